// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import FilmstripTimelines

/// A property that has no amounts: it is the same or another.
struct TextProperty: Sendable {
  typealias State = Timeline.LayerState

  let name: String
  /// Whether its values are digests, which say nothing to people.
  var isDigest = false
  /// Nil where the state has no such thing, as a layer without text has none, nor any in a timeline of before.
  let value: @Sendable (State) -> String?

  private static func flag(
    _ name: String, _ value: @escaping @Sendable (State) -> Bool
  ) -> TextProperty { TextProperty(name: name) { "\(value($0))" } }

  private static func digest(
    _ name: String, _ value: @escaping @Sendable (State) -> String?
  ) -> TextProperty { TextProperty(name: name, isDigest: true) { value($0) ?? "none" } }

  /// All but those that name other layers.
  static let all: [TextProperty] = [
    flag("isDoubleSided") { $0.isDoubleSided }, flag("preservesDepth") { $0.preservesDepth },
    flag("isHidden") { $0.isHidden }, flag("masksToBounds") { $0.masksToBounds },
    TextProperty(name: "cornerCurve") { $0.corners.curve.rawValue },
    TextProperty(name: "maskedCorners") { "\($0.corners.mask.rawValue)" },
    TextProperty(name: "background") {
      switch $0.background {
      case nil: "none"
      case .color: "a color"
      case .pattern(let digest): "the pattern \(digest)"
      }
    },
    TextProperty(name: "borderColor") { $0.borderColor == nil ? "none" : "a color" },
    digest("shadowPath") { $0.shadowPath }, digest("contents") { $0.contents },
    digest("drawing") { $0.drawing },
    TextProperty(name: "text") { $0.text.map { "“\($0)”" } },
    TextProperty(name: "font") { $0.font },
  ]
}
