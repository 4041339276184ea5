// SPDX-License-Identifier: MIT
public import FilmstripDisplayList
internal import Foundation

/// How letters look; lengths are in the unit of the font size.
public struct TextStyle: Hashable, Sendable {
  /// The font.
  public var font: TextFont
  /// Colour of the letters.
  public var color = Color.black
  /// Fills the line's height behind the letters; nil for none.
  public var background: Color?
  /// Added behind each character; 0 also switches off the font's kerning, nil leaves it on.
  public var kern: Double?
  /// Added behind each character.
  public var tracking = 0.0
  /// Whether characters may be joined to one glyph where that is a matter of taste.
  public var hasLigatures = true
  /// How far letters stand above the baseline.
  public var baselineOffset = 0.0
  /// A line below the letters; nil for none.
  public var underline: LineDecoration?
  /// A line through the letters; nil for none.
  public var strikethrough: LineDecoration?
  /// In percent of the font size: above 0 only outlines of this width, below 0 outlines and letters.
  public var strokeWidth = 0.0
  /// Colour of outlines; nil for that of the letters.
  public var strokeColor: Color?
  /// Falls behind the letters; nil for none.
  public var shadow: TextShadow?
  /// How far letters lean, as a fraction of their height.
  public var obliqueness = 0.0
  /// Logarithm of the factor by which letters are wider.
  public var expansion = 0.0
  /// Replaces U+FFFC; nil for none.
  public var attachment: TextAttachment?

  /// Black letters of a font.
  public init(font: TextFont) { self.font = font }

  /// What is switched in the font.
  ///
  /// Inter turns `->` into an arrow by its contextual alternates; the system's font does not, and
  /// so they are off.
  var features: [ShapingFeature] {
    var features = [ShapingFeature("calt", font.design != .standard)]
    if kern == 0 { features.append(ShapingFeature("kern", false)) }
    if !hasLigatures || spacing != 0 {
      features += [ShapingFeature("liga", false), ShapingFeature("clig", false)]
    }
    if font.hasMonospacedDigits { features.append(ShapingFeature("tnum", true)) }
    return features
  }

  /// Added behind each character.
  var spacing: Double {
    let sum = (kern ?? 0) + tracking
    return sum.isFinite ? sum : 0
  }

  /// The factor by which letters are wider.
  var stretch: Double {
    guard expansion.isFinite, expansion != 0 else { return 1 }
    return exp(min(max(expansion, -3), 3))
  }
}

/// A line that follows letters.
public struct LineDecoration: Hashable, Sendable {
  /// What the line is made of.
  public enum Pattern: Sendable {
    case solid
    case dot
    case dash
    case dashDot
    case dashDotDot
  }

  /// Whether it is twice as thick.
  public var isThick: Bool
  /// Whether there are two.
  public var isDouble: Bool
  /// What the line is made of.
  public var pattern: Pattern
  /// Whether spaces are left out.
  public var isByWord: Bool
  /// Its colour; nil for that of the letters.
  public var color: Color?

  /// A single solid line in the colour of the letters by default.
  public init(
    isThick: Bool = false, isDouble: Bool = false, pattern: Pattern = .solid,
    isByWord: Bool = false, color: Color? = nil
  ) {
    self.isThick = isThick
    self.isDouble = isDouble
    self.pattern = pattern
    self.isByWord = isByWord
    self.color = color
  }
}

/// A shadow of letters.
public struct TextShadow: Hashable, Sendable {
  /// Its alpha counts, too.
  public var color: Color
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double
  /// σ of the blur.
  public var radius: Double

  /// A shadow at a distance, y down.
  public init(color: Color, x: Double, y: Double, radius: Double) {
    self.color = color
    self.x = x
    self.y = y
    self.radius = radius
  }
}

/// An image that stands among letters.
public struct TextAttachment: Hashable, Sendable {
  /// What is shown; nil takes the room alone.
  public var image: Image?
  /// Its left side, behind the end of what is before it.
  public var x: Double
  /// Its lower side above the baseline.
  public var y: Double
  /// Its room in the line.
  public var width: Double
  /// Its height.
  public var height: Double

  /// An image in a box on the baseline; sides that are negative or no number count as 0.
  public init(image: Image?, x: Double, y: Double, width: Double, height: Double) {
    func side(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 100_000) : 0 }
    self.image = image
    self.x = x.isFinite ? x : 0
    self.y = y.isFinite ? y : 0
    self.width = side(width)
    self.height = side(height)
  }

  /// Equal attachments have images of equal digests.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(image?.digest)
    for value in [x, y, width, height] { hasher.combine(value) }
  }
}
