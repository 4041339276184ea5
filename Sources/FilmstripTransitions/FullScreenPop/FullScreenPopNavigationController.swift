// SPDX-License-Identifier: MIT
public import UIKit

/// A navigation controller in which a touch anywhere on the screen moves back, and forward where a
/// controller has set its next one: what JPNavigationController does.
///
/// A touch that moves right pops, one that moves left pushes. How far it has moved when it ends
/// decides; its velocity does not, and a gesture that the system cancels is judged like one that
/// ends. Each controller can have a bar and a view at the bottom of its own, which move with it.
open class FullScreenPopNavigationController: UINavigationController {
  /// How far from the left side of the screen a pop may begin, in points; 0 is anywhere.
  public var popStartWidth: CGFloat = 0
  /// Whether touches pop no controller; false by default.
  public var isFullScreenPopDisabledForAll = false
  /// What pushes and pops are made with, and the progress beyond which an interactive one finishes.
  public var parameters = ShadowPushTransition.Parameters()
  /// Whether pops move an image of the outgoing screen instead of the screen; false by default, as
  /// its contents would freeze.
  public var popsWithSnapshot = false
  /// Watches the whole screen.
  public let fullScreenRecognizer = UIPanGestureRecognizer()

  private lazy var slip = FullScreenSlip(self)

  /// Creates a stack of one controller, which cannot be popped.
  ///
  /// - Parameter root: The controller at the bottom of the stack.
  public convenience init(root: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setNavigationBarHidden(true, animated: false)
    setViewControllers([ScreenWrapper.wrapIfNeeded(root)], animated: false)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    delegate = slip
    fullScreenRecognizer.maximumNumberOfTouches = 1
    fullScreenRecognizer.delegate = slip
    fullScreenRecognizer.addTarget(slip, action: FullScreenSlip.handlePan)
    view.addGestureRecognizer(fullScreenRecognizer)
    // In the article the recognizer takes the place of the system's.
    interactivePopGestureRecognizer?.isEnabled = false
  }

  /// Puts a controller on top, wrapped if it has a bar or a bottom view of its own.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(ScreenWrapper.wrapIfNeeded(viewController), animated: animated)
  }

  /// The controller on top, out of its wrapper.
  public var topContent: UIViewController? {
    (topViewController as? ScreenWrapper)?.content ?? topViewController
  }
}

/// Pushes what comes next when a touch moves left.
@preconcurrency @MainActor
public protocol LeftSlipPushDelegate: AnyObject {
  /// The touch has begun to move left: push a controller, animated, and the touch drives the push;
  /// or push none.
  ///
  /// - Parameter navigationController: Where to push.
  func navigationControllerDidPushLeft(_ navigationController: FullScreenPopNavigationController)
}

extension UIViewController {
  /// Whether touches cannot pop this controller; false by default.
  public var isFullScreenPopDisabled: Bool {
    get { disabledPops[self] }
    set { disabledPops[self] = newValue }
  }

  /// What a touch that moves left pushes while this controller is on top; nil for nothing.
  ///
  /// Not kept.
  public var leftSlipPushDelegate: (any LeftSlipPushDelegate)? {
    get { slipDelegates[self].delegate }
    set { slipDelegates[self] = WeakSlipDelegate(delegate: newValue) }
  }

  /// The navigation controller around the controller, whether or not it is wrapped.
  public var fullScreenPopNavigationController: FullScreenPopNavigationController? {
    var current = parent
    while let controller = current {
      if let found = controller as? FullScreenPopNavigationController { return found }
      current = controller.parent
    }
    return nil
  }
}

@MainActor
private struct WeakSlipDelegate {
  weak var delegate: (any LeftSlipPushDelegate)?
}

@MainActor private let disabledPops = ControllerProperty(default: false)
@MainActor private let slipDelegates = ControllerProperty(default: WeakSlipDelegate())
