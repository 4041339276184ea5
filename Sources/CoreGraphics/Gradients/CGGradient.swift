// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
public import Foundation

public final class CGGradient: Sendable {
  /// Colours with their places, in order of place.
  package let stops: [LinearGradient.Stop]

  /// Creates a gradient of `CGColor`s; without locations they are spread evenly.
  ///
  /// Nil when there are no colours, one of them is not a `CGColor`, or the numbers of colours and
  /// locations differ.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
  ) {
    let given = colors
    let colors = given.compactMap { $0 as? CGColor }
    guard !colors.isEmpty, colors.count == given.count,
      locations == nil || locations?.count == colors.count
    else { return nil }
    let last = max(colors.count - 1, 1)
    let places = locations ?? colors.indices.map { CGFloat($0) / CGFloat(last) }
    let stops = zip(places, colors).map { LinearGradient.Stop(location: $0, color: $1.color) }
    // A stable sort: two colours at one place make a hard edge in the order given.
    self.init(
      stops: stops.enumerated().sorted {
        ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
      }.map(\.element))
  }

  /// Creates a gradient of components of a space, alpha last, colour after colour; without locations
  /// the colours are spread evenly.
  ///
  /// Nil for a pattern space, and for no colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
    self.init(
      colorsSpace: space, colors: colors as CFArray,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) })
  }

  private init(stops: [LinearGradient.Stop]) { self.stops = stops }

  func stops(fadedBy alpha: CGFloat) -> [LinearGradient.Stop] {
    guard alpha != 1 else { return stops }
    return stops.map {
      LinearGradient.Stop(location: $0.location, color: $0.color.faded(by: alpha))
    }
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates a set from its bits; bits without a meaning are kept and ignored.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour continues before the start; otherwise nothing is painted there.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour continues after the end; otherwise nothing is painted there.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
