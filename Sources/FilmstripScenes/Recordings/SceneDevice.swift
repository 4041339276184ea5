// SPDX-License-Identifier: MIT
package import Filmstrip
internal import UIKit

/// The device of a case: the one that it names, or the one whose screenshots have its images' size.
package struct SceneDevice {
  let sceneCase: SceneCase

  /// The device for screens of which these are the images.
  ///
  /// - Throws: ``SceneError`` where the images' sizes or shapes are no device's, or not that one's.
  func device(for images: [(path: String, bitmap: Bitmap)]) throws(SceneError) -> Device {
    guard let first = images.first else { return named ?? .iPhone15 }
    let (width, height) = (first.bitmap.width, first.bitmap.height)
    if let other = images.first(where: { ($0.bitmap.width, $0.bitmap.height) != (width, height) }) {
      throw error(
        "\(other.path) is \(other.bitmap.width)×\(other.bitmap.height) pixels, but \(first.path) is "
          + "\(width)×\(height); take both screenshots on one device")
    }
    let device = try matching(width, height, first.path)
    let (drawnWidth, drawnHeight) = device.pixelSize
    guard max(drawnWidth, drawnHeight) <= Frame.maximumPixelSide else {
      throw error(
        "\(first.path): \(drawnWidth)×\(drawnHeight) pixels are too many to draw, which is at most "
          + "\(Frame.maximumPixelSide) on a side; scale the images down first")
    }
    return device
  }

  private var named: Device? { sceneCase.variant.device.flatMap { SceneDevice.named($0) } }

  /// The device of a name in scene files; nil where there is none.
  package static func named(_ name: String) -> Device? {
    let word = Device.identifier(of: name)
    let isTurned = word.hasSuffix(SceneSettings.landscape)
    let device = Device.named(
      isTurned ? String(word.dropLast(SceneSettings.landscape.count)) : word)
    return isTurned ? device?.turned : device
  }

  /// The name in scene files of the device that people call so; nil where there is none.
  package static func identifier(of name: String) -> String? {
    guard let device = named(name) else { return nil }
    let isTurned = Device.identifier(of: name).hasSuffix(SceneSettings.landscape)
    return device.identifier + (isTurned ? SceneSettings.landscape : "")
  }

  private func matching(_ width: Int, _ height: Int, _ path: String) throws(SceneError) -> Device {
    if let named {
      let isTurned = (width > height) != (named.size.width > named.size.height)
      let result = isTurned ? named.turned : named
      // As much as rounding to whole pixels and the bar of a screen recording can make.
      let shape = Double(width) / Double(height) / (result.size.width / result.size.height)
      guard abs(shape - 1) < 0.01 else {
        throw error(
          "\(path): \(width)×\(height) pixels would be distorted on \(named.identifier), whose screen "
            + "has \(result.pixelSize.width)×\(result.pixelSize.height); "
            + (sceneCase.isInFile
              ? "name another device, or give an image for each with '{device}' in its path"
              : "leave --device out or name another"))
      }
      return result
    }
    if let scale = sceneCase.scene.scale {
      if let known = Device.withPixelSize(width: width, height: height), known.scale == scale {
        return known
      }
      return Device(
        name: "\(width)×\(height)", identifier: "custom",
        size: CGSize(width: Double(width) / scale, height: Double(height) / scale), scale: scale)
    }
    guard let device = Device.withPixelSize(width: width, height: height) else {
      throw error(
        "\(path): \(width)×\(height) pixels is not a known device's screen; say how many pixels make a "
          + "point with "
          + (sceneCase.isInFile
            ? "'scale', or name a 'device'" : "--scale, or name one with --device"))
    }
    return device
  }

  private func error(_ message: String) -> SceneError { SceneError(sceneCase, message) }
}
