// SPDX-License-Identifier: MIT

/// What a transition of the gallery was published in.
public enum GalleryArticle: String, Sendable, CaseIterable {
  /// CustomPushAndPresent: pushes, pops and presentations of one's own, and the swipe back beside them.
  case customPushAndPresent = "CustomPushAndPresent"
  /// Custom and interactive animations of navigation controllers and presentations.
  case pageTransitions = "Toggle animations and interactive animations for custom pages"
  /// Apple's View Controller Programming Guide, "Customizing the Transition Animations".
  case programmingGuide = "View Controller Programming Guide for iOS"
  /// A change of tabs with an animation of one's own.
  case tabBarTransition = "UITabBarController custom transition"
  /// JPNavigationController: a pop from anywhere and a push to the left.
  case fullScreenPop = "JPNavigationController"
}
