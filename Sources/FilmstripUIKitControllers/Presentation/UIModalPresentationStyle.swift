// SPDX-License-Identifier: MIT

public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenting view is taken out of the window meanwhile.
  case fullScreen = 0
  /// A sheet, as large as the screen allows.
  case pageSheet = 1
  /// A centred sheet on wide screens; a page sheet on narrow ones.
  case formSheet = 2
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says.
  case custom = 4
  /// Covers the screen; what is below stays and shows through.
  case overFullScreen = 5
  case overCurrentContext = 6
  /// A bubble with an arrow on wide screens; a sheet on narrow ones.
  case popover = 7
  case blurOverFullScreen = 8
  /// No presentation: what adaptivity answers to keep a style, and what containers' transitions have.
  case none = -1
  /// As the system likes: a page sheet, since iOS 13.
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom, and down again.
  case coverVertical = 0
  /// Turns about a vertical axis, from right to left, and back.
  case flipHorizontal = 1
  case crossDissolve = 2
  /// One corner of the presenting view curls up; only full screen.
  case partialCurl = 3
}
