// SPDX-License-Identifier: MIT

/// Which scrolling devices, beside touches, move a recognizer.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int

  /// Kinds from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel with steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIPanGestureRecognizer {
  /// Which scrolling devices move the recognizer: none are there, and others than none are reported.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { [] }
    set {
      if !newValue.isEmpty {
        UnsupportedFeature.report("UIPanGestureRecognizer.allowedScrollTypesMask")
      }
    }
  }
}
