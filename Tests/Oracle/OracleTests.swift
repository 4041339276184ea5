// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Every scene looks as a browser draws it: see docs/oracle.md.
@MainActor
@Suite struct OracleTests {
  @Test(arguments: Scene.all)
  func looksAsInTheBrowser(scene: Scene) throws {
    let files = OracleFiles(scene)
    let actual = scene.picture
    let reference = try files.reference()
    let difference = Difference(of: actual, from: reference, within: scene.bounds)
    let isRight = difference.isWithin(scene.bounds)
    if !isRight || OracleFiles.keepsAll {
      try files.write(actual: actual, reference: reference, difference: difference)
    }
    #expect(isRight, "\(scene.name): \(difference.description)")
  }

  @Test func everySceneHasANameOfItsOwn() {
    #expect(Set(Scene.all.map(\.name)).count == Scene.all.count)
    #expect(Scene.all.count >= 60)
  }

  @Test func noClassAllowsMoreThanIsEverRight() {
    for scene in Scene.all {
      #expect(scene.bounds.region <= Bounds.mostConnected, "\(scene.name)")
      #expect(scene.bounds.strays <= Bounds.mostStrays, "\(scene.name)")
    }
  }

  @Test func everyReferenceBelongsToAScene() throws {
    let names = Set(Scene.all.map { $0.name + ".png" })
    let files = try FileManager.default.contentsOfDirectory(atPath: OracleFiles.references.path)
    #expect(files.filter { $0.hasSuffix(".png") && !names.contains($0) }.sorted() == [])
  }

  /// With `FILMSTRIP_ORACLE_PAGES` set it leaves the pages there, for `Scripts/oracle`.
  @Test func writesThePages() throws {
    let temporary = FileManager.default.temporaryDirectory
      .appending(path: "oracle-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: temporary) }
    let folder = OracleFiles.pages ?? temporary
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for scene in Scene.all {
      try scene.page.write(
        to: folder.appending(path: "\(scene.name).html"), atomically: true, encoding: .utf8)
    }
    let list = Scene.all.map { "\($0.name) \(Int($0.size.width)) \(Int($0.size.height))\n" }
    try list.joined().write(
      to: folder.appending(path: "scenes.txt"), atomically: true, encoding: .utf8)
  }
}
