// SPDX-License-Identifier: MIT
public import Foundation

extension UIApplication {
  /// Why an application was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The SDK's name for it.
    public var rawValue: String

    /// A key from the SDK's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To open a URL.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// By another application.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// Because of a remote notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// By a quick action.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How a URL is to be opened in this application.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The SDK's name for it.
    public var rawValue: String

    /// A key from the SDK's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Which application asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What it passes on.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document is to be copied first.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How a URL is to be opened in another application.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The SDK's name for it.
    public var rawValue: String

    /// A key from the SDK's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only in an application that is registered for the link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}

/// Is notified of an application's life.
///
/// A stage launches no application, and its own stays in front: nothing here is called by it. A test that
/// wants what a delegate makes calls `application(_:didFinishLaunchingWithOptions:)` itself.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Before the state of the last time is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// When the application is about to run; where its first window is made.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// After the application has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Before the application is no longer active.
  func applicationWillResignActive(_ application: UIApplication)
  /// After the application has gone to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Before the application comes back from the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Before the application is ended.
  func applicationWillTerminate(_ application: UIApplication)
  /// When there is little memory left.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// To open a URL; returns whether it was opened.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The orientations in which the application can be in a window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// How a new scene is to be made.
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// After the user has closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// The frontmost window of the application, for code that looks for it here; nil without one.
  ///
  /// Optional twice, as the SDK's property that need not be there.
  public var window: UIWindow?? { .some(UIApplication.shared.windows.last) }

  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// True.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// False.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// What the application supports by itself.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
  /// One without a name.
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
