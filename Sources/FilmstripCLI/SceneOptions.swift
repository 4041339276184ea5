// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripTransitions
import UIKit

/// The appearance of the interface.
enum Appearance: String, ExpressibleByArgument, CaseIterable {
  case light
  case dark

  /// The same for a stage.
  var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// What the screen is and how the transition moves.
struct SceneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device, such as iphone-15; else the one whose screenshots have this size.",
      valueName: "name"))
  var device: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels in a point, for screenshots of no known device's size.", valueName: "n"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "The appearance set on the device, light or dark: what bars and sheets look like.",
      valueName: "style"))
  var appearance = Appearance.light

  @Flag(
    help: """
      Draw a status bar and a home indicator over the screens: for screenshots without bars of \
      their own, which would show twice.
      """)
  var chrome = false

  @OptionGroup var images: ImageLimitOptions
  @OptionGroup var motion: MotionOptions

  func validate() throws {
    if device != nil && scale != nil {
      throw ValidationError("--device and --scale say the same thing twice; give one of them")
    }
    if let scale, !(scale >= 0.5 && scale <= 10) {
      throw ValidationError("--scale \(scale): must be from 0.5 to 10")
    }
    try images.validate()
    try motion.validate()
  }

  /// The values given with --duration and --set.
  func values(for entry: GalleryEntry) throws -> [String: Double] {
    var values: [String: Double] = [:]
    for setting in motion.settings {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let value = Double(parts[1]), value.isFinite else {
        throw CommandError(
          "--set \(setting): must be KEY=NUMBER; 'filmstrip list' shows the keys of \(entry.name)")
      }
      values[parts[0]] = value
    }
    if let duration = motion.duration { values["duration"] = duration }
    return values
  }

  /// The device that was named, or that the screenshots are of.
  func device(for pair: ScreenshotPair) throws -> Device {
    let device = try matchingDevice(for: pair)
    let (width, height) = device.pixelSize
    guard max(width, height) <= Frame.maximumPixelSide else {
      throw CommandError(
        "\(pair.fromPath): \(width)×\(height) pixels are too many to draw, which is at most "
          + "\(Frame.maximumPixelSide) on a side; scale the screenshots down first")
    }
    return device
  }

  private func matchingDevice(for pair: ScreenshotPair) throws -> Device {
    let (width, height) = (pair.from.width, pair.from.height)
    if let name = device {
      guard let device = Device.named(name) else {
        let known = Device.all.map(\.identifier).joined(separator: ", ")
        throw CommandError("--device \(name): no such device; known: \(known)")
      }
      return try fitted(device, width: width, height: height, file: pair.fromPath)
    }
    if let scale {
      if let known = Device.withPixelSize(width: width, height: height), known.scale == scale {
        return known
      }
      return Device(
        name: "\(width)×\(height)", identifier: "custom",
        size: CGSize(width: Double(width) / scale, height: Double(height) / scale), scale: scale)
    }
    guard let device = Device.withPixelSize(width: width, height: height) else {
      throw CommandError(
        "\(pair.fromPath): \(width)×\(height) pixels is not a known device's screen; "
          + "say how many pixels make a point with --scale, or name one with --device"
      )
    }
    return device
  }

  /// The device the way up that suits the screenshots; their shape must be its shape.
  private func fitted(_ device: Device, width: Int, height: Int, file: String) throws -> Device {
    let isTurned = (width > height) != (device.size.width > device.size.height)
    let result = isTurned ? device.turned : device
    let shape = Double(width) / Double(height)
    let wanted = result.size.width / result.size.height
    guard abs(shape / wanted - 1) < 0.01 else {
      throw CommandError(
        "\(file): \(width)×\(height) pixels would be distorted on \(device.name), "
          + "whose screen has \(result.pixelSize.width)×\(result.pixelSize.height); "
          + "leave --device out or name another"
      )
    }
    return result
  }
}
