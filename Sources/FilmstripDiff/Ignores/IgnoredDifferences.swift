// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// What an ignore hides in one comparison.
public struct IgnoredDifferences: Sendable, Equatable {
  /// The ignore.
  public let ignore: Ignore
  /// Whether one of the recordings has the layer that it names, or its region is on the screen.
  public package(set) var isFound = true
  /// Whether it covers nearly all of the screen at a time.
  public package(set) var coversScreen = false
  /// How many pixels differ in it, in all pictures that were compared, at their size.
  public package(set) var pixelCount = 0
  /// In how many of the pictures.
  public package(set) var frameCount = 0
  /// The greatest difference of a premultiplied channel of these pixels, in 1/255.
  public package(set) var greatestDifference = 0
  /// How many properties and layers move otherwise, or are there on one side alone.
  public package(set) var motionCount = 0

  package init(_ ignore: Ignore) { self.ignore = ignore }

  /// Whether it hides nothing.
  public var isEmpty: Bool { pixelCount == 0 && motionCount == 0 }

  /// What is ignored, such as `layer clock`.
  package var subject: String { "\(ignore)" + (coversScreen ? ", which covers the screen" : "") }

  /// How much it hides, such as `312 pixels in 9 frames by up to 180/255, 4 motion differences`.
  package var amount: String {
    let pixels =
      pixelCount == 0
      ? nil
      : "\(pixelCount.grouped) pixel\(pixelCount == 1 ? "" : "s") in \(frameCount.counting("frame")) by up to "
        + "\(greatestDifference)/255"
    let motions = motionCount == 0 ? nil : motionCount.counting("motion difference")
    let parts = [pixels, motions].compactMap(\.self)
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension IgnoredDifferences: CustomStringConvertible {
  /// What is ignored, how much that hides, and why it is ignored.
  public var description: String {
    "ignored \(subject): \(amount) (\(ignore.reason.printable))"
  }
}

extension IgnoredDifferences {
  /// One line on ignores that hide nothing in a run, by their places; nil for none.
  package static func idleLine(_ places: [String]) -> String? {
    guard !places.isEmpty else { return nil }
    let shown = places.prefix(5).joined(separator: ", ")
    let more = places.count > 5 ? " and \(places.count - 5) more" : ""
    let (verb, them) = places.count == 1 ? ("hides", "it") : ("hide", "them")
    return
      "\(places.count.counting("ignore")) \(verb) nothing in this run: \(shown)\(more); remove \(them) if "
      + "nothing differs there any more"
  }

  /// Adds what it hides in one picture.
  package mutating func add(_ difference: PixelComparison.Hidden) {
    frameCount += 1
    pixelCount += difference.pixelCount
    greatestDifference = max(greatestDifference, difference.greatestDifference)
  }
}
