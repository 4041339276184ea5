// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Scripts for releases and containers, on small trees and with programs that only say how they were called.
@Suite struct ReleaseScriptTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("releases-\(UUID().uuidString)", isDirectory: true)

  private func write(_ text: String, to path: String, isProgram: Bool = false) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    if isProgram {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    }
  }

  private func copy(_ paths: String...) throws {
    for path in paths {
      let url = root.appendingPathComponent("filmstrip/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: FilmstripProcess.root.appendingPathComponent(path), to: url)
    }
  }

  private func run(
    _ script: String, _ arguments: [String] = [], environment: [String: String] = [:],
    in folder: String = "filmstrip"
  ) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(
      executable: root.appendingPathComponent("filmstrip/Scripts/\(script)").path, arguments,
      environment: environment, folder: root.appendingPathComponent(folder))
  }

  private func setVersion(_ version: String) throws {
    try write(
      "let filmstripVersion = \"\(version)\"\n", to: "filmstrip/Sources/Filmstrip/Version.swift")
  }

  // MARK: release-notes

  private static let changes = "## 0.2.0, 2026-12-01\n\n- New.\n\n## 0.1.0, 2026-11-01\n\n- Old.\n"

  @Test(arguments: [
    ("v0.2.0", "0.2.0", changes, "0.2.0", nil), ("0.2.0", "0.2.0", changes, "0.2.0", "give a tag"),
    ("v0.2.0", "0.2.1", changes, "0.2.0", "Version.swift"),
    ("v0.2.0", "0.2.0", "## 0.2.0, not released yet\n", "0.2.0", "CHANGELOG.md begins with"),
    ("v0.2.0", "0.2.0", changes, "0.1.0", "check-api --record"),
  ])
  func aReleaseIsOfOneVersion(
    tag: String, version: String, changes: String, recorded: String, problem: String?
  ) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try copy("Scripts/release-notes")
    try setVersion(version)
    try write("# Changelog\n\n" + changes, to: "filmstrip/CHANGELOG.md")
    try write("UIKit \(recorded)\nUIView\n", to: "filmstrip/docs/api/UIKit.txt")
    let result = try run("release-notes", [tag])
    if let problem {
      #expect(result.status == 2 && result.errors.contains(problem), "\(result)")
    } else {
      #expect(result.status == 0 && result.output == "- New.\n\n", "\(result)")
    }
  }

  // MARK: check-api

  private func declare(_ member: String) throws {
    let graph = """
      {"symbols": [
        {"kind": {"identifier": "swift.struct"}, "pathComponents": ["Stage"],
         "declarationFragments": [{"spelling": "struct Stage"}]},
        {"kind": {"identifier": "swift.method"}, "pathComponents": ["Stage", "step()"],
         "declarationFragments": [{"spelling": "\(member)"}]}]}
      """
    try write(
      "#!/bin/sh\ncat >\"$1/$2.symbols.json\" <<'E'\n\(graph)\nE\n",
      to: "filmstrip/Scripts/symbol-graphs", isProgram: true)
  }

  /// Names of the SDK are compared by themselves, others with their declarations; versions say what may break.
  @Test(arguments: [("0.1.9", 1), ("0.2.0", 0), ("1.0.0", 0)])
  func aNameMayGoWithAVersionThatMayBreak(version: String, status: Int32) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try copy("Scripts/check-api")
    try setVersion("0.1.0")
    try declare("func step()")
    #expect(try run("check-api").errors.contains("is not there"))
    #expect(try run("check-api", ["--record"]).status == 0)
    #expect(
      try String(
        contentsOf: root.appendingPathComponent("filmstrip/docs/api/Filmstrip.txt"), encoding: .utf8
      )
        == "Filmstrip 0.1.0\nstruct Stage\nStage:\n  func step()\n")
    #expect(try run("check-api").status == 0)
    try declare("func step() throws")
    try setVersion(version)
    let result = try run("check-api")
    #expect(result.status == status, "\(result)")
    #expect(result.errors.contains("Filmstrip 0.1.0: Stage.func step(): is gone"))
    #expect(!result.errors.contains("UIKit"))
  }

  // MARK: container

  private func install(_ name: String, hasImage: Bool) throws {
    try write(
      """
      #!/bin/sh
      case "$1 $2" in
        info*) exit 0 ;;
        "image inspect") exit \(hasImage ? 0 : 1) ;;
      esac
      for word; do printf '<%s>' "$word"; done
      echo
      """, to: "programs/\(name)", isProgram: true)
  }

  @Test(arguments: ["docker", "podman"])
  func aCommandRunsWhereItIsCalled(program: String) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try copy(
      "Scripts/container", "Scripts/setup", "Scripts/install-development",
      "packaging/development/Dockerfile")
    try write("", to: "my app/Package.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let environment = [
      "PATH": root.appendingPathComponent("programs").path + ":" + path,
      "FILMSTRIP_RECORD": "failed", "FILMSTRIP_CONTAINER": program, "CI": "1",
    ]
    let (filmstrip, app) = (root.path + "/filmstrip", root.path + "/my app")
    try install(program, hasImage: false)
    let first = try run(
      "container", ["--platform", "linux/arm64", "swift", "test", "--filter", "A b"],
      environment: environment, in: "my app")
    #expect(first.status == 0, "\(first)")
    #expect(
      first.errors.contains("<build><--platform><linux/arm64><-t><filmstrip-development:")
        && first.errors.contains(
          "<-f><\(filmstrip)/packaging/development/Dockerfile><\(filmstrip)/Scripts>"),
      "\(first)")
    #expect(
      first.output.contains(
        "<run><--rm><--workdir><\(app)><--volume><\(filmstrip):\(filmstrip)><--volume><\(app):\(app)>"
      ),
      "\(first)")
    #expect(first.output.contains(program == "podman" ? "<--userns><keep-id>" : "<--init>"))
    #expect(
      first.output.contains("<--env><CI>") && first.output.contains("<--env><FILMSTRIP_RECORD>"))
    #expect(first.output.hasSuffix("-arm64><swift><test><--filter><A b>\n"), "\(first)")
    // Made once; in Filmstrip's own folder there is one folder to see.
    try install(program, hasImage: true)
    let second = try run("container", ["swift", "build"], environment: environment)
    #expect(second.errors == "" && !second.output.contains("my app"), "\(second)")
    #expect(try run("container", environment: environment).status == 2)
  }

  @Test func theDevContainerIsTheSameImage() throws {
    let folder = FilmstripProcess.root
    let data = try Data(
      contentsOf: folder.appendingPathComponent(".devcontainer/devcontainer.json"))
    let settings = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let build = try #require(settings["build"] as? [String: String])
    #expect(
      build == ["dockerfile": "../packaging/development/Dockerfile", "context": "../Scripts"])
  }

  // MARK: A Mac

  /// What a package with Filmstrip resolves to where UIKit is the SDK's, and what building it says.
  @Test func elsewhereThanOnLinuxABuildSaysWhyItCannotBe() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "app", platforms: [.iOS(.v17)],
        dependencies: [.package(name: "checkout", path: "\(FilmstripProcess.root.path)", traits: [])],
        targets: [
          .target(name: "App"),
          .target(
            name: "Tested", dependencies: [
              "App", .product(name: "Filmstrip", package: "checkout"),
              .product(name: "FilmstripTesting", package: "checkout"),
            ])
        ])
      """
    try write(manifest, to: "app/Package.swift")
    try write("public let one = 1\n", to: "app/Sources/App/App.swift")
    try write("import Filmstrip\nimport UIKit\n", to: "app/Sources/Tested/Tested.swift")
    func swift(_ words: String...) throws -> (status: Int32, lines: [Substring]) {
      let result = try FilmstripProcess.run(
        executable: "/usr/bin/env", ["swift"] + words, environment: ["FILMSTRIP_PLATFORM": "other"],
        folder: root.appendingPathComponent("app"))
      return (result.status, (result.output + "\n" + result.errors).split(separator: "\n"))
    }
    #expect(try swift("build", "--target", "App").status == 0)
    let (status, lines) = try swift("build")
    #expect(status == 1)
    let errors = lines.filter { $0.contains("error:") }
    #expect(errors.count == 1 && errors[0].contains("Scripts/container swift test"), "\(errors)")
  }
}
