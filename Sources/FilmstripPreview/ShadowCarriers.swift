// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripTimelines

/// The layers that carry a shadow, and what kind of one.
///
/// Besides a layer's own shadow that is what draws one: a shadow of a graphics context, or a dark gradient
/// that fades out, which is how shadows are drawn into images.
struct ShadowCarriers: Sendable {
  struct Carrier: Sendable {
    let layer: Int
    let kind: String
    /// Its values in words; of one that changes, the strongest.
    let text: String
  }

  private(set) var all: [Carrier] = []

  /// Darker colours are taken for those of shadows.
  private static let darkness = 0.15
  private static let maximumAlpha = 0.75
  /// Deeper drawing is not looked at.
  private static let maximumDepth = 32

  init(_ frames: [Frame], timeline: Timeline) {
    var strongest: [Int: Timeline.LayerState] = [:]
    for states in timeline.frames {
      for state in states where state.shadowOpacity > (strongest[state.id]?.shadowOpacity ?? 0) {
        strongest[state.id] = state
      }
    }
    var drawn: [Int: (kind: String, text: String)] = [:]
    var contents: [Int: [DrawCommand]] = [:]
    for frame in frames { ShadowCarriers.visit(frame.root, &contents, &drawn, depth: 0) }
    for layer in timeline.layers {
      if let state = strongest[layer.id] {
        all.append(
          Carrier(layer: layer.id, kind: "its own shadow", text: ShadowCarriers.text(state)))
      }
      if let found = drawn[layer.id] {
        all.append(Carrier(layer: layer.id, kind: found.kind, text: found.text))
      }
    }
  }

  private static func visit(
    _ node: Node, _ contents: inout [Int: [DrawCommand]],
    _ drawn: inout [Int: (kind: String, text: String)], depth: Int
  ) {
    guard depth < 500 else { return }
    let commands = node.content
    // Most layers draw in each frame what they drew before.
    if drawn[node.id] == nil, !commands.isEmpty, contents[node.id] != commands {
      contents[node.id] = commands
      drawn[node.id] = find(in: commands, depth: 0)
    }
    for child in node.children { visit(child, &contents, &drawn, depth: depth + 1) }
  }

  /// The first shadow that commands draw; layers that are drawn are not looked into.
  private static func find(in commands: [DrawCommand], depth: Int) -> (kind: String, text: String)?
  {
    guard depth < maximumDepth else { return nil }
    for command in commands {
      switch command {
      case .fill(_, _, let paint), .paint(let paint):
        if let text = text(paint) { return ("drawn, a dark gradient that fades out", text) }
      case .image(.picture(let picture), _):
        if let found = find(in: picture.commands, depth: depth + 1) { return found }
      case .group(let group):
        if group.hasEffects, let shadow = group.effects.shadow {
          return ("drawn, a shadow of the graphics context", text(shadow))
        }
        if let found = find(in: group.commands, depth: depth + 1) { return found }
      case .image, .imagePart, .stroke, .glyphs, .node: break
      }
    }
    return nil
  }

  private static func text(_ paint: Paint) -> String? {
    guard case .linearGradient(let gradient) = paint else { return nil }
    let colors = gradient.stops.map(\.color)
    let isDark = colors.allSatisfy { max($0.red, $0.green, $0.blue) <= darkness || $0.alpha == 0 }
    let alphas = colors.map(\.alpha)
    guard isDark, let least = alphas.min(), let most = alphas.max(), least < 0.02, most > 0.02,
      most <= maximumAlpha
    else { return nil }
    let width = hypot(gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    return "\(number(width)) pt wide, opacity up to \(TimelineText.number(most, decimals: 2))"
  }

  private static func text(_ shadow: Shadow) -> String {
    text(opacity: shadow.opacity * shadow.color.alpha, radius: shadow.radius, offset: shadow.offset)
  }

  private static func text(_ state: Timeline.LayerState) -> String {
    text(
      opacity: state.shadowOpacity, radius: state.shadowRadius ?? 0,
      offset: state.shadowOffset ?? .zero)
      + (state.shadowPath == nil ? "" : ", of a path")
  }

  private static func text(opacity: Double, radius: Double, offset: CGSize) -> String {
    "opacity \(TimelineText.number(opacity, decimals: 2)), radius \(number(radius)) pt, "
      + "offset \(number(offset.width)), \(number(offset.height)) pt"
  }

  private static func number(_ value: Double) -> String { TimelineText.number(value, decimals: 1) }
}

extension ShadowCarriers.Carrier {
  var json: String {
    TimelineText.object([
      ("layer", "\(layer)"), ("kind", TimelineText.string(kind)),
      ("text", TimelineText.string(text)),
    ])
  }
}
