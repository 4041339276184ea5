// SPDX-License-Identifier: MIT

/// What lowered sources call in the place of what only an Objective-C compiler provides.
///
/// Written by the lowering of `SourceLowering` into an application's files, which import this module
/// for it. These names are not meant to be written by hand.
public enum Lowered {
  /// The SDK's selector, also where an application has a type of this name.
  public typealias Selector = QuartzCore.Selector
}

// A method is given as a closure that takes the receiver and returns the method bound to it, so that
// private methods are found where they are visible and overrides are called. There are two of each:
// Swift 6 does not convert the methods of a class without an actor to those of one with an actor. What
// a closure of the main actor's is called from is the engine's thread.

extension Lowered {
  /// A selector for a method without arguments.
  public static func selector<T, R>(
    _ name: String, _ method: @escaping (T) -> () -> R
  ) -> Selector { make(name, 0) { (target: T, _) in object(method(target)()) } }

  /// A selector for a method of the main actor without arguments.
  @_disfavoredOverload
  public static func selector<T, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> R
  ) -> Selector { selector(name, unsafeBitCast(method, to: ((T) -> () -> R).self)) }

  /// A selector for a method with one argument.
  public static func selector<T, A, R>(
    _ name: String, _ method: @escaping (T) -> (A) -> R
  ) -> Selector {
    make(name, 1) { (target: T, arguments) in
      guard let a: A = argument(0, of: arguments, name) else { return nil }
      return object(method(target)(a))
    }
  }

  /// A selector for a method of the main actor with one argument.
  @_disfavoredOverload
  public static func selector<T, A, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A) -> R
  ) -> Selector { selector(name, unsafeBitCast(method, to: ((T) -> (A) -> R).self)) }

  /// A selector for a method with two arguments.
  public static func selector<T, A, B, R>(
    _ name: String, _ method: @escaping (T) -> (A, B) -> R
  ) -> Selector {
    make(name, 2) { (target: T, arguments) in
      guard let a: A = argument(0, of: arguments, name),
        let b: B = argument(1, of: arguments, name)
      else { return nil }
      return object(method(target)(a, b))
    }
  }

  /// A selector for a method of the main actor with two arguments.
  @_disfavoredOverload
  public static func selector<T, A, B, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R
  ) -> Selector { selector(name, unsafeBitCast(method, to: ((T) -> (A, B) -> R).self)) }

  /// A selector for a method with three arguments, which no control sends.
  public static func selector<T, A, B, C, R>(
    _ name: String, _ method: @escaping (T) -> (A, B, C) -> R
  ) -> Selector {
    make(name, 3) { (target: T, arguments) in
      guard let a: A = argument(0, of: arguments, name),
        let b: B = argument(1, of: arguments, name), let c: C = argument(2, of: arguments, name)
      else { return nil }
      return object(method(target)(a, b, c))
    }
  }

  /// A selector for a method of the main actor with three arguments.
  @_disfavoredOverload
  public static func selector<T, A, B, C, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C) -> R
  ) -> Selector { selector(name, unsafeBitCast(method, to: ((T) -> (A, B, C) -> R).self)) }

  /// A selector for a method with four arguments: that of an observer.
  public static func selector<T, A, B, C, D, R>(
    _ name: String, _ method: @escaping (T) -> (A, B, C, D) -> R
  ) -> Selector {
    make(name, 4) { (target: T, arguments) in
      guard let a: A = argument(0, of: arguments, name),
        let b: B = argument(1, of: arguments, name), let c: C = argument(2, of: arguments, name),
        let d: D = argument(3, of: arguments, name)
      else { return nil }
      return object(method(target)(a, b, c, d))
    }
  }

  /// A selector for a method of the main actor with four arguments.
  @_disfavoredOverload
  public static func selector<T, A, B, C, D, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C, D) -> R
  ) -> Selector { selector(name, unsafeBitCast(method, to: ((T) -> (A, B, C, D) -> R).self)) }

  /// A selector for a method of an expression's type; the expression is not evaluated.
  public static func selector<T, R>(
    _ name: String, of base: @autoclosure () -> T, _ method: @escaping (T) -> () -> R
  ) -> Selector { selector(name, method) }

  /// A selector for a method of the main actor of an expression's type, which is not evaluated.
  @_disfavoredOverload
  public static func selector<T, R>(
    _ name: String, of base: @autoclosure () -> T,
    _ method: @escaping @MainActor (T) -> @MainActor () -> R
  ) -> Selector { selector(name, unsafeBitCast(method, to: ((T) -> () -> R).self)) }

  /// A selector for a method with one argument of an expression's type, which is not evaluated.
  public static func selector<T, A, R>(
    _ name: String, of base: @autoclosure () -> T, _ method: @escaping (T) -> (A) -> R
  ) -> Selector { selector(name, method) }

  /// A selector for a method of the main actor with one argument of an expression's type, which is
  /// not evaluated.
  @_disfavoredOverload
  public static func selector<T, A, R>(
    _ name: String, of base: @autoclosure () -> T,
    _ method: @escaping @MainActor (T) -> @MainActor (A) -> R
  ) -> Selector { selector(name, unsafeBitCast(method, to: ((T) -> (A) -> R).self)) }

  /// A selector for a property's value.
  public static func selector<T, R>(
    getter name: String, _ value: @escaping @MainActor (T) -> R
  ) -> Selector {
    let value = unsafeBitCast(value, to: ((T) -> R).self)
    return make(name, 0) { (target: T, _) in object(value(target)) }
  }

  /// A selector that sets a property.
  public static func selector<T, A>(
    setter name: String, _ set: @escaping @MainActor (T, A) -> Void
  ) -> Selector {
    let set = unsafeBitCast(set, to: ((T, A) -> Void).self)
    return make(name, 1) { (target: T, arguments) in
      guard let a: A = argument(0, of: arguments, name) else { return nil }
      set(target, a)
      return nil
    }
  }

  /// A selector that is found by its name, in the tables of lowered classes.
  public static func selector(named name: String) -> Selector {
    Selector(
      name: name,
      method: SelectorMethod(
        isMethod: { table(of: $0, name)?.isMethod(of: $0) ?? false },
        call: { table(of: $0, name)?.call($0, $1) }))
  }

  /// A selector whose name has a colon for each argument, if it was given without.
  private static func make<T>(
    _ name: String, _ arity: Int, _ call: @escaping (T, [Any?]) -> Any?
  ) -> Selector {
    let name = name.contains(":") ? name : name + String(repeating: ":", count: arity)
    return Selector(
      name: name,
      method: SelectorMethod(
        isMethod: { $0 is T || table(of: $0, name) != nil },
        call: { target, arguments in
          if let receiver = target as? T { return call(receiver, arguments) }
          return table(of: target, name)?.call(target, arguments)
        }))
  }

  /// A result; nil for a method that returns nothing.
  private static func object<R>(_ result: R) -> Any? { result is Void ? nil : result }

  /// The method that the class of an object, or one of its superclasses, has by a name.
  private static func table(of target: Any, _ name: String) -> Selector? {
    (type(of: target) as? any SelectorTable.Type)?.loweredSelector(name)
      ?? (target as? any SelectorTable.Type)?.loweredSelector(name)
  }
}

/// A lowered class that has methods that are looked up by name.
public protocol SelectorTable {
  /// The method of a name, of this class or of a superclass; nil if there is none.
  static func loweredSelector(_ name: String) -> Selector?
}
