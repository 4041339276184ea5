// SPDX-License-Identifier: MIT
public import Foundation

extension UIScene {
  /// What a scene is connected for; a stage's is connected for nothing in particular.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// URLs to open; none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// Which application asks; none.
    open var sourceApplication: String? { nil }

    override init() { super.init() }
  }
}

/// A URL to open, of which a stage gets none.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// How a scene is to be made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in Info.plist; nil without one.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; nil for the usual one.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil for none.
  open var delegateClass: AnyClass?

  /// A configuration of a name for a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Is notified of a scene's life.
///
/// A stage's scene is connected and active from the first instant on: nothing here is called by it. A
/// test that wants what a delegate makes calls `scene(_:willConnectTo:options:)` itself.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// When the scene is about to be shown; where its windows are made.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// After the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// After the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Before the scene is no longer active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Before the scene comes back from the background.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// After the scene has gone to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// To open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Is notified of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// The frontmost window, for code that looks for it here; nil without one.
  ///
  /// Optional twice, as the SDK's property that need not be there.
  public var window: UIWindow?? { .some(UIApplication.shared.windows.last) }
}
