// SPDX-License-Identifier: MIT

/// What has an identifier for tests, which is not read aloud.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
