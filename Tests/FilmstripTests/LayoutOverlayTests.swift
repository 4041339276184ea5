// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripFigures
import Testing
import UIKit

@MainActor
@Suite struct LayoutOverlayTests {
  private let stage = Stage(
    device: Device(
      name: "Small", identifier: "small", size: CGSize(width: 200, height: 300), scale: 1))
  private let controller = UIViewController()
  private let card = UIView()

  init() {
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.backgroundColor = .white
    controller.view.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 60),
      card.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 80),
    ])
    stage.window.rootViewController = controller
  }

  /// How many pixels of a part of the screen are more blue than red.
  private func bluePixels(_ rect: CGRect) -> Int {
    let shown = stage.snapshot()
    var count = 0
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX)
      where Int(shown[x, y].blue) > Int(shown[x, y].red) + 60 { count += 1 }
    }
    return count
  }

  @Test func nothingIsDrawnUnlessItIsAskedFor() {
    let before = stage.snapshot()
    #expect(bluePixels(CGRect(x: 0, y: 0, width: 200, height: 300)) == 0)
    stage.layoutOverlay = .all
    #expect(stage.snapshot() != before)
    stage.layoutOverlay = []
    #expect(stage.snapshot() == before)
  }

  /// The distance from the side is a line at the card's middle, 60 points long.
  @Test func aConstraintIsALineFromSideToSide() {
    stage.layoutOverlay = .constraints
    // Where the number is not: it is in the middle of the line.
    let line = bluePixels(CGRect(x: 4, y: 138, width: 14, height: 4))
    #expect(line >= 14 && line <= 28)
    #expect(bluePixels(CGRect(x: 4, y: 150, width: 14, height: 40)) == 0)
    stage.layoutOverlay = .alignmentRectangles
    #expect(bluePixels(CGRect(x: 4, y: 138, width: 14, height: 4)) == 0)
  }

  @Test func theOverlayIsNoLayer() {
    let plain = stage.record("plain") {}
    stage.layoutOverlay = .all
    let drawn = stage.record("drawn") {}
    #expect(plain.timeline == drawn.timeline)
    #expect(plain.frames[0] != drawn.frames[0])
    #expect(drawn.findings.isEmpty)
  }

  @Test func theOverlayTurnsWithTheScreen() {
    stage.layoutOverlay = .alignmentRectangles
    let recording = stage.record("turned") { _ = stage.rotate(to: .landscapeRight) }
    #expect(recording.findings.isEmpty)
    stage.layoutOverlay = .constraints
    // Upright again in the interface's space: 60 points from the left at the card's middle.
    let line = bluePixels(CGRect(x: 4, y: 138, width: 14, height: 4))
    #expect(line >= 14 && line <= 28)
  }
}
