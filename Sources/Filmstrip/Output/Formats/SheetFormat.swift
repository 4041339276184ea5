// SPDX-License-Identifier: MIT
internal import Foundation
internal import Imaging
internal import Sheets

extension OutputKind {
  /// `sheet.png` and `sheet.json`.
  public static let sheet = OutputKind(rawValue: "sheet")
}

/// Some frames side by side, and where they are.
struct SheetFormat: OutputFormat {
  let kind = OutputKind.sheet
  let summary =
    "a dozen frames to look at, with number and milliseconds; where they are, as TexturePacker's "
    + "\"JSON hash\""
  let files = [
    OutputFile.png("sheet.png"),
    // The name stands near the end, as keys are sorted.
    OutputFile("sheet.json") { file in
      guard let all = try? file.readToEnd() else { return false }
      return (try? JSONDecoder().decode(SheetSidecar.self, from: all))?.meta.app == "filmstrip"
    },
  ]

  func makeWriter(for job: OutputJob) throws -> any OutputWriter {
    Writer(sheet: try SheetWriter(job.recording, options: job.options.sheet), job: job)
  }

  private struct Writer: FrameWriter {
    let sheet: SheetWriter
    let job: OutputJob

    var frames: [Int] { sheet.indices }

    var prepare: @Sendable (DrawnFrame) throws -> Bitmap {
      let size = sheet.cellSize
      return { AreaScaler.scale($0.bitmap, width: size.width, height: size.height) }
    }

    func take(_ part: Bitmap, ofFrame index: Int) { sheet.place(part, ofFrame: index) }

    func finish() throws {
      job.add(sheet.lost)
      try job.folder.write(try sheet.imageData(), to: "sheet.png")
      try job.folder.write(try sheet.sidecar().jsonData(), to: "sheet.json")
    }
  }
}
