// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public let session: UISceneSession
  /// Is notified when the stage puts the application in the background and back; the scene is connected from the
  /// first instant on.
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.foregroundActive
  /// What an application switcher would call the scene; none is drawn.
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open internal(set) weak var scene: UIScene?
  public let role = Role.windowApplication
  /// The same for each stage.
  public let persistentIdentifier = "stage"

  override init() { super.init() }
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) {
      interfaceOrientation = orientation
      super.init()
    }
  }

  private(set) weak var stageEnvironment: StageEnvironment?
  private let lastScreen: UIScreen
  public let statusBarManager: UIStatusBarManager?

  init(stageEnvironment: StageEnvironment) {
    self.stageEnvironment = stageEnvironment
    lastScreen = stageEnvironment.screen
    statusBarManager = UIStatusBarManager(stageEnvironment: stageEnvironment)
    super.init(session: UISceneSession())
    session.scene = self
  }

  open var screen: UIScreen { lastScreen }

  open var windows: [UIWindow] {
    stageEnvironment?.windows.all.filter { $0.windowScene === self } ?? []
  }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  open var interfaceOrientation: UIInterfaceOrientation { lastScreen.orientation }
  open var effectiveGeometry: Geometry { Geometry(lastScreen.orientation) }
  open var coordinateSpace: any UICoordinateSpace { lastScreen }
  open var traitCollection: UITraitCollection { lastScreen.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
