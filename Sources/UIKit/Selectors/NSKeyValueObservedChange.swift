// SPDX-License-Identifier: MIT
public import Foundation

/// What an observer receives of a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Options of given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call when the observer is added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call of its own for what is about to change, before the one for what has changed.
  ///
  /// Here both are made after the change: the object has its new value in either.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change; always `setting` here.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// Keys of what `observeValue(forKeyPath:of:change:context:)` is given.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key.
  public let rawValue: String

  /// A key of a given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An `NSKeyValueChange`, by its raw value.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which elements of a collection; never given here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True in a call for what is about to change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// What kind of change it is.
  public typealias Kind = NSKeyValueChange

  /// Always `setting` here.
  public let kind: Kind
  /// The value now; nil unless the options asked for it.
  public let newValue: Value?
  /// The value before; nil unless the options asked for it.
  public let oldValue: Value?
  /// Which elements of a collection; nil here.
  public let indexes: IndexSet?
  /// Whether this is the call for what is about to change.
  public let isPrior: Bool
}
