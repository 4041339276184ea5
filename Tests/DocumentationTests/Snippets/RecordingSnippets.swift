// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripPages
import FilmstripFigures
import FilmstripMovies
import Foundation
import Mail
import Testing
import UIKit

/// The code of the articles about recording: what is between the marks is in an article, word for word.
@MainActor @Suite struct RecordingSnippets {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snippets-\(UUID().uuidString)")

  private func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  @Test func recordsAPush() {
    // snippet: record
    let stage = Stage(device: .iPhone15)
    let navigation = UINavigationController(rootViewController: InboxViewController())
    stage.window.rootViewController = navigation

    let recording = stage.record("push") {
      navigation.pushViewController(MessageViewController(Message.samples[0]), animated: true)
    }
    print(recording.frames.count, "frames in", recording.duration, "seconds")
    for finding in recording.findings { print(finding) }
    // end of snippet
    #expect(recording.frames.count > 20)
    #expect(recording.findings == [])
  }

  @Test func looksBetweenSteps() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    // snippet: steps
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.alpha = 0 }
    stage.advance(by: 0.1)
    let opacity = view.layer.presentation()?.opacity  // 0.75
    let remaining = stage.settle()  // [], as nothing is in progress any more
    let picture = stage.snapshot()  // 1179 × 2556 pixels
    // end of snippet
    #expect(opacity == 0.75)
    #expect(remaining == [])
    #expect((picture.width, picture.height) == (1179, 2556))
  }

  @Test func writesWhatARunLeaves() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = Stage(device: .iPhoneSE3)
    let recording = stage.record("fade") { UIView.animate(withDuration: 0.1) {} }
    // snippet: write
    try recording.write(
      to: folder, emitting: [.sheet, .timeline],
      options: OutputOptions(sheet: SheetOptions(columns: 4, backdrop: .dark)))
    // end of snippet
    #expect(has("sheet.png") && has("timeline.json") && !has("preview.html"))
    // snippet: page
    try recording.write(
      to: folder, emitting: [.sheet, .timeline, .preview],
      options: OutputOptions(sheet: SheetOptions(columns: 4, backdrop: .dark)))
    // end of snippet
    #expect(has("preview.html"))
    #expect(!has("frames"))
  }

  @Test func makesAnAnimation() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let stage = Stage(device: .iPhoneSE3)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    let recording = stage.record("fade") { UIView.animate(withDuration: 0.1) { view.alpha = 0 } }
    // snippet: animation
    try AnimatedPicture(recording).write(
      to: folder.appendingPathComponent("push.gif"),
      options: AnimatedPictureOptions(width: 320, speed: 0.5, bezel: .dark, hasShadow: true))
    // end of snippet
    #expect(has("push.gif"))
  }

  @Test func drivesAPop() {
    // snippet: gesture
    let stage = Stage(device: .iPhone15)
    let navigation = UINavigationController(rootViewController: InboxViewController())
    stage.window.rootViewController = navigation
    navigation.pushViewController(MessageViewController(Message.samples[0]), animated: false)
    stage.settle()

    let recording = stage.record("swipe back") {
      stage.perform(.edgePan(from: .left, distance: .fraction(0.6), duration: 0.4))
    }
    print(navigation.viewControllers.count)  // 1: the pop has finished
    // end of snippet
    #expect(navigation.viewControllers.count == 1)
    #expect(recording.findings == [])
    #expect(recording.touches.count == 2)
  }

  @Test func readsAGesture() throws {
    let data = Data(
      #"{ "kind": "edgePan", "edge": "left", "distance": "60%", "duration": 0.4 }"#.utf8)
    let stage = Stage()
    // snippet: json
    let gesture = try Gesture(json: data)
    stage.perform(.sequence([gesture, .tap(at: .fraction(0.5, 0.5)).delayed(by: 0.5)]))
    stage.settle()
    // end of snippet
    #expect(stage.time > 0.9)
  }

  @Test func drawsAFigure() throws {
    let stage = Stage(device: .iPhone15)
    let navigation = UINavigationController(rootViewController: InboxViewController())
    stage.window.rootViewController = navigation
    let pushes = CardPushes()
    navigation.delegate = pushes
    let recording = stage.record("push") {
      navigation.pushViewController(MessageViewController(Message.samples[0]), animated: true)
    }
    // snippet: figure
    let figure = try recording.figure(
      .trail, options: FigureOptions(width: 600, layers: ["to"]))
    let light = try figure.png(.light, scale: 2)  // push-trail@2x.png
    let dark = try figure.png(.dark, scale: 2)  // push-trail~dark@2x.png
    print(figure.alternativeText)
    // end of snippet
    #expect(light != dark)
    #expect(figure.alternativeText.hasPrefix("The path of “to”"))
  }

  @Test func comparesTwoRecordings() {
    func record(duration: TimeInterval) -> Recording {
      let stage = Stage(device: .iPhone15)
      let navigation = UINavigationController(rootViewController: InboxViewController())
      stage.window.rootViewController = navigation
      let pushes = CardPushes(duration: duration)
      navigation.delegate = pushes
      return stage.record("push") {
        navigation.pushViewController(MessageViewController(Message.samples[0]), animated: true)
      }
    }
    let expected = record(duration: 0.35)
    let actual = record(duration: 0.5)
    // snippet: compare
    let difference = MotionDiff(
      expected: TimelineFile(expected), actual: TimelineFile(actual))
    if !difference.isEmpty { print(difference.description) }
    // end of snippet
    #expect(
      difference.description.contains("\nduration 0.35 → 0.5 s\nnumber of frames 22 → 31\n"))
  }
}
