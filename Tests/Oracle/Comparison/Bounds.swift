// SPDX-License-Identifier: MIT

/// How far a picture may be from its reference.
///
/// Lengths are device pixels of half a point, colours 1/255. Every class asks for geometry within
/// half a pixel (``Difference``); they differ in what they ask of colours.
struct Bounds: Sendable {
  /// Largest error where the reference is of one colour for a pixel around.
  var flat: Int
  /// Largest error beyond half a pixel of geometry, where the reference changes.
  var edge: Int
  /// How many pixels may be worse than that, all in all.
  var strays = 0
  /// How many connected pixels may be worse than that.
  var region = 0

  /// What `strays` may ever be: pixels on edges, of 57,600 that most scenes have.
  static let mostStrays = 80
  /// What `region` may ever be: 80 square points.
  static let mostConnected = 320

  /// Edges of flat colours along pixels: nothing to be of two minds about but the rounding.
  static let exact = Bounds(flat: 1, edge: 2)
  /// Slanted and round edges: coverage is in steps of 1/16 in the browser in one direction and of
  /// 1/15 in Cairo in the other, and so 0.09 off where both round away from each other.
  static let sharp = Bounds(flat: 1, edge: 24)
  /// Clips by paths: the browser cuts each thing at the path, so that at the edge of a clip what
  /// lies below in the group is seen as well: up to a ninth at half a pixel's coverage.
  static let clipped = Bounds(flat: 1, edge: 28)
  /// Dashes of curves: the browser measures along chords, and is a quarter of a pixel off at the
  /// ends of dashes where the integral of the length has been worked out by hand.
  static let dashed = Bounds(flat: 1, edge: 48)
  /// Layers in perspective: the browser turns pictures of layers, whose inner edges are a blend of
  /// two pixels before they are resampled, so that an edge may be off by one more blend.
  static let warped = Bounds(flat: 1, edge: 40)
  /// Blurs: three box blurs or a table of a Gaussian's values, rounded to bytes between passes.
  static let soft = Bounds(flat: 3, edge: 3)
  /// Blurs of shapes that also have sharp edges.
  static let softEdges = Bounds(flat: 3, edge: 24)
  /// Filters that multiply colours: those have been rounded before, here and in the browser, and an
  /// error of one becomes one of the factor.
  static let multiplied = Bounds(flat: 3, edge: 24)
  /// Filters that blur: the browser's are three boxes of whole pixels, which come to 5/255 more
  /// than the integral of the Gaussian that can be worked out by hand for the middle of a stripe.
  static let filtered = Bounds(flat: 6, edge: 24)
  /// Gradients: tables of colours and dithering are within 2/255 of the exact value.
  static let graded = Bounds(flat: 2, edge: 3)
  /// Gradients within round or slanted edges.
  static let gradedEdges = Bounds(flat: 2, edge: 24)
}
