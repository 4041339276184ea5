// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// What is documented of partial curls: one corner curls up, the page stays visible, and only full-screen
/// controllers take part.
@MainActor
@Suite struct PartialCurlTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private static func present(on stage: Stage) -> (home: UIViewController, card: UIViewController) {
    let (home, card) = (UIViewController(), UIViewController())
    home.view.backgroundColor = red
    card.view.backgroundColor = blue
    card.modalPresentationStyle = .fullScreen
    card.modalTransitionStyle = .partialCurl
    stage.window.rootViewController = home
    stage.settle()
    home.present(card, animated: true)
    return (home, card)
  }

  /// Red, green and blue at a share of the screen's width and height.
  private func color(_ picture: Bitmap, _ x: Double, _ y: Double) -> [UInt8] {
    let (column, row) = (Int(x * Double(picture.width - 1)), Int(y * Double(picture.height - 1)))
    let offset = row * picture.bytesPerRow + column * 4
    return picture.withUnsafeBytes { [$0[offset + 2], $0[offset + 1], $0[offset]] }
  }

  @Test func oneCornerLaysThePresentedViewOpenAndThePageStays() {
    let stage = Stage(device: .small)
    let (home, card) = Self.present(on: stage)
    stage.advance(by: 0)
    // At first only the page is seen.
    var picture = stage.snapshot()
    for (x, y) in [(0.02, 0.02), (0.98, 0.98), (0.02, 0.98), (0.98, 0.02)] {
      #expect(color(picture, x, y) == [255, 0, 0])
    }
    stage.settle()
    picture = stage.snapshot()
    #expect(color(picture, 0.02, 0.02) == [255, 0, 0])
    #expect(color(picture, 0.98, 0.98) == [0, 0, 255])
    #expect(home.view.window == nil)
    #expect(card.view.window != nil)
    home.dismiss(animated: true)
    stage.advance(by: 0)
    #expect(color(stage.snapshot(), 0.98, 0.98) == [0, 0, 255])
    stage.settle()
    picture = stage.snapshot()
    for (x, y) in [(0.02, 0.02), (0.98, 0.98)] { #expect(color(picture, x, y) == [255, 0, 0]) }
    #expect(home.view.window != nil)
  }

  @Test func whatWasCurledUpLooksAsAtTheEndOfTheCurl() {
    let stage = Stage(device: .small)
    _ = Self.present(on: stage)
    // The curl takes 0.75 s.
    stage.advance(by: 0.7499)
    let last = stage.snapshot()
    stage.settle()
    let still = stage.snapshot()
    let differing = last.withUnsafeBytes { old in
      still.withUnsafeBytes { new in
        stride(from: 0, to: old.count, by: 97).filter { abs(Int(old[$0]) - Int(new[$0])) > 24 }
          .count
      }
    }
    // Of 14 thousand.
    #expect(differing < 140)
  }

  @Test func otherStylesRaise() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let stage = Stage()
      let card = UIViewController()
      card.modalTransitionStyle = .partialCurl
      stage.window.rootViewController = UIViewController()
      stage.settle()
      stage.window.rootViewController?.present(card, animated: true)
    }
  }

  @Test func aCurledControllerPresentsNoOther() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let stage = Stage()
      let (_, card) = PartialCurlTests.present(on: stage)
      stage.settle()
      card.present(UIViewController(), animated: true)
    }
  }
}

extension Device {
  fileprivate static let small = Device(
    name: "small", identifier: "small", size: CGSize(width: 393, height: 852), scale: 1)
}
