// SPDX-License-Identifier: MIT

/// A form of a text for some numbers, as Unicode's CLDR has them ("Language Plural Rules", cardinal numbers).
package enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The category of a number in a language, `other` in one that has no rules.
  ///
  /// Foundation has the rules inside of its ICU, whose functions it does not offer. PluralCategoryTests compares both.
  package init(of number: Double, in language: String) {
    let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    let isOfPortugal = parts.first == "pt" && parts.dropFirst().contains("pt")
    let name = isOfPortugal ? "it" : parts.first.map(String.init) ?? ""
    let rule = PluralCategory.rules[name]
    self = rule?(Operands(number)) ?? .other
  }

  private struct Operands {
    let n: Double
    let i: Int
    /// How many digits it has behind the point; none are zeros at the end.
    let v: Int
    /// These digits.
    let f: Int

    init(_ number: Double) {
      n = number.isFinite ? min(abs(number), 1e15) : 0
      i = Int(n)
      let digits = "\(n)".split(separator: ".").last.map(String.init) ?? "0"
      let isWhole = n == n.rounded() || digits.contains("e")
      v = isWhole ? 0 : digits.utf8.count
      f = isWhole ? 0 : Int(digits.prefix(15)) ?? 0
    }

    func isIn(_ range: ClosedRange<Int>) -> Bool { v == 0 && range.contains(i) }
    func isIn(_ range: ClosedRange<Int>, by divisor: Int) -> Bool {
      v == 0 && range.contains(i % divisor)
    }
    /// A million and its multiples, which Romance languages count like a noun.
    var isOfMillions: Bool { v == 0 && i != 0 && i % 1_000_000 == 0 }
    /// Ends in 1, and not in 11, or its digits behind the point do.
    func ends(in range: ClosedRange<Int>, but exceptions: ClosedRange<Int>, fraction: Bool = false)
      -> Bool
    {
      let value = fraction ? f : i
      guard fraction || v == 0 else { return false }
      return range.contains(value % 10) && !exceptions.contains(value % 100)
    }
  }

  private typealias Rule = @Sendable (Operands) -> PluralCategory

  /// The rules by language.
  ///
  /// Languages that are not here have one form.
  private static let rules: [String: Rule] = {
    var result: [String: Rule] = [:]
    for (languages, rule) in groups {
      for language in languages.split(separator: " ") { result[String(language)] = rule }
    }
    return result
  }()

  private static let groups: [(String, Rule)] = [
    ("am as bn doi fa gu hi kn pcm zu", { $0.i == 0 || $0.n == 1 ? .one : .other }),
    ("ff hy kab", { $0.i <= 1 ? .one : .other }),
    ("ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi", { $0.isIn(1...1) ? .one : .other }),
    ("si", { $0.n == 0 || $0.n == 1 || $0.i == 0 && $0.f == 1 ? .one : .other }),
    ("ak bho csw guw ln mg nso pa ti wa", { $0.isIn(0...1) ? .one : .other }),
    ("tzm", { $0.isIn(0...1) || $0.isIn(11...99) ? .one : .other }),
    (
      """
      af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks \
      ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so \
      sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
      """, { $0.n == 1 ? .one : .other }
    ),
    ("da", { $0.n == 1 || $0.v != 0 && $0.i <= 1 ? .one : .other }),
    (
      "is",
      {
        $0.ends(in: 1...1, but: 11...11)
          || $0.v != 0 && $0.ends(in: 1...1, but: 11...11, fraction: true) ? .one : .other
      }
    ),
    (
      "mk",
      {
        $0.ends(in: 1...1, but: 11...11)
          || $0.v != 0 && $0.ends(in: 1...1, but: 11...11, fraction: true) ? .one : .other
      }
    ),
    (
      "ceb fil tl",
      {
        let last = $0.v == 0 ? $0.i % 10 : $0.f % 10
        return $0.isIn(1...3) || ![4, 6, 9].contains(last) ? .one : .other
      }
    ),
    (
      "lv prg",
      {
        if $0.isIn(0...0, by: 10) || $0.isIn(11...19, by: 100) { return .zero }
        if $0.ends(in: 1...1, but: 11...11) { return .one }
        return $0.v != 0 && $0.f % 10 == 1 && ($0.v != 2 || $0.f % 100 != 11) ? .one : .other
      }
    ),
    ("lag", { $0.n == 0 ? .zero : $0.i <= 1 ? .one : .other }),
    ("ksh blo", { $0.n == 0 ? .zero : $0.n == 1 ? .one : .other }),
    ("he iw", { $0.isIn(1...1) || $0.i == 0 && $0.v != 0 ? .one : $0.isIn(2...2) ? .two : .other }),
    ("iu naq sat se sma smi smj smn sms", { $0.n == 1 ? .one : $0.n == 2 ? .two : .other }),
    ("shi", { $0.i == 0 || $0.n == 1 ? .one : $0.isIn(2...10) ? .few : .other }),
    (
      "mo ro",
      {
        if $0.isIn(1...1) { return .one }
        return $0.v != 0 || $0.n == 0 || $0.isIn(1...19, by: 100) ? .few : .other
      }
    ),
    (
      "bs hr sh sr",
      {
        let isFraction = $0.v != 0
        if $0.ends(in: 1...1, but: 11...11, fraction: isFraction) { return .one }
        return $0.ends(in: 2...4, but: 12...14, fraction: isFraction) ? .few : .other
      }
    ),
    ("fr pt", { $0.i <= 1 ? .one : $0.isOfMillions ? .many : .other }),
    ("ca it lld scn vec", { $0.isIn(1...1) ? .one : $0.isOfMillions ? .many : .other }),
    ("es", { $0.n == 1 ? .one : $0.isOfMillions ? .many : .other }),
    (
      "gd",
      {
        if $0.n == 1 || $0.n == 11 { return .one }
        if $0.n == 2 || $0.n == 12 { return .two }
        return $0.isIn(3...10) || $0.isIn(13...19) ? .few : .other
      }
    ),
    (
      "sl",
      {
        if $0.isIn(1...1, by: 100) { return .one }
        if $0.isIn(2...2, by: 100) { return .two }
        return $0.isIn(3...4, by: 100) || $0.v != 0 ? .few : .other
      }
    ),
    (
      "dsb hsb",
      {
        switch ($0.v == 0 ? $0.i : $0.f) % 100 {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
      }
    ),
    ("cs sk", { $0.v != 0 ? .many : $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other }),
    (
      "pl",
      {
        if $0.v != 0 { return .other }
        return $0.i == 1 ? .one : $0.ends(in: 2...4, but: 12...14) ? .few : .many
      }
    ),
    (
      "be ru uk",
      {
        if $0.v != 0 { return .other }
        if $0.ends(in: 1...1, but: 11...11) { return .one }
        return $0.ends(in: 2...4, but: 12...14) ? .few : .many
      }
    ),
    (
      "lt",
      {
        if $0.v != 0 { return .many }
        if $0.ends(in: 1...1, but: 11...19) { return .one }
        return $0.ends(in: 2...9, but: 11...19) ? .few : .other
      }
    ),
    (
      "br",
      {
        let (last, two) = ($0.i % 10, $0.i % 100)
        if $0.v != 0 { return .other }
        if last == 1, ![11, 71, 91].contains(two) { return .one }
        if last == 2, ![12, 72, 92].contains(two) { return .two }
        if [3, 4, 9].contains(last), ![1, 7, 9].contains(two / 10) { return .few }
        return $0.isOfMillions ? .many : .other
      }
    ),
    (
      "mt",
      {
        if $0.n == 1 { return .one }
        if $0.n == 2 { return .two }
        if $0.n == 0 || $0.isIn(3...10, by: 100) { return .few }
        return $0.isIn(11...19, by: 100) ? .many : .other
      }
    ),
    (
      "ga",
      {
        if $0.n == 1 { return .one }
        if $0.n == 2 { return .two }
        return $0.isIn(3...6) ? .few : $0.isIn(7...10) ? .many : .other
      }
    ),
    (
      "gv",
      {
        if $0.v != 0 { return .many }
        if $0.i % 10 == 1 { return .one }
        if $0.i % 10 == 2 { return .two }
        return $0.i % 20 == 0 ? .few : .other
      }
    ),
    (
      "kw",
      {
        let (two, three) = ($0.i % 100, $0.i % 1_000)
        if $0.n == 0 { return .zero }
        if $0.n == 1 { return .one }
        guard $0.v == 0 else { return .other }
        if [2, 22, 42, 62, 82].contains(two) { return .two }
        if $0.i % 1_000_000 == 100_000 { return .two }
        let thousands = $0.i % 100_000
        if three == 0,
          (1_000...20_000).contains(thousands) || [40_000, 60_000, 80_000].contains(thousands)
        {
          return .two
        }
        if [3, 23, 43, 63, 83].contains(two) { return .few }
        return [1, 21, 41, 61, 81].contains(two) ? .many : .other
      }
    ),
    (
      "ar ars",
      {
        guard $0.v == 0 else { return .other }
        if $0.i <= 2 { return [.zero, .one, .two][$0.i] }
        return $0.isIn(3...10, by: 100) ? .few : $0.isIn(11...99, by: 100) ? .many : .other
      }
    ),
    (
      "cy",
      {
        guard $0.v == 0 else { return .other }
        return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][$0.i] ?? .other
      }
    ),
  ]
}
