// SPDX-License-Identifier: MIT

/// The style of a bar whose appearance was not set.
public enum UIBarStyle: Int, Sendable {
  case `default`
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

public enum UIBarPosition: Int, Sendable {
  case any
  /// At the bottom: the line is above it.
  case bottom
  /// At the top of what it belongs to: the line is below it.
  case top
  /// At the top of the screen: the background continues under the status bar.
  case topAttached
}

@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar lies; the default is what the bar itself prefers.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
