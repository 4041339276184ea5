// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// The traits of the screens of devices.
@MainActor
@Suite struct DeviceTraitTests {
  // Documented by Apple: size classes by device and orientation.
  @Test(arguments: [
    ("iphone-15", UIUserInterfaceSizeClass.compact),
    ("iphone-se", .compact), ("iphone-se-1", .compact), ("iphone-11-pro", .compact),
    ("iphone-14", .compact), ("iphone-16-pro", .compact),
    ("iphone-8-plus", .regular), ("iphone-11", .regular), ("iphone-11-pro-max", .regular),
    ("iphone-14-plus", .regular), ("iphone-15-plus", .regular), ("iphone-16-pro-max", .regular),
  ])
  func phonesAreCompactButLargeOnesOnTheirSide(
    identifier: String, landscapeWidth: UIUserInterfaceSizeClass
  ) throws {
    let stage = Stage(device: try #require(Device.named(identifier)))
    let view = UIView()
    stage.window.addSubview(view)
    stage.advance(by: 0)
    #expect(view.traitCollection.userInterfaceIdiom == .phone)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(view.traitCollection.verticalSizeClass == .regular)
    #expect(stage.rotate(to: .landscapeLeft, animated: false))
    #expect(view.traitCollection.horizontalSizeClass == landscapeWidth)
    #expect(view.traitCollection.verticalSizeClass == .compact)
    #expect(view.traitCollection.displayScale == UIScreen.main.scale)
  }

  @Test(arguments: ["ipad-pro-11", "ipad-pro-12-9", "ipad-9", "ipad-mini-6"])
  func padsAreRegularEitherWay(identifier: String) throws {
    let stage = Stage(device: try #require(Device.named(identifier)))
    for orientation in [UIInterfaceOrientation.portrait, .landscapeRight, .portraitUpsideDown] {
      stage.rotate(to: orientation, animated: false)
      let traits = stage.window.traitCollection
      #expect(traits.userInterfaceIdiom == .pad)
      #expect(traits.horizontalSizeClass == .regular)
      #expect(traits.verticalSizeClass == .regular)
    }
    stage.resize(to: CGSize(width: 320, height: 1024), animated: false)
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.window.traitCollection.userInterfaceIdiom == .pad)
  }
}
