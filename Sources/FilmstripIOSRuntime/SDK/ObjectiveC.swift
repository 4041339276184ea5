// SPDX-License-Identifier: MIT

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// The greatest number that a `Float` holds, as C's headers have it on Apple's platforms; for files that do not import
/// UIKit, which has it, too.
@_disfavoredOverload public let MAXFLOAT: Float = .greatestFiniteMagnitude

public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Lowered.selector(named: aSelectorName)
}

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Runs a closure: there are no pools here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Calls a closure while no other thread does for the same object; there is one thread.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

/// One, whatever refers to the object: the count is a matter of the runtime, which code can only compare with an
/// earlier one.
public func CFGetRetainCount(_ cf: AnyObject?) -> Int { 1 }

/// A method of a class, which only the Objective-C runtime has.
public typealias Method = OpaquePointer
/// What a method does, which only the Objective-C runtime has.
public typealias IMP = OpaquePointer

/// Nil, after a report: there is no Objective-C runtime.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  UnsupportedFeature.report("class_getInstanceMethod of \(name)")
  return nil
}

/// Nil, after a report: there is no Objective-C runtime.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  UnsupportedFeature.report("class_getClassMethod of \(name)")
  return nil
}

/// Nil, after a report: there is no Objective-C runtime.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  UnsupportedFeature.report("class_getMethodImplementation of \(name)")
  return nil
}

/// Does nothing, after a report: there is no Objective-C runtime.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  UnsupportedFeature.report("method_exchangeImplementations")
}

/// False, after a report: there is no Objective-C runtime.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  UnsupportedFeature.report("class_addMethod of \(name)")
  return false
}

/// Nil, after a report: there is no Objective-C runtime.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  UnsupportedFeature.report("class_replaceMethod of \(name)")
  return nil
}

/// The method itself, which nothing calls: there is no Objective-C runtime.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// No encoding: there is no Objective-C runtime.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// The class itself, after a report: there is no Objective-C runtime.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  UnsupportedFeature.report("object_setClass to \(cls)")
  return object_getClass(obj)
}

/// The method itself, after a report: there is no Objective-C runtime.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  UnsupportedFeature.report("method_setImplementation")
  return m
}
