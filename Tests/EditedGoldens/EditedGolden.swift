// SPDX-License-Identifier: MIT
package import Foundation
import FilmstripImaging

extension URL {
  /// Makes `golden.json` in this folder name the files as they are now, and itself, so that a test of what follows
  /// from an edited value gets there.
  package func reseal() throws {
    let file = appendingPathComponent("golden.json")
    var text = try String(contentsOf: file, encoding: .utf8).replacing("\r\n", with: "\n")
    for name in ["sheet.png", "timeline.json", "motion.txt"] {
      guard var data = try? Data(contentsOf: appendingPathComponent(name)) else { continue }
      if !name.hasSuffix(".png") {
        data = Data(String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n").utf8)
      }
      let mark = try Regex("\"\(name)\": \\{[^}]*\\}")
      text.replace(
        mark, with: "\"\(name)\": { \"bytes\": \(data.count), \"digest\": \"\(Digest(of: data))\" }"
      )
    }
    let lines = text.split(separator: "\n").dropLast()
    let content = lines.map { $0 + "\n" }.joined()
    try Data((content + "  \"digest\": \"\(Digest(of: content.utf8))\" }\n").utf8).write(to: file)
  }

  /// Makes the golden in this folder one of version 1, as Filmstrip 0.1 wrote it.
  package func makeVersion1() throws {
    let file = appendingPathComponent("golden.json")
    var text = try String(contentsOf: file, encoding: .utf8)
    text.replace("\"version\": 2", with: "\"version\": 1")
    text.replace(#/ {2}"files": .*\n/#, with: "")
    text.replace(#/"pixman": "[^"]*", /#, with: "")
    text.replace(#/ {2}\],\n {2}"digest": "[0-9a-f]*" \}\n/#, with: "  ] }\n")
    try Data(text.utf8).write(to: file)
  }
}
