// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// A file of controllers and their views, which is not read here.
///
/// Each controller that is asked for is reported, and an empty one is given, unless the scene gives one.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The controller that the storyboard begins with: reported, and an empty one.
  open func instantiateInitialViewController() -> UIViewController? {
    if let given = StageEnvironment.current.storyboards.given?(nil) { return given }
    report("instantiateInitialViewController()")
    return UIViewController()
  }

  /// The controller of an identifier: reported, and an empty one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let given = StageEnvironment.current.storyboards.given?(identifier) { return given }
    report("instantiateViewController(withIdentifier: \"\(identifier)\")")
    return UIViewController()
  }

  /// The same as ``instantiateViewController(withIdentifier:)``.
  open func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  /// The controller of an identifier: the one that the scene gives, or what the closure makes.
  ///
  /// The coder that the closure is given has nothing in it. Without both the controller is reported, and is an empty
  /// `UIViewController`; one of another class has to be given.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let given = StageEnvironment.current.storyboards.given?(identifier)
    if let given = given as? Controller { return given }
    report("instantiateViewController(identifier: \"\(identifier)\")")
    if let made = creator?(EmptyCoder()) ?? UIViewController() as? Controller { return made }
    refuse(
      "the storyboard \(name) is not read: give a \(Controller.self) for \"\(identifier)\" in the scene"
    )
  }

  /// The controller that the storyboard begins with, made by a closure; the coder it is given has
  /// nothing in it.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    report("instantiateInitialViewController(creator:)")
    return creator?(EmptyCoder())
  }

  private func report(_ call: String) {
    UnsupportedFeature.report("UIStoryboard(name: \"\(name)\").\(call)")
  }
}

private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
}
