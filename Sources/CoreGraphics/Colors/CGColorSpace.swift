// SPDX-License-Identifier: MIT

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  case deviceN
  case indexed
  case pattern
  case XYZ
}

/// What the components of a colour mean.
///
/// Everything is painted in gamma-encoded sRGB: colours of other spaces are converted when they are
/// made, and what sRGB cannot show is cut to it.
public final class CGColorSpace: Sendable {
  /// How a space's components become sRGB's.
  enum Kind: Sendable, Equatable {
    case gray(isLinear: Bool)
    case rgb(primaries: Primaries, isLinear: Bool)
    case cmyk
    case pattern
  }

  enum Primaries: Sendable, Equatable {
    case sRGB
    case displayP3
  }

  let kind: Kind
  public let name: CFString?
  /// Of a pattern space without colours: the space of its colour.
  let patternBase: CGColorSpace?

  private init(_ kind: Kind, name: CFString? = nil, patternBase: CGColorSpace? = nil) {
    self.kind = kind
    self.name = name
    self.patternBase = patternBase
  }

  package static let sRGBSpace = CGColorSpace(
    .rgb(primaries: .sRGB, isLinear: false), name: CGColorSpace.sRGB)
  static let deviceRGBSpace = CGColorSpace(.rgb(primaries: .sRGB, isLinear: false))
  package static let deviceGraySpace = CGColorSpace(.gray(isLinear: false))
  static let deviceCMYKSpace = CGColorSpace(.cmyk)
  package static let displayP3Space = CGColorSpace(
    .rgb(primaries: .displayP3, isLinear: false), name: CGColorSpace.displayP3)

  /// The space of a name; nil, and reported, for one that is not known here.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB:
      self.init(.rgb(primaries: .sRGB, isLinear: false), name: name)
    case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.genericRGBLinear:
      self.init(.rgb(primaries: .sRGB, isLinear: true), name: name)
    case CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3:
      self.init(.rgb(primaries: .displayP3, isLinear: false), name: name)
    case CGColorSpace.linearDisplayP3, CGColorSpace.extendedLinearDisplayP3:
      self.init(.rgb(primaries: .displayP3, isLinear: true), name: name)
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray:
      self.init(.gray(isLinear: false), name: name)
    case CGColorSpace.linearGray, CGColorSpace.extendedLinearGray:
      self.init(.gray(isLinear: true), name: name)
    case CGColorSpace.genericCMYK: self.init(.cmyk, name: name)
    default:
      UnsupportedFeature.report("CGColorSpace \(name)")
      return nil
    }
  }

  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(.pattern, patternBase: baseSpace)
  }

  public var model: CGColorSpaceModel {
    switch kind {
    case .gray: .monochrome
    case .rgb: .rgb
    case .cmyk: .cmyk
    case .pattern: .pattern
    }
  }

  public var numberOfComponents: Int {
    switch kind {
    case .gray: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern: patternBase?.numberOfComponents ?? 0
    }
  }

  public var isWideGamutRGB: Bool {
    if case .rgb(.displayP3, _) = kind { return true }
    return false
  }

  public var supportsOutput: Bool { kind != .pattern }

  /// The colour that a context has after the space was set: black.
  var initialColor: CGColor {
    let components = Array(repeating: CGFloat(0), count: 5)
    switch kind {
    case .gray: return CGColor(space: self, components: [0, 1])
    case .rgb: return CGColor(space: self, components: [0, 0, 0, 1])
    case .cmyk: return CGColor(space: self, components: [0, 0, 0, 1, 1])
    case .pattern: return CGColor(space: self, components: components)
    }
  }
}

extension CGColorSpace: Equatable {
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right
      || (left.kind == right.kind && left.name == right.name
        && left.patternBase == right.patternBase)
  }
}

extension CGColorSpace {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// As `sRGB`, with components beyond 0 to 1, which are cut when they are painted.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  /// Grey; taken with sRGB's curve, which is within a hundredth of a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// Four inks, converted without a profile.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGBSpace }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGraySpace }

/// The device's ink space: red is (1 − cyan)·(1 − black), and so on.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYKSpace }
