// SPDX-License-Identifier: MIT
public import Filmstrip
public import UIKit

extension Snapshotting where Value == UIViewController, Format == Recording {
  /// The controller as the window's root, right after it appeared.
  public static var image: Snapshotting { image() }

  /// The controller as the window's root, or at its place if it is on a stage already, at some instants in
  /// seconds from then.
  ///
  /// - Parameters:
  ///   - device: The device; nil for that of the assertion.
  ///   - times: Ascending, from 0, at which it has just appeared and its animations begin.
  /// - Returns: The strategy.
  public static func image(on device: Device? = nil, at times: [Double] = [0]) -> Snapshotting {
    Snapshotting(on: device) { controller, stage in
      if let view = controller.viewIfLoaded, let stage = Stage.stage(of: view) {
        return try stage.record(stills: "snapshot", at: times, of: view.layer)
      }
      stage.window.rootViewController = controller
      return try stage.record(stills: "snapshot", at: times)
    }
  }
}

extension Snapshotting where Value == UIView, Format == Recording {
  /// The view in its own size, right after it was put into a window.
  public static var image: Snapshotting { image() }

  /// The view in its bounds, at some instants.
  ///
  /// They are in seconds from when the view was put into a window, or from now if it is in one.
  ///
  /// - Parameters:
  ///   - size: In points; nil keeps the view's, or takes what `sizeThatFits` says where it has
  ///     none.
  ///   - device: The device; nil for that of the assertion.
  ///   - times: Ascending, from 0.
  /// - Returns: The strategy.
  public static func image(
    size: CGSize? = nil, on device: Device? = nil, at times: [Double] = [0]
  ) -> Snapshotting {
    Snapshotting(on: device) { view, stage in
      if let size { view.bounds.size = size }
      if let stage = Stage.stage(of: view) {
        return try stage.record(stills: "snapshot", at: times, of: view.layer)
      }
      stage.window.addSubview(view)
      if view.bounds.isEmpty { view.bounds.size = view.sizeThatFits(stage.window.bounds.size) }
      return try stage.record(stills: "snapshot", at: times, of: view.layer)
    }
  }
}

extension Snapshotting where Value == CALayer, Format == Recording {
  /// The layer in its own bounds, right after it was put into a window.
  public static var image: Snapshotting { image() }

  /// The layer in its own bounds, at some instants.
  ///
  /// They are in seconds from when the layer, or the one that all those above it are in, was put into a
  /// window, or from now if it is in one. The layer stays where it is in its tree.
  ///
  /// - Parameters:
  ///   - device: The device; nil for that of the assertion.
  ///   - times: Ascending, from 0.
  /// - Returns: The strategy.
  public static func image(on device: Device? = nil, at times: [Double] = [0]) -> Snapshotting {
    Snapshotting(on: device) { layer, stage in
      let root = layer.superlayers.reduce(layer) { $1 }
      if let window = root.delegate as? UIWindow, let stage = Stage.stage(of: window) {
        return try stage.record(stills: "snapshot", at: times, of: layer)
      }
      stage.window.layer.addSublayer(root)
      defer { root.removeFromSuperlayer() }
      return try stage.record(stills: "snapshot", at: times, of: layer)
    }
  }
}
