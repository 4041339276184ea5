// SPDX-License-Identifier: MIT
import FilmstripFigures
import Filmstrip
import Testing
import UIKit

@Suite("Writers of figures")
@MainActor
struct FigureWriterTests {
  private static func figures(_ recording: Recording) throws -> [Figure] {
    try FigureKind.allCases.map { kind in
      try recording.figure(
        kind, comparedWith: kind == .comparison ? MadeRecording.simple("other") : nil)
    }
  }

  @Test("The names of files are those that DocC looks for")
  func fileNames() async throws {
    let figure = try MadeRecording.simple().figure(.curves)
    let names = try figure.files(named: "push", scales: [1, 2, 3]).map(\.name)
    #expect(
      names == [
        "push.svg", "push~dark.svg", "push.png", "push@2x.png", "push@3x.png", "push~dark.png",
        "push~dark@2x.png", "push~dark@3x.png",
      ])
  }

  @Test("The same recording gives the same bytes, and both appearances others")
  func sameBytes() async throws {
    for kind in [FigureKind.sheet, .trail, .callbacks] {
      let first = try MadeRecording.simple().figure(kind).files(named: "a")
      let second = try MadeRecording.simple().figure(kind).files(named: "a")
      #expect(first == second)
      #expect(Set(first.map(\.bytes)).count == first.count)
    }
  }

  @Test("A PNG has as many pixels as the figure's points at its scale, and transparent corners")
  func sizes() async throws {
    let figure = try MadeRecording.simple().figure(.curves, options: FigureOptions(width: 300))
    for scale in 1...3 {
      let bitmap = try PNGReader.decode(figure.png(.dark, scale: scale), name: "figure").bitmap
      #expect(bitmap.width == 300 * scale)
      #expect(bitmap.height == Int(figure.size.height) * scale)
      #expect(bitmap[0, 0].alpha == 0)
      #expect(bitmap[bitmap.width / 2, 2].alpha == 255)
    }
    #expect(throws: FigureError.scale(4)) { try figure.png(.light, scale: 4) }
  }

  @Test("Each SVG is well formed and says for those who do not see it what it shows")
  func accessible() async throws {
    for figure in try FigureWriterTests.figures(MadeRecording.simple()) {
      for appearance in FigureAppearance.allCases {
        let document = SVGDocument(try figure.svg(appearance))
        #expect(document.isWellFormed)
        #expect(document.texts(of: "title") == [figure.title])
        #expect(document.texts(of: "desc") == [figure.alternativeText])
        #expect(
          document.attributes.contains {
            $0.element == "svg" && $0.name == "role" && $0.value == "img"
          })
        #expect(!document.texts(of: "text").isEmpty)
      }
    }
  }

  @Test("No identifier is in two figures, and each reference is to one of its own")
  func identifiers() async throws {
    var known: Set<String> = []
    for figure in try FigureWriterTests.figures(MadeRecording.simple()) {
      for appearance in FigureAppearance.allCases {
        let document = SVGDocument(try figure.svg(appearance))
        let own = Set(document.identifiers)
        #expect(own.count == document.identifiers.count)
        #expect(known.isDisjoint(with: own), "\(figure.kind)")
        known.formUnion(own)
        for attribute in document.attributes {
          for name in ["xlink:href", "clip-path", "aria-labelledby"] where attribute.name == name {
            let references = attribute.value.split(separator: " ").map {
              String($0).replacing("url(", with: "").replacing("#", with: "")
                .replacing(")", with: "")
            }
            for reference in references where !reference.hasPrefix("data:") {
              #expect(own.contains(reference), "\(attribute)")
            }
          }
        }
      }
    }
  }

  private static let attack = "\"><script>hacked=1</script><image href=x onerror='hacked=2'>&amp;"

  @Test("Names with markup in them stay text")
  func markup() async throws {
    let recording = MadeRecording.simple(
      "</title></svg>" + Self.attack, moverName: Self.attack, className: "]]>" + Self.attack)
    let plain = try FigureWriterTests.figures(MadeRecording.simple())
    for (figure, harmless) in zip(try FigureWriterTests.figures(recording), plain) {
      let document = SVGDocument(try figure.svg(.light))
      #expect(document.isWellFormed, "\(figure.kind)")
      let expected = Set(SVGDocument(try harmless.svg(.light)).elements)
      #expect(Set(document.elements).subtracting(["tspan"]) == expected, "\(figure.kind)")
      #expect(!document.attributes.contains { $0.name.lowercased().hasPrefix("on") })
      #expect(document.texts(of: "title")[0].contains(Self.attack))
      let markup = figure.markdown(named: "a\"><b", in: "images")
      #expect(!markup.contains("<script") && !markup.contains("<b"))
    }
  }

  @Test("Markdown shows the dark figure where the page is dark, and says what is seen")
  func markdown() async throws {
    let figure = try MadeRecording.simple().figure(.curves)
    let document = SVGDocument(
      Data(
        figure.markdown(named: "my push", in: "images").replacing(
          "\">\n", with: "\"/>\n"
        ).utf8))
    #expect(document.isWellFormed)
    #expect(document.elements == ["picture", "source", "img"])
    let values = document.attributes.map { "\($0.name)=\($0.value)" }
    #expect(values.contains("media=(prefers-color-scheme: dark)"))
    #expect(values.contains("srcset=images/my%20push~dark.svg"))
    #expect(values.contains("src=images/my%20push.svg"))
    #expect(values.contains("alt=\(figure.alternativeText)"))
    let png = figure.markdown(named: "push", format: .png, appearances: [.light], scales: [1, 2])
    #expect(png.hasPrefix("<img src=\"push.png\" srcset=\"push.png 1x, push@2x.png 2x\""))
  }

  @Test("Names of files are no paths and not hidden")
  func names() async {
    for name in ["push", "push figure", "推"] { #expect(Figure.check(name: name)) }
    for name in ["", ".push", "a/b", "../x", "a\nb", "\u{202E}x"] {
      #expect(!Figure.check(name: name))
    }
  }
}
