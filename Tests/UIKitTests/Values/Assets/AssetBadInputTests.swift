// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripImaging
import Foundation
import Requirements
import SeededNumbers
import Testing
import UIKit

/// Asset catalogs that are damaged, or ask for what they must not get.
@MainActor
@Suite struct AssetBadInputTests {
  private let folder: CatalogFolder
  private let stage = Stage(device: .iPhone15)

  init() throws { folder = try CatalogFolder() }

  /// What recordings say that ask for the image, the color and the data `a`, without the path of the catalog.
  private func findings() -> [String] {
    let recording = stage.record("assets") {
      _ = UIImage(named: "a", in: folder.bundle, compatibleWith: nil)
      _ = UIColor(named: "a", in: folder.bundle, compatibleWith: nil)
      _ = NSDataAsset(name: "a", bundle: folder.bundle)
    }
    return recording.findings.map(\.message).filter { !$0.contains(": no such") }
      .map { $0.replacingOccurrences(of: folder.catalog.path + "/", with: "") }
  }

  private nonisolated static let image = #"{"images": [{"filename": "%", "idiom": "universal"}]}"#

  @Test(arguments: [
    (
      "a.imageset/Contents.json", "{",
      "is not a JSON object; restore the file, or let Xcode write it again"
    ),
    (
      "a.imageset/Contents.json", "[]",
      "is not a JSON object; restore the file, or let Xcode write it again"
    ),
    (
      "a.imageset/Contents.json", #"{"images": 7}"#,
      #"has no list "images"; let Xcode write it again"#
    ),
    (
      "a.imageset/Contents.json", #"{"images": [{"idiom": "universal"}, 3]}"#,
      "names no file; add a picture"
    ),
    ("a.colorset/Contents.json", #"{"colors": []}"#, "has no color; add one"),
    (
      "a.dataset/Contents.json", #"{"data": [{"filename": "x", "idiom": "tv"}]}"#,
      "names no file for this device"
    ),
    (
      "a.imageset/Contents.json", image.replacingOccurrences(of: "%", with: "../../../secret.png"),
      #"names a file outside of its folder, "../../../secret.png", which is not opened"#
    ),
  ])
  func whatTheFileSaysIsNamed(file: String, text: String, reason: String) throws {
    try folder.write(file, text)
    #expect(findings() == ["\(file): \(reason)"])
    // Said once.
    #expect(findings() == [])
  }

  @Test(arguments: [
    (
      #"{"color-space": "cmyk", "components": {}}"#,
      #"has the color space "cmyk", which is not known"#
    ),
    (#"{"reference": "blurpleColor"}"#, #"refers to "blurpleColor", which is no system color"#),
    (
      #"{"components": {"red": "x", "green": "0", "blue": "0", "alpha": "1"}}"#,
      #"component "red" is x;"#
    ),
    (
      #"{"components": {"red": "0", "green": "1.5", "blue": "0", "alpha": "1"}}"#,
      #"component "green" is 1.5;"#
    ),
    (
      #"{"components": {"red": "0", "green": "0", "blue": "0"}}"#, #"component "alpha" is missing;"#
    ),
    (
      #"{"components": {"red": "0xZZ", "green": "0", "blue": "0", "alpha": "1"}}"#,
      #"component "red" is 0xZZ;"#
    ),
    (
      #"{"components": {"red": "nan", "green": "0", "blue": "0", "alpha": "1"}}"#,
      #"component "red" is nan;"#
    ),
    (
      #"{"color-space": "extended-gray", "components": {"white": "0", "alpha": "2"}}"#,
      #"component "alpha" is 2;"#
    ),
  ])
  func aColorThatIsNoneIsNamed(json: String, reason: String) throws {
    try folder.colorSet("a", json)
    let found = findings()
    #expect(found.count == 1 && found[0].contains(reason), "\(found)")
  }

  @Test(
    .needs(.librsvg),
    arguments: [
      ("a.png", "", "is empty"), ("a.png", "no picture", "it looks like text"),
      ("a.svg", "<svg", "cannot be drawn"),
      ("a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", "neither a size"),
      (
        "a.svg",
        "<!DOCTYPE svg [<!ENTITY a 'x'>]><svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'>&a;</svg>",
        "declares entities"
      ),
      (
        "a.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='90000' height='90000'/>",
        "more pixels than the limit"
      ),
      ("a.svg", "<?xml version='1.0' encoding='UTF-7'?><svg/>", "has the encoding UTF-7"),
    ])
  func aFileThatCannotBeReadIsNamed(file: String, text: String, reason: String) throws {
    try folder.write(
      "a.imageset/Contents.json", Self.image.replacingOccurrences(of: "%", with: file))
    try folder.write("a.imageset/\(file)", text)
    let found = findings()
    #expect(
      found.count == 1 && found[0].hasPrefix("a.imageset/\(file)") && found[0].contains(reason),
      "\(found)")
  }

  @Test func aMissingFileIsNamed() throws {
    try folder.write(
      "a.imageset/Contents.json", Self.image.replacingOccurrences(of: "%", with: "b.png"))
    let found = findings()
    #expect(
      found.count == 1 && found[0].hasPrefix("a.imageset/b.png: cannot be read (No such file"),
      "\(found)")
  }

  /// An SVG that names another file, or the network, is drawn without it.
  @Test(.needs(.librsvg)) func aDrawingOpensNoOtherFile() throws {
    try folder.picture("a.imageset/red.png", Pixel(red: 255, green: 0, blue: 0))
    let other = folder.catalog.appendingPathComponent("a.imageset/red.png").path
    try folder.write(
      "a.imageset/Contents.json", Self.image.replacingOccurrences(of: "%", with: "a.svg"))
    let images = ["red.png", "file://\(other)", other, "http://localhost:9/red.png"].map {
      #"<image href="\#($0)" width="4" height="4"/>"#
    }
    try folder.write(
      "a.imageset/a.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">\#(images.joined())</svg>"#)
    #expect(findings() == [])
    let image = UIImage(named: "a", in: folder.bundle, compatibleWith: nil)
    #expect(image?.corner == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test func noLinkIsFollowed() throws {
    let outside = folder.root.appendingPathComponent("outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try Data(Self.image.utf8).write(to: outside.appendingPathComponent("Contents.json"))
    for (name, target) in [("Group", "outside"), ("a.imageset", "outside")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.catalog.appendingPathComponent(name).path,
        withDestinationPath: folder.root.appendingPathComponent(target).path)
    }
    let found = findings()
    #expect(
      found.contains("Group: is a link, which is not followed; copy what it leads to")
        && found.count == 2, "\(found)")
  }

  @Test func twoSetsOfOneNameAreNamed() throws {
    try folder.imageSet("A/a", Pixel(red: 1, green: 0, blue: 0))
    try folder.imageSet("B/a", Pixel(red: 2, green: 0, blue: 0))
    #expect(
      findings() == [
        "B/a.imageset: has the name of A/a.imageset, which is used; rename one, or let a group provide a namespace"
      ])
    #expect(UIImage(named: "a", in: folder.bundle, compatibleWith: nil)?.corner?.red == 1)
  }

  @Test func aHugePictureIsRefused() throws {
    stage.imageLimits.pixelCount = 15
    try folder.imageSet("a")
    let found = findings()
    #expect(
      found.count == 1 && found[0].contains("a.png: is 4×4 pixels, more than the limit"), "\(found)"
    )
  }

  /// Of 200 sets that cannot be read, only the one that is asked for is.
  @Test func onlyWhatIsAskedForIsRead() throws {
    for index in 0..<200 { try folder.write("s\(index).imageset/Contents.json", "{") }
    try folder.imageSet("a")
    #expect(findings() == [])
    let recording = stage.record("one") {
      _ = UIImage(named: "s7", in: folder.bundle, compatibleWith: nil)
    }
    #expect(recording.findings.count == 1)
  }

  // MARK: Damage

  /// A catalog with sets of each kind, as numbers say.
  private func writeCatalog(_ numbers: inout SeededNumbers) throws -> [String] {
    var names: [String] = []
    for index in 0..<Int.random(in: 2...6, using: &numbers) {
      let group = ["", "Group/", "Deep/Er/"].randomElement(using: &numbers)!
      let name = "n\(index)"
      let appearance = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
      let conditions = [
        "", #", "scale": "2x""#, #", "scale": "3x""#, appearance, #", "width-class": "compact""#,
      ]
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0:
        try folder.colorSet(
          group + name,
          #"{"color-space": "display-p3", "components": {"red": "0x10", "green": "0.5", "blue": "7", "alpha": "1"}}"#
        )
      case 1:
        try folder.write(
          "\(group)\(name).dataset/Contents.json",
          #"{"data": [{"filename": "d.bin", "idiom": "universal"}]}"#)
        try folder.write("\(group)\(name).dataset/d.bin", "data")
      case 2:
        try folder.write(
          "\(group)\(name).imageset/Contents.json",
          #"{"images": [{"filename": "v.svg", "idiom": "universal"}], "properties": {"template-rendering-intent": "template"}}"#
        )
        try folder.write("\(group)\(name).imageset/v.svg", AssetBadInputTests.drawing(&numbers))
      default:
        let entries = conditions.indices.map {
          #"{"filename": "\#($0).png", "idiom": "universal"\#(conditions[$0])}"#
        }
        try folder.write(
          "\(group)\(name).imageset/Contents.json",
          #"{"images": [\#(entries.joined(separator: ","))]}"#)
        for index in entries.indices {
          try folder.picture(
            "\(group)\(name).imageset/\(index).png", Pixel(red: UInt8(index), green: 0, blue: 0))
        }
      }
      names.append(name)
    }
    return names
  }

  /// A drawing with gradients, groups, clips, text and copies, as numbers say.
  private static func drawing(_ numbers: inout SeededNumbers) -> String {
    func number() -> String { "\(Double(Int.random(in: -40...120, using: &numbers)) / 10)" }
    var parts = [
      #"<defs><linearGradient id="g"><stop offset="\#(number())" stop-color="blue"/></linearGradient></defs>"#,
      #"<clipPath id="c"><circle r="\#(number())"/></clipPath>"#,
    ]
    for _ in 0..<Int.random(in: 1...5, using: &numbers) {
      parts.append(
        [
          #"<path d="M\#(number()) 0h8v\#(number())a1 2 3 0 1 4 5z" fill="url(#g)"/>"#,
          #"<g id="p" transform="rotate(\#(number())) scale(\#(number()))" clip-path="url(#c)"><rect width="4" height="\#(number())"/></g>"#,
          #"<text font-size="\#(number())" x="1">A&amp;Ä</text>"#,
          #"<use href='#p' x="\#(number())"/>"#,
          #"<style>path { opacity: \#(number()); stroke: red }</style>"#,
        ].randomElement(using: &numbers)!)
    }
    return #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\#(parts.joined())</svg>"#
  }

  /// Texts beside the catalog: a `.strings` file of one of two encodings, and a string catalog with plurals.
  private func writeWords(_ numbers: inout SeededNumbers) throws {
    let folder = folder.root.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = "/* a */ \"n0\" = \"One \\U00e4 \\\"two\\\"\"; // b\nn1 = \"%d of %@\";\n"
    let encoding = [String.Encoding.utf8, .utf16].randomElement(using: &numbers)!
    try text.data(using: encoding)?.write(to: folder.appendingPathComponent("Localizable.strings"))
    let catalog = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"n0 %lld": {"localizations": {"en": {"variations":
        {"plural": {"one": {"stringUnit": {"value": "%lld thing"}}, "other": {"stringUnit": {"value": "%arg"}}}}}}},
        "n1 %@": {"localizations": {"en": {"variations": {"device": {"iphone": {"stringUnit": {"value": "%2$@"}}}}}}}}}
      """#
    try catalog.write(
      to: self.folder.root.appendingPathComponent("Words.xcstrings"), atomically: true,
      encoding: .utf8)
  }

  private func ask(_ names: [String], _ stage: Stage) -> [String] {
    stage.record("assets") {
      for index in 0...1 {
        _ = NSLocalizedString("n\(index)", bundle: folder.bundle, comment: "")
        _ = String(localized: "n0 \(index)", table: "Words", bundle: folder.bundle)
        _ = String(localized: "n1 \("a")", table: "Words", bundle: folder.bundle)
      }
      for name in names {
        for style in [UIUserInterfaceStyle.light, .dark] {
          let traits = UITraitCollection(userInterfaceStyle: style)
          let image = UIImage(named: name, in: folder.bundle, compatibleWith: traits)
          let color = UIColor(named: name, in: folder.bundle, compatibleWith: nil)
          let view = UIImageView(image: image)
          view.backgroundColor = color
          stage.window.addSubview(view)
        }
        _ = NSDataAsset(name: name, bundle: folder.bundle)
      }
    }.findings.map(\.message)
  }

  @Test(.needs(.librsvg), arguments: 0..<40)
  func aDamagedCatalogIsReportedAndNoCrash(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let names = try writeCatalog(&numbers)
    try writeWords(&numbers)
    #expect(
      ask(names, stage).allSatisfy { $0.contains(": no such") || $0.contains("other values than") })
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.root.path).sorted()
      .filter { [".json", ".png", ".svg", ".bin", "strings"].contains(where: $0.contains) }
    for _ in 0..<12 {
      let path = folder.root.appendingPathComponent(files.randomElement(using: &numbers)!)
      guard var bytes = try? Data(contentsOf: path) else { continue }
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: bytes = bytes.prefix(Int.random(in: 0...bytes.count, using: &numbers))
      case 1 where !bytes.isEmpty:
        for _ in 0..<3 {
          bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(
            in: 0...255, using: &numbers)
        }
      case 2: bytes.append(bytes)
      case 3:
        let words = [
          "\"universal\"", "\"images\"", "\"filename\"", ":", "{", "\"1\"", "\"idiom\"", "\"", ";",
          "value", "href", "url(#", "8",
        ]
        let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(
          of: words.randomElement(using: &numbers)!,
          with: ["[]", "-1e999", "null", "\"\"", "%99$n", "&#x0;"].randomElement(using: &numbers)!)
        bytes = Data(text.utf8)
      default:
        try FileManager.default.removeItem(at: path)
        continue
      }
      try bytes.write(to: path)
      // Each stage reads the catalog again.
      _ = ask(names, Stage(device: .iPhone15))
    }
  }
}
