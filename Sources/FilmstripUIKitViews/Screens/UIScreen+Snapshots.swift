// SPDX-License-Identifier: MIT

extension UIScreen {
  /// A view that shows what the windows of the screen show, from back to front.
  ///
  /// With `afterScreenUpdates` the model values, laid out first; without it what is on the screen now,
  /// which is nothing for a window that never was. What the system shows over windows, such as the
  /// status bar, is not in it (assumed).
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let whole = UIView(frame: bounds)
    for window in StageEnvironment.current.windows.visible where window.screen === self {
      guard let view = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      view.frame = window.frame
      whole.addSubview(view)
    }
    return whole
  }
}
