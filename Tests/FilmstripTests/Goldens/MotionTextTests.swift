// SPDX-License-Identifier: MIT
import FilmstripTimelines
import Foundation
import SeededNumbers
import Testing
import UIKit

@testable import Filmstrip

/// `motion.txt` has a line for each motion, and a constant of one motion changes its lines alone.
@MainActor @Suite struct MotionTextTests {
  /// The constants of a transition that shows a card over a screen.
  struct Card: Sendable {
    var dimmingDuration = 0.3
    var dimmingAlpha = 0.4
    var riseDuration = 0.5
    var riseDelay = 0.1
    var riseStart = 240.0
    var damping = 48.0
    var cornerRadius = 16.0
    var titleDelay = 0.2
    var turn = 45.0
    var curve = CAMediaTimingFunctionName.easeOut
    /// Frames that a display link moves the marker.
    var markerFrames = 12
  }

  private func recording(_ card: Card = Card()) -> Recording {
    let stage = SmallScreen(scale: 2).stage
    func view(_ name: String, _ frame: CGRect) -> UIView {
      let view = UIView(frame: frame)
      view.layer.name = name
      view.backgroundColor = .red
      stage.window.addSubview(view)
      return view
    }
    let dimming = view("dimming", CGRect(x: 0, y: 0, width: 120, height: 120))
    let sheet = view("card", CGRect(x: 10, y: 20, width: 100, height: 100))
    let title = view("title", CGRect(x: 20, y: 30, width: 50, height: 10))
    let icon = view("icon", CGRect(x: 80, y: 30, width: 20, height: 20))
    let spring = view("badge", CGRect(x: 90, y: 20, width: 10, height: 10))
    let marker = view("marker", CGRect(x: 0, y: 0, width: 4, height: 4))
    return stage.record("card") {
      @MainActor func animate(
        _ view: UIView, _ path: String, _ from: Double, _ to: Double, _ duration: Double,
        delay: Double = 0, _ name: CAMediaTimingFunctionName
      ) {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue) = (from, to)
        animation.duration = duration
        animation.beginTime =
          delay > 0 ? view.layer.convertTime(CACurrentMediaTime(), from: nil) + delay : 0
        animation.timingFunction = CAMediaTimingFunction(name: name)
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: path)
      }
      animate(dimming, "opacity", 0, card.dimmingAlpha, card.dimmingDuration, .easeInEaseOut)
      animate(
        sheet, "position.y", card.riseStart, 70, card.riseDuration, delay: card.riseDelay,
        card.curve)
      animate(sheet, "cornerRadius", 0, card.cornerRadius, card.riseDuration, .linear)
      animate(title, "opacity", 0, 1, 0.25, delay: card.titleDelay, .linear)
      animate(icon, "transform.rotation.z", 0, card.turn * .pi / 180, 0.4, .easeIn)
      let settling = CASpringAnimation(keyPath: "position.x")
      (settling.fromValue, settling.toValue) = (20, 95)
      (settling.stiffness, settling.damping) = (900, card.damping)
      settling.duration = 1
      (settling.fillMode, settling.isRemovedOnCompletion) = (.both, false)
      spring.layer.add(settling, forKey: "position.x")
      let count = card.markerFrames
      let mover = FrameMover { frame in
        // There and back, and on.
        marker.center.y = CGFloat(frame < count / 2 ? 2 + 5 * frame : 2 + 5 * (count - frame))
        return frame < count
      }
      mover.start()
    }
  }

  /// Calls a closure in each frame until it returns false.
  private final class FrameMover: NSObject {
    private let move: (Int) -> Bool
    private var frame = 0
    private var link: CADisplayLink?

    init(_ move: @escaping (Int) -> Bool) { self.move = move }

    func start() {
      let link = CADisplayLink { [self] _ in
        frame += 1
        if !move(frame) { self.link?.invalidate() }
      }
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  /// What moves; what there is to find in such a transition is no part of the test.
  private func lines(_ card: Card = Card()) -> [String] {
    let text = MotionText(TimelineFile(recording(card))).text
    return text.components(separatedBy: "\n\nfindings:")[0].split(separator: "\n").map(String.init)
  }

  /// What the constants say, which no timeline was asked for.
  private static let motions = [
    "dimming opacity: 0 → 0.4, 0.3 s, easeInEaseOut",
    "card position.y: 240 → 70 pt, 0.5 s from 0.1 s, easeOut",
    "card cornerRadius: 0 → 16 pt, 0.5 s, linear",
    "title opacity: 0 → 1, 0.25 s from 0.2 s, linear",
    "icon transform.rotation.z: 0 → 45°, 0.4 s, easeIn",
    // 48 / (2 √900) and 2 π / √900
    "badge position.x: 20 → 95 pt, spring of damping ratio 0.8, response 0.21 s",
    "marker position.y: 2 → 32 at 0.1 s → 2 pt, 0.2 s, driven",
  ]

  @Test func eachMotionIsALine() {
    #expect(
      lines() == [
        "card, Small", "61 frames at 60 per second, 1 s", "motions:",
      ] + Self.motions.map { "  " + $0 })
  }

  /// A constant, and which of ``motions`` it concerns.
  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: [Int]
    let make: @Sendable (inout Card) -> Void
    var testDescription: String { name }
  }

  nonisolated static let changes: [Change] = [
    Change(name: "a duration", lines: [0]) { $0.dimmingDuration = 0.25 },
    Change(name: "an opacity", lines: [0]) { $0.dimmingAlpha = 0.41 },
    Change(name: "a duration of two", lines: [1, 2]) { $0.riseDuration = 0.52 },
    Change(name: "a delay", lines: [1]) { $0.riseDelay = 0.12 },
    Change(name: "a start", lines: [1]) { $0.riseStart = 241 },
    Change(name: "a curve", lines: [1]) { $0.curve = .easeIn },
    Change(name: "a radius", lines: [2]) { $0.cornerRadius = 17 },
    Change(name: "a delay of a label", lines: [3]) { $0.titleDelay = 0.21 },
    Change(name: "an angle", lines: [4]) { $0.turn = 44 },
    Change(name: "a damping", lines: [5]) { $0.damping = 45 },
    Change(name: "a display link", lines: [6]) { $0.markerFrames = 14 },
  ]

  @Test(arguments: changes)
  func aConstantChangesTheLinesThatItConcerns(_ change: Change) {
    var card = Card()
    change.make(&card)
    let changed = lines(card).difference(from: lines())
    // The first three lines are the recording's own.
    let places = change.lines.map { $0 + 3 }
    #expect(
      changed.removals.map(\.offset) == places && changed.insertions.map(\.offset) == places,
      "\(changed)")
  }

  /// Another processor may round the last digit of a value on its way otherwise.
  @Test func theLastDigitOfATimelineChangesNoLine() {
    let file = TimelineFile(recording())
    let text = MotionText(file).text
    var numbers = SeededNumbers(seed: 36)
    let (first, last) = (file.timeline.frames[0], file.timeline.frames[file.times.count - 1])
    for _ in 0..<8 {
      func noisy(_ value: Double, _ start: Double, _ end: Double, _ digit: Double) -> Double {
        guard value != start, value != end else { return value }
        return value + digit * Double(Int.random(in: -1...1, using: &numbers))
      }
      let frames = file.timeline.frames.map { states in
        states.enumerated().map { place, state in
          var state = state
          let (start, end) = (first[place], last[place])
          state.position.x = noisy(state.position.x, start.position.x, end.position.x, 1e-4)
          state.position.y = noisy(state.position.y, start.position.y, end.position.y, 1e-4)
          state.opacity = noisy(state.opacity, start.opacity, end.opacity, 1e-5)
          return state
        }
      }
      let other = TimelineFile(
        version: file.version, name: file.name, screen: file.screen, frameRate: file.frameRate,
        duration: file.duration, times: file.times,
        timeline: Timeline(layers: file.timeline.layers, frames: frames), events: file.events,
        findings: file.findings)
      #expect(MotionText(other).text == text)
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
