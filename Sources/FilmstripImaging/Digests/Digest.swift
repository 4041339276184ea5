// SPDX-License-Identifier: MIT
internal import CFilmstripXXHash

/// Names contents by their bytes: XXH3 of 128 bits, as xxHash's specification defines it.
///
/// Equal contents have equal digests in all processes and on all machines. Two different contents
/// have the same one with a probability of 2⁻¹²⁸; it protects from accidents, not from forgery.
public struct Digest: Sendable, Hashable {
  /// The more significant half.
  public let high: UInt64
  /// The less significant half.
  public let low: UInt64

  /// A digest from its halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The digest of a run of bytes.
  public init(of bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) {
    let hash = XXH3_128bits_withSeed(bytes.baseAddress, bytes.count, seed)
    self.init(high: hash.high64, low: hash.low64)
  }

  /// The digest of a run of bytes.
  public init(of bytes: some Sequence<UInt8>) {
    self = Array(bytes).withUnsafeBytes { Digest(of: $0) }
  }
}

extension Digest: LosslessStringConvertible {
  /// Thirty-two hexadecimal digits in lowercase, the most significant one first.
  public var description: String { Digest.hexadecimal(high) + Digest.hexadecimal(low) }

  /// A digest from its thirty-two digits; nil for anything else.
  public init?(_ text: String) {
    let digits = text.utf8
    guard digits.count == 32, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Digest: Codable {
  /// Reads the digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let digest = Digest(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a digest has 32 hexadecimal digits")
    }
    self = digest
  }

  /// Writes the digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
