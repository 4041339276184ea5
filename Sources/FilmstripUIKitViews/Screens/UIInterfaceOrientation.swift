// SPDX-License-Identifier: MIT

/// The orientation of the interface, relative to the device held upright.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  /// Upright, the home indicator below.
  case portrait = 1
  /// Upside down, the home indicator above.
  case portraitUpsideDown = 2
  /// The home button on the right; the device itself was rotated to the left.
  case landscapeRight = 3
  /// The home button on the left; the device itself was rotated to the right.
  case landscapeLeft = 4

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The mask of this orientation alone; empty for an unknown one.
  package var mask: UIInterfaceOrientationMask {
    self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }

  /// The orientation of the device whose interface has this one: rotated the other way.
  package var deviceOrientation: UIDeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each orientation, at the position of its raw value.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any way; what iPads support by default (documented).
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// Any way but upside down; what phones support by default (documented).
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// Rotated to the left: the home button on the right.
  case landscapeLeft = 3
  /// Rotated to the right: the home button on the left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its screen.
  case faceDown = 6

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation: neither flat nor unknown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
