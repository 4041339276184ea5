// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Which cases are drawn although they need not be, so that a digest that is wrong is found.
///
/// It is always the same ones: which follows from the names of suite and case.
public struct GoldenAudit: Sendable, Equatable {
  /// The share of cases, 0 for none to 1 for all.
  public let share: Double

  /// None.
  public static let none = GoldenAudit(share: 0)

  /// A share of all cases.
  ///
  /// - Parameter share: 0 for none, 1 for all.
  /// - Precondition: it is from 0 to 1.
  public init(share: Double) {
    require((0...1).contains(share), "GoldenAudit: a share is between 0 and 1, not \(share)")
    self.share = share
  }

  /// A share in percent, such as `5%`, or as a fraction, such as `0.05`; nil for anything else.
  ///
  /// - Parameter text: What a person has written.
  public init?(_ text: String) {
    let isPercent = text.hasSuffix("%")
    guard let number = Double(isPercent ? String(text.dropLast()) : text) else { return nil }
    let share = isPercent ? number / 100 : number
    guard (0...1).contains(share) else { return nil }
    self.init(share: share)
  }

  /// Whether a case is among them.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - suite: The name of its suite.
  /// - Returns: The same for the same names.
  public func includes(_ name: String, of suite: String) -> Bool {
    let place = Digest(of: (suite + "\u{0}" + name).utf8).high >> 11
    return Double(place) / Double(UInt64(1) << 53) < share
  }
}
