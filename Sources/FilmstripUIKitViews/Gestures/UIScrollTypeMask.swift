// SPDX-License-Identifier: MIT

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
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
