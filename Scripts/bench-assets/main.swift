// SPDX-License-Identifier: MIT
// Measures what images of applications cost: opening a large catalog, the first symbol, and drawings of vectors.
// Built with the package, in release mode by Scripts/bench. The bounds are those that the project has set for itself.
import Filmstrip
import UIKit

/// A folder with a catalog of image sets that each have one file.
@MainActor
struct Catalog {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var bundle: Bundle { Bundle(path: root.path)! }

  init(_ count: Int, file name: String, _ file: (Int) -> Data) throws {
    for index in 0..<count {
      let folder = root.appendingPathComponent(
        "Media.xcassets/Group\(index % 20)/image\(index).imageset")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(#"{"images": [{"filename": "\#(name)", "idiom": "universal"}]}"#.utf8)
        .write(to: folder.appendingPathComponent("Contents.json"))
      try file(index).write(to: folder.appendingPathComponent(name))
    }
  }

  func image(_ index: Int) -> UIImage? {
    UIImage(named: "image\(index)", in: bundle, compatibleWith: nil)
  }
}

/// Milliseconds that something takes.
@MainActor
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  let (seconds, attoseconds) = (ContinuousClock.now - start).components
  return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
}

func line(_ what: String, _ value: Double, bound: Double? = nil) {
  let limit = bound.map { "   (bound: \(Int($0)) ms\($0 < value ? ", EXCEEDED" : ""))" } ?? ""
  print(
    "  " + what.padding(toLength: 58, withPad: " ", startingAt: 0)
      + String(format: "%8.2f ms", value) + limit)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// A circle whose radius is a number's.
func drawing(_ index: Int) -> Data {
  Data(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle r="\#(index + 1)"/></svg>"#
      .utf8)
}

/// A page with a rectangle whose color is a number's.
func page(_ index: Int) -> Data {
  let content = "\(Double(index % 256) / 255) 0 0 rg 2 2 20 20 re f"
  return Data(
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /Contents 4 0 R >> endobj
    4 0 obj << /Length \(content.utf8.count) >> stream
    \(content)
    endstream endobj
    trailer << /Size 5 /Root 1 0 R >>
    """.utf8)
}

let rounds = 9
var stage = Stage()
line(
  "the first symbol of a process", milliseconds { _ = UIImage(systemName: "gearshape.fill") },
  bound: 5)
let png = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
  context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
}.pngData()!
let large = try Catalog(2_000, file: "a.png") { _ in png }
line(
  "opening a catalog of 2,000 image sets, and one image of it",
  median(
    (0..<rounds).map { round in
      stage = Stage()
      return milliseconds { precondition(large.image(round) != nil) }
    }), bound: 50)
line(
  "another image of it",
  median(
    (100..<100 + rounds).map { index in milliseconds { precondition(large.image(index) != nil) } }))
for name in ["svg", "pdf"] {
  let catalog = try Catalog(30, file: "a.\(name)") { name == "svg" ? drawing($0) : page($0) }
  for what in ["30 \(name.uppercased()) files", "the same in another stage"] {
    stage = Stage()
    let time = milliseconds { for index in 0..<30 { _ = catalog.image(index) } }
    line(what, time)
  }
  try? FileManager.default.removeItem(at: catalog.root)
}
try? FileManager.default.removeItem(at: large.root)
