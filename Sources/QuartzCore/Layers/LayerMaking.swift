// SPDX-License-Identifier: MIT
internal import Wording

extension CALayer {
  /// A new layer of a class that is known only at run time, an application's or one of the SDK's.
  package static func make(_ type: CALayer.Type) -> CALayer { LayerBlueprint.make(type) }

  /// A presentation copy of the layer's own class, with given values.
  ///
  /// As on iOS a class that declares initializers and does not override `init(layer:)` ends the program
  /// with Swift's message that says so.
  func makeCopy(showing shown: LayerProperties) -> CALayer {
    let copy = LayerBlueprint.copy(self)
    copy.properties = shown
    return copy
  }
}

/// Declares the two initializers of `CALayer` that Core Animation calls on classes of applications, at the
/// same places in the table of a class's methods.
///
/// Swift calls an initializer of a metatype only when it is `required`, and then each class has to
/// declare it, which none does that was written for iOS. Every class has the entries all the same. A
/// call through this metatype reads entry by entry what `CALayer` has: `init()` is in that of `NSObject`,
/// `init(layer:)` in the first that a class below `NSObject` adds. Nothing is ever made of this class.
private class LayerBlueprint: NSObject {
  required init(layer: Any) { refuse("LayerBlueprint: stands for other classes") }

  required override init() { refuse("LayerBlueprint: stands for other classes") }

  // The optimizer, which knows that the class has no subclasses, would call its initializers directly.
  @_optimize(none) @inline(never)
  static func make(_ type: CALayer.Type) -> CALayer {
    let blueprint = unsafeBitCast(type, to: LayerBlueprint.Type.self)
    return unsafeBitCast(blueprint.init(), to: CALayer.self)
  }

  @_optimize(none) @inline(never)
  static func copy(_ layer: CALayer) -> CALayer {
    let blueprint = unsafeBitCast(Swift.type(of: layer), to: LayerBlueprint.Type.self)
    return unsafeBitCast(blueprint.init(layer: layer), to: CALayer.self)
  }
}
