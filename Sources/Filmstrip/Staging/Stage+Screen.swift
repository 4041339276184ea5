// SPDX-License-Identifier: MIT
public import UIKit

extension Stage {
  /// Rotates the device.
  ///
  /// The controllers are notified as on iOS and the windows are laid out in the new size before it
  /// returns; with `animated` the change is shown over the duration of a rotation. The frames of a
  /// recording show the screen of a device that is held still: they keep their size and the
  /// interface rotates in them. A recording that begins after the rotation has its frames rotated.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - animated: Whether the change takes the time of a rotation.
  /// - Returns: Whether the interface followed, as it does when the controllers on the screen
  ///   support the orientation.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) -> Bool {
    environment.drive { environment.rotate(to: orientation, animated: animated) }
  }

  /// Changes the screen's size, in points, as when windows share a screen; the safe area stays
  /// unless given.
  ///
  /// The frames of a recording keep the size that the screen had when it began: what is beyond is
  /// cut off, and what is not covered any more is black.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - safeAreaInsets: What the hardware covers at each side; nil for what it does now.
  ///   - animated: Whether the change takes the time of a rotation.
  /// - Precondition: the size is positive and finite.
  public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil, animated: Bool = true) {
    environment.drive {
      environment.resize(to: size, safeAreaInsets: safeAreaInsets, animated: animated)
    }
  }
}

/// The screen of a device that is held still: the canvas of a recording.
struct RecordingCanvas {
  /// In points.
  let size: CGSize
  let orientation: UIInterfaceOrientation
  fileprivate let safeAreaInsets: UIEdgeInsets

  @MainActor
  init(_ screen: UIScreen) {
    size = screen.bounds.size
    safeAreaInsets = screen.metrics.safeAreaInsets
    orientation = screen.orientation
  }

  /// A root node of the screen as it is now, as it is seen on the canvas.
  @MainActor
  func shows(_ root: Node, of screen: UIScreen) -> Node {
    let angle = orientation.angle(to: screen.orientation)
    guard angle != 0 else { return root }
    var node = root
    // Whole quarters: exact where sine and cosine are not.
    let (cosine, sine) = (cos(angle).rounded(), sin(angle).rounded())
    let center = CGPoint(x: screen.bounds.midX, y: screen.bounds.midY)
    let (x, y) = (root.geometry.position.x - center.x, root.geometry.position.y - center.y)
    node.geometry.position = CGPoint(
      x: size.width / 2 + x * cosine - y * sine, y: size.height / 2 + x * sine + y * cosine)
    node.geometry.transform = root.geometry.transform.concatenating(
      Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
    return node
  }
}

extension Device {
  func holding(_ canvas: RecordingCanvas) -> Device {
    if canvas.size == size { return self }
    if canvas.size == turned.size { return turned }
    return Device(
      name: name, identifier: identifier, size: canvas.size, scale: scale,
      safeAreaInsets: canvas.safeAreaInsets)
  }
}
