// SPDX-License-Identifier: MIT
public import Filmstrip
public import QuartzCore
public import UIKit

extension Snapshotting where Value == UIViewController, Format == Recording {
  /// The controller as the window's root, right after it appeared.
  public static var image: Snapshotting { image() }

  /// The controller as the window's root, or at its place if it is on a stage already, at some instants in
  /// seconds from then.
  ///
  /// - `device`: The device, where it is not that of the assertion.
  /// - `times`: Ascending, from 0, at which it has just appeared and its animations begin.
  public static func image(on device: Device? = nil, at times: [Double] = [0]) -> Snapshotting {
    Snapshotting { controller, screen in
      if let view = controller.viewIfLoaded, let stage = Stage.stage(of: view) {
        return stage.record("snapshot", at: times, of: view.layer)
      }
      let stage = screen.on(device).makeStage()
      stage.window.rootViewController = controller
      return stage.record("snapshot", at: times)
    }
  }
}

extension Snapshotting where Value == UIView, Format == Recording {
  /// The view in its own size, right after it was put into a window.
  public static var image: Snapshotting { image() }

  /// The view in its bounds, at some instants.
  ///
  /// They are in seconds from when the view was put into a window, or from now if it is in one.
  /// ``EmptySnapshot`` is thrown for a view without a size.
  ///
  /// - `size`: In points; nil keeps the view's, or takes what `sizeThatFits` says where it has none.
  /// - `device`: The device, where it is not that of the assertion.
  /// - `times`: Ascending, from 0.
  public static func image(
    size: CGSize? = nil, on device: Device? = nil, at times: [Double] = [0]
  ) -> Snapshotting {
    Snapshotting { view, screen in
      if let size { view.bounds.size = size }
      if let stage = Stage.stage(of: view) {
        return stage.record("snapshot", at: times, of: view.layer)
      }
      let stage = screen.on(device).makeStage()
      stage.window.addSubview(view)
      if view.bounds.isEmpty { view.bounds.size = view.sizeThatFits(stage.window.bounds.size) }
      guard !view.bounds.isEmpty else { throw EmptySnapshot(type: "\(type(of: view))") }
      return stage.record("snapshot", at: times, of: view.layer)
    }
  }
}

extension Snapshotting where Value == CALayer, Format == Recording {
  /// The layer in its own bounds, right after it was put into a window.
  public static var image: Snapshotting { image() }

  /// The layer in its own bounds, at some instants in seconds from when it was put into a window.
  public static func image(on device: Device? = nil, at times: [Double] = [0]) -> Snapshotting {
    Snapshotting { layer, screen in
      let stage = screen.on(device).makeStage()
      guard !layer.bounds.isEmpty else { throw EmptySnapshot(type: "\(type(of: layer))") }
      stage.window.layer.addSublayer(layer)
      return stage.record("snapshot", at: times, of: layer)
    }
  }
}

extension SnapshotScreen {
  fileprivate func on(_ device: Device?) -> SnapshotScreen {
    var screen = self
    screen.device = device ?? screen.device
    return screen
  }
}
