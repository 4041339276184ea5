// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing
import UIKit

/// Image files that application code opens and that are damaged, or ask for too much.
@MainActor
@Suite struct PictureFileTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardized

  private func data(_ file: String) throws -> Data {
    try Data(contentsOf: Self.root.appending(path: "Fixtures/jpeg/\(file)"))
  }

  private func findings(_ stage: Stage, _ body: () -> Void) -> [String] {
    stage.record("picture", body).findings.map(\.message)
  }

  @Test func aPictureThatBreaksOffIsShownWithAWarning() throws {
    let part = try data("progressive.jpg").prefix(489)
    var image: UIImage?
    let found = findings(Stage()) { image = UIImage(data: part) }
    #expect(image?.size == CGSize(width: 24, height: 16))
    #expect(
      found == [
        "UIImage(data:): data: is a damaged JPEG (Premature end of JPEG file), shown as far as it can "
          + "be read; export or copy it again"
      ])
  }

  @Test func soIsAFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a\r\nb@2x.jpg")
    // Within the segment that begins the third scan.
    try data("progressive.jpg").prefix(335).write(to: file)
    var image: UIImage?
    let found = findings(Stage()) { image = UIImage(contentsOfFile: file.path) }
    #expect(image?.size == CGSize(width: 12, height: 8))
    #expect(
      found == [
        #"UIImage(contentsOfFile:): \#(folder.path)/a\r\nb@2x.jpg: is a damaged JPEG (the file ends "#
          + "within a segment), shown as far as it can be read; export or copy it again"
      ])
  }

  @Test func aNameInAFindingStaysInItsLine() {
    let found = findings(Stage()) { _ = UIImage(named: "no\u{1B}[2J\r\npicture") }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(#"UIImage(named: "no\u{1B}[2J\r\npicture"): no such"#) == true)
  }

  @Test func aWholePictureIsNoFinding() throws {
    let whole = try data("progressive.jpg")
    var image: UIImage?
    let found = findings(Stage()) { image = UIImage(data: whole) }
    #expect(image != nil && found == [])
  }

  @Test func theLimitsAreThoseOfTheStageThatRuns() throws {
    let whole = try data("baseline.jpg")
    let (small, standard) = (Stage(), Stage())
    // 24 × 16 pixels are 384.
    small.imageLimits.pixelCount = 383
    #expect(small.imageLimits.pixelCount == 383 && standard.imageLimits == .standard)
    var image: UIImage?
    let found = findings(small) { image = UIImage(data: whole) }
    #expect(image == nil)
    #expect(
      found == [
        "UIImage(data:): data: is 24×16 pixels, more than the limit of 0.1 megapixels; scale it down "
          + "first, or raise ImageLimits.pixelCount"
      ])
    let others = findings(standard) { image = UIImage(data: whole) }
    #expect(image != nil && others == [])
    image = nil
    let raised = findings(small) {
      small.imageLimits.pixelCount = 384
      image = UIImage(data: whole)
    }
    #expect(image != nil && raised == [])
  }
}
