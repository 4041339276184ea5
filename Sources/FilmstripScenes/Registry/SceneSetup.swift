// SPDX-License-Identifier: MIT
public import UIKit
internal import FilmstripWording

/// What a transition is given to set a scene up: its screens and its values.
@MainActor
public struct SceneSetup {
  /// The screen that the transition leaves; in no container yet.
  public let from: UIViewController
  /// The screen that it leads to; in no container yet.
  public let to: UIViewController
  /// What is around them, for transitions that leave a choice.
  public let container: SceneContainer
  /// Whether a gesture drives the transition: then the gesture starts it, and `start` of the prepared
  /// scene must not.
  public let isDriven: Bool
  /// Whether the screens are images, which show bars of their own.
  public let showsImages: Bool
  private let values: [String: Double]

  init(
    from: UIViewController, to: UIViewController, container: SceneContainer = .none,
    isDriven: Bool = false, showsImages: Bool = false, values: [String: Double]
  ) {
    (self.from, self.to, self.container) = (from, to, container)
    (self.isDriven, self.showsImages, self.values) = (isDriven, showsImages, values)
  }

  /// The value of one of the transition's parameters.
  ///
  /// - Precondition: the transition has the parameter.
  public subscript(parameter: String) -> Double {
    guard let value = values[parameter] else {
      refuse("SceneSetup: the transition has no parameter '\(parameter)'; register it with one")
    }
    return value
  }
}

/// A transition that is set up: what goes into the window, and what starts it.
@MainActor
public struct PreparedScene {
  /// Starts the transition, animated; called once.
  let start: () -> Void
  /// Puts the screen that the transition leaves into a window, without animation.
  let install: (UIWindow) -> Void
  /// Runs before the recording, which begins when everything that this begins has ended; nil for nothing.
  private(set) var before: (() -> Void)?
  /// What stands for what an app has in files, a line each, once the scene has been recorded.
  var notes: () -> [String] = { [] }
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
    self.init(keeping: kept, start: start) { window in
      window.rootViewController = root
      window.layoutIfNeeded()
      prepare()
      window.layoutIfNeeded()
    }
  }

  /// The same, after another way of the same screens has been shown: `before` begins it, animated.
  init(
    _ root: UIViewController, keeping kept: AnyObject?, prepare: @escaping () -> Void = {},
    before: (() -> Void)?, start: @escaping () -> Void
  ) {
    self.init(root, keeping: kept, prepare: prepare, start: start)
    self.before = before
  }

  init(
    keeping kept: AnyObject? = nil, start: @escaping () -> Void,
    install: @escaping (UIWindow) -> Void
  ) {
    self.kept = kept
    self.start = start
    self.install = install
  }
}
