// SPDX-License-Identifier: MIT
internal import DisplayList
public import Filmstrip
public import Imaging
public import UIKit

extension Snapshotting where Value == UIImage, Format == Recording {
  /// The image at its own size and scale.
  ///
  /// - Throws: ``EmptySnapshot`` for an image without pixels.
  public static var image: Snapshotting {
    Snapshotting { image, screen in
      guard let pixels = image.cgImage else { throw EmptySnapshot(type: "UIImage") }
      return Recording(of: pixels.image, size: image.size, scale: image.scale, on: screen)
    }
  }
}

extension Snapshotting where Value == CGImage, Format == Recording {
  /// The image, each of its pixels one of the snapshot.
  public static var image: Snapshotting {
    Snapshotting { image, screen in
      Recording(
        of: image.image, size: CGSize(width: image.width, height: image.height), scale: 1,
        on: screen)
    }
  }
}

extension Snapshotting where Value == Bitmap, Format == Recording {
  /// The bitmap, each of its pixels one of the snapshot.
  public static var image: Snapshotting {
    Snapshotting { bitmap, screen in
      Recording(
        of: .bitmap(bitmap), size: CGSize(width: bitmap.width, height: bitmap.height), scale: 1,
        on: screen)
    }
  }
}

/// A value that has nothing to show.
public struct EmptySnapshot: Error, CustomStringConvertible {
  let type: String

  /// One line that says what is empty.
  public var description: String { "the \(type) has nothing to show; give it a size" }
}

extension Recording {
  /// One frame with an image that covers it, in front of the system's background colour.
  fileprivate init(
    of image: DisplayList.Image, size: CGSize, scale: Double, on screen: SnapshotScreen
  ) {
    var node = Node(
      id: 1, className: "Image", geometry: Geometry(frame: CGRect(origin: .zero, size: size)))
    node.content = [.image(image, rect: CGRect(origin: .zero, size: size))]
    node.contentsName = image.name
    self.init(
      name: "snapshot",
      device: Device(
        name: screen.device.name, identifier: screen.device.identifier, size: size, scale: scale),
      frameRate: 60, nanoseconds: 0,
      frames: [
        Frame(
          index: 0, nanoseconds: 0, size: size, scale: scale,
          background: screen.userInterfaceStyle == .dark ? .black : .white, root: node)
      ], events: [], findings: [])
  }
}
