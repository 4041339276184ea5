// SPDX-License-Identifier: MIT
import Foundation
import Testing
import FilmstripYAMLFiles

@Suite struct YAMLNodeTests {
  private func root(_ text: String) throws -> YAMLNode {
    try YAMLReader(Data(text.utf8), file: "f.yaml").root
  }

  private func lines(_ text: String) -> [String] {
    do {
      _ = try root(text)
      return []
    } catch {
      return (error as? YAMLFileError)?.lines ?? ["\(error)"]
    }
  }

  @Test func placesAreThoseOfTheFile() throws {
    let root = try root("a: 1\nbé: *x\n".replacing("*x", with: "[one,  two]"))
    let entries = try #require(root.entries)
    #expect(entries.map(\.key) == ["a", "bé"])
    #expect(entries[1].mark == YAMLMark(line: 2, column: 1))
    #expect(root["bé"]?.elements?[1].mark == YAMLMark(line: 2, column: 12))
  }

  // The examples of YAML 1.2.2, section 10.3.2, and what YAML 1.1 took for something else.
  @Test(arguments: [
    ("0", 0), ("-19", -19), ("0o7", 7), ("0x3A", 58), ("0777", 777), ("+12", 12),
  ])
  func wholeNumbers(text: String, value: Int) throws {
    #expect(try root("[\(text)]").elements?[0].whole == value)
  }

  @Test(
    arguments: [
      ("0.", 0), ("-0.0", 0), (".5", 0.5), ("+12e03", 12_000), ("-2E+05", -200_000),
      (".inf", .infinity), ("3", 3),
    ] as [(String, Double)])
  func numbers(text: String, value: Double) throws {
    #expect(try root("[\(text)]").elements?[0].number == value)
  }

  @Test(arguments: [
    "yes", "no", "on", "off", "y", "1:30", "1_000", "0x", "--1", "'1'", "\"2\"", "1.2.3",
    ".", "+", "1e", "1e+", ".e5", "0x1p3", "inf", "１",
  ])
  func textsAreNoNumbersAndNoFlags(text: String) throws {
    let node = try #require(try root("[\(text)]").elements?[0])
    #expect(node.number == nil && node.whole == nil && node.flag == nil && node.text != nil)
  }

  @Test func nothingIsEmptyHoweverItIsWritten() throws {
    let elements = try #require(
      try root("[~, null, , '', 'null']".replacing(", ,", with: ", NULL,")).elements)
    #expect(elements.map(\.isNull) == [true, true, true, false, false])
    #expect(try root("a:\nb: 1")["a"]?.isNull == true)
  }

  @Test func aliasesStandForWhatTheyName() throws {
    let root = try root(
      "a: &one [1, 2]\nb: *one\nc: &one 3\nd: [*one, 'a *b* c', \"*one\"]\n# *none\n")
    #expect(root["b"]?.elements?.map(\.whole) == [1, 2])
    let d = try #require(root["d"]?.elements)
    #expect(d[0].whole == 3, "the later definition counts")
    #expect(d.dropFirst().map(\.text) == ["a *b* c", "*one"])
  }

  @Test func mergeKeysBringWhatIsNotThere() throws {
    let root = try root(
      """
      base: &base { x: 1, y: 2 }
      other: &other { y: 3, z: 4 }
      one: { <<: *base, y: 9 }
      both: { <<: [*base, *other], w: 0 }
      text: { "<<": 5 }
      """)
    #expect(root["one"]?.entries?.map(\.key) == ["y", "x"])
    #expect(root["one"]?["y"]?.whole == 9)
    #expect(["w", "x", "y", "z"].map { root["both"]?[$0]?.whole } == [0, 1, 2, 4])
    #expect(root["text"]?["<<"]?.whole == 5)
  }

  @Test(arguments: [
    ("", "f.yaml: has nothing in it; see the documentation for an example"),
    ("# only this\n", "f.yaml: has nothing in it; see the documentation for an example"),
    (
      "a: 1\n\tb: 2\n",
      "f.yaml:2:1: a tab indents this line, which YAML does not allow; indent with spaces"
    ),
    (
      "a: 1\n---\nb: 2\n",
      "f.yaml:2:1: a second document begins here; keep one, without '---' between"
    ),
    (
      "a: 1\nb: 2\na: 3\n",
      "f.yaml:1:1: 'a': given twice in one mapping, first here; keep one of them"
    ),
    (
      "a: &a [1, *a]\n",
      "f.yaml:1:11: *a: is inside of what it stands for, without end; write it out"
    ),
    (
      "a: &a {b: &b [*a]}\n",
      "f.yaml:1:15: *a: is inside of what it stands for, without end; write it out"
    ),
    ("a: &base 1\nb: *bsae\n", "f.yaml:2:4: *bsae: no such anchor; did you mean 'base'?"),
    (
      "a: *one\n",
      "f.yaml:1:4: *one: no such anchor; define it before with '&one', or put the text in quotation marks"
    ),
    ("a: !secret x\n", "f.yaml:1:4: the tag '!secret' is not known here; leave it out"),
    ("[1, 2]: x\n", "f.yaml:1:1: a key has to be a text; this one is a list"),
    (
      "a: {<<: 5}\n",
      "f.yaml:1:5: '<<': takes a mapping or a list of mappings, such as '<<: *name'; this is the number 5"
    ),
    ("a: \u{F8F0}\n", "f.yaml:1:4: U+F8F0, a character of private use, cannot be read; remove it"),
  ])
  func whatIsWrongIsOneLineWithItsPlace(text: String, line: String) {
    #expect(lines(text) == [line])
  }

  @Test(arguments: [
    ("a: [1, 2\nb: 3\n", "f.yaml:2:"), ("a: \"x\n", "f.yaml:2:1: is not YAML"),
    ("a: b: c\n", "f.yaml:1:5: is not YAML"), ("%YAML 9.0\n---\na\n", "f.yaml:"),
    ("a: \u{7}\n", "f.yaml:1:4: "),
  ])
  func whatIsNoYAMLHasAPlace(text: String, beginning: String) {
    let found = lines(text)
    #expect(found.count == 1 && found[0].hasPrefix(beginning), "\(found)")
  }

  @Test func bytesThatAreNoTextHaveAPlace() {
    let bytes = Data("a: 1\nb: x".utf8) + Data([0xC3, 0x28]) + Data("\n".utf8)
    #expect(
      throws: YAMLFileError(
        file: "f",
        problems: [
          YAMLProblem(
            at: YAMLMark(line: 2, column: 5), "is not UTF-8 from here on; save the file as UTF-8")
        ])
    ) { try YAMLReader(bytes, file: "f") }
    let wide = Data([0xFF, 0xFE, 0x61, 0])
    #expect(throws: YAMLFileError(file: "f", reason: "is a text in UTF-16; save it as UTF-8")) {
      try YAMLReader(wide, file: "f")
    }
    #expect(throws: Never.self) {
      try YAMLReader(Data([0xEF, 0xBB, 0xBF]) + Data("a: 1".utf8), file: "f")
    }
  }

  @Test func nearWordsAreFound() throws {
    let node = try root("gestures: [{kind: pan, from: [1, 2]}]")
    #expect(node.nearest(toPath: "gestures[0].from[1]").whole == 2)
    #expect(node.nearest(toPath: "gestures[0].to").entries?.count == 2)
  }
}
