// SPDX-License-Identifier: MIT

/// The application that runs on a stage: in front and active, until the stage puts it in the background.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  open class var shared: UIApplication { StageEnvironment.current.application }

  private weak var stageEnvironment: StageEnvironment?
  /// How many calls to ignore events have not been ended.
  package private(set) var ignoredEventsDepth = 0

  init(stageEnvironment: StageEnvironment) {
    self.stageEnvironment = stageEnvironment
    super.init()
  }

  /// Is notified when the stage puts the application in the background and back; launching it is left to tests.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: Windows and scenes

  open var windows: [UIWindow] { stageEnvironment?.windows.all ?? [] }

  open var keyWindow: UIWindow? { stageEnvironment?.windows.key }

  open var connectedScenes: Set<UIScene> { stageEnvironment.map { [$0.windowScene] } ?? [] }

  open var openSessions: Set<UISceneSession> {
    stageEnvironment.map { [$0.windowScene.session] } ?? []
  }

  /// False: a stage has one scene.
  open var supportsMultipleScenes: Bool { false }

  open var applicationState: State { life }
  package var life = State.active

  open var shortcutItems: [UIApplicationShortcutItem]?

  // MARK: Orientation and status bar

  open var statusBarOrientation: UIInterfaceOrientation {
    stageEnvironment?.screen.orientation ?? .unknown
  }

  /// The orientations in which an application can be on a window: what phones and iPads support,
  /// as there is no Info.plist here.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let screen = window?.screen ?? stageEnvironment?.screen
    return screen?.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  open var statusBarFrame: CGRect { statusBar?.statusBarFrame ?? .zero }

  open var isStatusBarHidden: Bool { statusBar?.isStatusBarHidden ?? true }
  open var statusBarStyle: UIStatusBarStyle { statusBar?.statusBarStyle ?? .default }

  private var statusBar: UIStatusBarManager? { stageEnvironment?.windowScene.statusBarManager }

  // MARK: Events

  /// Calls a target's method with the sender and the event, as far as it takes arguments; true if
  /// there was one to call.
  ///
  /// Without a target the responder chain is asked from the first responder on, and if there is none,
  /// or nothing on its chain has the method, from the sender on.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let first = keyWindow?.firstResponder ?? keyWindow
    guard
      let target = target ?? first?.target(forAction: action, withSender: sender)
        ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    else { return false }
    action.call(target, [sender, event])
    return true
  }

  open func beginIgnoringInteractionEvents() { ignoredEventsDepth += 1 }

  open func endIgnoringInteractionEvents() { ignoredEventsDepth = max(0, ignoredEventsDepth - 1) }

  open var isIgnoringInteractionEvents: Bool { ignoredEventsDepth > 0 }

  // MARK: What a stage has not

  /// A URL that opens the application's settings (documented: the scheme is `app-settings`).
  public class var openSettingsURLString: String { "app-settings:" }

  private var lastBackgroundTask = 0

  /// Whether a URL can be opened; false: there are no other applications.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens a URL in another application, of which a stage has none: reported, and the handler is called
  /// with false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    stageEnvironment?.unsupported.report(.unsupported("UIApplication.open(_:)"))
    stageEnvironment?.loop.enqueue { completion?(false) }
  }

  /// Begins work that goes on in the background, where time stands still on a stage; the handler is not called.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Ends such work; nothing changes by it.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Asks for notifications of servers, none of which arrives.
  open func registerForRemoteNotifications() {}

  /// The number on the application's icon, which is not shown.
  open var applicationIconBadgeNumber: Int {
    get { 0 }
    set {
      stageEnvironment?.unsupported.report(.unsupported("UIApplication.applicationIconBadgeNumber"))
    }
  }

  /// Whether the system's bar shows that the app loads something, until iOS 12; it never does here.
  open var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }

  // MARK: The application's icon, which is not shown.
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }

  /// Changes the icon, which is not shown, and calls the handler with an error, as where icons cannot be changed.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  // MARK: Preferences a stage's always does.
  open var isIdleTimerDisabled = false

  open var preferredContentSizeCategory: UIContentSizeCategory {
    stageEnvironment?.screen.traitCollection.preferredContentSizeCategory ?? .unspecified
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    stageEnvironment?.screen.traitCollection.layoutDirection.direction ?? .leftToRight
  }
}

/// What `UIApplication.beginBackgroundTask` gives.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
