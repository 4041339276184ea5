// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@testable import FilmstripScenes

@MainActor @Suite struct SceneRecorderTests {
  private final class TraitViewController: UIViewController {
    private let note: (UITraitCollection, CGSize) -> Void

    init(_ note: @escaping (UITraitCollection, CGSize) -> Void) {
      self.note = note
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a screen has no archive") }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note(traitCollection, view.bounds.size)
    }
  }

  private final class Notes: @unchecked Sendable {
    var traits: [UITraitCollection] = []
    var sizes: [CGSize] = []
    var texts: [String] = []
  }

  private func registry(_ notes: Notes = Notes()) -> SceneRegistry {
    var registry = SceneRegistry()
    registry.addScreen("one") { UIViewController() }
    registry.addScreen("two") {
      TraitViewController { traits, size in
        notes.traits.append(traits)
        notes.sizes.append(size)
      }
    }
    return registry
  }

  private static func node(named name: String, in node: Node) -> Node? {
    if node.name == name { return node }
    return node.children.lazy.compactMap { Self.node(named: name, in: $0) }.first
  }

  private func cases(_ text: String, _ registry: SceneRegistry) throws -> [SceneCase] {
    try SceneFile(Data(text.utf8), path: "s.yaml", registry: registry).cases
  }

  @Test func variantsAreTraitsDevicesAndRates() async throws {
    let notes = Notes()
    let registry = registry(notes)
    let all = try cases(
      """
      scenes:
        a:
          transition: push
          from: one
          to: two
          variants:
            device: [iphone-se-1, iphone-15-landscape]
            appearance: [dark, light]
            textSize: [accessibility3]
            direction: [rightToLeft]
            rate: [30]
      """, registry)
    let recordings = try all.map { try SceneRecorder(registry: registry).record($0) }
    #expect(recordings.map(\.frameRate) == [30, 30, 30, 30])
    #expect(recordings.map(\.name) == all.map(\.name))
    #expect(notes.traits.map(\.userInterfaceStyle) == [.dark, .light, .dark, .light])
    #expect(notes.traits.allSatisfy { $0.preferredContentSizeCategory == .accessibilityExtraLarge })
    #expect(notes.traits.allSatisfy { $0.layoutDirection == .rightToLeft })
    #expect(notes.sizes.map(\.width) == [320, 320, 852, 852])
  }

  @Test func aLanguageIsThatOfTheStage() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, text) in [("de", "Hallo"), ("ar", "مرحبا")] {
      let file = folder.appendingPathComponent("\(language).lproj/Localizable.strings")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\"greeting\" = \"\(text)\";".utf8).write(to: file)
    }
    let bundle = try #require(Bundle(path: folder.path))
    var registry = SceneRegistry()
    let known = Notes()
    registry.addScreen("one") {
      known.texts.append(NSLocalizedString("greeting", bundle: bundle, comment: ""))
      return UIViewController()
    }
    let all = try cases(
      "scenes: { a: { transition: push, from: one, to: one, variants: { language: [de, ar, en] } } }",
      registry)
    for sceneCase in all { _ = try SceneRecorder(registry: registry).record(sceneCase) }
    #expect(known.texts == ["Hallo", "Hallo", "مرحبا", "مرحبا", "greeting", "greeting"])
  }

  /// The scale of a pop that a touch drives goes from 1 to 0.1 in proportion to its progress; a quarter of the screen's
  /// width is one of the way.
  @Test func aRestingTouchShowsTheStatesAtItsShares() async throws {
    var registry = SceneRegistry()
    for name in ["one", "two"] {
      registry.addScreen(name) {
        let controller = UIViewController()
        controller.view.accessibilityIdentifier = name
        controller.view.backgroundColor = .white
        return controller
      }
    }
    let shares = [0.25, 0.5, 0.75]
    let all = try cases(
      """
      scenes:
        a: { transition: scale-pop, from: one, to: two, progress: [0.25, 0.5, 0.75], set: { duration: 2 } }
      """, registry)
    let recorder = SceneRecorder(registry: registry)
    let recording = try recorder.record(all[0])
    #expect(recording.frames.map(\.seconds) == shares.map { 2 * $0 })
    #expect(recording.findings.isEmpty)
    #expect(recorder.findings(of: recording, of: all[0]).isEmpty)
    let nodes: [Node?] = recording.frames.map { frame in Self.node(named: "one", in: frame.root) }
    for (node, share) in zip(nodes, shares) {
      let scale: Double = node?.geometry.transform.a ?? .nan
      #expect(abs(scale - (1 - 0.9 * share)) < 1e-3)
    }
  }

  /// A frame more than the duration has at its rate: 0.2 s at 60 are 12 and the last.
  @Test func parametersAndRatesReachTheTransition() async throws {
    let registry = registry()
    let all = try cases(
      """
      scenes:
        a: { transition: shadow-push, from: one, to: two, set: { duration: 0.2 }, rate: 60 }
        b: { transition: shadow-push, from: one, to: two, set: { duration: 0.2 }, rate: 120 }
      """, registry)
    let recordings = try all.map { try SceneRecorder(registry: registry).record($0) }
    #expect(recordings.map(\.frames.count) == [13, 25])
    #expect(recordings.map(\.duration) == [0.2, 0.2])
  }

  /// Each of UIKit's own ends with the screen that it leads to in the window, and says so to it once.
  @Test(arguments: [
    ("push", "navigation"), ("pop", "navigation"), ("present", "none"), ("present", "navigation"),
    ("present", "tab"), ("dismiss", "none"), ("dismiss", "navigation"), ("dismiss", "tab"),
    ("tab", "tab"),
  ])
  func builtInTransitionsLeadToTheirScreen(name: String, container: String) async throws {
    let notes = Notes()
    let registry = registry(notes)
    let all = try cases(
      "scenes: { a: { transition: \(name), from: one, to: two, container: \(container) } }",
      registry)
    let recording = try SceneRecorder(registry: registry).record(all[0])
    #expect(recording.findings == [])
    // A sheet leaves the screen behind it where it is: that one has appeared before.
    #expect(notes.traits.count == 1, "\(notes.traits.count)")
    #expect(recording.frames.count > (name == "tab" ? 0 : 20))
  }

  @Test(arguments: ["finish", "cancel", "interrupt"])
  func gesturesDriveInteractiveTransitions(preset: String) async throws {
    let registry = registry()
    for name in ["pop", "shadow-push", "full-pop"] {
      let all = try cases(
        "scenes: { a: { transition: \(name), from: one, to: two, gesture: \(preset) } }", registry)
      let recorder = SceneRecorder(registry: registry)
      let recording = try recorder.record(all[0])
      #expect(recording.touches.count == 2, "\(name)")
      #expect(recorder.findings(of: recording, of: all[0]) == [])
      let appeared = recording.events.last { $0.name == "viewDidAppear" }
      #expect(appeared != nil, "\(name) \(preset)")
    }
  }

  @Test func imagesAreReadOnceAndForgottenWhenThereIsNoRoom() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try (0..<3).map { index in
      let url = folder.appendingPathComponent("\(index).png")
      let pixel = Pixel(red: UInt8(index), green: 0, blue: 0)
      try PNGFile.data(of: Bitmap(width: 100, height: 100, filledWith: pixel)).write(to: url)
      return url.path
    }
    // Room for two of 40,000 bytes.
    let images = ScreenImages(byteCount: 90_000)
    for path in paths { _ = try images.images(at: [path]) }
    for path in paths { try FileManager.default.removeItem(atPath: path) }
    #expect(throws: (any Error).self) { try images.images(at: [paths[0]]) }
    #expect(try images.images(at: [paths[1], paths[2]]).map(\.width) == [100, 100])
  }
}
