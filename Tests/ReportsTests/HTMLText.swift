// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

/// What a page says in its elements, as Python's parser of HTML reads it.
struct HTMLText {
  private struct Element: Decodable {
    let name: String
    let text: String
  }

  private let elements: [Element]

  init(_ html: String) throws {
    let script = """
      import html.parser, json, sys
      class Reader(html.parser.HTMLParser):
          def __init__(self):
              super().__init__(convert_charrefs=True)
              self.open, self.all = [], []
          def handle_starttag(self, name, attributes):
              element = {"name": name, "text": ""}
              self.all.append(element)
              if name not in ("img", "br", "hr"): self.open.append(element)
          def handle_endtag(self, name):
              while self.open:
                  if self.open.pop()["name"] == name: break
          def handle_data(self, data):
              for element in self.open: element["text"] += data
          def handle_comment(self, data):
              self.all.append({"name": "comment", "text": data})
      reader = Reader()
      reader.feed(sys.stdin.read())
      json.dump(reader.all, sys.stdout)
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Python.plain.path))
    process.arguments = ["-c", script]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(html.utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    elements = try JSONDecoder().decode([Element].self, from: data)
  }

  var names: Set<String> { Set(elements.map(\.name)) }

  func texts(in name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

  func count(of name: String) -> Int { elements.count { $0.name == name } }
}
