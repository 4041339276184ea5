// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

/// A view onto content that is larger than the view: scrolled and zoomed by touches and by code.
///
/// Its content offset is the origin of its bounds. What touches do to it is in
/// `UIScrollView+Dragging.swift`, what moves it afterwards in `ScrollTrajectory`.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Is notified of scrolling and zooming; not kept alive.
  ///
  /// Tables, collections and text views have delegates of their own types in its place, as in the SDK.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // The state of touches and movements.
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  var link: CADisplayLink?
  var samples = ScrollSamples()
  var pinch: ScrollPinch?
  var storedZoomScale: CGFloat = 1
  weak var scaledView: UIView?
  var storedPinchRecognizer: UIPinchGestureRecognizer?
  package var knownInset = UIEdgeInsets.zero
  var indicators: [ScrollAxis: ScrollIndicatorView] = [:]
  var areIndicatorsShown = false
  let panRecognizer = ScrollPanGestureRecognizer()
  var layoutGuidesOfScrolling = ScrollLayoutGuides()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    layer.role = "scroll view"
    panRecognizer.scrollView = self
    panRecognizer.addTarget { [weak self] in self?.follow($0) }
    addGestureRecognizer(panRecognizer)
  }

  // MARK: Content

  /// The point of the content that lies at the view's origin; animatable in an animation block.
  ///
  /// It is not held to the content; what is no number is ignored.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != bounds.origin else { return }
      rebase(by: CGPoint(x: newValue.x - bounds.minX, y: newValue.y - bounds.minY))
      bounds.origin = newValue
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.size != newValue.size { sizeDidChange() }
      if old.origin != newValue.origin { offsetDidChange() }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds.size
      super.frame = newValue
      if old != super.bounds.size { sizeDidChange() }
    }
  }

  /// How large the content is, in points; negative and infinite sides count as 0.
  open var contentSize = CGSize.zero {
    didSet {
      let sane = CGSize(
        width: UIScrollView.sane(contentSize.width), height: UIScrollView.sane(contentSize.height))
      if sane != contentSize { contentSize = sane }
      if contentSize != oldValue {
        sizeDidChange()
        keyValueObservers?.changed()
      }
    }
  }

  private static func sane(_ side: CGFloat) -> CGFloat { side > 0 && side.isFinite ? side : 0 }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetDidChange() } }
  }

  open var adjustedContentInset: UIEdgeInsets { knownInset }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetDidChange() }
  }

  open func adjustedContentInsetDidChange() {}

  // MARK: Scrolling

  open var isScrollEnabled = true { didSet { panRecognizer.isEnabled = isScrollEnabled } }
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { insetDidChange() } }
  open var alwaysBounceHorizontal = false { didSet { insetDidChange() } }
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal

  open internal(set) var isTracking = false
  open var isDragging: Bool { drag != nil }
  open var isDecelerating: Bool { motion?.kind == .decelerating }
  open var isScrollAnimating: Bool { motion?.kind == .animating }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
    scroll(to: contentOffset, animated: animated)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let target = offset(showing: rect), target != contentOffset else { return }
    scroll(to: target, animated: animated)
  }

  open func stopScrollingAndZooming() { stopMotion() }

  // MARK: Touches

  open var delaysContentTouches = true
  open var canCancelContentTouches = true

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { storedPinchRecognizer }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panRecognizer
      ? canTakeTouches() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  open var bouncesZoom = true
  open var isZooming: Bool { pinch != nil }
  open var isZoomBouncing: Bool { motion?.kind == .zoomBouncing }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
  open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
  open var indicatorStyle = IndicatorStyle.default { didSet { updateIndicators() } }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }

  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }

  // MARK: Not supported

  /// Whether a tap on the status bar scrolls to the top: nothing taps it here, and asking for it is
  /// reported.
  open var scrollsToTop = true {
    didSet { if scrollsToTop { UnsupportedFeature.report("UIScrollView.scrollsToTop") } }
  }
  /// How drags dismiss the keyboard, of which there is none here: reported.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet {
      if keyboardDismissMode != .none {
        UnsupportedFeature.report("UIScrollView.keyboardDismissMode")
      }
    }
  }
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// The control that follows the content: that above, or one that code has put into the view.
  weak var followingRefresh: UIRefreshControl?

  /// Where a release leads, before the delegate is asked: with a velocity in points per millisecond.
  @_spi(Engine) open func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  // MARK: Constraints

  @_spi(Engine) open override var scrolledContentGuide: UILayoutGuide? { madeContentGuide }
  @_spi(Engine) open override func contentScale(of subview: UIView) -> CGFloat {
    subview === scaledView ? storedZoomScale : 1
  }
  @_spi(Engine) open override var ownGuides: [UILayoutGuide] { layoutGuidesOfScrolling.all }

  @_spi(Engine) open override func contentSizeWasSolved(_ size: CGSize) {
    if size != contentSize { contentSize = size }
  }

  // MARK: Surroundings

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMotion() } else { insetDidChange() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeIndicators()
  }

  // MARK: Guides

  open var contentLayoutGuide: UILayoutGuide { madeContentGuide }

  open var frameLayoutGuide: UILayoutGuide { madeFrameGuide }
}
