// SPDX-License-Identifier: MIT

extension Lowered {
  /// What optional methods of the SDK's delegates do when no class declares them: called by a class whose
  /// subclass alone declares one.
  @MainActor public static var defaults: SDKDefaults { SDKDefaults() }

  /// The result of an optional method as an optional.
  public static func optional<Value>(_ value: Value) -> Value? { value }
  /// The result of an optional method, which is optional itself.
  public static func optional<Value>(_ value: Value?) -> Value? { value }

  /// What an image literal names; empty if there is no such image.
  public static func image(named name: String) -> UIImage { UIImage(named: name) ?? UIImage() }
}

/// An object that conforms to the protocols of the SDK that have optional methods, and declares none of
/// them: UIKit's defaults are what it does.
@preconcurrency @MainActor
public final class SDKDefaults: NSObject, UIAdaptivePresentationControllerDelegate,
  UIApplicationDelegate, UIWindowSceneDelegate,
  UIGestureRecognizerDelegate, UINavigationBarDelegate, UINavigationControllerDelegate,
  UIPageViewControllerDelegate, UIPageViewControllerDataSource,
  UIPopoverPresentationControllerDelegate,
  UIScrollViewDelegate, UISheetPresentationControllerDelegate, UISplitViewControllerDelegate,
  UITabBarControllerDelegate, UITabBarDelegate, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  /// Zero, as UIKit has no default for it.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  /// Does nothing, as UIKit has no default for it.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
  }

  /// Nil, as UIKit has no default for it.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  /// Nil, as UIKit has no default for it.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

extension SDKDefaults: CAAnimationDelegate, CALayerDelegate, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate,
  UIPickerViewDelegate, UISearchBarDelegate, UISearchControllerDelegate, UITableViewDataSource,
  UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate
{
  /// Zero, as UIKit has no default for it.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// A plain cell, as UIKit has no default for it.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// Zero, as UIKit has no default for it.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// A plain cell, as UIKit has no default for it.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
