// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Mail
import Requirements
import Testing
import UIKit

/// The tutorial's listings compile at each of its steps, and what it says comes of them does.
@MainActor @Suite struct TutorialTests {
  private let page = Catalogue.root.appendingPathComponent(
    "Sources/Filmstrip/Filmstrip.docc/Tutorials/Recording-and-Verifying-a-Push.tutorial")

  private func listing(_ name: String) -> URL {
    Catalogue.listings.appendingPathComponent("Mail-\(name)")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: listing(name), encoding: .utf8)
  }

  /// The same lines for every machine: folders are those of a reader.
  private func push(duration: TimeInterval) -> Recording {
    let stage = Stage(device: .iPhone15)
    let navigation = UINavigationController(rootViewController: InboxViewController())
    let pushes = CardPushes(duration: duration)
    navigation.delegate = pushes
    stage.window.rootViewController = navigation
    return stage.record("push") {
      navigation.pushViewController(MessageViewController(Message.samples[0]), animated: true)
    }
  }

  @Test func showsEachOfItsListings() throws {
    let tutorial = try String(contentsOf: page, encoding: .utf8)
    let shown = Set(tutorial.matches(of: /file: "(Mail-[^"]+)"/).map { String($0.1) })
    let all = try FileManager.default.contentsOfDirectory(atPath: Catalogue.listings.path)
      .filter { $0.hasPrefix("Mail-") }
    #expect(shown.sorted() == all.sorted())
  }

  @Test(.needs(.compiler), arguments: 1...3)
  func manifestsCompile(step: Int) throws {
    #expect(try Compiler.problems(ofManifest: listing("Package-\(step).swift")) == "")
  }

  @Test(.needs(.compiler), arguments: 1...5)
  func screensAndAnimatorCompile(step: Int) throws {
    let files = ["Message", "InboxViewController", "MessageViewController", "CardPush-\(step)"]
    #expect(try Compiler.problems(of: files.map { listing("\($0).swift") }) == "")
  }

  @Test(.needs(.compiler), arguments: 1...3)
  func programCompiles(step: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutorial-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Only a file of this name has statements.
    let file = folder.appendingPathComponent("main.swift")
    try FileManager.default.copyItem(at: listing("main-\(step).swift"), to: file)
    #expect(try Compiler.problems(of: [file]) == "")
  }

  @Test(.needs(.compiler)) func testCompiles() throws {
    #expect(try Compiler.problems(of: [listing("PushTests.swift")], isTest: true) == "")
  }

  @Test func programPrintsWhatIsShown() throws {
    let recording = push(duration: 0.35)
    #expect(
      try text("run.txt")
        == "$ swift run Recorder\n\(recording.frames.count) frames, "
        + "\(recording.findings.count) findings\n")
  }

  /// What a golden would say; nothing has to be drawn for that.
  @Test func failureSaysWhatIsShown() throws {
    let difference = MotionDiff(
      expected: TimelineFile(push(duration: 0.35)), actual: TimelineFile(push(duration: 0.5)))
    let shown = try text("failure.txt").components(separatedBy: "\n  ").dropFirst()
    let lines = Array(shown.prefix { $0 != "…" })
    #expect(lines.count == 2)
    #expect(Array(difference.description.components(separatedBy: "\n").prefix(2)) == lines)
  }
}
