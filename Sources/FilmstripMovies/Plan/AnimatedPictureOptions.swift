// SPDX-License-Identifier: MIT

/// How a moving picture looks and plays; the same for all formats.
public struct AnimatedPictureOptions: Sendable, Equatable {
  /// What lies behind the screen, and shows where nothing covers it.
  public enum Backdrop: Sendable, Equatable {
    /// White.
    case light
    /// Nearly black: `#1c1c1e`.
    case dark
    /// Nothing; not in MP4.
    case transparent
    /// A colour as `0xrrggbb`.
    case color(UInt32)
  }

  /// A frame of a device around the screen, of a plain form that is no maker's.
  public enum Bezel: String, Sendable, Equatable, CaseIterable {
    /// Nearly white.
    case light
    /// Nearly black.
    case dark
  }

  /// Width of the whole picture in pixels; nil for the format's own, ``AnimatedPictureFormat/standardWidth``.
  ///
  /// At most what the frames have at full size, for which `Int.max` may stand: pictures are not enlarged.
  public var width: Int?
  /// Frames that are shown of a second of the transition, a divisor of its own frame rate; nil for the most that
  /// the format shows evenly.
  ///
  /// A GIF of 60 frames in a second shows 30: it cannot show frames shorter than 20 ms, and counts in hundredths
  /// of a second.
  public var frameRate: Int?
  /// How fast it plays, from 0.01 to 10; 0.5 takes twice the time.
  public var speed: Double
  /// Seconds for which the last frame stays longer, from 0 to 60; in a picture that plays back and forth the first
  /// one, too.
  public var hold: Double
  /// Whether it plays backwards after it has played forwards.
  public var playsBackAndForth: Bool
  /// A frame of a device around the screen; nil for none.
  public var bezel: Bezel?
  /// Whether the screen, or the device, casts a shadow.
  public var hasShadow: Bool
  /// What lies behind the screen; where it is not opaque itself, that shows through.
  public var backdrop: Backdrop
  /// How often it plays, up to 65,535; 0 for without end.
  ///
  /// Players of MP4 decide that themselves.
  public var playCount: Int
  /// What is kept, from 1, smallest, to 100, best; nil for all that the format can.
  ///
  /// In a GIF it is the share of 255 colours. A WebP without it has every pixel as it is. In MP4 it goes from a rate
  /// factor of 45 to one of 5, 18 without it. An animated PNG has every pixel as it is and takes none.
  public var quality: Int?
  /// The most bytes that the file may have; nil for any number.
  ///
  /// The largest width and frame rate that fit are found,
  /// unless they are given.
  public var byteLimit: Int?

  /// The options by default: without end, the last frame a second longer, nothing around the screen.
  ///
  /// - Parameters:
  ///   - width: Width of the whole picture in pixels; nil for the format's own,
  ///     ``AnimatedPictureFormat/standardWidth``.
  ///   - frameRate: Frames that are shown of a second of the transition, a divisor of its own frame
  ///     rate; nil for the most that the format shows evenly.
  ///   - speed: How fast it plays, from 0.01 to 10; 0.5 takes twice the time.
  ///   - hold: Seconds for which the last frame stays longer, from 0 to 60; in a picture that plays
  ///     back and forth the first one, too.
  ///   - playsBackAndForth: Whether it plays backwards after it has played forwards.
  ///   - bezel: A frame of a device around the screen; nil for none.
  ///   - hasShadow: Whether the screen, or the device, casts a shadow.
  ///   - backdrop: What lies behind the screen; where it is not opaque itself, that shows through.
  ///   - playCount: How often it plays, up to 65,535; 0 for without end.
  ///   - quality: What is kept, from 1, smallest, to 100, best; nil for all that the format can.
  ///   - byteLimit: The most bytes that the file may have; nil for any number.
  public init(
    width: Int? = nil, frameRate: Int? = nil, speed: Double = 1, hold: Double = 1,
    playsBackAndForth: Bool = false, bezel: Bezel? = nil, hasShadow: Bool = false,
    backdrop: Backdrop = .light, playCount: Int = 0, quality: Int? = nil, byteLimit: Int? = nil
  ) {
    self.width = width
    self.frameRate = frameRate
    self.speed = speed
    self.hold = hold
    self.playsBackAndForth = playsBackAndForth
    self.bezel = bezel
    self.hasShadow = hasShadow
    self.backdrop = backdrop
    self.playCount = playCount
    self.quality = quality
    self.byteLimit = byteLimit
  }
}

extension AnimatedPictureOptions {
  func check(for format: AnimatedPictureFormat) throws(AnimatedPictureError) {
    try AnimatedPictureOptions.check(.width, width.map(Double.init), 16...32_767)
    try AnimatedPictureOptions.check(.frameRate, frameRate.map(Double.init), 1...1_000)
    try AnimatedPictureOptions.check(.speed, speed, 0.01...10)
    try AnimatedPictureOptions.check(.hold, hold, 0...60)
    try AnimatedPictureOptions.check(.playCount, Double(playCount), 0...65_535)
    try AnimatedPictureOptions.check(.quality, quality.map(Double.init), 1...100)
    try AnimatedPictureOptions.check(.byteLimit, byteLimit.map(Double.init), 1...1e15)
    if case .color(let color) = backdrop, color > 0xff_ffff {
      throw .unsuitable(option: .backdrop, reason: "a colour is from 0x000000 to 0xffffff")
    }
    if backdrop == .transparent {
      guard format.hasTransparency else {
        throw .unsuitable(
          option: .backdrop, reason: "\(format.title) has no transparency; choose a colour")
      }
      if hasShadow && format == .gif {
        throw .unsuitable(
          option: .shadow,
          reason: "pixels of a GIF are transparent wholly or not at all, which a shadow is not; "
            + "choose another backdrop, WebP or PNG")
      }
    }
    if playCount > 0 && format == .mp4 {
      throw .unsuitable(
        option: .playCount, reason: "an MP4 plays as often as its player decides; leave it out")
    }
    if quality != nil && format == .png {
      throw .unsuitable(
        option: .quality, reason: "an animated PNG has every pixel as it is; leave it out")
    }
  }

  private static func check(
    _ option: AnimatedPictureOption, _ value: Double?, _ range: ClosedRange<Double>
  ) throws(AnimatedPictureError) {
    guard let value, !range.contains(value) else { return }
    func text(_ number: Double) -> String {
      number == number.rounded() && abs(number) < 1e16 ? "\(Int(number))" : "\(number)"
    }
    throw .unsuitable(
      option: option,
      reason: "\(text(value)) is not from \(text(range.lowerBound)) to \(text(range.upperBound))")
  }

  var backdropColor: UInt32? {
    switch backdrop {
    case .light: 0xff_ffff
    case .dark: 0x1c1c1e
    case .transparent: nil
    case .color(let color): color
    }
  }
}
