// SPDX-License-Identifier: MIT

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit for each option; the curve is a number in bits 16 to 19, the transition one in bits
    /// 20 to 22, the frame rate one from bit 24 on.
    public let rawValue: UInt

    /// Creates a set from its bits; an unknown curve is reported when it is used.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// A preference of 60 frames a second; frames are taken as the recording says.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A preference of 30 frames a second; frames are taken as the recording says.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The bits that mean something here: the options above and the curve's field.
    var areAllKnown: Bool {
      rawValue & ~(0b11_1111_1111 | 0xf << 16 | 0b111 << 20 | 0xf << 24) == 0
        && (curve != nil || isSystemCurve)
    }

    /// Whether the curve is the one without a name with which the keyboard moves: the system's
    /// spring, whatever duration is given (one reverse-engineered source; that the keyboard reports 7
    /// is measured).
    package var isSystemCurve: Bool { rawValue >> 16 & 0xf == 7 }

    var curve: UIView.AnimationCurve? { UIView.AnimationCurve(known: Int(rawValue >> 16 & 0xf)) }

    var inheritable: AnimationOptions {
      intersection([.repeat, .autoreverse, .allowUserInteraction, .beginFromCurrentState])
    }

    package var transition: TransitionEffect.Style? {
      switch rawValue >> 20 & 0b111 {
      case 1: .flip(.left)
      case 2: .flip(.right)
      case 3: .curlUp
      case 4: .curlDown
      case 5: .fade
      case 6: .flip(.top)
      case 7: .flip(.bottom)
      default: nil
      }
    }
  }

  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// As in ``UIView/AnimationOptions``, and the calculation mode as a number from bit 10 on.
    public let rawValue: UInt

    /// Creates a set from its bits; the curve's bits of ``UIView/AnimationOptions`` count, too.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var blockOptions: UIView.AnimationOptions {
      UIView.AnimationOptions(rawValue: rawValue & ~(0b111 << 10))
    }

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0b111 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear

    /// The curve of a number; nil for none.
    ///
    /// On iOS any number gives a value, as the type is C's. That of the keyboard's notifications, 7, which published code
    /// unwraps, is the nearest curve here, and reported: animation options have it as it is.
    public init?(rawValue: Int) {
      if rawValue == 7 {
        UnsupportedFeature.report("UIView.AnimationCurve(rawValue: 7), the keyboard's curve")
        self = .easeOut
      } else {
        self.init(known: rawValue)
      }
    }

    fileprivate init?(known number: Int) {
      switch number {
      case 0: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }

    var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }
}
