// SPDX-License-Identifier: MIT

/// When a view that moves keeps the safe area that it had.
///
/// A view inherits what reaches into its frame (measured, iOS 26.1). Versions of iOS disagree on what is an
/// exception to that.
package struct SafeAreaBehavior: BehaviorValues {
  /// Whether a controller's view that is moved, by its frame or a translation, keeps what it had inherited: what
  /// is pinned to its safe area moves with it, and does not jump under the status bar while the view is dragged
  /// or dismissed.
  ///
  /// Reported: a published drawer adds the lost insets itself on iOS 13 and 14, "where they are not applied when
  /// the presented view is not entirely within the screen", and leaves that out since iOS 15, where it had
  /// doubled them; another author finds the insets of controllers' views "frozen" while those of other views
  /// follow their place. False is iOS 11 to 14. That a new size ends it, and that it never exceeds what the
  /// superview has, is assumed.
  package var movedControllersKeepInsets = true

  /// Whether a view that is scaled or turned keeps what it had, so that what is pinned to its safe area stays in
  /// its place while the view grows or shrinks.
  ///
  /// Reported by a developer who quotes Apple's reply: since iOS 14 the safe area is not propagated to a view with
  /// such a transform. False is iOS 11 to 13, which took the frame. What such a view has when it is added is
  /// approximated: what it would have without the transform.
  package var reshapedViewsKeepInsets = true

  /// As on iOS 15 and later.
  package init() {}
}
