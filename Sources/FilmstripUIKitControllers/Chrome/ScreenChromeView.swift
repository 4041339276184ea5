// SPDX-License-Identifier: MIT

final class ScreenChromeView: UIView {
  private let bar = UIView(frame: .zero)
  private let clock = BarTextView(
    font: .systemFont(ofSize: ChromeMetrics.tallClock, weight: .semibold), role: "clock")
  private let lowClock = BarTextView(
    font: .systemFont(ofSize: ChromeMetrics.lowClock, weight: .semibold), role: "clock")
  private let glyphs = [
    StatusBarGlyph(.signal), StatusBarGlyph(.wireless), StatusBarGlyph(.battery),
  ]
  private let home = UIView(frame: .zero)

  struct State: Equatable {
    var size = CGSize.zero
    var idiom = UIUserInterfaceIdiom.phone
    /// Height of the status bar; 0 for none.
    var barHeight: CGFloat = 0
    var isBarLight = false
    var hasHome = false
    var isHomeLight = false
  }

  private var state = State()

  init() {
    super.init(frame: .zero)
    layer.role = "chrome"
    bar.layer.role = "status bar"
    home.layer.role = "home indicator"
    isUserInteractionEnabled = false
    // The time of Apple's own pictures.
    clock.text = "9:41"
    lowClock.text = "9:41 AM"
    addSubview(bar)
    for part in [clock, lowClock] + glyphs { bar.addSubview(part) }
    addSubview(home)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: State) {
    guard new != state else { return }
    state = new
    UIView.performWithoutAnimation {
      frame = CGRect(origin: .zero, size: new.size)
      bar.isHidden = new.barHeight <= 0
      home.isHidden = !new.hasHome
      let color: UIColor = new.isBarLight ? .white : .black
      clock.textColor = color
      lowClock.textColor = color
      for glyph in glyphs { glyph.color = color }
      home.backgroundColor = new.isHomeLight ? .white : .black
      place()
    }
  }

  private func place() {
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: state.barHeight)
    let isTall = state.idiom == .phone && state.barHeight > 30
    let isIsland = isTall && state.barHeight >= 54
    clock.isHidden = !isTall
    lowClock.isHidden = isTall
    let middle =
      isIsland
      ? ChromeMetrics.islandClock.y
      : state.barHeight / 2 + (isTall ? ChromeMetrics.notchDrop : 0)
    placeClock(isTall: isTall, isIsland: isIsland, middle: middle)
    let share = isTall ? 1 : ChromeMetrics.lowShare
    var end =
      bounds.width
      - (isIsland
        ? ChromeMetrics.islandEnd : isTall ? ChromeMetrics.notchEnd : ChromeMetrics.lowEnd)
    let sizes = [ChromeMetrics.signal, ChromeMetrics.wireless, ChromeMetrics.battery]
    for (glyph, size) in zip(glyphs, sizes).reversed() {
      let size = CGSize(width: size.width * share, height: size.height * share)
      glyph.place(
        at: CGRect(
          x: (end - size.width).roundedToPixel, y: (middle - size.height / 2).roundedToPixel,
          width: size.width, height: size.height))
      end -= size.width + ChromeMetrics.gap * share
    }
    let isOnSide = bounds.width > bounds.height
    let width =
      (bounds.width * (isOnSide ? ChromeMetrics.homeShareOnSide : ChromeMetrics.homeShare))
      .rounded()
    home.place(
      at: CGRect(
        x: ((bounds.width - width) / 2).roundedToPixel,
        y: bounds.height - ChromeMetrics.homeBottom - ChromeMetrics.homeHeight, width: width,
        height: ChromeMetrics.homeHeight))
    home.layer.cornerRadius = ChromeMetrics.homeHeight / 2
  }

  /// At the left of a notch; in the middle of a low bar of a phone, at its left on an iPad.
  private func placeClock(isTall: Bool, isIsland: Bool, middle: CGFloat) {
    let view = isTall ? clock : lowClock
    let size = view.naturalSize
    var x = isIsland ? ChromeMetrics.islandClock.x : ChromeMetrics.notchClockX
    if !isTall {
      x = state.idiom == .phone ? bounds.midX : ChromeMetrics.lowEnd + 2 + size.width / 2
    }
    view.place(
      at: CGRect(
        x: (x - size.width / 2).roundedToPixel, y: (middle - size.height / 2).roundedToPixel,
        width: size.width, height: size.height))
  }
}

/// What a stage draws over its windows; nothing at first.
@MainActor
private final class ChromeState {
  var parts: ScreenChrome = []
}

extension StageEnvironment {
  package var chrome: ScreenChrome {
    get { part { ChromeState() }.parts }
    set {
      part { ChromeState() }.parts = newValue
      windows.updateChrome = { [weak self] in self?.updateChrome() }
    }
  }

  /// Shows or hides the status bar and the home indicator over the windows, as the controllers on
  /// the screen prefer it now.
  private func updateChrome() {
    guard !chrome.isEmpty || windows.chrome != nil else { return }
    if chrome.isEmpty {
      windows.setChrome(nil)
      return
    }
    let view = windows.chrome as? ScreenChromeView ?? ScreenChromeView()
    if windows.chrome == nil { windows.setChrome(view) }
    view.show(chromeState)
  }

  private var chromeState: ScreenChromeView.State {
    let manager = windowScene.statusBarManager
    let isDark = { (controller: UIViewController?) in
      (controller?.traitCollection ?? self.screen.traitCollection).userInterfaceStyle == .dark
    }
    let deciding = statusBarController(\.childForStatusBarStyle)
    let isLight =
      switch manager?.statusBarStyle ?? .default {
      case .lightContent: true
      case .darkContent: false
      case .default: isDark(deciding)
      }
    let homeController = statusBarController(\.childForHomeIndicatorAutoHidden)
    return ScreenChromeView.State(
      size: screen.bounds.size,
      idiom: screen.traitCollection.userInterfaceIdiom,
      barHeight: chrome.contains(.statusBar) ? manager?.statusBarFrame.height ?? 0 : 0,
      isBarLight: isLight || showsPresenterCard,
      hasHome: chrome.contains(.homeIndicator) && screen.safeAreaInsets.bottom > 0
        && !(homeController?.prefersHomeIndicatorAutoHidden ?? false),
      isHomeLight: isDark(homeController))
  }
}
