// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct SheetLookTests {
  private let stage = Stage(
    device: Device(
      name: "One", identifier: "one", size: CGSize(width: 200, height: 400), scale: 1))
  private let home = UIViewController()
  private let detail = UIViewController()

  init() {
    home.view.backgroundColor = .red
    detail.view.backgroundColor = .white
    stage.window.rootViewController = home
    stage.advance(by: 0)
  }

  private func pixel(_ x: Int, _ y: Int) -> Pixel { stage.snapshot()[x, y] }

  private func isNear(_ pixel: Pixel, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    abs(Int(pixel.red) - red) <= 1 && abs(Int(pixel.green) - green) <= 1
      && abs(Int(pixel.blue) - blue) <= 1
  }

  @Test func aSheetUnderATouchIsShownWhereItIs() {
    home.present(detail, animated: true)
    stage.settle()
    // 30 points below the top, dimmed by a fifth; pulled down by 185 of 370 half of that.
    #expect(isNear(pixel(100, 35), 255, 255, 255))
    #expect(isNear(pixel(100, 25), 204, 0, 0))
    stage.perform(.pan(from: .point(100, 60), to: .point(100, 255), duration: 0.5, release: .hold))
    stage.advance(by: 0.9)
    #expect(isNear(pixel(100, 212), 229, 0, 0))
    #expect(isNear(pixel(100, 218), 255, 255, 255))
  }

  @Test func theGrabberIsInTheMiddleOfTheTop() {
    detail.sheetPresentationController?.prefersGrabberVisible = true
    home.present(detail, animated: false)
    stage.advance(by: 0)
    #expect(isNear(pixel(100, 37), 197, 197, 200))
    #expect(isNear(pixel(100, 42), 255, 255, 255))
    #expect(isNear(pixel(80, 37), 255, 255, 255))
  }

  @Test func anAlertDimsByAFifth() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    home.present(alert, animated: true)
    stage.settle()
    #expect(isNear(pixel(100, 20), 204, 0, 0))
  }
}
