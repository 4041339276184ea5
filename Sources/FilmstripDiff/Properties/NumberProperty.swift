// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripTimelines

struct NumberProperty: Sendable {
  typealias State = Timeline.LayerState

  /// As Core Animation's key paths, such as `position.x`.
  let name: String
  let unit: PropertyUnit
  /// Whether it places the layer and all in it, or changes how they look.
  let isPlace: Bool
  /// Nil where the state has no such thing, as a layer without a shadow has no offset of one.
  let value: @Sendable (State) -> Double?

  private static func place(
    _ name: String, _ unit: PropertyUnit = .points, _ value: @escaping @Sendable (State) -> Double?
  ) -> NumberProperty { NumberProperty(name: name, unit: unit, isPlace: true, value: value) }

  private static func look(
    _ name: String, _ unit: PropertyUnit = .points, _ value: @escaping @Sendable (State) -> Double?
  ) -> NumberProperty { NumberProperty(name: name, unit: unit, isPlace: false, value: value) }

  private static func color(
    _ name: String, _ color: @escaping @Sendable (State) -> Color?
  ) -> [NumberProperty] {
    [
      look(name + ".red", .fraction) { color($0)?.red },
      look(name + ".green", .fraction) { color($0)?.green },
      look(name + ".blue", .fraction) { color($0)?.blue },
      look(name + ".alpha", .fraction) { color($0)?.alpha },
    ]
  }

  private static func transform(
    _ name: String, _ elements: @escaping @Sendable (State) -> [Double]?
  ) -> [NumberProperty] {
    let parts: [(String, PropertyUnit, @Sendable (NamedTransformParts) -> Double)] = [
      ("translation.x", .points, { $0.translation.x }),
      ("translation.y", .points, { $0.translation.y }),
      ("translation.z", .points, { $0.translation.z }),
      ("scale.x", .factor, { $0.scale.x }), ("scale.y", .factor, { $0.scale.y }),
      ("scale.z", .factor, { $0.scale.z }), ("shear.xy", .factor, { $0.shear.x }),
      ("shear.xz", .factor, { $0.shear.y }), ("shear.yz", .factor, { $0.shear.z }),
      ("rotation.x", .degrees, { $0.rotation.x }), ("rotation.y", .degrees, { $0.rotation.y }),
      ("rotation.z", .degrees, { $0.rotation.z }),
      ("perspective", .perPoint, { $0.perspective }),
    ]
    return parts.map { part, unit, value in
      place("\(name).\(part)", unit) { value(NamedTransformParts(elements($0))) }
    }
  }

  static let all: [NumberProperty] =
    [
      place("position.x") { $0.position.x }, place("position.y") { $0.position.y },
      place("bounds.origin.x") { $0.bounds.origin.x },
      place("bounds.origin.y") { $0.bounds.origin.y },
      place("bounds.size.width") { $0.bounds.size.width },
      place("bounds.size.height") { $0.bounds.size.height },
      place("anchorPoint.x", .fraction) { $0.anchorPoint.x },
      place("anchorPoint.y", .fraction) { $0.anchorPoint.y },
      place("anchorPointZ") { $0.anchorPointZ }, place("zPosition") { $0.zPosition },
    ] + transform("transform") { $0.transform }
    + transform("sublayerTransform") { $0.sublayerTransform } + [
      look("opacity", .fraction) { $0.opacity }, look("cornerRadius") { $0.corners.radius },
    ]
    + color("backgroundColor") { if case .color(let color) = $0.background { color } else { nil } }
    + [look("borderWidth") { $0.borderWidth }] + color("borderColor") { $0.borderColor } + [
      look("shadowOpacity", .fraction) { $0.shadowOpacity }
    ] + color("shadowColor") { $0.shadowColor } + [
      look("shadowOffset.width") { $0.shadowOffset.map { Double($0.width) } },
      look("shadowOffset.height") { $0.shadowOffset.map { Double($0.height) } },
      look("shadowRadius") { $0.shadowRadius },
      look("contentsRect.origin.x", .fraction) { $0.contentsRect.origin.x },
      look("contentsRect.origin.y", .fraction) { $0.contentsRect.origin.y },
      look("contentsRect.size.width", .fraction) { $0.contentsRect.size.width },
      look("contentsRect.size.height", .fraction) { $0.contentsRect.size.height },
    ] + color("textColor") { $0.textColor }

  /// The places in ``all`` of the width and the height, which layout follows.
  static let sizes = all.indices.filter { all[$0].name.hasPrefix("bounds.size") }

  /// How far the second value is beyond the first; of angles, the shorter way round.
  func deviation(_ expected: Double, _ actual: Double) -> Double {
    if expected == actual || (expected.isNaN && actual.isNaN) { return 0 }
    let difference = actual - expected
    guard unit == .degrees, difference.isFinite else {
      return difference.isNaN ? .infinity : difference
    }
    return difference.remainder(dividingBy: 360)
  }
}
