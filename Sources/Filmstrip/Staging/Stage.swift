// SPDX-License-Identifier: MIT
internal import FilmstripCairoRaster
public import UIKit

/// A device without hardware: a screen, a window and a clock that advances only when it is driven.
///
/// Code written for iOS runs in it unchanged. Several stages can exist at once. What is in a window
/// uses the window's stage; what names no stage, such as `UIScreen.main` and `CACurrentMediaTime()`,
/// uses the current one: the stage that is being driven, else the one that the running task made or
/// drove last, else the one that it belongs to, else the newest.
@MainActor
public final class Stage: ClockDriver {
  /// The device that the stage simulates, as it was at first.
  public let device: Device
  /// Covers the screen and is visible; give it a `rootViewController`.
  public let window: UIWindow

  let environment: StageEnvironment

  /// Creates a stage with an empty window, its clock at zero, on a device that the user has set to
  /// light or dark appearance; unspecified is light.
  ///
  /// The profile says how the stage behaves where versions of iOS differ.
  ///
  /// - Parameters:
  ///   - device: The screen.
  ///   - userInterfaceStyle: Light or dark.
  ///   - accessibility: What the user has set for the sake of accessibility.
  ///   - profile: How the stage behaves where versions of iOS differ.
  public init(
    device: Device = .iPhone15, userInterfaceStyle: UIUserInterfaceStyle = .light,
    accessibility: Accessibility = Accessibility(), profile: Profile = .standard
  ) {
    self.device = device
    environment = StageEnvironment(
      screen: UIScreen(
        size: device.size, scale: device.scale, safeAreaInsets: device.safeAreaInsets))
    environment.behavior = profile.behavior
    environment.changeSettings { $0.userInterfaceStyle = userInterfaceStyle }
    StagePictureRasterizer.install()
    StageVectorReader.install()
    window = UIWindow(frame: environment.screen.bounds)
    self.accessibility = accessibility
    window.makeKeyAndVisible()
    environment.stage = self
    environment.drive {}
  }

  isolated deinit { environment.end() }

  /// The appearance that the user has set on the device; unspecified is light.
  ///
  /// A change reaches windows, controllers and views before they are laid out next.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { environment.screen.traitCollection.userInterfaceStyle }
    set {
      guard newValue != userInterfaceStyle else { return }
      environment.changeSettings { $0.userInterfaceStyle = newValue }
    }
  }

  /// Whether the status bar is drawn over the windows, with the time of Apple's own pictures; false by
  /// default.
  ///
  /// It looks as the controllers on the screen prefer, and is hidden where they hide it.
  public var showsStatusBar: Bool {
    get { environment.chrome.contains(.statusBar) }
    set { change(.statusBar, to: newValue) }
  }

  /// Whether the home indicator is drawn over the windows, on devices that have one; false by default.
  public var showsHomeIndicator: Bool {
    get { environment.chrome.contains(.homeIndicator) }
    set { change(.homeIndicator, to: newValue) }
  }

  /// Whether the device has a keyboard of its own, so that none takes room on the screen while text is edited; false
  /// by default.
  ///
  /// A keyboard on the screen posts its notifications and moves what follows `keyboardLayoutGuide`, for which a
  /// recording waits; its picture is not drawn.
  public var hasHardwareKeyboard: Bool {
    get { !environment.behavior.keyboard.isOnScreen }
    set { environment.behavior.keyboard.isOnScreen = !newValue }
  }

  /// What draws over the screen how it is laid out; nothing by default.
  package var layoutDrawing: (any LayoutDrawing)?

  /// Whether recordings have what constraints say in each frame, which figures of kind `constraints` show; false
  /// by default.
  public var recordsLayout = false

  /// What image files that the application opens may ask for; a file that exceeds it becomes no image,
  /// and the recording says why.
  public var imageLimits: ImageLimits {
    get { environment.imageLimits }
    set { environment.imageLimits = newValue }
  }

  /// The languages that the user prefers, the first one most; English by default.
  ///
  /// They decide which texts of the application code gets from then on.
  public var languages: [String] {
    get { environment.languages }
    set { environment.languages = newValue }
  }

  /// What code gets that asks for an image or a color by a name that is nowhere: nil by default, as on iOS.
  ///
  /// A placeholder is a picture or a color that is seen as such, for code that unwraps what it gets. The recording
  /// reports the name in any case.
  public var missingAssets: MissingAssets {
    get { environment.standsInForAssets ? .placeholder : .none }
    set { environment.standsInForAssets = newValue == .placeholder }
  }

  private func change(_ part: ScreenChrome, to isShown: Bool) {
    if isShown { environment.chrome.insert(part) } else { environment.chrome.remove(part) }
  }

  /// Virtual seconds since the stage was made.
  public var time: TimeInterval { clock.now.seconds }

  var clock: VirtualClock { environment.clock }
  var scheduler: LayerScheduler { environment.scheduler }
  var loop: MainLoop { environment.loop }
  var log: TransitionLog { environment.log }

  /// Lets virtual time pass; everything that is due on the way happens at its own instant.
  ///
  /// - Parameter seconds: How much time passes.
  /// - Precondition: `seconds` is not negative.
  public func advance(by seconds: TimeInterval) {
    advance(
      to: VirtualInstant(
        nanoseconds: clock.now.nanoseconds + VirtualInstant(seconds: seconds).nanoseconds))
  }

  /// Lets virtual time pass until an instant, in seconds since the stage was made.
  ///
  /// - Parameter time: Seconds since the stage was made.
  /// - Precondition: the instant is not in the past.
  public func advance(to time: TimeInterval) { advance(to: VirtualInstant(seconds: time)) }

  package func advance(to instant: VirtualInstant) {
    environment.drive { environment.advance(to: instant) }
  }

  /// Lets virtual time pass until nothing is in progress.
  ///
  /// Waits for timers, sleeps and display links too, whenever they were started; one that repeats
  /// without end never settles.
  ///
  /// - Parameter limit: How much time passes at most, in virtual seconds.
  /// - Returns: What is still in progress, in words; empty if all has settled.
  @discardableResult
  public func settle(within limit: TimeInterval = Stage.defaultLimit) -> [String] {
    environment.drive { environment.settle(within: limit) }
  }

  /// How long a recording or `settle` waits, in virtual seconds, by default.
  public static let defaultLimit: TimeInterval = 10

  /// What the screen shows now, in device pixels.
  public func snapshot() -> Bitmap {
    environment.drive {
      environment.step()
      let shown = frame(
        index: 0, since: clock.now, capture: LayerCapture(), on: RecordingCanvas(environment.screen)
      )
      let losses = DrawingLosses()
      defer { losses.report() }
      return OrderedPipeline.single { CairoRasterizer(losses: losses).rasterize(shown) }
    }
  }

  /// Whether anything waits that was started since the recording began.
  var hasPendingWorkOfRecording: Bool {
    environment.touches.isPending(sinceRecording: true) || !scheduler.pendingWorkOfRecording.isEmpty
  }

  var pendingWorkOfRecording: [String] {
    scheduler.pendingWorkOfRecording + environment.touches.pending(sinceRecording: true)
  }

  /// The screen as a display list, as it is seen on a canvas.
  func frame(
    index: Int, since start: VirtualInstant, capture: LayerCapture, on canvas: RecordingCanvas
  ) -> Frame {
    var root = capture.node(of: environment.rootLayer, source: .presentation(clock.now))
    drawLayout(over: &root, numbering: capture)
    return Frame(
      index: index, nanoseconds: clock.now.nanoseconds - start.nanoseconds,
      size: canvas.size, scale: device.scale, background: .black,
      root: canvas.shows(root, of: environment.screen))
  }
}
