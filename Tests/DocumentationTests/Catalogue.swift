// SPDX-License-Identifier: MIT
import Foundation

enum Catalogue {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let listings = root.appendingPathComponent(
    "Sources/Filmstrip/Filmstrip.docc/Resources")

  static func files(in folder: String, _ suffix: String) -> [URL] {
    let base = root.appendingPathComponent(folder)
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(suffix) }.sorted().map { base.appendingPathComponent($0) }
  }

  static var pages: [URL] { files(in: "Sources", ".md").filter { $0.path.contains(".docc/") } }

  static func blocks(of language: String, in page: URL) throws -> [String] {
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    var (blocks, block): ([String], [String]?) = ([], nil)
    for line in lines {
      if line == "```\(language)" {
        block = []
      } else if line == "```", let code = block {
        blocks.append(code.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// The code between the marks of files that are compiled, without the marks' indentation, by names.
  static func snippets() throws -> [String: String] {
    var all: [String: String] = [:]
    for file in files(in: "Tests/DocumentationTests/Snippets", ".swift")
      + files(in: "Tests/Tutorial/MailScenes", ".swift")
    {
      var name: String?
      var (code, indentation): ([String], Int) = ([], 0)
      for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("// snippet: ") {
          name = String(text.dropFirst("// snippet: ".count))
          (code, indentation) = ([], line.count - text.count)
        } else if text == "// end of snippet", let key = name {
          all[key] = code.joined(separator: "\n")
          name = nil
        } else {
          code.append(String(line.dropFirst(indentation)))
        }
      }
    }
    return all
  }
}
