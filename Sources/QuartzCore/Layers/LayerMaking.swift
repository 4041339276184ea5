// SPDX-License-Identifier: MIT
internal import FilmstripWording

// Layers of classes that are known only at run time: those that views name as their `layerClass`, and those of
// which presentation copies are made.
//
// Swift calls an initializer of a metatype only when it is `required`, and then each class has to declare it,
// which none does that was written for iOS. Every class has an entry for it in its table of methods all the
// same. The classes below have their initializers in the same entries as layers have theirs, so that a call
// through their metatypes reads what the class of the layer has there. Nothing is ever made of them. Tests
// compare, and `CALayer` itself does not need it.

/// What `CALayer` is a subclass of, as its initializer for copies has to be the first of a class that adds no
/// stored properties to `NSObject`; not for applications.
// swift-format-ignore: NoLeadingUnderscores
open class _LayerRoot: NSObject {
  public init(layer: Any) { super.init() }

  public override init() { super.init() }
}

/// Has its `init()` where `NSObject` has it, in the first entry of a class without a superclass.
///
/// Not for applications; open, as otherwise the optimizer calls the initializer directly.
// swift-format-ignore: NoLeadingUnderscores
open class _NewLayerBlueprint {
  public required init() { refuse("_NewLayerBlueprint: stands for other classes") }
}

/// Has its `init(layer:)` in the entry in which `_LayerRoot` has it.
///
/// Not for applications; open, as otherwise the optimizer calls the initializer directly.
// swift-format-ignore: NoLeadingUnderscores
open class _CopiedLayerBlueprint: NSObject {
  public required init(layer: Any) { refuse("_CopiedLayerBlueprint: stands for other classes") }
}

extension CALayer {
  /// A new layer of a class that is known only at run time, an application's or one of the SDK's.
  @_optimize(none) @inline(never)
  package static func make(_ type: CALayer.Type) -> CALayer {
    if type == CALayer.self { return CALayer() }
    let blueprint = unsafeBitCast(type, to: _NewLayerBlueprint.Type.self)
    return unsafeBitCast(blueprint.init(), to: CALayer.self)
  }

  /// A presentation copy of the layer's own class, with given values.
  ///
  /// As on iOS a class that declares initializers and does not override `init(layer:)` ends the program
  /// with Swift's message that says so.
  @_optimize(none) @inline(never)
  func makeCopy(showing shown: LayerProperties) -> CALayer {
    let copy: CALayer
    if type(of: self) == CALayer.self {
      copy = CALayer(layer: self)
    } else {
      let blueprint = unsafeBitCast(type(of: self), to: _CopiedLayerBlueprint.Type.self)
      copy = unsafeBitCast(blueprint.init(layer: self), to: CALayer.self)
    }
    copy.properties = shown
    return copy
  }
}

/// A new object of a class that is known only at run time, by its `init()`.
@_optimize(none) @inline(never)
package func makeObject<Object: NSObject>(_ type: NSObject.Type, as _: Object.Type) -> Object? {
  let blueprint = unsafeBitCast(type, to: _NewLayerBlueprint.Type.self)
  return unsafeBitCast(blueprint.init(), to: NSObject.self) as? Object
}
