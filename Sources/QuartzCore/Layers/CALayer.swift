// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

/// A rectangle that shows something, in a tree of such rectangles.
///
/// Setting a property changes the *model* at once; animations change only the *presentation*,
/// which is computed for an instant when it is asked for. What the SDK's class has and this one has
/// not does not compile.
///
/// The body is long because Swift lets subclasses override only what is declared in it; the work
/// behind it is in the other files of this folder.
open class CALayer: _LayerRoot, CAMediaTiming {
  /// Creates a presentation copy of a layer, as Core Animation does; not for making duplicates.
  ///
  /// A class of an application that has stored properties overrides it and copies them.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let source = layer as? CALayer else { return }
    properties = source.properties
    name = source.name
    undefinedValues = source.undefinedValues
    modelLayer = source
  }

  // MARK: Timing

  open var beginTime: CFTimeInterval = 0 { didSet { timeChanged() } }
  /// Infinite by default; does not limit here how long a layer shows, and any other is reported.
  open var duration: CFTimeInterval = .infinity {
    didSet { if duration != .infinity { UnsupportedFeature.report("CALayer.duration") } }
  }
  open var speed: Float = 1 { didSet { timeChanged() } }
  open var timeOffset: CFTimeInterval = 0 { didSet { timeChanged() } }
  /// How local time passes while an interactive transition controls the layer; nil for its own
  /// timing.
  package var drivenTiming: DrivenTiming? { didSet { timeChanged() } }
  /// A layer's own time does not repeat here; another value than 0 is reported.
  open var repeatCount: Float = 0 {
    didSet { if repeatCount != 0 { UnsupportedFeature.report("CALayer.repeatCount") } }
  }
  /// A layer's own time does not repeat here; another value than 0 is reported.
  open var repeatDuration: CFTimeInterval = 0 {
    didSet { if repeatDuration != 0 { UnsupportedFeature.report("CALayer.repeatDuration") } }
  }
  /// A layer's own time does not turn back here; true is reported.
  open var autoreverses = false {
    didSet { if autoreverses { UnsupportedFeature.report("CALayer.autoreverses") } }
  }
  /// A layer shows at all times here; another mode than `removed` is reported.
  open var fillMode: CAMediaTimingFillMode = .removed {
    didSet { if fillMode != .removed { UnsupportedFeature.report("CALayer.fillMode") } }
  }

  // MARK: Stored state

  package internal(set) var properties = LayerProperties()
  var animations: [AttachedAnimation] = []
  var lastKeyNumber = 1
  var isListedAsAnimated = false
  package internal(set) var storedSublayers: [CALayer] = []
  var storedMask: CALayer?
  /// The layer this one is in or masks; it releases this one before it is deallocated.
  unowned(unsafe) var parentLayer: CALayer?
  var isMask = false
  var pending = PendingWork()
  /// Whether a transaction was committed while the layer was shown; a new layer's changes do not
  /// animate before that.
  var isCommitted = false
  /// The layer's state at the last commit, if it was changed since.
  var committedState: CommittedState?
  var capture = CaptureCache()
  /// Whether the contents were drawn by `display`, not set.
  var hasDrawnContents = false
  /// Values for keys that are no property of the class.
  var undefinedValues: [String: Any] = [:]
  package var keyValueObservers: KeyValueObservers?
  /// On a presentation copy, the layer it was made from.
  private(set) weak var modelLayer: CALayer?

  open weak var delegate: (any CALayerDelegate)? { didSet { invalidateCapture() } }
  /// The layer's name in timelines unless a view has one.
  open var name: String? { didSet { invalidateCapture() } }
  open var actions: [String: any CAAction]?
  /// The layer's role in the transition in progress: `from`, `to`, `container`, `dimming`,
  /// `snapshot`.
  package var role: String? { didSet { invalidateCapture() } }
  /// On the layer of a visible window the scheduler of its stage; nil on all other layers.
  ///
  /// The tree below such a layer is rendered, and animates by its clock.
  package var renderScheduler: LayerScheduler? {
    didSet {
      oldValue?.noteScheduleChange()
      timeChanged()
    }
  }

  public override init() {
    super.init()
    properties.classProperties = type(of: self).makeClassProperties()
  }

  public required init?(coder: NSCoder) {
    super.init()
    properties.classProperties = type(of: self).makeClassProperties()
  }

  deinit { releaseTree() }

  /// The properties that the class adds, at their defaults.
  class func makeClassProperties() -> ClassProperties { .none }

  // MARK: Place

  open var position: CGPoint {
    get { properties.position }
    set { change("position", \.position, to: newValue) }
  }

  open var bounds: CGRect {
    get { properties.bounds }
    set {
      let old = properties.bounds
      change("bounds", \.bounds, to: newValue)
      guard old.size != newValue.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange || pending.waitsForArea { setNeedsDisplay() }
    }
  }

  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, to: newValue) }
  }

  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
  }

  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { change("zPosition", \.zPosition, to: newValue) }
  }

  open var transform: CATransform3D {
    get { properties.transform }
    set { change("transform", \.transform, to: newValue) }
  }

  open var sublayerTransform: CATransform3D {
    get { properties.uncommonProperties.sublayerTransform }
    set { change("sublayerTransform", \.uncommonProperties.sublayerTransform, to: newValue) }
  }

  /// The upright rectangle around the layer in its superlayer, in points.
  ///
  /// Derived from bounds, position, anchor point and transform. Setting it changes `position` and
  /// `bounds.size` so that, with the present transform, this rectangle comes out. Under a rotation by
  /// other than quarter turns none does: there the bounds' size is that of the rectangle's bounding box
  /// with the inverse transform, around the rectangle's middle, so that a layer grows each time its
  /// frame is set to itself (as published observations of iOS say). Along an axis that the transform
  /// collapses, as a quarter turn about the other axis does, no size gives the rectangle: there the
  /// layer gets the rectangle's own size and the position that it has without a transform.
  open var frame: CGRect {
    get { geometry.toParent.boundingBox(of: properties.bounds) }
    set {
      guard let keyValueObservers else { return setFrame(newValue.standardized) }
      keyValueObservers.changeTogether { setFrame(newValue.standardized) }
    }
  }

  // MARK: Conversion

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }

  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l) }

  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, to: l) }

  // MARK: Looks

  open var opacity: Float {
    get { properties.opacity }
    set { change("opacity", \.opacity, to: newValue) }
  }

  open var allowsGroupOpacity: Bool {
    get { properties.uncommonProperties.allowsGroupOpacity }
    set { update { $0.uncommonProperties.allowsGroupOpacity = newValue } }
  }

  open var isHidden: Bool {
    get { properties.isHidden }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  open var isDoubleSided: Bool {
    get { properties.uncommonProperties.isDoubleSided }
    set { change("doubleSided", \.uncommonProperties.isDoubleSided, to: newValue) }
  }

  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  open var mask: CALayer? {
    get { storedMask }
    set { setMask(newValue) }
  }

  /// A promise that the background covers all of the layer; nothing depends on it here.
  open var isOpaque = false

  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, to: newValue) }
  }

  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, to: newValue) }
  }

  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: properties.corners.mask.rawValue) }
    set { update { $0.corners.mask = Corners.Mask(rawValue: newValue.rawValue) } }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { properties.corners.curve == .continuous ? .continuous : .circular }
    set { update { $0.corners.curve = newValue == .continuous ? .continuous : .circular } }
  }

  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? Corners.continuousReach : 1
  }

  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { change("borderWidth", \.borderWidth, to: newValue) }
  }

  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { change("borderColor", \.borderColor, to: newValue) }
  }

  // MARK: Shadow

  open var shadowColor: CGColor? {
    get { properties.uncommonProperties.shadowColor }
    set { change("shadowColor", \.uncommonProperties.shadowColor, to: newValue) }
  }

  open var shadowOpacity: Float {
    get { properties.uncommonProperties.shadowOpacity }
    set { change("shadowOpacity", \.uncommonProperties.shadowOpacity, to: newValue) }
  }

  open var shadowOffset: CGSize {
    get { properties.uncommonProperties.shadowOffset }
    set { change("shadowOffset", \.uncommonProperties.shadowOffset, to: newValue) }
  }

  open var shadowRadius: CGFloat {
    get { properties.uncommonProperties.shadowRadius }
    set { change("shadowRadius", \.uncommonProperties.shadowRadius, to: newValue) }
  }

  /// The silhouette that casts the shadow, in the layer's space; nil for what the layer shows.
  ///
  /// Animatable, but never implicitly (documented).
  open var shadowPath: CGPath? {
    get { properties.uncommonProperties.shadowPath }
    set { update { $0.uncommonProperties.shadowPath = newValue } }
  }

  // MARK: Contents

  /// A `CGImage`; anything else is reported and shows nothing; animatable as a cross-fade.
  open var contents: Any? {
    get { properties.contents }
    set {
      let image = newValue as? CGImage
      if let newValue, image == nil {
        UnsupportedFeature.report("CALayer.contents of type \(type(of: newValue))")
      }
      change("contents", \.contents, to: image)
    }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { properties.contentsGravity }
    set { update { $0.contentsGravity = newValue } }
  }

  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set { change("contentsScale", \.contentsScale, to: newValue) }
  }

  open var contentsRect: CGRect {
    get { properties.uncommonProperties.contentsRect }
    set { change("contentsRect", \.uncommonProperties.contentsRect, to: newValue) }
  }

  open var contentsCenter: CGRect {
    get { properties.uncommonProperties.contentsCenter }
    set { change("contentsCenter", \.uncommonProperties.contentsCenter, to: newValue) }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { properties.uncommonProperties.magnificationFilter }
    set { update { $0.uncommonProperties.magnificationFilter = newValue } }
  }

  open var minificationFilter: CALayerContentsFilter {
    get { properties.uncommonProperties.minificationFilter }
    set { update { $0.uncommonProperties.minificationFilter = newValue } }
  }

  /// How much coarser the contents are read where they are reduced; 0 by default, and reported when
  /// set.
  open var minificationFilterBias: Float = 0 {
    didSet {
      if minificationFilterBias != 0 { UnsupportedFeature.report("CALayer.minificationFilterBias") }
    }
  }

  open var shouldRasterize: Bool {
    get { properties.uncommonProperties.shouldRasterize }
    set { change("shouldRasterize", \.uncommonProperties.shouldRasterize, to: newValue) }
  }

  open var rasterizationScale: CGFloat {
    get { properties.uncommonProperties.rasterizationScale }
    set { change("rasterizationScale", \.uncommonProperties.rasterizationScale, to: newValue) }
  }

  // MARK: Filters

  /// How the layer, as a whole, is combined with what is behind it: the name of a blend mode, such as
  /// `multiplyBlendMode`, or nil.
  ///
  /// Anything else is reported and leaves the layer as without one.
  open var compositingFilter: Any? {
    get { properties.uncommonProperties.compositing.name }
    set { setCompositingFilter(newValue) }
  }

  /// Kept, and reported: layers on iOS have no filters (documented).
  open var filters: [Any]? { didSet { reportFilters(filters, of: "filters") } }

  /// Kept, and reported: layers on iOS have no filters (documented).
  open var backgroundFilters: [Any]? {
    didSet { reportFilters(backgroundFilters, of: "backgroundFilters") }
  }

  /// Applied to what is behind the layer, which is then seen within its bounds and corners, beneath
  /// all that the layer shows; animatable.
  package var backdropFilters: [Filter] {
    get { properties.uncommonProperties.backdropFilters }
    set { change("backdropFilters", \.uncommonProperties.backdropFilters, to: newValue) }
  }

  /// Applied to all that the layer and those in it show, but for the shadow; animatable.
  package var contentFilters: [Filter] {
    get { properties.uncommonProperties.contentFilters }
    set { change("contentFilters", \.uncommonProperties.contentFilters, to: newValue) }
  }

  // MARK: Edges

  /// Whether y grows upwards for the sublayers; false by default, and reported when set.
  open var isGeometryFlipped = false {
    didSet { if isGeometryFlipped { UnsupportedFeature.report("CALayer.isGeometryFlipped") } }
  }

  /// Whether the edges of a turned layer are smoothed; false by default.
  ///
  /// They always are here, regardless of the value.
  open var allowsEdgeAntialiasing = false

  /// Which edges are smoothed; all by default, and any other choice is reported.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all {
    didSet {
      if edgeAntialiasingMask != .all { UnsupportedFeature.report("CALayer.edgeAntialiasingMask") }
    }
  }

  // MARK: Drawing

  open var needsDisplayOnBoundsChange = false

  open func setNeedsDisplay() {
    pending.needsDisplay = true
    markWorkAbove()
  }

  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  open func needsDisplay() -> Bool { pending.needsDisplay }

  open func displayIfNeeded() {
    guard pending.needsDisplay else { return }
    pending.needsDisplay = false
    display()
  }

  open func display() { makeContents() }

  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  open class func needsDisplay(forKey key: String) -> Bool { false }

  open class func defaultValue(forKey key: String) -> Any? {
    var properties = LayerProperties()
    properties.classProperties = makeClassProperties()
    return AnimatableKeyPath.named(key)?.get(properties)?.anyValue
  }

  /// Draws the layer and all in it into a context: the model values, without animations, in the
  /// layer's own coordinate space.
  ///
  /// What asked for `display` is displayed first, on the screen or not: labels of views that were never
  /// shown appear in PDF files as bitmaps, and others as outlines (published question), so that they
  /// are displayed. Nothing is laid out: projects that make images of views call `layoutIfNeeded`
  /// themselves (published code), and would not have to.
  open func render(in ctx: CGContext) { renderModel(in: ctx) }

  // MARK: Tree

  open var superlayer: CALayer? {
    if let modelLayer { return modelLayer.superlayer?.presentation() }
    return isMask ? nil : parentLayer
  }

  open var sublayers: [CALayer]? {
    get {
      let layers = modelLayer.map { model in
        model.storedSublayers.compactMap { $0.presentation() }
      }
      let all = layers ?? storedSublayers
      return all.isEmpty ? nil : all
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    insert(layer, at: storedSublayers.count)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, at: min(Int(idx), storedSublayers.count))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: storedSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = storedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 }
    insert(layer, at: index ?? storedSublayers.count)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, storedSublayers.contains(where: { $0 === oldLayer }) else {
      return
    }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() { detach() }

  open func hitTest(_ p: CGPoint) -> CALayer? { hitTested(at: p) }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Scrolling

  open func scroll(_ p: CGPoint) { parentLayer?.scroll(convert(p, to: parentLayer)) }

  open func scrollRectToVisible(_ r: CGRect) {
    parentLayer?.scrollRectToVisible(convert(r, to: parentLayer))
  }

  // MARK: Layout

  open func setNeedsLayout() {
    pending.needsLayout = true
    markWorkAbove()
  }

  open func needsLayout() -> Bool { pending.needsLayout }

  open func layoutIfNeeded() {
    var top = self
    while let parent = top.parentLayer, parent.pending.needsLayout { top = parent }
    top.layoutTree()
  }

  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Actions and animations

  open func action(forKey event: String) -> (any CAAction)? {
    if let delegate, let action = delegate.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] ?? type(of: self).defaultAction(forKey: event) {
      return action is NSNull ? nil : action
    }
    return implicitAction(forKey: event)
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Adds an animation; one that has the same key is removed first.
  ///
  /// Without a key, one is made up. The animation begins when the transaction commits, or at its
  /// `beginTime`. A `duration` of 0 becomes the transaction's. On a layer that no window shows it is
  /// dropped at the commit, as on iOS.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  open func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    removeAnimations(at: index..<index + 1)
  }

  open func removeAllAnimations() { removeAnimations(at: animations.indices) }

  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// A copy of the layer as it is shown now, with its animations applied; nil when no window shows
  /// it, as on iOS.
  open func presentation() -> Self? {
    guard modelLayer == nil, isInRenderTree else { return nil }
    return makeCopy(showing: presentationProperties(at: clock.now)) as? Self
  }

  open func model() -> Self {
    // An application may have made the copy, and of another class.
    modelLayer as? Self ?? self
  }

  // MARK: Key-value coding

  open func value(forKeyPath keyPath: String) -> Any? {
    AnimatableKeyPath.named(keyPath)?.get(properties)?.anyValue ?? plainValue(for: keyPath)
      ?? customValue(forKey: keyPath)
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setCoded(value, for: keyPath) }

  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
