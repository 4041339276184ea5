// SPDX-License-Identifier: MIT
import Filmstrip
import PixelDistance
import Testing
import UIKit

/// A screen of 120 × 120 points, for the tests of what things look like.
@MainActor
struct SmallScreen {
  static let side = 120
  static let black = Pixel(red: 0, green: 0, blue: 0)
  static let white = Pixel(red: 255, green: 255, blue: 255)
  static let red = Pixel(red: 255, green: 0, blue: 0)
  static let green = Pixel(red: 0, green: 255, blue: 0)
  static let blue = Pixel(red: 0, green: 0, blue: 255)

  let stage: Stage

  /// A screen with a number of pixels a point, one by default.
  init(scale: Double = 1) {
    stage = Stage(
      device: Device(
        name: "Small", identifier: "small", size: CGSize(width: Self.side, height: Self.side),
        scale: scale))
  }

  /// A push between two plain screens, recorded: 22 frames at 60 in a second.
  static func recordPush(frameRate: Int = 60) -> Recording {
    let screen = SmallScreen()
    let home = UIViewController()
    home.view.backgroundColor = .red
    let detail = UIViewController()
    detail.view.backgroundColor = .blue
    let navigation = UINavigationController(rootViewController: home)
    navigation.setNavigationBarHidden(true, animated: false)
    screen.stage.window.rootViewController = navigation
    return screen.stage.record("push", frameRate: frameRate) {
      navigation.pushViewController(detail, animated: true)
    }
  }

  func show(_ view: UIView) {
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  func show(_ layer: CALayer) {
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
  }

  var picture: Bitmap { stage.snapshot() }

  func picture(at time: TimeInterval) -> Bitmap {
    stage.advance(to: time)
    return stage.snapshot()
  }
}

extension Pixel {
  /// The opaque colour between this one, at 0, and another, at 1.
  func mixed(with other: Pixel, _ share: Double) -> Pixel {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((Double(one) * (1 - share) + Double(two) * share).rounded())
    }
    return Pixel(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  var uiColor: UIColor {
    UIColor(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: 1)
  }

  var cgColor: CGColor { uiColor.cgColor }
}

/// Expects a pixel that differs in no component by more than a tolerance.
func expect(
  _ pixel: Pixel, _ expected: Pixel, within tolerance: Int = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    pixel.distance(to: expected) <= tolerance, "\(pixel), not \(expected)",
    sourceLocation: sourceLocation)
}

func expect(
  _ value: Double, _ expected: Double, within tolerance: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(value - expected) <= tolerance, "\(value), not \(expected)", sourceLocation: sourceLocation)
}
