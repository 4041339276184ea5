// SPDX-License-Identifier: MIT
public import CoreGraphics

/// A rectangle that shows something, in a tree of such rectangles.
///
/// Setting a property changes the *model* at once; animations change only the *presentation*,
/// which is computed for an instant when it is asked for. Not every property of the SDK's class is
/// here yet: what is missing does not compile.
open class CALayer: NSObject, CAMediaTiming {
  // MARK: Timing

  /// Seconds of the superlayer's time at which local time is `timeOffset`.
  public var beginTime: CFTimeInterval = 0
  /// Infinite by default; does not limit how long a layer shows.
  public var duration: CFTimeInterval = .infinity
  /// Rate of local time against the superlayer's; 0 holds it at `timeOffset`.
  public var speed: Float = 1
  /// Seconds added to local time; scrubs the animations below while `speed` is 0.
  public var timeOffset: CFTimeInterval = 0
  /// Needed by `CAMediaTiming`; a layer's own time does not repeat.
  public var repeatCount: Float = 0
  /// Needed by `CAMediaTiming`; a layer's own time does not repeat.
  public var repeatDuration: CFTimeInterval = 0
  /// Needed by `CAMediaTiming`; a layer's own time does not turn back.
  public var autoreverses = false
  /// Needed by `CAMediaTiming`; a layer shows at all times.
  public var fillMode: CAMediaTimingFillMode = .removed

  // MARK: Stored state

  /// The model values.
  package internal(set) var properties = LayerProperties()
  /// Running animations in the order in which they were added.
  var animations: [AttachedAnimation] = []
  /// The layers in this one, from back to front; empty without any.
  package internal(set) var storedSublayers: [CALayer] = []
  var needsLayoutFlag = false
  /// Whether a transaction was committed while the layer was shown; a new layer's changes do not
  /// animate before that.
  var isCommitted = false
  /// On a presentation copy, the layer it was made from.
  private(set) weak var modelLayer: CALayer?

  /// The layer this one is in; nil for the root of a tree.
  open internal(set) weak var superlayer: CALayer?
  /// Usually the owning view; asked for actions and for layout.
  open weak var delegate: (any CALayerDelegate)?
  /// What timelines call the layer unless a view names it.
  open var name: String?
  /// Actions by key, asked after the delegate.
  open var actions: [String: any CAAction]?
  /// What the layer is to the transition under way: `from`, `to`, `container`, `dimming`,
  /// `snapshot`.
  package var role: String?
  /// On the layer of a visible window the clock of its stage; nil on all other layers.
  ///
  /// The tree below such a layer is rendered, and animates by that clock.
  package var renderClock: VirtualClock?

  /// Creates an empty layer.
  public override init() { super.init() }

  /// Creates a presentation copy of a layer, as Core Animation does; not for making duplicates.
  public init(layer: Any) {
    super.init()
    guard let source = layer as? CALayer else { return }
    properties = source.properties
    name = source.name
    modelLayer = source
  }

  /// A copy of the layer that shows another set of properties.
  convenience init(presenting properties: LayerProperties, of layer: CALayer) {
    self.init(layer: layer)
    self.properties = properties
  }

  // MARK: Properties

  /// Where the anchor point lies in the superlayer, in points.
  open var position: CGPoint {
    get { properties.position }
    set { change("position", \.position, to: newValue) }
  }

  /// The layer's own space: its visible rectangle; animatable as origin and size.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      let old = properties.bounds
      change("bounds", \.bounds, to: newValue)
      if old.size != newValue.size { setNeedsLayout() }
    }
  }

  /// The point of `bounds` that sits at `position`, in fractions of its size.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, to: newValue) }
  }

  /// Order among siblings: larger is in front; equal ones keep the order of `sublayers`.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { change("zPosition", \.zPosition, to: newValue) }
  }

  /// Applied about the anchor point.
  open var transform: CATransform3D {
    get { properties.transform }
    set { change("transform", \.transform, to: newValue) }
  }

  /// 0, invisible, to 1; below 1 the layer and all in it fade as one group.
  open var opacity: Float {
    get { properties.opacity }
    set { change("opacity", \.opacity, to: newValue) }
  }

  /// Whether the layer and all in it are left out; false by default.
  open var isHidden: Bool {
    get { properties.isHidden }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  /// Whether sublayers and contents are cut to the bounds and their rounded corners.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { properties.masksToBounds = newValue }
  }

  /// Fills the bounds within their rounded corners; nil paints nothing; animatable.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, to: newValue) }
  }

  /// Radius of circular corners in points, for the background, the border and the clip.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, to: newValue) }
  }

  /// Width of the border, which lies inside the bounds and above everything else.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { change("borderWidth", \.borderWidth, to: newValue) }
  }

  /// Colour of the border, opaque black by default; nil paints none; animatable.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { change("borderColor", \.borderColor, to: newValue) }
  }

  /// A `CGImage`; anything else is reported and shows nothing.
  open var contents: Any? {
    get { properties.contents }
    set {
      let image = newValue as? CGImage
      if newValue != nil && image == nil {
        UnsupportedFeature.report("CALayer.contents of type \(type(of: newValue!))")
      }
      change("contents", \.contents, to: image)
    }
  }

  /// How contents of another size are placed in the bounds; stretched by default.
  open var contentsGravity: CALayerContentsGravity {
    get { properties.contentsGravity }
    set { properties.contentsGravity = newValue }
  }

  /// Pixels of the contents in a point.
  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set { properties.contentsScale = newValue }
  }

  /// The upright rectangle around the layer in its superlayer, in points.
  ///
  /// Derived from bounds, position, anchor point and transform. Setting it changes `position` and
  /// `bounds.size` so that, with the present transform, this rectangle comes out; do not set it
  /// under a rotation.
  open var frame: CGRect {
    get { geometry.toParent.boundingBox(of: properties.bounds) }
    set {
      let frame = newValue.standardized
      // What the unmoved layer's frame is for a bounds of this size tells scale and offset.
      let scale = CATransform3DGetAffineTransform(transform)
      let width = abs(scale.a) > 0 && scale.b == 0 ? frame.width / abs(scale.a) : frame.width
      let height = abs(scale.d) > 0 && scale.c == 0 ? frame.height / abs(scale.d) : frame.height
      bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
      let current = self.frame
      position = CGPoint(
        x: position.x + frame.minX - current.minX, y: position.y + frame.minY - current.minY)
    }
  }

  // MARK: Tree

  /// The layers in this one, from back to front; nil without any, as in the SDK.
  open var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? nil : storedSublayers }
    set {
      for layer in storedSublayers where !(newValue ?? []).contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of the others; it leaves the layer it was in.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    insert(layer, at: storedSublayers.count)
  }

  /// Puts a layer at an index among the sublayers; an index beyond the end means in front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, at: min(Int(idx), storedSublayers.count))
  }

  /// Puts a layer directly behind a sibling; behind all without it.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: storedSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer directly in front of a sibling; in front of all without it.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = storedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 }
    insert(layer, at: index ?? storedSublayers.count)
  }

  /// Takes the layer out of its superlayer; does nothing without one.
  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.storedSublayers.removeAll { $0 === self }
    superlayer = nil
    markUncommitted()
    parent.setNeedsLayout()
  }

  // MARK: Layout

  /// Asks for the sublayers to be placed before the next commit.
  open func setNeedsLayout() { needsLayoutFlag = true }

  /// Whether layout was asked for and has not happened yet.
  open func needsLayout() -> Bool { needsLayoutFlag }

  /// Places sublayers now, from the topmost ancestor that needs it down through this tree.
  open func layoutIfNeeded() {
    var top = self
    while let parent = top.superlayer, parent.needsLayoutFlag { top = parent }
    top.layoutTree()
  }

  /// Places the sublayers: leaves it to the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions and animations

  /// The action for a change of a property: the delegate's, else that in `actions`, else the
  /// class's default.
  open func action(forKey event: String) -> (any CAAction)? {
    if let delegate, let action = delegate.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    return implicitAction(forKey: event)
  }

  /// Adds an animation; one that has the same key is removed first.
  ///
  /// Without a key, one is made up. The animation begins when the transaction commits, or at its
  /// `beginTime`. A `duration` of 0 becomes the transaction's.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    var timing = MediaTiming(anim)
    if timing.duration == 0 { timing.duration = CATransaction.animationDuration() }
    let key = key ?? unusedKey(like: "animation")
    removeAnimation(forKey: key)
    animations.append(
      AttachedAnimation(
        key: key, animation: anim, effect: anim.effect(), timing: timing,
        begin: anim.beginTime == 0 ? nil : anim.beginTime))
    let clock = self.clock
    if !clock.animatedLayers.contains(where: { $0 === self }) { clock.animatedLayers.append(self) }
  }

  /// Takes an animation off and tells its delegate that it did not finish.
  open func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    clock.noteStop(of: animations.remove(at: index).animation)
  }

  /// Takes all animations off and tells their delegates that they did not finish.
  open func removeAllAnimations() {
    let removed = animations
    animations = []
    for entry in removed { clock.noteStop(of: entry.animation) }
  }

  /// Keys in the order in which the animations were added; nil without any, as in the SDK.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// The animation that was added under a key and is still on; nil without one.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// A copy of the layer as it is shown now, with its animations applied; nil when no window shows
  /// it, as on iOS.
  open func presentation() -> CALayer? {
    guard isInRenderTree else { return nil }
    return CALayer(presenting: presentationProperties(at: clock.now), of: self)
  }

  /// On a presentation copy the layer it shows, else the layer itself.
  open func model() -> CALayer { modelLayer ?? self }
}
