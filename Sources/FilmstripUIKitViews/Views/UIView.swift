// SPDX-License-Identifier: MIT

/// A rectangle on the screen, drawn by its layer.
///
/// Overridable members are declared here, because Swift cannot override what an extension
/// declares; the work behind some of them is in the other files of this folder.
@preconcurrency @MainActor
open class UIView: _ViewRoot, @preconcurrency CALayerDelegate, @preconcurrency LayerNaming {
  open var layer: CALayer { ownLayer }

  private let ownLayer: CALayer

  private static let noAction = NSNull()

  var storedSubviews: [UIView] = []
  /// Whether the view is being laid out: it places its subviews itself then.
  private(set) var isLayingOut = false
  /// Known to each view, so that asking costs the same at any depth.
  weak var storedWindow: UIWindow?
  private var storedBackgroundColor: UIColor?
  /// What the background is in the view's traits, as the layer was given it.
  private var resolvedBackgroundColor: CGColor?
  package weak var owner: (any ViewOwner)? {
    didSet {
      noteAreas()
      noteTraits()
    }
  }
  package private(set) var ownTintColor: UIColor?
  /// The tint of the nearest view above that has one; known to each view, as the window is.
  var inheritedTintColor: UIColor?
  private(set) var ownTintAdjustment = TintAdjustmentMode.automatic
  /// Whether the nearest view above that says so dims its tint.
  var inheritsDimmedTint = false

  open internal(set) weak var superview: UIView?
  /// Whether the view was put into another one and not taken out of it, which may be gone since.
  var isSubview = false
  open var tag = 0
  /// What changes the view as the device is tilted, which it is not here.
  open var motionEffects: [UIMotionEffect] = []
  /// What proxies of the class set on its views; subclasses add theirs.
  @_spi(Engine) open class var appearanceProperties: [AppearanceProperty] {
    [
      .value(\UIView.backgroundColor),
      .of(UIView.self, { $0.ownTintColor }, { $0.tintColor = $1 }, isSame: ==),
    ]
  }
  /// A view of the class that is never shown, to be its proxy.
  @_spi(Engine) open class func makeForAppearance() -> UIView { UIView.make(self, frame: .zero) }

  open var interactions: [any UIInteraction] = [] {
    didSet { interactionsDidChange(from: oldValue) }
  }
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  open override var accessibilityIdentifier: String? { didSet { layer.invalidateCapture() } }

  public override init(frame: CGRect) {
    ownLayer = UIView.makeLayer(type(of: self).layerClass)
    super.init(frame: frame)
    layer.delegate = self
    self.frame = frame
    if drawsItself { layer.setNeedsDisplay() }
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    ownLayer = UIView.makeLayer(type(of: self).layerClass)
    super.init()
    layer.delegate = self
    if drawsItself { layer.setNeedsDisplay() }
  }

  open func encode(with coder: NSCoder) {}

  /// The class of the view's layer, one of the SDK's or of an application; it is made by `init()`.
  ///
  /// A class that is none of layers is reported, and a `CALayer` is used.
  open class var layerClass: AnyClass { CALayer.self }

  private static func makeLayer(_ given: AnyClass) -> CALayer {
    if let type = given as? CALayer.Type { return CALayer.make(type) }
    UnsupportedFeature.report("UIView.layerClass \(given)")
    return CALayer()
  }

  open var coordinateSpace: any UICoordinateSpace { self }

  // MARK: Restoration

  /// What the state of the view is kept by; nothing is kept here.
  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Conversion

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  package override var keyValueObservers: KeyValueObservers? {
    get { layer.keyValueObservers }
    set { layer.keyValueObservers = newValue }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry { layer.setAffineTransform(newValue) } }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { layer.transform = newValue } }
  }

  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { layer.anchorPoint = newValue } }
  }

  // MARK: Appearance

  open var mask: UIView? { didSet { layer.mask = mask?.layer } }

  open var backgroundColor: UIColor? {
    get {
      let shown = layer.backgroundColor
      return resolvedBackgroundColor == shown
        ? storedBackgroundColor : shown.map { UIColor(cgColor: $0) }
    }
    set {
      storedBackgroundColor = newValue
      resolvedBackgroundColor = resolved(newValue)
      layer.backgroundColor = resolvedBackgroundColor
    }
  }

  open var tintColor: UIColor! {
    get {
      let color = fullTintColor
      return isTintDimmed ? color.dimmedTint : color
    }
    set {
      let old = fullTintColor
      ownTintColor = newValue
      if old != fullTintColor { notifyTintDidChange() }
    }
  }

  var fullTintColor: UIColor { ownTintColor ?? inheritedTintColor ?? .systemBlue }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { isTintDimmed ? .dimmed : .normal }
    set {
      let wasDimmed = isTintDimmed
      ownTintAdjustment = newValue
      if wasDimmed != isTintDimmed { notifyTintDidChange() }
    }
  }

  open func tintColorDidChange() {}

  /// Resolves dynamic colours again, because the traits that colours depend on have changed, or the
  /// tint; the view's callbacks come after it.
  ///
  /// Views that give their layers other colours than the background override it and call super.
  @_spi(Engine) open func dynamicColorsDidChange() {
    if drawsItself { layer.setNeedsDisplay() }
    guard let color = storedBackgroundColor, color.isDynamic else { return }
    let new = resolved(color)
    // A colour that the layer was given past the view stays.
    guard new != resolvedBackgroundColor, layer.backgroundColor == resolvedBackgroundColor else {
      return
    }
    resolvedBackgroundColor = new
    layer.backgroundColor = new
  }

  package func resolved(_ color: UIColor?) -> CGColor? {
    guard let color else { return nil }
    guard color.isDynamic else { return color.cgColor }
    return color.fixed(in: presentTraits, tint: tintColor)
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard let arranger else { return layer.isHidden = newValue }
      let isChanged = newValue != layer.isHidden
      layer.isHidden = newValue
      if isChanged { arranger.arrangedViewDidHide(self) }
    }
  }

  /// The view that makes room for this one; nil for one that nothing arranges.
  package weak var arranger: (any SubviewArranging)?

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  // MARK: Drawing

  /// Draws what the view shows behind its subviews, in its own space; the default draws nothing.
  ///
  /// Called before the first frame and after `setNeedsDisplay`, with the bounds: nothing is drawn in
  /// part. When the size changes what was drawn is stretched, unless `contentMode` is `redraw`.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for `draw(_:)` before the next commit; all of the view is redrawn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Pixels in a point of what the view draws; 1 at first.
  ///
  /// Drawing is recorded, and sharp at any scale: only those who ask for its pixels notice.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Whether the view promises to fill its bounds; a hint that nothing here needs.
  open var isOpaque = true
  /// Whether the place is cleared before `draw(_:)`; drawing always starts on a clear one.
  open var clearsContextBeforeDrawing = true

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === self.layer else { return }
    UIGraphicsPushContext(ctx)
    defer { UIGraphicsPopContext() }
    presentTraits.performAsCurrent { draw(bounds) }
  }

  // MARK: Tree

  open var subviews: [UIView] { storedSubviews }

  open var window: UIWindow? { storedWindow }

  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, without: view) ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, without: view).map { $0 + 1 })
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high else { return }
    let (first, second) = (subviews[low], subviews[high])
    insertSubview(second, at: low)
    insertSubview(first, at: high)
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: nil) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0, isBehindAll: true) }
  }

  open func removeFromSuperview() { detach() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool { lineage.contains { $0 === view } }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Constraints

  /// What constraints know of the view; nil until one concerns it.
  package var constraintRecord: ConstraintRecord?
  private(set) var storedNeedsUpdateConstraints = true
  /// Whether the view is in a tree that has come into a window and is still to be asked for its constraints.
  var isInArrival = false
  private var hasRequestedConstraintUpdate = false
  private var isPlacedByMask = true

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { isPlacedByMask }
    set {
      guard newValue != isPlacedByMask else { return }
      isPlacedByMask = newValue
      constraintRecord?.engine?.noteRole(of: self)
    }
  }

  /// Whether views of the class need constraints to be laid out; false by default.
  ///
  /// Nothing depends on it here: `updateConstraints` is called in every view that is shown.
  open class var requiresConstraintBasedLayout: Bool { false }

  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() {
    guard !hasRequestedConstraintUpdate else { return }
    hasRequestedConstraintUpdate = true
    storedNeedsUpdateConstraints = true
    environment.constraintWork.note(requester: self)
  }

  open func needsUpdateConstraints() -> Bool { storedNeedsUpdateConstraints }

  open func updateConstraintsIfNeeded() { settleConstraintUpdates() }

  func performConstraintUpdate() {
    storedNeedsUpdateConstraints = false
    hasRequestedConstraintUpdate = false
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  open var forLastBaselineLayout: UIView { self }

  /// Whether the view has lines of text that depend on its size.
  @_spi(Engine) open var hasTextBaselines: Bool { forFirstBaselineLayout !== self }

  /// From the top of the frame down to the baseline of the first line of text, in points; 0 without
  /// text (assumed).
  @_spi(Engine) open var firstBaselineOffset: CGFloat {
    let view = forFirstBaselineLayout
    return view === self ? 0 : convert(CGPoint(x: 0, y: view.firstBaselineOffset), from: view).y
  }

  /// From the baseline of the last line of text down to the bottom of the frame, in points; 0 without
  /// text (documented).
  @_spi(Engine) open var lastBaselineOffset: CGFloat {
    let view = forLastBaselineLayout
    guard view !== self else { return 0 }
    let place = CGPoint(x: 0, y: view.bounds.height - view.lastBaselineOffset)
    return bounds.height - convert(place, from: view).y
  }

  /// The height of a line of the view's text; nil without any.
  @_spi(Engine) open var baselineLineHeight: CGFloat? {
    let view = forFirstBaselineLayout
    return view === self ? nil : view.baselineLineHeight
  }

  /// The height of the content in a width; nil where the one does not depend on the other.
  @_spi(Engine) open func intrinsicHeight(atWidth width: CGFloat) -> CGFloat? { nil }

  /// The guide of the content that the view scrolls, where constraints concern it; nil for what does
  /// not scroll.
  @_spi(Engine) open var scrolledContentGuide: UILayoutGuide? { nil }
  /// By how much a subview is zoomed, of which constraints from outside concern the frame.
  @_spi(Engine) open func contentScale(of subview: UIView) -> CGFloat { 1 }

  /// The guides, beside those of areas, that the view has by itself.
  @_spi(Engine) open var ownGuides: [UILayoutGuide] { [] }

  /// Takes over the size that constraints give the content.
  @_spi(Engine) open func contentSizeWasSolved(_ size: CGSize) {}

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let set =
      axis == .horizontal
      ? constraintRecord?.hugging.horizontal : constraintRecord?.hugging.vertical
    return set ?? usualHuggingPriority(for: axis)
  }

  @_spi(Engine) open func usualHuggingPriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { .defaultLow }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    NSLayoutConstraint.check(priority: priority)
    let record = madeConstraintRecord
    if axis == .horizontal {
      record.hugging.horizontal = priority
    } else {
      record.hugging.vertical = priority
    }
    record.engine?.noteContent(of: self)
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let set =
      axis == .horizontal
      ? constraintRecord?.resistance.horizontal : constraintRecord?.resistance.vertical
    return set ?? .defaultHigh
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    NSLayoutConstraint.check(priority: priority)
    let record = madeConstraintRecord
    if axis == .horizontal {
      record.resistance.horizontal = priority
    } else {
      record.resistance.vertical = priority
    }
    record.engine?.noteContent(of: self)
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  public class var layoutFittingCompressedSize: CGSize { .zero }
  public class var layoutFittingExpandedSize: CGSize {
    CGSize(width: ConstraintEngine.largestFitting, height: ConstraintEngine.largestFitting)
  }

  // MARK: Corners

  var storedCornerConfiguration: UICornerConfiguration?

  /// How the corners are rounded: what the layer's `cornerRadius` then is, also where the view changes its size; square
  /// until set.
  ///
  /// What lies in the view is clipped only with `clipsToBounds`.
  open var cornerConfiguration: UICornerConfiguration {
    get { storedCornerConfiguration ?? .corners(radius: .fixed(0)) }
    set {
      storedCornerConfiguration = newValue
      applyCornerConfiguration()
    }
  }

  open func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    if storedCornerConfiguration != nil { return configuredRadius(of: corner) }
    let mask = CACornerMask(rawValue: corner.rawValue)
    return layer.maskedCorners.contains(mask) ? layer.cornerRadius : 0
  }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { anchor(x: .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { anchor(x: .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { anchor(x: .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { anchor(x: .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { anchor(x: .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { anchor(y: .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { anchor(y: .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { anchor(y: .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(y: .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(y: .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { anchor(size: .width) }
  open var heightAnchor: NSLayoutDimension { anchor(size: .height) }

  open var constraints: [NSLayoutConstraint] { constraintRecord?.held ?? [] }

  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint: constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  open var layoutGuides: [UILayoutGuide] { constraintRecord?.guides ?? [] }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(guide: layoutGuide) }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(guide: layoutGuide) }

  // MARK: Layout

  /// Asks for `layoutSubviews` before the next commit.
  ///
  /// So do another size, a subview that comes, leaves or gets another size, and a new safe area.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  open func layoutIfNeeded() {
    settleConstraints()
    layer.layoutIfNeeded()
  }

  open func layoutSubviews() {
    if let constraintRecord, constraintRecord.placesSubviews { placeConstrainedSubviews() }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  public class var noIntrinsicMetric: CGFloat { -1 }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    constraintRecord?.engine?.noteContent(of: self)
    superview?.setNeedsLayout()
  }

  // MARK: Layer delegate

  open func layerWillDraw(_ layer: CALayer) {}

  open func display(_ layer: CALayer) { layer.drawContents() }

  /// Lays out the view for its own layer, with its controller's callbacks around it.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    settleSurroundings()
    applyCornerConfiguration()
    let wasLayingOut = isLayingOut
    isLayingOut = true
    traits.reported.performAsCurrent {
      owner?.viewWillBeLaidOut()
      layoutSubviews()
      owner?.viewWasLaidOut()
    }
    isLayingOut = wasLayingOut
    // The subviews are in their places now.
    propagateSurroundings()
  }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimations.current.action(for: layer, forKey: event) ?? UIView.noAction
  }

  open override var description: String { MainActor.assumeIsolated { fullDescription } }
  open override var debugDescription: String { description }
  /// The text that stands in the view's description; nil without one.
  @_spi(Engine) open var describedText: String? { nil }

  /// What the timeline calls the view; nil leaves it to the layer.
  package var recordedName: String? { accessibilityIdentifier }
  /// The text that the view itself draws, as the timeline has it; nil for none.
  @_spi(Engine) open var drawnText: DrawnText? { nil }
  /// What directs the view and may have it as a property, apart from the views around it.
  @_spi(Engine) open var directors: [AnyObject] { owner?.directors ?? [] }

  open override var next: UIResponder? { owner ?? superview }

  @_spi(Engine) open override var responderWindow: UIWindow? { window }

  /// Adds an effect, which shows nothing while the device is held straight.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: Touches

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedRecognizers.isEmpty ? nil : storedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  var storedRecognizers: [UIGestureRecognizer] = []

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTested(at: point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Safe area and traits

  package var areas = ViewAreas()
  var traits = KnownTraits()
  package var traitRegistrations: [TraitRegistration] = []

  package override var frameOnScreen: CGRect { convert(bounds, to: nil) }

  /// What covers the view's sides, in points: of the superview's safe area what reaches into it, and
  /// what its controller adds; without a superview only the latter.
  ///
  /// After the view has moved or come into a tree the value is right at once; the callback follows
  /// before the view is laid out.
  open var safeAreaInsets: UIEdgeInsets { settledSafeArea }

  /// After the safe area has changed, and the margins were reported; the default does nothing.
  open func safeAreaInsetsDidChange() {}

  open var layoutMargins: UIEdgeInsets {
    get { settledMargins }
    set { setMargins(.sides(newValue)) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, in: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }

  open func layoutMarginsDidChange() {}

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { areas.insetsMarginsFromSafeArea }
    set {
      areas.insetsMarginsFromSafeArea = newValue
      noteAreas()
    }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { areas.preservesSuperviewMargins }
    set {
      areas.preservesSuperviewMargins = newValue
      noteAreas()
    }
  }

  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  open var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// The rectangle this view lies in, in the space of its frame, and what covers its sides; nil
  /// without a superview.
  var outerArea: (bounds: CGRect, insets: UIEdgeInsets)? {
    superview.map { ($0.layer.bounds, $0.safeAreaInsets) }
  }

  /// The traits of the surroundings of the view, and of its controller, as last reported.
  var inheritedTraits: UITraitCollection {
    superview?.traits.reported ?? owner?.surroundingTraits ?? .predicted
  }

  open var traitCollection: UITraitCollection { presentTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set {
      traits.style = newValue
      noteTraits()
    }
  }

  open var traitOverrides: any UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue as? TraitValues ?? TraitValues()
      noteTraits()
    }
  }

  open func updateTraitsIfNeeded() { settleTraitsFromTop() }

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    removeRegistration(registration)
  }

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      noteAreas()
      noteConstrainedDirection()
    }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: presentTraits.layoutDirection.direction)
  }

  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UITraitCollection.predicted.layoutDirection.direction)
  }

  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    // The first responder is this view, in it, or the controller of a view in it.
    guard let window, let first = window.firstResponder,
      first.responderChain.contains(where: { $0 === self })
    else { return false }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    Keyboard.follow(window) { window.firstResponder = nil }
    return true
  }

  // MARK: Looks of a class

  /// The proxy of the class.
  ///
  /// A proxy is a view that is never shown. Each view of the class that enters a window takes over what was set
  /// on the proxy, unless it was set on the view itself; a view that is in a window already stays as it is
  /// (both documented). What can be set are the properties that are marked for it in the SDK, and the tint.
  open class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let proxy = AppearanceStore.current.proxy(of: self, in: containerTypes)
    return unsafeDowncast(proxy, to: Self.self)
  }

  // MARK: Snapshots

  /// A view that shows what this one shows; nil for a view without area.
  ///
  /// With `afterScreenUpdates` the model values, laid out first; without it what is on screen now,
  /// which is nothing for a view that never was.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    bounds.isEmpty
      ? nil : makeSnapshot(of: bounds, frame: untransformedFrame, afterScreenUpdates: afterUpdates)
  }

  /// A view that shows what this one shows in a part of its bounds; nil for a part without area.
  ///
  /// When the size of the new view changes, what the insets leave of its content is stretched, and the
  /// rest keeps its size.
  ///
  /// The new view lies at the origin, wherever the part lies. Not documented; known from published code for
  /// iOS, which moves the right half of a screen by its width to where it belongs, and puts parts into views
  /// of their size without placing them.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isEmpty, !rect.isInfinite else { return nil }
    let view = makeSnapshot(
      of: rect, frame: CGRect(origin: .zero, size: rect.size), afterScreenUpdates: afterUpdates)
    view.layer.contentsScale = UIScreen.main.scale
    view.layer.contentsCenter = capInsets.center(of: rect.size)
    return view
  }

  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    recordHierarchy(in: rect, afterScreenUpdates: afterUpdates, to: context)
    return true
  }
}
