// SPDX-License-Identifier: MIT

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// What the status bar of a scene is like; a stage draws it if it is asked to.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var stageEnvironment: StageEnvironment?

  init(stageEnvironment: StageEnvironment?) {
    self.stageEnvironment = stageEnvironment
    super.init()
  }

  open var statusBarStyle: UIStatusBarStyle {
    stageEnvironment?.windows.deciding?.root?.shownStatusBarStyle ?? .default
  }

  open var isStatusBarHidden: Bool { stageEnvironment.map { height(on: $0.screen) == 0 } ?? true }

  open var statusBarFrame: CGRect {
    guard let screen = stageEnvironment?.screen else { return .zero }
    let height = height(on: screen)
    return height > 0 ? CGRect(x: 0, y: 0, width: screen.bounds.width, height: height) : .zero
  }

  /// As high as the safe area, but for 54 points beside a Dynamic Island (published for the 59 points
  /// of an iPhone 14 Pro; assumed for later ones).
  private func height(on screen: UIScreen) -> CGFloat {
    guard !screen.hidesStatusBar else { return 0 }
    return screen.safeAreaInsets.top > 55 ? 54 : screen.safeAreaInsets.top
  }
}
