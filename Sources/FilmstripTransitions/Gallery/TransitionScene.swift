// SPDX-License-Identifier: MIT
public import UIKit

/// A transition ready to run: what to put into the window, and what starts it.
@MainActor
public struct TransitionScene {
  /// Goes into the window, and keeps everything that the transition needs.
  public let rootViewController: UIViewController
  /// Starts the transition, animated; to be called once, and does nothing where a gesture starts
  /// it.
  public let start: () -> Void
  private let prepare: () -> Void

  /// A scene whose root shows the first screen by itself; `start` does nothing by default.
  init(_ rootViewController: UIViewController, start: @escaping () -> Void = {}) {
    self.init(rootViewController, prepare: {}, start: start)
  }

  /// A scene whose first screen comes after the root is in the window.
  init(
    _ rootViewController: UIViewController, prepare: @escaping () -> Void,
    start: @escaping () -> Void
  ) {
    self.rootViewController = rootViewController
    self.prepare = prepare
    self.start = start
  }

  /// Puts the screen that the transition leaves into a window, without animation.
  ///
  /// - Parameter window: The window of a stage.
  public func install(in window: UIWindow) {
    window.rootViewController = rootViewController
    window.layoutIfNeeded()
    prepare()
  }
}

/// A screen that keeps another object, for delegates to which there is no other strong reference.
final class SceneViewController: UIViewController {
  private let content: UIViewController
  private let kept: AnyObject

  init(_ content: UIViewController, keeping kept: AnyObject) {
    self.content = content
    self.kept = kept
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a scene has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: content)
  }
}

/// A navigation controller without a bar that keeps its delegate.
final class SceneNavigationController: UINavigationController {
  var keptDelegate: (any UINavigationControllerDelegate)? { didSet { delegate = keptDelegate } }

  /// A stack of controllers, the last one on screen.
  convenience init(stack: [UIViewController]) {
    self.init(nibName: nil, bundle: nil)
    setNavigationBarHidden(true, animated: false)
    setViewControllers(stack, animated: false)
  }
}
