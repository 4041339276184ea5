// SPDX-License-Identifier: MIT
import Foundation
import FoundationXML
import FilmstripReports
import Requirements
import SeededNumbers
import Testing
import FilmstripVerification

/// JUnit's XML, by the schema that Jenkins checks it with and by a reader of XML.
@Suite struct JUnitReportTests {
  @MainActor
  private func everyOutcome() throws -> VerificationResult { try MadeResults().everyOutcome() }

  private func parsed(_ data: Data) throws -> ParsedXML {
    let parser = XMLParser(data: data)
    let reader = ParsedXML()
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  /// What of Jenkins' `junit-10.xsd` (jenkinsci/xunit-plugin) concerns elements and attributes that are written
  /// here: which there may be, which there must be, and what times look like.
  static let schema = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">
      <xs:simpleType name="time"><xs:restriction base="xs:string">
        <xs:pattern value="(([0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(\\.[0-9]{0,3})?"/>
      </xs:restriction></xs:simpleType>
      <xs:complexType name="problem" mixed="true">
        <xs:attribute name="type" type="xs:string"/><xs:attribute name="message" type="xs:string"/>
      </xs:complexType>
      <xs:element name="testcase"><xs:complexType>
        <xs:choice minOccurs="0" maxOccurs="unbounded">
          <xs:element name="failure" type="problem"/><xs:element name="error" type="problem"/>
          <xs:element name="skipped" type="problem"/>
          <xs:element name="system-out" type="xs:string"/><xs:element name="system-err" type="xs:string"/>
        </xs:choice>
        <xs:attribute name="name" type="xs:string" use="required"/>
        <xs:attribute name="time" type="time"/><xs:attribute name="classname" type="xs:string"/>
        <xs:attribute name="group" type="xs:string"/>
      </xs:complexType></xs:element>
      <xs:element name="properties"><xs:complexType><xs:sequence>
        <xs:element name="property" maxOccurs="unbounded"><xs:complexType>
          <xs:attribute name="name" type="xs:string" use="required"/>
          <xs:attribute name="value" type="xs:string" use="required"/>
        </xs:complexType></xs:element>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="testsuite"><xs:complexType>
        <xs:choice minOccurs="0" maxOccurs="unbounded">
          <xs:element ref="testsuite"/><xs:element ref="properties"/><xs:element ref="testcase"/>
          <xs:element name="system-out" type="xs:string"/><xs:element name="system-err" type="xs:string"/>
        </xs:choice>
        <xs:attribute name="name" type="xs:string" use="required"/>
        <xs:attribute name="tests" type="xs:string" use="required"/>
        <xs:attribute name="failures" type="xs:string" use="required"/>
        <xs:attribute name="errors" type="xs:string" use="required"/>
        <xs:attribute name="time" type="time"/><xs:attribute name="skipped" type="xs:string"/>
        <xs:attribute name="file" type="xs:string"/>
      </xs:complexType></xs:element>
      <xs:element name="testsuites"><xs:complexType>
        <xs:sequence><xs:element ref="testsuite" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>
        <xs:attribute name="name" type="xs:string"/><xs:attribute name="time" type="time"/>
        <xs:attribute name="tests" type="xs:string"/><xs:attribute name="failures" type="xs:string"/>
        <xs:attribute name="errors" type="xs:string"/>
      </xs:complexType></xs:element>
    </xs:schema>
    """

  private static let xmllint = Requirement(
    "xmllint", remedy: "run Scripts/setup libxml2-utils"
  ) { Program.path(of: "xmllint") != nil }

  private func complaints(of data: Data) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("junit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(JUnitReportTests.schema.utf8).write(to: folder.appendingPathComponent("s.xsd"))
    try data.write(to: folder.appendingPathComponent("r.xml"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path(of: "xmllint") ?? "")
    process.arguments = ["--noout", "--schema", "s.xsd", "r.xml"]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : said
  }

  @Test(.needs(xmllint))
  @MainActor func itIsValidByTheSchema() throws {
    #expect(try complaints(of: JUnitReport(try everyOutcome()).data) == "")
    #expect(try complaints(of: JUnitReport(MadeResults.result([])).data) == "")
    let wrong = Data(
      "<testsuites><testsuite name=\"a\" tests=\"1\" errors=\"0\"/></testsuites>".utf8)
    #expect(try complaints(of: wrong).contains("failures"), "the schema refuses something")
  }

  @Test @MainActor func casesAreCountedByHowTheyEnded() throws {
    let xml = try parsed(JUnitReport(try everyOutcome()).data)
    let suite = try #require(xml.elements.first { $0.name == "testsuite" })
    #expect(suite.attributes["tests"] == "8")
    // Changed, missing and recorded are failures; an error and a crash are errors.
    #expect(suite.attributes["failures"] == "3" && suite.attributes["errors"] == "2")
    #expect(suite.attributes["file"] == "flows.yaml")
    #expect(
      xml.elements.filter { $0.name == "failure" }.map { $0.attributes["type"] } == [
        "changed", "missing", "recorded",
      ])
    #expect(
      xml.elements.filter { $0.name == "error" }.map { $0.attributes["type"] } == [
        "error", "crashed",
      ])
    let changed = try #require(xml.elements.first { $0.name == "failure" })
    #expect(
      changed.text.contains("duration 0.35 → 0.4 s")
        && changed.text.contains("scene: flows.yaml:9:3"))
    let crash = try #require(xml.elements.last { $0.name == "error" })
    #expect(crash.text.contains("Detail.swift:31: Fatal error: index out of range"))
    let found = try #require(xml.elements.first { $0.name == "system-out" })
    #expect(found.text.contains("the card is late [does-not-settle]"))
    // Seven quarters and what the others took, to the millisecond.
    #expect(suite.attributes["time"] == "0.905")
  }

  @Test func casesOfAFileStayTogether() throws {
    let cases = ["b", "a", "b", "a"].enumerated().map {
      MadeResults.plain("case-\($0.offset)", .unchanged, suite: $0.element)
    }
    let xml = try parsed(JUnitReport(MadeResults.result(cases)).data)
    let names = xml.elements.filter { ["testsuite", "testcase"].contains($0.name) }
      .compactMap { $0.attributes["name"] }
    #expect(names == ["b", "case-0", "case-2", "a", "case-1", "case-3"])
  }

  /// A reader finds any text again, but for what XML cannot have.
  @Test func anyTextIsReadAgain() throws {
    var numbers = SeededNumbers(seed: 15)
    let scalars: [Unicode.Scalar] = [
      "a", "<", ">", "&", "\"", "'", "\n", "\t", "\r", "]", "é", "\u{1F600}", "\u{0}", "\u{1B}",
      "\u{FFFE}", "\u{85}", "\u{2028}", "-", "!", " ",
    ]
    for _ in 0..<200 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...12, using: &numbers) {
        text.append(scalars.randomElement(using: &numbers) ?? "a")
      }
      let name = "x" + String(text) + "x"
      let made = MadeResults.plain(name, .changed, message: ["changed", name])
      let xml = try parsed(JUnitReport(MadeResults.result([made])).data)
      let expected = String(
        String.UnicodeScalarView(
          name.unicodeScalars.map {
            ["\u{0}", "\u{1B}", "\u{FFFE}"].contains($0) ? "\u{FFFD}" : $0
          }))
      #expect(xml.elements.first { $0.name == "testcase" }?.attributes["name"] == expected)
      #expect(
        xml.elements.first { $0.name == "failure" }?.text.hasPrefix("changed\n\(expected)\n")
          == true)
    }
  }
}

/// The elements of a document in their order.
private final class ParsedXML: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
