// SPDX-License-Identifier: MIT
public import UIKit

/// A transition that is set up: what goes into the window, and what starts it.
@MainActor
public struct PreparedScene {
  /// Goes into the window.
  public let rootViewController: UIViewController
  /// Starts the transition, animated; to be called once, and does nothing where a gesture starts it.
  public let start: () -> Void
  /// Runs before the recording, which begins when everything that this begins has ended; nil for nothing.
  package let before: (() -> Void)?
  /// What stands for what an app has in files, a line each, once the scene has been recorded.
  package var notes: () -> [String] = { [] }
  /// Why the scene does not show what it is for, once it has been recorded; nil where it does.
  package var obstacle: () -> String? = { nil }
  /// Whether nothing of the second screen is seen while it is shown.
  package var isSecondScreenUnseen: () -> Bool = { false }
  /// Touches among which the one is sought that drives the transition, where its own moves nothing; none for no search.
  package var drags: () -> [GalleryDrag] = { [] }
  private let prepare: () -> Void
  private let kept: AnyObject?

  /// A scene by the controller that goes into the window.
  ///
  /// `prepare` shows the screen that the transition leaves, without animation, once the root is in the
  /// window. `keeping` is kept for as long as the scene is recorded, such as a delegate to which there is no
  /// other strong reference.
  ///
  /// - Parameters:
  ///   - root: What the window shows.
  ///   - kept: What has no other strong reference.
  ///   - prepare: Shows the screen that the transition leaves.
  ///   - start: Starts the transition, animated.
  public init(
    _ root: UIViewController, keeping kept: AnyObject? = nil, prepare: @escaping () -> Void = {},
    start: @escaping () -> Void
  ) {
    self.init(root, keeping: kept, before: nil, prepare: prepare, start: start)
  }

  /// The same, after another transition between the screens has been shown: `before` begins it, animated.
  package init(
    _ root: UIViewController, keeping kept: AnyObject?, before: (() -> Void)?,
    prepare: @escaping () -> Void = {}, start: @escaping () -> Void
  ) {
    (rootViewController, self.kept, self.before) = (root, kept, before)
    (self.prepare, self.start) = (prepare, start)
  }

  /// Puts the screen that the transition leaves into a window, without animation.
  ///
  /// - Parameter window: The window of a stage.
  public func install(in window: UIWindow) {
    if window.rootViewController !== rootViewController {
      window.rootViewController = rootViewController
    }
    window.layoutIfNeeded()
    prepare()
    window.layoutIfNeeded()
  }
}

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
