// SPDX-License-Identifier: MIT
import Filmstrip
import Requirements
import Testing
import FilmstripTransitions
import UIKit

/// The README's example is the code between the marks below, word for word, and it runs.
@MainActor
@Suite struct ReadmeExampleTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func recordAPush(to url: URL) throws -> Recording {
    // README example
    let stage = Stage(device: .iPhone15)
    let navigation = UINavigationController(rootViewController: HomeViewController())
    navigation.setNavigationBarHidden(true, animated: false)
    let pushes = ShadowPushes()  // a UINavigationControllerDelegate of your app
    navigation.delegate = pushes
    stage.window.rootViewController = navigation

    let recording = stage.record("push") {
      navigation.pushViewController(DetailViewController(), animated: true)
    }
    print(recording.frames.count, "frames,", recording.findings.count, "findings")
    try recording.write(to: url)
    // end of README example
    return recording
  }

  @Test func runsAndWritesWhatItSays() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("readme-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let recording = try recordAPush(to: url)
    #expect(recording.frames.count == 22)
    #expect(recording.findings == [])
    #expect(FileManager.default.fileExists(atPath: url.appendingPathComponent("sheet.png").path))
  }

  @Test(.needs(.compiler)) func theTestCompilesAsItStands() throws {
    let readme = root.appendingPathComponent("README.md")
    let files = try Catalogue.blocks(of: "swift", in: readme).filter { $0.hasPrefix("import ") }
    #expect(files.count == 1)
    for text in files { #expect(try Compiler.problems(ofFile: text) == "") }
  }

  @Test func isTheCodeInTheReadme() throws {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let parts = source.components(separatedBy: "// README example\n")
    let body = try #require(parts.dropFirst().first).components(
      separatedBy: "    // end of README example")[0]
    let example = body.components(separatedBy: "\n")
      .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }.joined(separator: "\n")
    #expect(readme.contains(example.trimmingCharacters(in: .newlines)))
  }
}

private final class HomeViewController: UIViewController {
  override func viewDidLoad() { view.backgroundColor = .white }
}

private final class DetailViewController: UIViewController {
  override func viewDidLoad() { view.backgroundColor = .orange }
}

private final class ShadowPushes: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ShadowPushTransition() }
}
