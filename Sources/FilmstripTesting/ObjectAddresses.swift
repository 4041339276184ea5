// SPDX-License-Identifier: MIT

struct ObjectAddresses {
  private var addresses: Set<UInt> = []
  /// Keeps objects that are made for reflection, so that no other takes the place of one.
  private var kept: [AnyObject] = []

  init(in value: Any) { add(value) }

  /// Whether the hexadecimal digits of a number are those of an address.
  func contain(_ digits: some StringProtocol) -> Bool {
    UInt(digits, radix: 16).map { addresses.contains($0) } ?? false
  }

  private mutating func add(_ value: Any) {
    if let address = ObjectAddresses.address(of: value) {
      addresses.insert(address)
      return
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      let address = UInt(bitPattern: ObjectIdentifier(object))
      guard addresses.insert(address).inserted else { return }
      kept.append(object)
    }
    var level: Mirror? = mirror
    while let mirror = level {
      for child in mirror.children { add(child.value) }
      level = mirror.superclassMirror
    }
  }

  /// The address that a value is; nil for a value that is none.
  private static func address(of value: Any) -> UInt? {
    switch value {
    case let pointer as any _Pointer: number(of: pointer)
    case let pointer as OpaquePointer: UInt(bitPattern: pointer)
    case let identifier as ObjectIdentifier: UInt(bitPattern: identifier)
    default: nil
    }
  }

  private static func number(of pointer: some _Pointer) -> UInt { UInt(bitPattern: pointer) }
}
