// SPDX-License-Identifier: MIT
import FilmstripFigures
import Filmstrip
import Testing
import UIKit

/// What figures say of motions that turn, and of springs whose layers leave at other times.
@MainActor
@Suite struct FigureMotionTests {
  private func stage(_ views: [UIView]) -> Stage {
    let stage = Stage(device: MadeRecording.device)
    views.forEach(stage.window.addSubview)
    return stage
  }

  private func caption(_ recording: Recording) throws -> String {
    try recording.figure(.trail).caption.replacing("\u{A0}", with: " ")
  }

  /// As after a cancel: 22 points there and 20 back.
  @Test func aMotionThatTurnsSaysHowFarItGoes() throws {
    let card = MadeRecording.view("card", .red, CGRect(x: 0, y: 40, width: 40, height: 40))
    let recording = stage([card]).record("turn") {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [20.0, 42.0, 22.0]
      animation.duration = 0.5
      card.layer.position.x = 22
      card.layer.add(animation, forKey: nil)
    }
    #expect(try caption(recording).contains("“card” moves 22 pt to the right and 20 pt back"))
  }

  /// A spring goes beyond its end by a tenth, and comes back: that is its curve.
  @Test func aSpringDoesNotTurn() throws {
    let card = MadeRecording.view("card", .red, CGRect(x: 0, y: 40, width: 20, height: 20))
    let recording = stage([card]).record("spring") {
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        options: []
      ) { card.center.x += 80 }
    }
    #expect(try caption(recording).contains("“card” moves 80 pt to the right over"))
  }

  @Test func oneSpringIsOneChartWhenALayerStaysLonger() throws {
    let views = (0..<2).map {
      MadeRecording.view(
        "card \($0)", .red, CGRect(x: 0, y: 50.0 * Double($0), width: 20, height: 20))
    }
    let stage = stage(views)
    let recording = stage.record("springs") {
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
        options: []
      ) { views.forEach { $0.center.x += 80 } }
      UIKit.Timer.scheduledTimer(withTimeInterval: 0.56, repeats: false) { _ in
        views[0].removeFromSuperview()
      }
    }
    let figure = try recording.figure(.curves)
    #expect(figure.alternativeText.contains("One chart"), "\(figure.alternativeText)")
  }
}
