// SPDX-License-Identifier: MIT
import UIKit

// Views and responders: what subclasses of applications override has to be in the classes' bodies. Nothing here runs: that it compiles is
// the test. A member that is missing is added where the compiler names it.

private class OwnUIView: UIView {
  override class var layerClass: AnyClass { CALayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }
  override class func appearance() -> Self { super.appearance() }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var center: CGPoint { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  override var transform3D: CATransform3D { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var isOpaque: Bool { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var tintColor: UIColor! { didSet {} }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode { didSet {} }
  override var clipsToBounds: Bool { didSet {} }
  override var contentMode: UIView.ContentMode { didSet {} }
  override var tag: Int { didSet {} }
  override var mask: UIView? { didSet {} }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override var isMultipleTouchEnabled: Bool { didSet {} }
  override var isExclusiveTouch: Bool { didSet {} }
  override var autoresizingMask: UIView.AutoresizingMask { didSet {} }
  override var autoresizesSubviews: Bool { didSet {} }
  override var translatesAutoresizingMaskIntoConstraints: Bool { didSet {} }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
  override var layoutMargins: UIEdgeInsets { didSet {} }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
  override var preservesSuperviewLayoutMargins: Bool { didSet {} }
  override var insetsLayoutMarginsFromSafeArea: Bool { didSet {} }
  override var safeAreaInsets: UIEdgeInsets { .zero }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override var intrinsicContentSize: CGSize { .zero }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override var forFirstBaselineLayout: UIView { self }
  override var forLastBaselineLayout: UIView { self }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { bottomAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override var layer: CALayer { super.layer }
  override var window: UIWindow? { super.window }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var gestureRecognizers: [UIGestureRecognizer]? { didSet {} }
  override var motionEffects: [UIMotionEffect] { didSet {} }
  override var interactions: [any UIInteraction] {
    get { [] }
    set {}
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .leftToRight
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
  override var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  override var accessibilityValue: String? {
    get { nil }
    set {}
  }
  override var accessibilityHint: String? {
    get { nil }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .none }
    set {}
  }
  override var accessibilityFrame: CGRect {
    get { .zero }
    set {}
  }
  override var accessibilityPath: UIBezierPath? {
    get { nil }
    set {}
  }
  override var accessibilityActivationPoint: CGPoint {
    get { .zero }
    set {}
  }
  override var accessibilityElements: [Any]? {
    get { nil }
    set {}
  }
  override var accessibilityElementsHidden: Bool {
    get { false }
    set {}
  }
  override var accessibilityViewIsModal: Bool {
    get { false }
    set {}
  }
  override var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
  override var accessibilityLanguage: String? {
    get { nil }
    set {}
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { nil }
    set {}
  }
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var shouldGroupAccessibilityChildren: Bool {
    get { true }
    set {}
  }
  override var accessibilityIgnoresInvertColors: Bool {
    get { true }
    set {}
  }
  override func accessibilityActivate() -> Bool { true }
  override func accessibilityIncrement() {}
  override func accessibilityDecrement() {}
  override func accessibilityPerformEscape() -> Bool { true }
  override func accessibilityPerformMagicTap() -> Bool { true }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { true }
  override func accessibilityElementCount() -> Int { 0 }
  override func accessibilityElement(at index: Int) -> Any? { nil }
  override func index(ofAccessibilityElement element: Any) -> Int { 0 }
  override func accessibilityElementDidBecomeFocused() {}
  override func accessibilityElementDidLoseFocus() {}
  override func accessibilityElementIsFocused() -> Bool { false }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override func needsUpdateConstraints() -> Bool { false }
  override func updateConstraints() { super.updateConstraints() }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  override func sizeToFit() { super.sizeToFit() }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority h: UILayoutPriority,
    verticalFittingPriority v: UILayoutPriority
  ) -> CGSize { targetSize }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .required
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { .required }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    super.addConstraints(constraints)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    super.removeConstraint(constraint)
  }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
  override func draw(_ rect: CGRect) {}
  override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
  override func display(_ layer: CALayer) {}
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func layerWillDraw(_ layer: CALayer) {}
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    super.action(for: layer, forKey: event)
  }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    true
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { nil }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    super.convert(rect, from: view)
  }
  override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
  override func addGestureRecognizer(_ g: UIGestureRecognizer) { super.addGestureRecognizer(g) }
  override func removeGestureRecognizer(_ g: UIGestureRecognizer) {
    super.removeGestureRecognizer(g)
  }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, aboveSubview s: UIView) {
    super.insertSubview(view, aboveSubview: s)
  }
  override func insertSubview(_ view: UIView, belowSubview s: UIView) {
    super.insertSubview(view, belowSubview: s)
  }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {}
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) {}
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) {}
  override func willMove(toSuperview newSuperview: UIView?) {}
  override func didMoveToSuperview() {}
  override func willMove(toWindow newWindow: UIWindow?) {}
  override func didMoveToWindow() {}
  override func viewWithTag(_ tag: Int) -> UIView? { nil }
  override func isDescendant(of view: UIView) -> Bool { true }
  override func tintColorDidChange() {}
  override func layoutMarginsDidChange() {}
  override func safeAreaInsetsDidChange() {}
  override func traitCollectionDidChange(_ p: UITraitCollection?) {
    super.traitCollectionDidChange(p)
  }
  override func updateTraitsIfNeeded() {}
  override func addInteraction(_ interaction: any UIInteraction) {}
  override func removeInteraction(_ interaction: any UIInteraction) {}
  override func addMotionEffect(_ effect: UIMotionEffect) { super.addMotionEffect(effect) }
  override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override func prepareForInterfaceBuilder() {}
  override func awakeFromNib() { super.awakeFromNib() }
  override func encode(with coder: NSCoder) {}
}
private class OwnUIResponder: UIResponder {
  override var next: UIResponder? { nil }
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { true }
  override var isFirstResponder: Bool { false }
  override func becomeFirstResponder() -> Bool { true }
  override func resignFirstResponder() -> Bool { true }
  override var inputView: UIView? { nil }
  override var inputAccessoryView: UIView? { nil }
  override func reloadInputViews() {}
  override var keyCommands: [UIKeyCommand]? { nil }
  override func touchesBegan(_ t: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ t: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ t: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ t: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEstimatedPropertiesUpdated(_ t: Set<UITouch>) {}
  override func motionBegan(_ m: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func motionEnded(_ m: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func motionCancelled(_ m: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func remoteControlReceived(with event: UIEvent?) {}
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  override func cut(_ sender: Any?) {}
  override func copy(_ sender: Any?) {}
  override func paste(_ sender: Any?) {}
  override func select(_ sender: Any?) {}
  override func selectAll(_ sender: Any?) {}
  override func delete(_ sender: Any?) {}
}
