// SPDX-License-Identifier: MIT

/// The style of a bar whose appearance was not set.
public enum UIBarStyle: Int, Sendable {
  /// Light, with dark text.
  case `default`
  /// Dark, with white text.
  case black
}

/// The heights of bars for which images can differ.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default`
  /// That of a phone on its side.
  case compact
  /// The usual height with a line of prompt.
  case defaultPrompt = 101
  /// That of a phone on its side with a line of prompt.
  case compactPrompt
}

/// Where on the screen a bar lies.
public enum UIBarPosition: Int, Sendable {
  /// Unspecified.
  case any
  /// At the bottom: the line is above it.
  case bottom
  /// At the top of what it belongs to: the line is below it.
  case top
  /// At the top of the screen: the background continues under the status bar.
  case topAttached
}

/// A bar that says where it lies.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar lies; the default is what the bar itself prefers.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Unspecified.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
