// SPDX-License-Identifier: MIT

extension Lowered {
  /// Reports that a stub is reached that is not filled in: what is shown may move otherwise than on iOS.
  public static func stub(_ name: String) { ContentFact.stubReached(name).report() }

  /// Reports that a statement or a function is reached that is left out.
  public static func leftOut(_ name: String) { ContentFact.leftOutReached(name).report() }

  /// Reports that a color, a font, a text or a picture is reached that is guessed.
  public static func look<Value>(_ name: String, _ value: Value) -> Value {
    ContentFact.lookGuessed(name).report()
    return value
  }

  /// A property of a stub: what is read before it was ever set is a guess, and is reported.
  @propertyWrapper
  public struct Stub<Value> {
    private let name: String
    private let isLook: Bool
    private var value: Value
    private var isSet = false

    /// A property by its name, with a guessed value; of a look, nothing that moves depends on it.
    public init(wrappedValue: Value, _ name: String, isLook: Bool = false) {
      (value, self.name, self.isLook) = (wrappedValue, name, isLook)
    }

    /// The value that was set, or the guess.
    public var wrappedValue: Value {
      get {
        if isSet { return value }
        if isLook { return Lowered.look(name, value) }
        Lowered.stub(name)
        return value
      }
      set { (value, isSet) = (newValue, true) }
    }
  }
}
