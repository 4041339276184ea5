// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// What counts as more than three flashes, by WCAG 2.2: a quarter of any field of 341 × 256 points, within a second.
///
/// On a screen of 320 × 568 points a cell has 26.7 points, a field 12 × 10 cells, and a quarter of what the screen shows
/// of it is 320 × 256 / 4 = 20,480 points, 28 cells.
@MainActor
@Suite struct FlashTests {
  /// Blinks each of some rectangles for a while: seven changes, three and a half flashes, in a time.
  private func flashes(
    _ blinks: [(frame: CGRect, delay: Double)], changes: Int = 7, within seconds: Double = 0.8,
    light: UIColor = .white, dark: UIColor = .black
  ) -> [Finding] {
    let stage = Stage(device: .iPhoneSE1)
    let views = blinks.map { blink in
      let view = UIView(frame: blink.frame)
      view.backgroundColor = light
      return view
    }
    let controller = UIViewController()
    controller.view.backgroundColor = light
    views.forEach(controller.view.addSubview)
    stage.window.rootViewController = controller
    let recording = stage.record("blinks", limit: 5) {
      for (view, blink) in zip(views, blinks) {
        for change in 0..<changes {
          let delay = blink.delay + Double(change) * seconds / Double(changes - 1)
          DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            view.backgroundColor = change.isMultiple(of: 2) ? dark : light
          }
        }
      }
    }
    return recording.motionFindings().filter { $0.rule == .flashes }
  }

  private let whole = CGRect(x: 0, y: 0, width: 320, height: 568)

  @Test func sevenChangesInASecondAreMoreThanThreeFlashes() {
    #expect(flashes([(whole, 0.1)]).count == 1)
    #expect(flashes([(whole, 0.1)], changes: 6).isEmpty)
    #expect(flashes([(whole, 0.1)], within: 1.2).isEmpty)
    #expect(flashes([(whole, 0.1)], light: UIColor(white: 0.5, alpha: 1)).count == 1)
    // The relative luminance of 0.99 is 0.976, that of 0.95 is 0.888: less than a tenth apart.
    let faint = flashes(
      [(whole, 0.1)], light: UIColor(white: 0.99, alpha: 1), dark: UIColor(white: 0.95, alpha: 1))
    #expect(faint.isEmpty)
  }

  /// What is beside each other flashes together only where it does at the same time.
  @Test func areasCountWithinOneSecond() {
    let left = CGRect(x: 0, y: 0, width: 160, height: 108)
    let right = CGRect(x: 160, y: 0, width: 160, height: 108)
    // Each has 6 × 4 cells, both together 48.
    #expect(flashes([(left, 0.1)]).isEmpty)
    #expect(flashes([(left, 0.1), (right, 0.15)]).count == 1)
    #expect(flashes([(left, 0.1), (right, 2)]).isEmpty)
    // One becomes dark when the other becomes bright, each 0.13 s after the change before.
    #expect(flashes([(left, 0.1), (right, 0.1 + 0.8 / 6)]).isEmpty)
  }

  /// What is far from each other is in no one field.
  @Test func areasCountWithinOneField() {
    let top = CGRect(x: 0, y: 0, width: 160, height: 108)
    let near = CGRect(x: 0, y: 134, width: 160, height: 108)
    let far = CGRect(x: 0, y: 430, width: 160, height: 108)
    #expect(flashes([(top, 0.1), (near, 0.1)]).count == 1)
    #expect(flashes([(top, 0.1), (far, 0.1)]).isEmpty)
  }
}
