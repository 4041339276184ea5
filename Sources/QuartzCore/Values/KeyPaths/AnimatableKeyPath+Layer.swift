// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import DisplayList
internal import Foundation

extension AnimatableKeyPath {
  /// Where a layer lies.
  static let place: [AnimatableKeyPath] =
    [
      number("anchorPointZ", \.anchorPointZ),
      number("zPosition", \.zPosition),
    ] + point("position", \.position).withParts
    + point("anchorPoint", \.anchorPoint).withParts + rect("bounds", \.bounds).withParts

  /// How a layer looks.
  static let look: [AnimatableKeyPath] = [
    float("opacity", \.opacity),
    flag("hidden", \.isHidden),
    flag("masksToBounds", \.masksToBounds),
    flag("doubleSided", \.rare.isDoubleSided),
    color("backgroundColor", \.backgroundColor),
    number("cornerRadius", \.cornerRadius),
    number("borderWidth", \.borderWidth),
    color("borderColor", \.borderColor),
    flag("shouldRasterize", \.rare.shouldRasterize),
    number("rasterizationScale", \.rare.rasterizationScale),
  ]

  /// How a layer's shadow looks.
  static let shadows: [AnimatableKeyPath] =
    [
      float("shadowOpacity", \.rare.shadowOpacity),
      number("shadowRadius", \.rare.shadowRadius),
      color("shadowColor", \.rare.shadowColor),
      path("shadowPath", \.rare.shadowPath),
    ] + size("shadowOffset", \.rare.shadowOffset).withParts

  /// What a layer shows of its contents.
  static let contents: [AnimatableKeyPath] =
    [
      AnimatableKeyPath(
        name: "contents", kind: .image, get: { $0.contents.map { .image($0) } },
        set: { if case .image(let value) = $1 { $0.contents = value } }),
      number("contentsScale", \.contentsScale),
    ] + rect("contentsRect", \.rare.contentsRect).withParts
    + rect("contentsCenter", \.rare.contentsCenter).withParts
}
