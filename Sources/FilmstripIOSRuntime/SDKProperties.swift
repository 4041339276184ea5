// SPDX-License-Identifier: MIT

@MainActor
struct SDKProperty {
  let get: (Any) -> Any?
  /// Sets an object's property, and returns whether the value could be one; nil for what is only read.
  let set: ((Any, Any?) -> Bool)?

  fileprivate static func set<Root: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> SDKProperty {
    SDKProperty(
      get: { ($0 as? Root).flatMap { KeyValueConversion.flat($0[keyPath: path]) } },
      set: { object, value in
        guard let object = object as? Root, let value: Value = KeyValueConversion.value(value)
        else { return false }
        object[keyPath: path] = value
        return true
      })
  }

  fileprivate static func get<Root: AnyObject, Value>(_ path: KeyPath<Root, Value>) -> SDKProperty {
    SDKProperty(
      get: { ($0 as? Root).flatMap { KeyValueConversion.flat($0[keyPath: path]) } }, set: nil)
  }
}

@MainActor
enum SDKProperties {
  /// The property of an object's class, or of the nearest superclass that has one of the name.
  static func property(_ name: String, of object: Any) -> SDKProperty? {
    tables.first { $0.includes(object) && $0.properties[name] != nil }?.properties[name]
  }

  private struct Table {
    let includes: (Any) -> Bool
    let properties: [String: SDKProperty]
  }

  /// Subclasses before their superclasses.
  private static let tables: [Table] = [
    Table(
      includes: { $0 is UILabel },
      properties: [
        "text": .set(\UILabel.text), "attributedText": .set(\UILabel.attributedText),
        "textColor": .set(\UILabel.textColor), "font": .set(\UILabel.font),
        "textAlignment": .set(\UILabel.textAlignment),
        "numberOfLines": .set(\UILabel.numberOfLines),
      ]),
    // A property that the SDK does not show, and that apps read by its key all the same.
    Table(
      includes: { $0 is UIScreen },
      properties: ["_displayCornerRadius": .get(\UIScreen.metrics.displayCornerRadius)]),
    Table(
      includes: { $0 is UIImageView }, properties: ["image": .set(\UIImageView.image)]),
    Table(
      includes: { $0 is UIButton },
      properties: [
        "titleLabel": .get(\UIButton.titleLabel), "imageView": .get(\UIButton.imageView),
        "currentTitle": .get(\UIButton.currentTitle),
      ]),
    Table(includes: { $0 is UISlider }, properties: ["value": .set(\UISlider.value)]),
    Table(includes: { $0 is UISwitch }, properties: ["isOn": .set(\UISwitch.isOn)]),
    Table(
      includes: { $0 is UIControl },
      properties: [
        "isEnabled": .set(\UIControl.isEnabled), "isSelected": .set(\UIControl.isSelected),
        "isHighlighted": .set(\UIControl.isHighlighted), "isTracking": .get(\UIControl.isTracking),
      ]),
    Table(
      includes: { $0 is UIScrollView },
      properties: [
        "contentOffset": .set(\UIScrollView.contentOffset),
        "contentSize": .set(\UIScrollView.contentSize),
        "contentInset": .set(\UIScrollView.contentInset),
        "adjustedContentInset": .get(\UIScrollView.adjustedContentInset),
        "isScrollEnabled": .set(\UIScrollView.isScrollEnabled),
        "isPagingEnabled": .set(\UIScrollView.isPagingEnabled),
        "bounces": .set(\UIScrollView.bounces), "zoomScale": .set(\UIScrollView.zoomScale),
        "isDragging": .get(\UIScrollView.isDragging),
        "isTracking": .get(\UIScrollView.isTracking),
        "isDecelerating": .get(\UIScrollView.isDecelerating),
        "panGestureRecognizer": .get(\UIScrollView.panGestureRecognizer),
      ]),
    Table(
      includes: { $0 is UIStackView },
      properties: [
        "axis": .set(\UIStackView.axis), "spacing": .set(\UIStackView.spacing),
        "arrangedSubviews": .get(\UIStackView.arrangedSubviews),
      ]),
    Table(
      includes: { $0 is UIView },
      properties: [
        "frame": .set(\UIView.frame), "bounds": .set(\UIView.bounds),
        "center": .set(\UIView.center), "transform": .set(\UIView.transform),
        "alpha": .set(\UIView.alpha), "isHidden": .set(\UIView.isHidden),
        "clipsToBounds": .set(\UIView.clipsToBounds),
        "backgroundColor": .set(\UIView.backgroundColor), "tintColor": .set(\UIView.tintColor),
        "contentMode": .set(\UIView.contentMode), "tag": .set(\UIView.tag),
        "isUserInteractionEnabled": .set(\UIView.isUserInteractionEnabled),
        "layer": .get(\UIView.layer), "superview": .get(\UIView.superview),
        "subviews": .get(\UIView.subviews), "window": .get(\UIView.window),
        "safeAreaInsets": .get(\UIView.safeAreaInsets),
        "gestureRecognizers": .set(\UIView.gestureRecognizers),
      ]),
    Table(
      includes: { $0 is UINavigationController },
      properties: [
        "viewControllers": .set(\UINavigationController.viewControllers),
        "topViewController": .get(\UINavigationController.topViewController),
        "visibleViewController": .get(\UINavigationController.visibleViewController),
        "navigationBar": .get(\UINavigationController.navigationBar),
        "interactivePopGestureRecognizer": .get(
          \UINavigationController.interactivePopGestureRecognizer),
      ]),
    Table(
      includes: { $0 is UITabBarController },
      properties: [
        "selectedIndex": .set(\UITabBarController.selectedIndex),
        "selectedViewController": .set(\UITabBarController.selectedViewController),
        "viewControllers": .set(\UITabBarController.viewControllers),
        "tabBar": .get(\UITabBarController.tabBar),
      ]),
    Table(
      includes: { $0 is UIViewController },
      properties: [
        "title": .set(\UIViewController.title), "view": .set(\UIViewController.view),
        "parent": .get(\UIViewController.parent), "children": .get(\UIViewController.children),
        "presentedViewController": .get(\UIViewController.presentedViewController),
        "presentingViewController": .get(\UIViewController.presentingViewController),
        "navigationController": .get(\UIViewController.navigationController),
        "navigationItem": .get(\UIViewController.navigationItem),
        "preferredContentSize": .set(\UIViewController.preferredContentSize),
        "modalPresentationStyle": .set(\UIViewController.modalPresentationStyle),
        "modalTransitionStyle": .set(\UIViewController.modalTransitionStyle),
        "transitioningDelegate": .set(\UIViewController.transitioningDelegate),
      ]),
    Table(
      includes: { $0 is UIGestureRecognizer },
      properties: [
        "state": .get(\UIGestureRecognizer.state),
        "isEnabled": .set(\UIGestureRecognizer.isEnabled),
        "view": .get(\UIGestureRecognizer.view),
        "cancelsTouchesInView": .set(\UIGestureRecognizer.cancelsTouchesInView),
      ]),
    Table(
      includes: { $0 is UINavigationItem },
      properties: [
        "title": .set(\UINavigationItem.title), "titleView": .set(\UINavigationItem.titleView),
      ]),
    Table(
      includes: { $0 is UIBarButtonItem },
      properties: [
        "title": .set(\UIBarButtonItem.title), "isEnabled": .set(\UIBarButtonItem.isEnabled),
        "customView": .get(\UIBarButtonItem.customView), "tag": .set(\UIBarButtonItem.tag),
      ]),
  ]
}
