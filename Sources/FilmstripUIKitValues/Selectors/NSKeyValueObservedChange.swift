// SPDX-License-Identifier: MIT

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
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

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which elements of a collection; never given here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  /// Always `setting` here.
  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  /// Which elements of a collection; nil here.
  public let indexes: IndexSet?
  public let isPrior: Bool
}
