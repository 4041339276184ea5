// SPDX-License-Identifier: MIT

extension Lowered {
  /// A new object of a class that is known only at run time, by its `init()`.
  ///
  /// Objective-C's initializers can be called on any class; Swift's only where they are `required`. As where
  /// layers are made of a view's `layerClass`: every class has `init()` in the entry of its table of methods in
  /// which `NSObject` has it. A class that declares initializers and does not override `init()` ends the
  /// program with Swift's message that says so, as on iOS.
  @_optimize(none) @inline(never)
  public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    if type == NSObject.self { return unsafeDowncast(NSObject(), to: Object.self) }
    let blueprint = unsafeBitCast(type, to: _NewLayerBlueprint.Type.self)
    return unsafeBitCast(blueprint.init(), to: Object.self)
  }
}
