// SPDX-License-Identifier: MIT

/// The modules that a file imports, read without its syntax.
enum FileImports {
  /// Names of modules after `import` at the beginning of a line.
  static func names(in file: SourceFile) -> Set<String> {
    var result: Set<String> = []
    for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard let place = words.firstIndex(where: { $0.elementsEqual("import".utf8) }), place < 3,
        place + 1 < words.count
      else { continue }
      let name = words[words.count - 1].prefix {
        $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "\r")
      }
      result.insert(String(decoding: name, as: UTF8.self))
    }
    return result
  }
}
