// SPDX-License-Identifier: MIT

/// The windows of a stage, none of which it keeps alive.
@MainActor
package final class StageWindows {
  private struct Entry {
    weak var window: UIWindow?
    let layer: CALayer
    var isShown = false
  }

  private var entries: [Entry] = []
  private var sharedRoot: CALayer?
  /// What lies over all windows; nil for nothing.
  package private(set) var chrome: UIView?
  /// Brings what lies over all windows up to date, in each round of a step.
  package var updateChrome: () -> Void = {}
  /// The window that receives events that have no place; nil at first.
  package weak var key: UIWindow?

  init() {}

  /// All windows, hidden ones too, from back to front.
  package var all: [UIWindow] { inOrder.compactMap(\.window) }

  /// The windows that are not hidden, from back to front.
  package var visible: [UIWindow] { all.filter { !$0.isHidden } }
  /// The window whose controllers decide about the status bar and the orientation: the key window, else the frontmost
  /// normal one.
  package var deciding: UIWindow? { key ?? visible.last { $0.windowLevel == .normal } }

  /// The layer that contains all that is shown: that of the one window, or, once there were two,
  /// one with the layers of all shown windows, from back to front.
  package func rootLayer(on screen: UIScreen, scheduler: LayerScheduler) -> CALayer {
    if entries.contains(where: { $0.window == nil }) { removeReleasedWindows() }
    if let sharedRoot { return sharedRoot }
    let shown = entries.filter(\.isShown)
    if shown.count == 1, chrome == nil { return shown[0].layer }
    let root = CALayer()
    root.name = "screen"
    root.frame = screen.bounds
    root.renderScheduler = scheduler
    sharedRoot = root
    arrange()
    return root
  }

  func add(_ window: UIWindow) { entries.append(Entry(window: window, layer: window.layer)) }

  func show(_ window: UIWindow) {
    guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
    var entry = entries.remove(at: index)
    entry.isShown = true
    entries.append(entry)
    arrange()
  }

  package func setChrome(_ view: UIView?) {
    chrome = view
    arrange()
  }

  func arrange() {
    guard let sharedRoot else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sharedRoot.sublayers =
      inOrder.filter(\.isShown).map(\.layer) + (chrome.map { [$0.layer] } ?? [])
    CATransaction.commit()
  }

  /// Gives the layer that contains several windows the size of the screen.
  func fit(_ screen: UIScreen) {
    guard let sharedRoot else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sharedRoot.frame = screen.bounds
    CATransaction.commit()
  }

  private var inOrder: [Entry] {
    entries.enumerated().sorted {
      let levels = (level(of: $0.element), level(of: $1.element))
      return levels.0 == levels.1 ? $0.offset < $1.offset : levels.0 < levels.1
    }.map(\.element)
  }

  private func level(of entry: Entry) -> CGFloat {
    let level = entry.window?.windowLevel.rawValue ?? 0
    return level.isNaN ? 0 : level
  }

  private func removeReleasedWindows() {
    entries.removeAll { $0.window == nil }
    arrange()
  }
}
