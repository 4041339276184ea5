// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// What a recording says of things that could not be used.
@MainActor
@Suite struct FindingTests {
  private func findings(_ body: (CALayer) -> Void) -> [String] {
    let stage = Stage()
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    return stage.record("findings") { body(layer) }.findings.map(\.message)
  }

  @Test func namesAKeyPathThatIsNone() {
    let messages = findings { $0.add(CABasicAnimation(keyPath: "opacty"), forKey: nil) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("opacty") == true)
  }

  @Test func namesAValueOfAnotherKind() {
    let messages = findings {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = "half"
      $0.add(animation, forKey: nil)
    }
    #expect(messages == ["a value of type String had no effect on opacity, which is a number"])
  }

  @Test func saysHowManyKeyTimesThereHaveToBe() {
    let messages = findings {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0, 1, 0]
      animation.keyTimes = [0, 1]
      $0.add(animation, forKey: nil)
    }
    #expect(
      messages == [
        "CAKeyframeAnimation.keyTimes were not used: they are not 3 rising numbers from 0 to 1"
      ])
  }

  @Test func saysWhereAFrameEnds() {
    let messages = findings { layer in
      var deepest = layer
      for _ in 0..<600 {
        let next = CALayer()
        deepest.addSublayer(next)
        deepest = next
      }
    }
    #expect(messages == ["layers more than 512 deep were left out of the frame"])
  }
}
