// SPDX-License-Identifier: MIT
public import Filmstrip
public import UIKit

extension Snapshotting where Value == UIImage, Format == Recording {
  /// The image as `draw(in:)` draws it, at its own size and scale: upright, and tinted where it has a tint.
  public static var image: Snapshotting {
    Snapshotting { image, stage in
      guard image.size.width > 0, image.size.height > 0 else {
        throw StillError.empty(layer: "UIImage")
      }
      let format = UIGraphicsImageRendererFormat()
      format.scale = image.scale
      let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
        image.draw(in: CGRect(origin: .zero, size: image.size))
      }
      guard let pixels = drawn.cgImage else { throw StillError.empty(layer: "UIImage") }
      return Recording(of: pixels.image, size: image.size, scale: image.scale, on: stage)
    }
  }
}

extension Snapshotting where Value == CGImage, Format == Recording {
  /// The image, each of its pixels one of the snapshot.
  public static var image: Snapshotting {
    Snapshotting { image, stage in
      Recording(
        of: image.image, size: CGSize(width: image.width, height: image.height), scale: 1,
        on: stage)
    }
  }
}

extension Snapshotting where Value == Bitmap, Format == Recording {
  /// The bitmap, each of its pixels one of the snapshot.
  public static var image: Snapshotting {
    Snapshotting { bitmap, stage in
      Recording(
        of: .bitmap(bitmap), size: CGSize(width: bitmap.width, height: bitmap.height), scale: 1,
        on: stage)
    }
  }
}

extension Recording {
  /// One frame with an image that covers it, in front of the system's background colour.
  @MainActor
  fileprivate init(
    of image: FilmstripDisplayList.Image, size: CGSize, scale: Double, on stage: Stage
  ) {
    var node = Node(
      id: 1, className: "Image", geometry: Geometry(frame: CGRect(origin: .zero, size: size)))
    node.content = [.image(image, rect: CGRect(origin: .zero, size: size))]
    node.contentsName = image.name
    self.init(
      name: "snapshot",
      device: Device(
        name: stage.device.name, identifier: stage.device.identifier, size: size, scale: scale),
      frameRate: 60, nanoseconds: 0,
      frames: [
        Frame(
          index: 0, nanoseconds: 0, size: size, scale: scale,
          background: stage.userInterfaceStyle == .dark ? .black : .white, root: node)
      ], events: [], findings: [])
  }
}
