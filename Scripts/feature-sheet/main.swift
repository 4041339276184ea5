// SPDX-License-Identifier: MIT
// Draws one picture of every feature of layers: docs/images/features.png, by Scripts/make-features.
import Foundation
import FilmstripImaging

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("Usage: feature-sheet FILE.png\n".utf8))
  exit(2)
}
let sheet = Sheet(features: Feature.contours + Feature.contents + Feature.paints + Feature.spaces)
let file = PNGFile.data(of: sheet.picture(), as: .rgb, compression: .level(12))
do {
  try file.write(to: URL(filePath: CommandLine.arguments[1]))
} catch {
  FileHandle.standardError.write(
    Data("feature-sheet: \(CommandLine.arguments[1]) cannot be written\n".utf8))
  exit(1)
}
