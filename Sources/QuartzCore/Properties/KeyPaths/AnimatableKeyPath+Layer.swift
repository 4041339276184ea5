// SPDX-License-Identifier: MIT

extension AnimatableKeyPath {
  static let place: [AnimatableKeyPath] =
    [
      number("anchorPointZ", \.anchorPointZ),
      number("zPosition", \.zPosition),
    ]
    + AnimatableKeyPath(
      name: "position", kind: .point, get: { .point($0.position) },
      set: { if case .point(let value) = $1 { $0.position = value } }
    ).withParts
    + point("anchorPoint", \.anchorPoint).withParts
    + AnimatableKeyPath(
      name: "bounds", kind: .rect, get: { .rect($0.bounds) },
      set: { if case .rect(let value) = $1 { $0.bounds = value } }
    ).withParts

  static let look: [AnimatableKeyPath] = [
    AnimatableKeyPath(
      name: "opacity", kind: .number, get: { .number(Double($0.opacity)) },
      set: { if case .number(let value) = $1 { $0.opacity = Float(value) } }),
    flag("hidden", \.isHidden),
    flag("masksToBounds", \.masksToBounds),
    flag("doubleSided", \.uncommonProperties.isDoubleSided),
    AnimatableKeyPath(
      name: "backgroundColor", kind: .color, get: { $0.backgroundColor.map { .color($0) } },
      set: { if case .color(let value) = $1 { $0.backgroundColor = value } }),
    number("cornerRadius", \.cornerRadius),
    number("borderWidth", \.borderWidth),
    color("borderColor", \.borderColor),
    flag("shouldRasterize", \.uncommonProperties.shouldRasterize),
    number("rasterizationScale", \.uncommonProperties.rasterizationScale),
  ]

  static let shadows: [AnimatableKeyPath] =
    [
      float("shadowOpacity", \.uncommonProperties.shadowOpacity),
      number("shadowRadius", \.uncommonProperties.shadowRadius),
      color("shadowColor", \.uncommonProperties.shadowColor),
      path("shadowPath", \.uncommonProperties.shadowPath),
    ] + size("shadowOffset", \.uncommonProperties.shadowOffset).withParts

  static let contents: [AnimatableKeyPath] =
    [
      AnimatableKeyPath(
        name: "contents", kind: .image, get: { $0.contents.map { .image($0) } },
        set: { if case .image(let value) = $1 { $0.contents = value } }),
      number("contentsScale", \.contentsScale),
    ] + rect("contentsRect", \.uncommonProperties.contentsRect).withParts
    + rect("contentsCenter", \.uncommonProperties.contentsCenter).withParts
}
