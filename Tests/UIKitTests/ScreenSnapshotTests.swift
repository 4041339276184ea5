// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct ScreenSnapshotTests {
  private let stage = Stage(
    device: Device(
      name: "small", identifier: "small", size: CGSize(width: 20, height: 30), scale: 1))

  /// The pixel of the stage's picture at a point, as red, green and blue.
  private func color(_ x: Int, _ y: Int) -> [UInt8] {
    let pixel = stage.snapshot()[x, y]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func allVisibleWindowsAreInItFromBackToFront() {
    stage.window.backgroundColor = .red
    let front = UIWindow(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    front.backgroundColor = .blue
    front.windowLevel = .alert
    front.isHidden = false
    let hidden = UIWindow(frame: CGRect(x: 0, y: 20, width: 20, height: 10))
    hidden.backgroundColor = .black
    stage.advance(by: 0)
    let picture = UIScreen.main.snapshotView(afterScreenUpdates: true)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    stage.window.backgroundColor = .white
    front.isHidden = true
    picture.transform = CGAffineTransform(scaleX: 0.5, y: 1)
    stage.window.addSubview(picture)
    stage.advance(by: 0)
    // Half as wide about the middle: 5 points of it are red at the left, then 5 blue at the top.
    #expect(color(7, 5) == [255, 0, 0])
    #expect(color(12, 5) == [0, 0, 255])
    #expect(color(12, 15) == [255, 0, 0])
    #expect(color(7, 25) == [255, 0, 0])
    #expect(color(2, 5) == [255, 255, 255])
  }
}
