// SPDX-License-Identifier: MIT

extension UIViewController {
  @preconcurrency @MainActor
  open class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(Zoom)
    }

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// Grows from a view of the screen below, and shrinks back to where that is then.
    ///
    /// The provider is called whenever the view is needed; with nil the controller fades instead. The
    /// user may drag the controller away, see `ZoomOptions.interactiveDismissShouldBegin`.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> UIViewController.Transition {
      Transition(.zoom(Zoom(options: options, sourceViewProvider: sourceViewProvider)))
    }

    public static func coverVertical() -> UIViewController.Transition {
      Transition(.style(.coverVertical))
    }

    public static func flipHorizontal() -> UIViewController.Transition {
      Transition(.style(.flipHorizontal))
    }

    public static func crossDissolve() -> UIViewController.Transition {
      Transition(.style(.crossDissolve))
    }

    public static func partialCurl() -> UIViewController.Transition {
      Transition(.style(.partialCurl))
    }

    var zoom: Zoom? {
      if case .zoom(let zoom) = kind { return zoom }
      return nil
    }

    func animator(isOpening: Bool) -> any UIViewControllerAnimatedTransitioning {
      switch kind {
      case .style(let style): style.animator(isPresenting: isOpening)
      case .zoom(let zoom): ZoomAnimator(zoom, isOpening: isOpening)
      }
    }
  }
}

extension UIViewController.Transition {
  @preconcurrency @MainActor
  open class ZoomSourceViewProviderContext: NSObject {
    public let sourceViewController: UIViewController
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// The options of a zoom.
  ///
  /// `dimmingVisualEffect` does not exist here.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject {
    /// Whether a drag that would dismiss may begin; it may without a closure.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// The rectangle in the zoomed controller's view that lies on the source view at the start; nil for
    /// the largest one of the source's shape, in the middle.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    open var dimmingColor: UIColor?

    public override init() { super.init() }
  }
}

extension UIViewController.Transition.ZoomOptions {
  @preconcurrency @MainActor
  open class InteractionContext: NSObject {
    public let location: CGPoint
    public let velocity: CGVector
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
      super.init()
    }
  }

  @preconcurrency @MainActor
  open class AlignmentRectContext: NSObject {
    public let sourceView: UIView
    public let zoomedViewController: UIViewController

    init(source: UIView, zoomed: UIViewController) {
      sourceView = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}
