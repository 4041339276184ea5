// SPDX-License-Identifier: MIT
import UIKit

// Controls, bars, recognizers, layers and images: what subclasses of applications override has to be in the classes' bodies. Nothing here runs: that it compiles is
// the test. A member that is missing is added where the compiler names it.

private class OwnUIControl: UIControl {
  override var isEnabled: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var state: UIControl.State { super.state }
  override var isTracking: Bool { true }
  override var isTouchInside: Bool { true }
  override var allTargets: Set<AnyHashable> { [] }
  override var allControlEvents: UIControl.Event { [] }
  override var showsMenuAsPrimaryAction: Bool { didSet {} }
  override var isContextMenuInteractionEnabled: Bool { didSet {} }
  override func beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true }
  override func continueTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true }
  override func endTracking(_ t: UITouch?, with e: UIEvent?) {}
  override func cancelTracking(with e: UIEvent?) {}
  override func sendAction(_ a: Selector, to t: Any?, for e: UIEvent?) {}
  override func sendAction(_ a: UIAction) {}
  override func sendActions(for e: UIControl.Event) { super.sendActions(for: e) }
  override func addTarget(_ t: Any?, action: Selector, for e: UIControl.Event) {}
  override func removeTarget(_ t: Any?, action: Selector?, for e: UIControl.Event) {}
  override func actions(forTarget t: Any?, forControlEvent e: UIControl.Event) -> [String]? { nil }
}
private class OwnUIButton: UIButton {
  override var isHighlighted: Bool { didSet {} }
  override var menu: UIMenu? { didSet {} }
  override var configuration: UIButton.Configuration? { didSet {} }
  override var buttonType: UIButton.ButtonType { .custom }
  override var titleLabel: UILabel? { super.titleLabel }
  override var imageView: UIImageView? { super.imageView }
  override var currentTitle: String? { nil }
  override var currentImage: UIImage? { nil }
  override var currentTitleColor: UIColor { .red }
  override var currentBackgroundImage: UIImage? { nil }
  override var currentAttributedTitle: NSAttributedString? { nil }
  override var contentEdgeInsets: UIEdgeInsets { didSet {} }
  override var titleEdgeInsets: UIEdgeInsets { didSet {} }
  override var imageEdgeInsets: UIEdgeInsets { didSet {} }
  override func setTitle(_ t: String?, for s: UIControl.State) {}
  override func setTitleColor(_ c: UIColor?, for s: UIControl.State) {}
  override func setImage(_ i: UIImage?, for s: UIControl.State) {}
  override func setBackgroundImage(_ i: UIImage?, for s: UIControl.State) {}
  override func setAttributedTitle(_ t: NSAttributedString?, for s: UIControl.State) {}
  override func title(for s: UIControl.State) -> String? { nil }
  override func image(for s: UIControl.State) -> UIImage? { nil }
  override func titleColor(for s: UIControl.State) -> UIColor? { nil }
  override func backgroundRect(forBounds b: CGRect) -> CGRect { b }
  override func contentRect(forBounds b: CGRect) -> CGRect { b }
  override func titleRect(forContentRect r: CGRect) -> CGRect { r }
  override func imageRect(forContentRect r: CGRect) -> CGRect { r }
  override func updateConfiguration() {}
  override func setNeedsUpdateConfiguration() {}
  override func tintColorDidChange() {}
}
private class OwnUILabel: UILabel {
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var font: UIFont! { didSet {} }
  override var textColor: UIColor! { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var numberOfLines: Int { didSet {} }
  override var lineBreakMode: NSLineBreakMode { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var preferredMaxLayoutWidth: CGFloat { didSet {} }
  override var shadowColor: UIColor? { didSet {} }
  override var adjustsFontSizeToFitWidth: Bool { didSet {} }
  override func textRect(forBounds b: CGRect, limitedToNumberOfLines n: Int) -> CGRect { b }
  override func drawText(in r: CGRect) {}
}
private class OwnUIImageView: UIImageView {
  override var image: UIImage? { didSet {} }
  override var highlightedImage: UIImage? { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var animationImages: [UIImage]? { didSet {} }
  override var animationDuration: TimeInterval { didSet {} }
  override var isAnimating: Bool { false }
  override func startAnimating() {}
  override func stopAnimating() {}
}
private class OwnUITextField: UITextField {
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var placeholder: String? { didSet {} }
  override var attributedPlaceholder: NSAttributedString? { didSet {} }
  override var font: UIFont? { didSet {} }
  override var textColor: UIColor? { didSet {} }
  override var isSecureTextEntry: Bool { didSet {} }
  override var leftView: UIView? { didSet {} }
  override var rightView: UIView? { didSet {} }
  override var delegate: (any UITextFieldDelegate)? { didSet {} }
  override var borderStyle: UITextField.BorderStyle { didSet {} }
  override var inputView: UIView? { didSet {} }
  override var inputAccessoryView: UIView? { didSet {} }
  override var isEditing: Bool { false }
  override var keyboardType: UIKeyboardType { didSet {} }
  override func textRect(forBounds b: CGRect) -> CGRect { b }
  override func editingRect(forBounds b: CGRect) -> CGRect { b }
  override func placeholderRect(forBounds b: CGRect) -> CGRect { b }
  override func leftViewRect(forBounds b: CGRect) -> CGRect { b }
  override func rightViewRect(forBounds b: CGRect) -> CGRect { b }
  override func clearButtonRect(forBounds b: CGRect) -> CGRect { b }
  override func borderRect(forBounds b: CGRect) -> CGRect { b }
  override func drawText(in r: CGRect) {}
  override func drawPlaceholder(in r: CGRect) {}
  override func deleteBackward() {}
  override func insertText(_ t: String) {}
  override func becomeFirstResponder() -> Bool { true }
  override func resignFirstResponder() -> Bool { true }
  override func canPerformAction(_ a: Selector, withSender s: Any?) -> Bool { false }
}
private class OwnUITextView: UITextView {
  override var text: String! { didSet {} }
  override var attributedText: NSAttributedString! { didSet {} }
  override var font: UIFont? { didSet {} }
  override var textColor: UIColor? { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var textContainerInset: UIEdgeInsets { didSet {} }
  override var selectedRange: NSRange { didSet {} }
  override var isEditable: Bool { didSet {} }
  override var delegate: (any UITextViewDelegate)? { didSet {} }
  override var contentSize: CGSize { didSet {} }
  override var intrinsicContentSize: CGSize { contentSize }
  override var typingAttributes: [NSAttributedString.Key: Any] { didSet {} }
  override var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet {} }
  override func deleteBackward() {}
  override func insertText(_ t: String) {}
  override func scrollRangeToVisible(_ r: NSRange) {}
  override func paste(_ s: Any?) {}
}
private class OwnUIGestureRecognizer: UIGestureRecognizer {
  override var state: UIGestureRecognizer.State { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var view: UIView? { nil }
  override var delegate: (any UIGestureRecognizerDelegate)? { didSet {} }
  override var numberOfTouches: Int { 0 }
  override func location(in v: UIView?) -> CGPoint { .zero }
  override func location(ofTouch i: Int, in v: UIView?) -> CGPoint { .zero }
  override func reset() {}
  override func ignore(_ t: UITouch, for e: UIEvent) {}
  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent) {}
  override func touchesMoved(_ t: Set<UITouch>, with e: UIEvent) {}
  override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent) {}
  override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent) {}
  override func canPrevent(_ g: UIGestureRecognizer) -> Bool { true }
  override func canBePrevented(by g: UIGestureRecognizer) -> Bool { true }
  override func shouldRequireFailure(of g: UIGestureRecognizer) -> Bool { true }
  override func shouldBeRequiredToFail(by g: UIGestureRecognizer) -> Bool { true }
  override func shouldReceive(_ e: UIEvent) -> Bool { true }
  override func require(toFail g: UIGestureRecognizer) {}
  override func addTarget(_ t: Any, action: Selector) { super.addTarget(t, action: action) }
  override func removeTarget(_ t: Any?, action: Selector?) {}
}
private class OwnUIPanGestureRecognizer: UIPanGestureRecognizer {
  override func translation(in v: UIView?) -> CGPoint { .zero }
  override func setTranslation(_ t: CGPoint, in v: UIView?) {}
  override func velocity(in v: UIView?) -> CGPoint { .zero }
  override var maximumNumberOfTouches: Int { didSet {} }
}
private class OwnUIPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var scale: CGFloat { didSet {} }
  override var velocity: CGFloat { 0 }
}
private class OwnUIWindow: UIWindow {
  override var windowLevel: UIWindow.Level { didSet {} }
  override var isKeyWindow: Bool { true }
  override var windowScene: UIWindowScene? { didSet {} }
  override func makeKeyAndVisible() {}
  override func makeKey() {}
  override func becomeKey() {}
  override func resignKey() {}
  override func sendEvent(_ e: UIEvent) {}
}
private class OwnUIApplication: UIApplication {
  override func sendAction(_ a: Selector, to t: Any?, from s: Any?, for e: UIEvent?) -> Bool {
    true
  }
  override func open(
    _ u: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
}
private class OwnUIStackView: UIStackView {
  override var arrangedSubviews: [UIView] { [] }
  override var axis: NSLayoutConstraint.Axis { didSet {} }
  override var spacing: CGFloat { didSet {} }
  override var alignment: UIStackView.Alignment { didSet {} }
  override var distribution: UIStackView.Distribution { didSet {} }
  override func addArrangedSubview(_ v: UIView) {}
  override func removeArrangedSubview(_ v: UIView) {}
  override func insertArrangedSubview(_ v: UIView, at i: Int) {}
  override func setCustomSpacing(_ s: CGFloat, after v: UIView) {}
}
private class OwnUINavigationBar: UINavigationBar {
  override var barTintColor: UIColor? { didSet {} }
  override var isTranslucent: Bool { didSet {} }
  override var items: [UINavigationItem]? { didSet {} }
  override var topItem: UINavigationItem? { nil }
  override var backItem: UINavigationItem? { nil }
  override var barStyle: UIBarStyle { didSet {} }
  override var shadowImage: UIImage? { didSet {} }
  override var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet {} }
  override var prefersLargeTitles: Bool { didSet {} }
  override var standardAppearance: UINavigationBarAppearance { didSet {} }
  override func setBackgroundImage(_ i: UIImage?, for m: UIBarMetrics) {}
  override func pushItem(_ i: UINavigationItem, animated: Bool) {}
  override func popItem(animated: Bool) -> UINavigationItem? { nil }
  override func setItems(_ i: [UINavigationItem]?, animated: Bool) {}
  override func sizeThatFits(_ s: CGSize) -> CGSize { s }
}
private class OwnUITabBar: UITabBar {
  override var items: [UITabBarItem]? { didSet {} }
  override var selectedItem: UITabBarItem? { didSet {} }
  override var isTranslucent: Bool { didSet {} }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func setItems(_ i: [UITabBarItem]?, animated: Bool) {}
  override func sizeThatFits(_ s: CGSize) -> CGSize { s }
}
private class OwnUIToolbar: UIToolbar {
  override var items: [UIBarButtonItem]? { didSet {} }
  override func setItems(_ i: [UIBarButtonItem]?, animated: Bool) {}
}
private class OwnUIBarButtonItem: UIBarButtonItem {
  override var isEnabled: Bool { didSet {} }
  override var customView: UIView? { didSet {} }
  override var tintColor: UIColor? { didSet {} }
  override var title: String? { didSet {} }
  override var image: UIImage? { didSet {} }
  override var target: AnyObject? { didSet {} }
  override var action: Selector? { didSet {} }
}
private class OwnUINavigationItem: UINavigationItem {
  override var title: String? { didSet {} }
  override var titleView: UIView? { didSet {} }
  override var leftBarButtonItem: UIBarButtonItem? { didSet {} }
  override var rightBarButtonItems: [UIBarButtonItem]? { didSet {} }
  override var backBarButtonItem: UIBarButtonItem? { didSet {} }
  override func setLeftBarButton(_ i: UIBarButtonItem?, animated: Bool) {}
  override func setRightBarButtonItems(_ i: [UIBarButtonItem]?, animated: Bool) {}
  override var hidesBackButton: Bool { didSet {} }
  override var prompt: String? { didSet {} }
}
private class OwnUITabBarItem: UITabBarItem {
  override var selectedImage: UIImage? { didSet {} }
  override var badgeValue: String? { didSet {} }
  override var image: UIImage? { didSet {} }
}
private class OwnUISlider: UISlider {
  override var value: Float { didSet {} }
  override var minimumValue: Float { didSet {} }
  override func setValue(_ v: Float, animated: Bool) {}
  override func trackRect(forBounds b: CGRect) -> CGRect { b }
  override func thumbRect(forBounds b: CGRect, trackRect r: CGRect, value v: Float) -> CGRect { b }
}
private class OwnUISwitch: UISwitch {
  override var isOn: Bool { didSet {} }
  override func setOn(_ o: Bool, animated: Bool) {}
}
private class OwnUISegmentedControl: UISegmentedControl {
  override var selectedSegmentIndex: Int { didSet {} }
  override func insertSegment(withTitle t: String?, at i: Int, animated: Bool) {}
  override func setTitle(_ t: String?, forSegmentAt i: Int) {}
  override func setEnabled(_ e: Bool, forSegmentAt i: Int) {}
}
private class OwnUIPageControl: UIPageControl {
  override var currentPage: Int { didSet {} }
  override var numberOfPages: Int { didSet {} }
  override func size(forNumberOfPages n: Int) -> CGSize { .zero }
}
private class OwnUIProgressView: UIProgressView {
  override var progress: Float { didSet {} }
  override func setProgress(_ p: Float, animated: Bool) {}
}
private class OwnUIActivityIndicatorView: UIActivityIndicatorView {
  override func startAnimating() {}
  override func stopAnimating() {}
  override var isAnimating: Bool { false }
  override var color: UIColor! { didSet {} }
}
private class OwnUIRefreshControl: UIRefreshControl {
  override var isRefreshing: Bool { false }
  override func beginRefreshing() {}
  override func endRefreshing() {}
}
private class OwnUISearchBar: UISearchBar {
  override var text: String? { didSet {} }
  override func setShowsCancelButton(_ s: Bool, animated: Bool) {}
  override var delegate: (any UISearchBarDelegate)? { didSet {} }
  override var showsCancelButton: Bool { didSet {} }
  override var searchTextField: UISearchTextField { super.searchTextField }
}
private class OwnUISearchController: UISearchController {
  override var isActive: Bool { didSet {} }
  override var searchBar: UISearchBar { super.searchBar }
  override var searchResultsController: UIViewController? { nil }
}
private class OwnUIVisualEffectView: UIVisualEffectView {
  override var effect: UIVisualEffect? { didSet {} }
  override var contentView: UIView { super.contentView }
}
private class OwnUIAlertController: UIAlertController {
  override var actions: [UIAlertAction] { [] }
  override func addAction(_ a: UIAlertAction) {}
  override var message: String? { didSet {} }
  override var preferredStyle: UIAlertController.Style { .alert }
}
private class OwnUIPickerView: UIPickerView {
  override func selectRow(_ r: Int, inComponent c: Int, animated: Bool) {}
  override func selectedRow(inComponent c: Int) -> Int { 0 }
  override func reloadAllComponents() {}
}
private class OwnUIDatePicker: UIDatePicker {
  override var date: Date { didSet {} }
  override var datePickerMode: UIDatePicker.Mode { didSet {} }
  override func setDate(_ d: Date, animated: Bool) {}
}
private class OwnUIStepper: UIStepper { override var value: Double { didSet {} } }
private class OwnUIDynamicBehavior: UIDynamicBehavior {
  override func addChildBehavior(_ b: UIDynamicBehavior) {}
  override func willMove(to a: UIDynamicAnimator?) {}
  override var dynamicAnimator: UIDynamicAnimator? { nil }
  override var action: (() -> Void)? { didSet {} }
}
private class OwnCALayer: CALayer {
  override class func needsDisplay(forKey k: String) -> Bool { true }
  override class func defaultAction(forKey k: String) -> (any CAAction)? { nil }
  override class func defaultValue(forKey k: String) -> Any? { nil }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var position: CGPoint { didSet {} }
  override var opacity: Float { didSet {} }
  override var transform: CATransform3D { didSet {} }
  override var contents: Any? { didSet {} }
  override var backgroundColor: CGColor? { didSet {} }
  override var cornerRadius: CGFloat { didSet {} }
  override var masksToBounds: Bool { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var mask: CALayer? { didSet {} }
  override var sublayers: [CALayer]? { didSet {} }
  override var contentsScale: CGFloat { didSet {} }
  override var shadowPath: CGPath? { didSet {} }
  override var borderWidth: CGFloat { didSet {} }
  override var delegate: (any CALayerDelegate)? { didSet {} }
  override var superlayer: CALayer? { nil }
  override var speed: Float { didSet {} }
  override var timeOffset: CFTimeInterval { didSet {} }
  override var zPosition: CGFloat { didSet {} }
  override func display() {}
  override func draw(in ctx: CGContext) {}
  override func render(in ctx: CGContext) { super.render(in: ctx) }
  override func setNeedsDisplay() {}
  override func setNeedsDisplay(_ r: CGRect) {}
  override func displayIfNeeded() {}
  override func needsDisplay() -> Bool { false }
  override func setNeedsLayout() {}
  override func layoutIfNeeded() {}
  override func needsLayout() -> Bool { true }
  override func layoutSublayers() {}
  override func preferredFrameSize() -> CGSize { .zero }
  override func addSublayer(_ l: CALayer) {}
  override func insertSublayer(_ l: CALayer, at i: UInt32) {}
  override func insertSublayer(_ l: CALayer, below s: CALayer?) {}
  override func insertSublayer(_ l: CALayer, above s: CALayer?) {}
  override func replaceSublayer(_ o: CALayer, with n: CALayer) {}
  override func removeFromSuperlayer() {}
  override func action(forKey k: String) -> (any CAAction)? { nil }
  override func add(_ a: CAAnimation, forKey k: String?) {}
  override func removeAnimation(forKey k: String) {}
  override func removeAllAnimations() {}
  override func animation(forKey k: String) -> CAAnimation? { nil }
  override func animationKeys() -> [String]? { nil }
  override func presentation() -> Self? { nil }
  override func model() -> Self { self }
  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
  override func contains(_ p: CGPoint) -> Bool { true }
  override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p }
  override func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r }
  override func affineTransform() -> CGAffineTransform { .identity }
  override func setAffineTransform(_ m: CGAffineTransform) {}
  override func scroll(_ p: CGPoint) {}
  override func value(forKey k: String) -> Any? { nil }
  override func setValue(_ v: Any?, forKey k: String) {}
}
private class OwnCAShapeLayer: CAShapeLayer {
  override var path: CGPath? { didSet {} }
  override var fillColor: CGColor? { didSet {} }
  override var strokeEnd: CGFloat { didSet {} }
}
private class OwnCAGradientLayer: CAGradientLayer {
  override var colors: [Any]? { didSet {} }
  override var locations: [NSNumber]? { didSet {} }
  override var startPoint: CGPoint { didSet {} }
}
private class OwnCATextLayer: CATextLayer { override var string: Any? { didSet {} } }
private class OwnCABasicAnimation: CABasicAnimation {
  override func copy(with z: NSZone? = nil) -> Any { self }
  override var fromValue: Any? { didSet {} }
  override var duration: CFTimeInterval { didSet {} }
  override var delegate: (any CAAnimationDelegate)? { didSet {} }
  override class func defaultValue(forKey k: String) -> Any? { nil }
}
private class OwnUIImage: UIImage, @unchecked Sendable {
  override var size: CGSize { .zero }
  override func draw(in r: CGRect) {}
  override func draw(at p: CGPoint) {}
}
private class OwnUIBezierPath: UIBezierPath, @unchecked Sendable {
  override func addLine(to p: CGPoint) {}
  override func move(to p: CGPoint) {}
  override func close() {}
  override func stroke() {}
  override func fill() {}
  override var cgPath: CGPath { didSet {} }
  override func addClip() {}
  override func apply(_ t: CGAffineTransform) {}
  override func contains(_ p: CGPoint) -> Bool { true }
}
private class OwnUILayoutGuide: UILayoutGuide {
  override var layoutFrame: CGRect { .zero }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
}
private class OwnNSLayoutConstraint: NSLayoutConstraint {
  override var constant: CGFloat { didSet {} }
  override var isActive: Bool { didSet {} }
  override var priority: UILayoutPriority { didSet {} }
}
private class OwnUISheetPresentationController: UISheetPresentationController {
  override var detents: [UISheetPresentationController.Detent] { didSet {} }
  override func invalidateDetents() {}
  override func animateChanges(_ c: () -> Void) {}
}
private class OwnUIPopoverPresentationController: UIPopoverPresentationController {
  override var sourceView: UIView? { didSet {} }
  override var sourceRect: CGRect { didSet {} }
  override var arrowDirection: UIPopoverArrowDirection { .up }
}
