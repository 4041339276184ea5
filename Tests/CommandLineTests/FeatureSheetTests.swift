// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Requirements
import Testing

/// docs/images/features.png was drawn by an optimized build; one without optimization, in other surroundings,
/// draws the same: corners, masks, filters, blend modes, text, depth and all else that a layer can show.
@Suite struct FeatureSheetTests {
  private static let program = FilmstripProcess.programs.appendingPathComponent("feature-sheet")
    .path

  @Test(
    .needs(
      .build(
        "the program feature-sheet", at: program, by: "FILMSTRIP_BENCHMARKS=1 Scripts/test")),
    arguments: ["tr_TR.UTF-8", "C"])
  func everyFeatureIsDrawnAsInThePicture(locale: String) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("features-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let result = try FilmstripProcess.run(
      executable: Self.program, [url.path],
      environment: ["LANG": locale, "LC_ALL": locale, "TZ": "Asia/Tokyo"])
    #expect(result.status == 0, "\(result.errors)")
    let drawn = try PNGReader.read(path: url.path).bitmap
    let picture = FilmstripProcess.root.appendingPathComponent("docs/images/features.png").path
    let kept = try PNGReader.read(path: picture).bitmap
    #expect(drawn.width == kept.width && drawn.height == kept.height)
    #expect(drawn == kept, "Scripts/make-features makes the picture again")
  }
}
