// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// How far a picture may be from the one that is expected, and why.
///
/// Without a tolerance pictures are compared exactly. A tolerance is kept beside the expected
/// picture, in the golden, so that who reads it knows what passes and for what reason; nothing else
/// loosens a comparison.
///
/// A pixel is *wrong* unless all its channels are within ``channelDifference`` of the expected
/// ones, or it is anti-aliasing and ``ignoresAntialiasing`` is set. Pictures are similar as long as
/// no more pixels are wrong than ``pixels`` allows.
public struct PixelTolerance: Sendable, Hashable {
  /// How many pixels may be wrong.
  public enum Limit: Sendable, Hashable {
    /// A number of pixels, 0 or more.
    case count(Int)
    /// A share of all pixels, 0 to 1; a part of a pixel does not count.
    case share(Double)
  }

  /// Why the pictures may differ; not empty, and not of spaces alone.
  public let reason: String
  /// The greatest difference of a premultiplied channel that makes no pixel wrong, in 1/255; 0 to
  /// 255.
  public let channelDifference: Int
  /// How many pixels may be wrong, regardless of by how much.
  public let pixels: Limit
  /// Whether pixels that are anti-aliasing in one of the pictures are right, however much they
  /// differ: see ``PixelDiff/antialiasedPixelCount`` for what else this lets pass.
  public let ignoresAntialiasing: Bool

  /// What the numbers are measures of, and its version: another measure gets another name, so that
  /// no golden is read with a meaning that it was not written with.
  ///
  /// Version 1: absolute differences of premultiplied 8-bit sRGB channels, the greatest of the
  /// four; anti-aliasing as in ``PixelDiff/antialiasedPixelCount``.
  public static let metric = "premultiplied-channels/1"

  /// Creates a tolerance; what is not given allows nothing.
  ///
  /// - Parameters:
  ///   - reason: Why the pictures may differ; not empty, and not of spaces alone.
  ///   - channelDifference: The greatest difference of a premultiplied channel that makes no pixel
  ///     wrong, in 1/255.
  ///   - pixels: How many pixels may be wrong, regardless of by how much.
  ///   - ignoresAntialiasing: Whether pixels that are anti-aliasing in one of the pictures are right.
  /// - Precondition: the reason has more than spaces, and each number is in its range.
  public init(
    reason: String, channelDifference: Int = 0, pixels: Limit = .count(0),
    ignoresAntialiasing: Bool = false
  ) {
    (self.reason, self.channelDifference) = (reason, channelDifference)
    (self.pixels, self.ignoresAntialiasing) = (pixels, ignoresAntialiasing)
    if let problem { refuse("PixelTolerance: \(problem)") }
  }

  /// How many of a number of pixels may be wrong.
  ///
  /// A share is rounded down; a millionth of a pixel makes up for what is lost in multiplying it.
  ///
  /// - Parameter count: The number of pixels that are compared.
  /// - Returns: A number from 0 to `count`.
  public func allowedPixelCount(of count: Int) -> Int {
    switch pixels {
    case .count(let allowed): min(allowed, count)
    case .share(let share): min(count, Int(share * Double(count) + 1e-6))
    }
  }

  /// What is not in its range, or nil.
  private var problem: String? {
    if reason.allSatisfy(\.isWhitespace) {
      return "a tolerance needs a reason; say why pixels differ"
    }
    if !(0...255).contains(channelDifference) {
      return "a channel differs by 0 to 255, not by \(channelDifference)"
    }
    switch pixels {
    case .count(let count) where count < 0:
      return "\(count) pixels cannot be allowed; give 0 or more"
    case .share(let share) where !(0...1).contains(share):
      return "a share of pixels is between 0 and 1, not \(share)"
    default: return nil
    }
  }
}

/// In JSON: `metric`, `reason`, and what is allowed: `channelDifference`, `pixelCount` or
/// `pixelShare`, `ignoresAntialiasing`; what allows nothing is left out.
extension PixelTolerance: Codable {
  private enum CodingKeys: String, CodingKey {
    case metric, reason, channelDifference, pixelCount, pixelShare, ignoresAntialiasing
  }

  /// Reads a tolerance.
  ///
  /// Throws a `DecodingError` with what is wrong: another metric, no reason, a number out of its
  /// range, or a count beside a share.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func refuse(_ key: CodingKeys, _ problem: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: values.codingPath + [key], debugDescription: problem))
    }
    let metric = try values.decode(String.self, forKey: .metric)
    guard metric == PixelTolerance.metric else {
      throw refuse(
        .metric, "the metric is \(metric.printable), not \(PixelTolerance.metric); record it again")
    }
    reason = try values.decode(String.self, forKey: .reason)
    channelDifference = try values.decodeIfPresent(Int.self, forKey: .channelDifference) ?? 0
    ignoresAntialiasing =
      try values.decodeIfPresent(Bool.self, forKey: .ignoresAntialiasing) ?? false
    let count = try values.decodeIfPresent(Int.self, forKey: .pixelCount)
    let share = try values.decodeIfPresent(Double.self, forKey: .pixelShare)
    switch (count, share) {
    case (_?, _?): throw refuse(.pixelShare, "give pixelCount or pixelShare, not both")
    case (nil, let share?): pixels = .share(share)
    case (let count, nil): pixels = .count(count ?? 0)
    }
    if let problem { throw refuse(.reason, problem) }
  }

  /// Writes the tolerance with the metric that its numbers are of.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(PixelTolerance.metric, forKey: .metric)
    try values.encode(reason, forKey: .reason)
    if channelDifference > 0 { try values.encode(channelDifference, forKey: .channelDifference) }
    switch pixels {
    case .count(0): break
    case .count(let count): try values.encode(count, forKey: .pixelCount)
    case .share(let share): try values.encode(share, forKey: .pixelShare)
    }
    if ignoresAntialiasing { try values.encode(true, forKey: .ignoresAntialiasing) }
  }
}
