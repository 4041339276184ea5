// SPDX-License-Identifier: MIT
import Foundation
import Testing
import FilmstripYAMLFiles

@Suite struct YAMLFieldsTests {
  @Test func eachProblemHasItsPlaceAndTheNearestWord() throws {
    let reader = try YAMLReader(
      Data(
        """
        sise: 3
        size: 11
        ratio: "0.5"
        loud: yes
        kind: treee
        names: []
        empty:
        list: { a: 1 }
        count: 1.5
        """.utf8), file: "f")
    let keys = ["size", "ratio", "loud", "kind", "names", "empty", "list", "count", "needed"]
    let fields = try #require(reader.fields(of: reader.root, "a thing", keys: keys))
    #expect(fields.whole("size", in: 0...10) == nil)
    #expect(fields.number("ratio", in: 0...1) == nil)
    #expect(fields.flag("loud") == nil)
    #expect(fields.choice("kind", of: [("bush", 1), ("tree", 2)]) == nil)
    #expect(fields.list("names") == nil)
    #expect(fields.text("empty") == nil)
    #expect(fields.text("list") == nil)
    #expect(fields.whole("count", in: 0...10) == nil)
    #expect(fields.text("needed") == nil)
    fields.require("needed", "give one")
    let error = #expect(throws: YAMLFileError.self) { try reader.finish() }
    #expect(
      error?.lines == [
        "f:1:1: 'sise': a thing has no such key; did you mean 'size'?",
        "f:1:1: a thing has no 'needed'; give one",
        "f:2:7: 'size': 11 is not from 0 to 10",
        "f:3:8: 'ratio': is the text '0.5' in quotation marks, not a number; leave the quotation marks out",
        "f:4:7: 'loud': is the text 'yes', not true or false; give true or false",
        "f:5:7: 'kind': there is no 'treee'; did you mean 'tree'?",
        "f:6:8: 'names': is an empty list; name at least one, or remove the key",
        "f:7:1: 'empty': has no value; give one, or remove the key",
        "f:8:7: 'list': is a mapping, not a text; give a text",
        "f:9:8: 'count': is the number 1.5, not a whole number; give a whole number",
      ])
  }

  @Test func whatIsFarFromAllWordsListsThem() throws {
    let reader = try YAMLReader(Data("kind: elephant".utf8), file: "f")
    let fields = try #require(reader.fields(of: reader.root, "a thing", keys: ["kind"]))
    #expect(fields.choice("kind", of: [("bush", 1), ("tree", 2)]) == nil)
    let error = #expect(throws: YAMLFileError.self) { try reader.finish() }
    #expect(error?.lines == ["f:1:7: 'kind': there is no 'elephant'; choose one of: bush, tree"])
  }

  @Test func textOfOthersStaysOnItsLine() throws {
    let reader = try YAMLReader(Data(#""a\nb\e[31m": 1"#.utf8), file: "f\ng")
    _ = reader.fields(of: reader.root, "a thing", keys: ["kind"])
    let error = #expect(throws: YAMLFileError.self) { try reader.finish() }
    #expect(
      error?.lines == [
        #"f\ng:1:1: 'a\nb\u{1B}[31m': a thing has no such key; choose one of: kind"#
      ])
  }

  @Test func valuesAreRead() throws {
    let reader = try YAMLReader(Data("n: .5\nw: 7\nt: 12\nf: true\nl: one\nk: b\n".utf8), file: "f")
    let fields = try #require(
      reader.fields(of: reader.root, "a thing", keys: ["n", "w", "t", "f", "l", "k"]))
    #expect(fields.number("n", in: 0...1) == 0.5)
    #expect(fields.whole("w", in: 7...7) == 7)
    #expect(fields.text("t") == "12", "a number is a text where a text is wanted")
    #expect(fields.flag("f") == true)
    #expect(fields.list("l")?.compactMap(\.text) == ["one"])
    #expect(fields.choice("k", of: [("a", 1), ("b", 2)]) == 2)
    #expect(throws: Never.self) { try reader.finish() }
  }
}
