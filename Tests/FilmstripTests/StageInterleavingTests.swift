// SPDX-License-Identifier: MIT
import Filmstrip
import class Foundation.Thread
import SeededNumbers
import Testing
import UIKit

/// Several stages live in one process, and tasks that use them take turns at their suspension points:
/// each stage shows what it shows alone.
@Suite(.serialized) @MainActor struct StageInterleavingTests {
  @Test func eachStageShowsWhatItShowsAlone() async {
    var alone: [Int: String] = [:]
    for seed in 0..<StageStory.count { alone[seed] = await StageStory(seed: seed).tell {} }
    // The stories differ, so that one with another's values is noticed.
    #expect(Set(alone.values).count == StageStory.count)
    for seed in 0..<200 {
      var numbers = SeededNumbers(seed: UInt64(seed))
      let stories = (0..<Int.random(in: 2...3, using: &numbers)).map { _ in
        Int.random(in: 0..<StageStory.count, using: &numbers)
      }
      let turns = Turns(of: stories.count, numbers: numbers)
      let tasks = stories.map { story in
        Task {
          await turns.pause()
          let text = await StageStory(seed: story).tell { await turns.pause() }
          turns.leave()
          return text
        }
      }
      for (story, task) in zip(stories, tasks) {
        let isAsAlone = await task.value == alone[story]
        #expect(isAsAlone, "story \(story) of \(stories), interleaved by seed \(seed)")
      }
    }
  }

  /// A task that no other has started reports before it has a stage, while another's is the newest.
  @Test func whatATaskReportsIsOfItsOwnStage() async {
    let other = Stage()
    let own = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        Task.detached { @MainActor in
          _ = UIFont(name: "Nowhere", size: 12)
          continuation.resume(returning: Stage().record("own") {}.findings.map(\.rule))
        }
      }
    }
    #expect(own == [.missingFont])
    #expect(other.record("other") {}.findings.isEmpty)
  }

  /// A task that another starts has the other's stage, also where it is not part of it and there is a newer one.
  @Test func whatADetachedTaskReportsIsOfItsStartersStage() async {
    let (own, newest) = (Stage(), Stage())
    own.advance(by: 0)
    await Task.detached { await MainActor.run { _ = UIFont(name: "Nowhere", size: 12) } }.value
    newest.advance(by: 0)
    #expect(newest.record("newest") {}.findings.isEmpty)
    #expect(own.record("own") {}.findings.map(\.rule) == [.missingFont])
  }

  /// An image that code of one stage has begun is not the one that code of another draws into.
  @Test func eachStageHasItsDrawingContexts() {
    let (one, other) = (Stage(), Stage())
    one.advance(by: 0)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), true, 1)
    defer {
      one.advance(by: 0)
      UIGraphicsEndImageContext()
    }
    other.advance(by: 0)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    one.advance(by: 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 3))
  }
}

/// Runs tasks one at a time, each until its next pause, in an order that follows from a seed.
@MainActor
private final class Turns {
  private var count: Int
  private var numbers: SeededNumbers
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(of count: Int, numbers: SeededNumbers) {
    self.count = count
    self.numbers = numbers
  }

  func pause() async {
    await withCheckedContinuation {
      waiting.append($0)
      resumeNext()
    }
  }

  func leave() {
    count -= 1
    resumeNext()
  }

  private func resumeNext() {
    guard waiting.count == count, count > 0 else { return }
    waiting.remove(at: Int.random(in: 0..<count, using: &numbers)).resume()
  }
}

/// What a test does with a stage of its own, and what it sees: everything that names no stage.
@MainActor
private struct StageStory {
  static let count = 12

  let seed: Int
  private var device: Device { [Device.iPhone15, .iPhoneSE3, .iPhone11Pro, .iPadPro11][seed % 4] }
  private var style: UIUserInterfaceStyle { seed.isMultiple(of: 2) ? .light : .dark }
  private var profile: Stage.Profile {
    var profile = Stage.Profile()
    profile.sheetsFloat = seed % 3 == 0
    profile.alertsKeepTheirSize = seed % 3 == 1
    return profile
  }
  /// A duration that no other story has.
  private var duration: Double { 0.2 + 0.05 * Double(seed) }

  func tell(pause: () async -> Void) async -> String {
    var seen: [String] = []
    let stage = Stage(device: device, userInterfaceStyle: style, profile: profile)
    await pause()
    let home = UIViewController()
    let box = UIView(frame: UIScreen.main.bounds.insetBy(dx: 40, dy: 200))
    box.backgroundColor = .systemBackground
    seen.append("\(box.frame) \(box.traitCollection.userInterfaceStyle.rawValue)")
    seen.append("\(UIColor.label.cgColor) \(UITraitCollection.current.displayScale)")
    await pause()
    home.view.addSubview(box)
    stage.window.rootViewController = home
    stage.advance(by: 0.1)
    await pause()

    // A transaction that stays open while others have their turn.
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration)
    await pause()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    box.layer.addSublayer(layer)
    CATransaction.flush()
    CATransaction.setDisableActions(seed % 4 == 1)
    await pause()
    seen.append("\(CATransaction.animationDuration()) \(CATransaction.disableActions())")
    CATransaction.commit()
    stage.advance(by: 0)
    layer.opacity = 0.5
    seen.append("\(layer.animationKeys() ?? [])")
    await pause()

    // Animations that begin outside of a step, on views that are in no window yet as well.
    UIView.setAnimationsEnabled(seed % 5 != 2)
    await pause()
    fade(box)
    UIView.setAnimationsEnabled(true)
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { box.center.x += 30 }
    animator.fractionComplete = 0.5
    await pause()
    seen.append("\(CACurrentMediaTime()) \(UIDevice.current.userInterfaceIdiom)")
    animator.startAnimation()
    await pause()

    // What waits for virtual time.
    var order: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
      order.append("block \(CACurrentMediaTime())")
    }
    Timer.scheduledTimer(withTimeInterval: duration / 2, repeats: false) { _ in
      MainActor.assumeIsolated { order.append("timer \(CACurrentMediaTime())") }
    }
    let task = Task {
      try? await Task.sleep(for: .milliseconds(30))
      order.append("task \(CACurrentMediaTime()) \(UIScreen.main.bounds.size)")
    }
    await pause()
    try? await Task.sleep(for: .milliseconds(100))
    seen.append("\(stage.time) \(order)")
    await pause()

    // A recording, with what is presented and what is reported.
    let shown: UIViewController
    if seed % 3 == 1 {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      shown = alert
    } else {
      shown = UIViewController()
      shown.sheetPresentationController?.detents = [.medium()]
    }
    await pause()
    layer.autoreverses = seed % 2 == 0
    let recording = stage.record("story", frameRate: 6) { home.present(shown, animated: true) }
    await pause()
    _ = await task.value
    seen.append("\(order)")
    seen += recording.frames.map(\.textDump)
    seen += recording.events.map { "\($0)" } + recording.findings.map { "\($0)" }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    seen.append("\(image.scale) \(UIApplication.shared.keyWindow === stage.window)")
    return seen.joined(separator: "\n")
  }

  // Separate, as an asynchronous function would call the variant that is awaited.
  private func fade(_ view: UIView) { UIView.animate(withDuration: duration) { view.alpha = 0.25 } }
}
