// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension PixelDiff: CustomStringConvertible {
  /// What differs, where and by how much, such as `1,204 of 3,013,524 pixels differ by up to 31/255
  /// in 3 regions, the largest 120×40 at (12, 300)`.
  public var description: String {
    switch outcome {
    case .identical: "all \(comparedPixelCount.grouped) pixels are equal"
    case .similar: differing + ", within the tolerance: " + allowance
    case .different: differing + (tolerance == nil ? regions : beyondTolerance) + antialiasing
    case .sizeMismatch:
      "expected \(expectedSize) pixels and got \(actualSize); of the \(comparedPixelCount.grouped) "
        + "that both have "
        + (differingPixelCount == 0
          ? "none differs"
          : "\(differingPixelCount.grouped) \(differ(differingPixelCount)) by up to "
            + "\(greatestDifference)/255" + (tolerance == nil ? regions : ""))
    }
  }

  private var differing: String {
    "\(differingPixelCount.grouped) of \(comparedPixelCount.grouped) pixels "
      + "\(differ(differingPixelCount)) by up to \(greatestDifference)/255"
  }

  private var beyondTolerance: String {
    ", \(wrongPixelCount.grouped) of them beyond the tolerance" + regions
      + "; tolerance: \(allowance)"
  }

  private var regions: String {
    guard let largestRegion else { return "" }
    return regionCount == 1
      ? " in 1 region, \(largestRegion.bounds)"
      : " in \(regionCount.grouped) regions, the largest \(largestRegion.bounds)"
  }

  private var antialiasing: String {
    guard antialiasedPixelCount > 0, tolerance?.ignoresAntialiasing != true else { return "" }
    return antialiasedPixelCount == differingPixelCount
      ? "; all are anti-aliasing" : "; \(antialiasedPixelCount.grouped) are anti-aliasing"
  }

  /// What is allowed and why; the reason is text of others.
  private var allowance: String {
    guard let tolerance else { return "none" }
    var parts: [String] = []
    if tolerance.channelDifference > 0 { parts.append("\(tolerance.channelDifference)/255") }
    let allowed = tolerance.allowedPixelCount(of: comparedPixelCount)
    if allowed > 0 { parts.append("\(allowed.grouped) pixel\(allowed == 1 ? "" : "s")") }
    if tolerance.ignoresAntialiasing { parts.append("anti-aliasing") }
    return (parts.isEmpty ? "nothing" : parts.joined(separator: ", "))
      + " (\(tolerance.reason.printable))"
  }

  private func differ(_ count: Int) -> String { count == 1 ? "differs" : "differ" }
}

extension Int {
  /// The number with a comma before each three digits: the same in all languages of the machine.
  var grouped: String {
    var digits = String(self)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
