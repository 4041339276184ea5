// SPDX-License-Identifier: MIT

/// The circumstances of one recording of a scene.
public struct SceneVariant: Sendable, Hashable, Codable {
  /// The device's identifier, such as `iphone-15`; nil for the one whose screenshots have the images' size,
  /// or an iPhone 15 where no screen is an image.
  public var device: String?
  /// Light or dark.
  public var appearance = SceneAppearance.light
  /// The size of text.
  public var textSize = SceneTextSize.large
  /// The language that the user prefers, such as `de` or `pt-BR`.
  public var language = "en"
  /// The direction of the layout.
  public var direction = SceneDirection.leftToRight
  /// Frames in a second, 1 to 1,000.
  public var rate = 60
  /// What the golden's name ends in, such as `iphone-se.dark`; empty where the scene has no variants.
  public var suffix = ""

  /// Light, large, English, left to right, sixty frames in a second, on the device that suits.
  public init() {}
}

/// The values that the circumstances of a scene take, in the order of the file; an empty list is one that the
/// scene does not vary.
public struct SceneVariants: Sendable, Equatable {
  /// Identifiers of devices, such as `iphone-15` or `ipad-pro-11-landscape`.
  public var devices: [String] = []
  /// Light and dark.
  public var appearances: [SceneAppearance] = []
  /// Sizes of text.
  public var textSizes: [SceneTextSize] = []
  /// Languages, such as `de` or `pt-BR`.
  public var languages: [String] = []
  /// Whether each language has its own direction, where directions are not varied.
  public var languagesHaveDirections = true
  /// Directions of the layout.
  public var directions: [SceneDirection] = []
  /// Frames in a second, 1 to 1,000.
  public var rates: [Int] = []
  /// Combinations that are left out.
  public var exclusions: [Exclusion] = []

  /// A combination that is left out: each value that it names is the variant's.
  public struct Exclusion: Sendable, Equatable {
    /// A device; nil for any.
    public var device: String?
    /// An appearance; nil for any.
    public var appearance: SceneAppearance?
    /// A size of text; nil for any.
    public var textSize: SceneTextSize?
    /// A language; nil for any.
    public var language: String?
    /// A direction; nil for any.
    public var direction: SceneDirection?
    /// A rate; nil for any.
    public var rate: Int?

    /// Everything.
    public init() {}

    /// Whether it leaves a variant out.
    func matches(_ variant: SceneVariant) -> Bool {
      func agrees<Value: Equatable>(_ wanted: Value?, _ value: Value?) -> Bool {
        wanted == nil || wanted == value
      }
      return agrees(device, variant.device) && agrees(appearance, variant.appearance)
        && agrees(textSize, variant.textSize) && agrees(language, variant.language)
        && agrees(direction, variant.direction) && agrees(rate, variant.rate)
    }
  }

  /// One variant.
  public init() {}

  /// How many combinations there are before any is left out; the largest number there is instead of a larger
  /// one.
  public var combinationCount: Int {
    let counts = [
      devices.count, appearances.count, textSizes.count, languages.count, directions.count,
      rates.count,
    ]
    return counts.reduce(1) { product, count in
      let (result, isTooLarge) = product.multipliedReportingOverflow(by: max(count, 1))
      return isTooLarge ? .max : result
    }
  }

  /// All combinations that are not left out, the last circumstance changing first, each with what it adds to
  /// the golden's name.
  ///
  /// What is not varied is that of `standard`, and adds nothing to names.
  ///
  /// - Parameter standard: What is not varied.
  /// - Returns: The variants, with their names.
  public func all(from standard: SceneVariant) -> [SceneVariant] {
    var variants = [standard]
    func vary<Value>(
      _ values: [Value], _ path: WritableKeyPath<SceneVariant, Value>, _ name: (Value) -> String
    ) {
      guard !values.isEmpty else { return }
      variants = variants.flatMap { variant in
        values.map { value in
          var copy = variant
          copy[keyPath: path] = value
          copy.suffix += (copy.suffix.isEmpty ? "" : ".") + name(value)
          return copy
        }
      }
    }
    vary(devices.map(Optional.some), \.device) { $0 ?? "" }
    vary(appearances, \.appearance) { $0.rawValue }
    vary(textSizes, \.textSize) { $0.suffix }
    vary(languages, \.language) { $0 }
    if !languages.isEmpty, languagesHaveDirections {
      for index in variants.indices {
        variants[index].direction = SceneDirection(of: variants[index].language)
      }
    }
    vary(directions, \.direction) { $0 == .rightToLeft ? "rtl" : "ltr" }
    vary(rates, \.rate) { "\($0)fps" }
    return variants.filter { variant in !exclusions.contains { $0.matches(variant) } }
  }
}
