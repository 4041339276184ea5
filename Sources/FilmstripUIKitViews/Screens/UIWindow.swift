// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The stage's environment: that of the scene, else of the stage that ran when the window was
  /// made.
  package let stageEnvironment: StageEnvironment

  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      if let windowScene, windowScene !== stageEnvironment.windowScene {
        stageEnvironment.unsupported.report(.unsupported("UIWindow.windowScene of another stage"))
      }
      if windowScene == nil { isHidden = true }
    }
  }

  public override init(frame: CGRect) {
    stageEnvironment = .current
    super.init(frame: frame)
    join()
  }

  public init(windowScene: UIWindowScene) {
    stageEnvironment = windowScene.stageEnvironment ?? .current
    super.init(frame: stageEnvironment.screen.bounds)
    join()
  }

  public required init?(coder: NSCoder) {
    stageEnvironment = .current
    super.init(coder: coder)
    join()
  }

  private func join() {
    stageEnvironment.windows.add(self)
    windowScene = stageEnvironment.windowScene
    noteTraits()
  }

  open var screen: UIScreen { stageEnvironment.screen }

  /// What fills the window; setting another one while the window is visible replaces the view at once, with
  /// appearance callbacks.
  package var root: (any WindowRoot)? {
    didSet {
      oldValue?.rootWindow = nil
      root?.rootWindow = self
      guard oldValue !== root, isVisible else { return }
      oldValue?.hide()
      root?.show(in: self)
    }
  }

  open var windowLevel: UIWindow.Level = .normal {
    didSet { if windowLevel != oldValue { stageEnvironment.windows.arrange() } }
  }

  open var isKeyWindow: Bool { stageEnvironment.windows.key === self }
  /// What lives for as long as the window shows it: presentations.
  package var shownObjects: [AnyObject] = []
  private var isVisible = false
  private var placedSize = CGSize.zero

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene ?? stageEnvironment.application }

  open override var isHidden: Bool {
    get { !isVisible || super.isHidden }
    set {
      let wasHidden = isHidden
      super.isHidden = newValue
      if !newValue { show() }
      guard wasHidden != isHidden else { return }
      NotificationCenter.default.post(
        name: newValue
          ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
        object: self)
    }
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open func makeKey() {
    guard !isKeyWindow else { return }
    let old = stageEnvironment.windows.key
    stageEnvironment.windows.key = self
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  open func becomeKey() {}
  open func resignKey() {}

  /// Gives the root view the window's size when that has changed.
  ///
  /// At any other time the view stays where it is: published animators move it while something is
  /// presented above it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = root?.viewIfLoaded, bounds.size != placedSize else { return }
    placedSize = bounds.size
    guard view.transform.isIdentity else {
      // Scaled down behind a sheet: the view is to have the window's size without its transform.
      view.bounds.size = bounds.size
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
      return
    }
    view.frame = bounds
  }

  // MARK: Touches

  weak var firstResponder: UIResponder?

  open func sendEvent(_ event: UIEvent) { touchRouter.send(event) }

  package private(set) lazy var touchRouter = TouchRouter(window: self)

  package override var outerArea: (bounds: CGRect, insets: UIEdgeInsets)? {
    (screen.bounds, screen.safeAreaInsets)
  }

  package override var inheritedTraits: UITraitCollection { screen.traitCollection }

  private func show() {
    stageEnvironment.windows.show(self)
    if stageEnvironment.touches.window == nil { stageEnvironment.touches.window = self }
    guard !isVisible else { return }
    isVisible = true
    layer.renderScheduler = stageEnvironment.scheduler
    root?.show(in: self)
  }

  /// Gives the root's view the window's size.
  package func placeRoot(_ view: UIView) {
    view.frame = bounds
    placedSize = bounds.size
  }
}
