// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripScenes
import Testing
import UIKit

@Suite struct SceneFileTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenes-\(UUID().uuidString)", isDirectory: true)

    init(_ names: [String]) throws {
      for name in names {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{\"kind\": \"tap\", \"at\": [1, 2]}".utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let folder: Folder

  init() throws {
    folder = try Folder([
      "a.png", "b.png", "dark/a.png", "light/a.png", "gestures/tap.json", "iphone-se/a.png",
    ])
  }

  private func file(_ text: String, registry: SceneRegistry = SceneRegistry()) throws -> SceneFile {
    try SceneFile(Data(text.utf8), path: folder.url.path + "/my scenes.yaml", registry: registry)
  }

  private func problems(_ text: String) -> [String] {
    do {
      _ = try file(text)
      return []
    } catch {
      return ((error as? SceneFileError)?.lines ?? ["\(error)"]).map {
        $0.replacing(folder.url.path + "/", with: "")
      }
    }
  }

  @Test func aFileIsItsScenesInOrder() throws {
    let file = try file(
      """
      device: iphone-se
      rate: 30
      tolerance: { reason: dithering, channelDifference: 2, pixelShare: 0.5, ignoreAntialiasing: true }
      scenes:
        zoom in: { transition: shadow-push, from: a.png, to: b.png, set: { duration: 0.5, moveFactor: 0 } }
        back:
          transition: full-pop
          from: b.png
          to: a.png
          device: iphone-15-landscape
          appearance: dark
          textSize: accessibility3
          direction: rightToLeft
          rate: 120
          gesture: cancel
          chrome: true
          scale: 2
          limit: 3
          emit: [timeline, sheet]
          compare: pixels
          cellWidth: 240
        tapped: { transition: pop, from: a.png, to: b.png, gesture: gestures/tap.json, container: navigation }
        drawn: { transition: pop, from: a.png, to: b.png, gesture: { kind: tap, at: [1, "50%"] } }
      """)
    #expect(file.suite == "my scenes")
    #expect(file.scenes.map(\.name) == ["zoom in", "back", "tapped", "drawn"])
    #expect(file.scenes.map(\.line) == [5, 6, 22, 23])
    #expect(file.cases.map(\.name) == ["zoom-in", "back", "tapped", "drawn"])
    let zoom = file.scenes[0]
    #expect(zoom.values == ["duration": 0.5, "moveFactor": 0])
    #expect(zoom.from == .image("a.png") && zoom.to == .image("b.png"))
    #expect(zoom.standard.device == "iphone-se" && zoom.standard.rate == 30)
    #expect(
      zoom.golden.tolerance
        == PixelTolerance(
          reason: "dithering", channelDifference: 2, pixels: .share(0.5), ignoresAntialiasing: true)
    )
    #expect(zoom.outputs == OutputKind.defaultCases && zoom.touch == nil && !zoom.showsChrome)
    let back = file.scenes[1]
    var variant = SceneVariant()
    variant.device = "iphone-15-landscape"
    (variant.appearance, variant.textSize) = (.dark, .accessibility3)
    (variant.direction, variant.rate) = (.rightToLeft, 120)
    #expect(back.standard == variant)
    #expect(
      back.touch == .preset(.cancel) && back.showsChrome && back.scale == 2 && back.limit == 3)
    #expect(back.outputs == [.sheet, .timeline] && back.golden.comparison == .pixels)
    #expect(back.golden.cellWidth == 240 && zoom.golden.cellWidth == nil)
    #expect(file.scenes[2].touch == .gesture(.tap(at: .init(CGPoint(x: 1, y: 2)))))
    #expect(file.scenes[2].container == .navigation)
    #expect(
      file.scenes[3].touch == .gesture(.tap(at: Gesture.Location(x: .points(1), y: .fraction(0.5))))
    )
  }

  @Test func aTouchMayRestAtSharesInPlaceOfAGesture() throws {
    let file = try file(
      """
      scenes:
        some: { transition: full-pop, from: a.png, to: b.png, progress: [0.25, 1] }
        one: { transition: full-pop, from: a.png, to: b.png, progress: 0.5 }
      """)
    let touches: [Scene.Touch?] = [.held(HeldProgress([0.25, 1])), .held(HeldProgress([0.5]))]
    #expect(file.scenes.map(\.touch) == touches)
    let zeros = [String](repeating: "0", count: 101).joined(separator: ",")
    let found = problems(
      """
      scenes:
        a: { transition: full-pop, from: a.png, to: b.png, progress: 0.5, gesture: finish }
        b: { transition: full-pop, from: a.png, to: b.png, progress: [0.5, 1.5] }
        c: { transition: full-pop, from: a.png, to: b.png, progress: [] }
        d: { transition: drop-push, from: a.png, to: b.png, progress: 0.5 }
        e: { transition: full-pop, from: a.png, to: b.png, progress: [\(zeros)] }
      """)
    #expect(
      found.map { $0.prefix { $0 != ";" } } == [
        "my scenes.yaml:2:64: 'progress': excludes 'gesture'",
        "my scenes.yaml:3:70: 'progress': 1.5 is not from 0.0 to 1.0",
        "my scenes.yaml:4:64: 'progress': is an empty list",
        "my scenes.yaml:5:65: 'progress': drop-push cannot be interactive",
        "my scenes.yaml:6:64: 'progress': has 101 values",
      ])
  }

  @Test func variantsAreAllCombinationsButThoseExcluded() throws {
    let file = try file(
      """
      variants:
        device: [iphone-15, iphone-se]
        appearance: [light, dark]
        textSize: [large, accessibility3]
        exclude: [{ appearance: dark, textSize: accessibility3 }, { device: iphone-se, textSize: large }]
      scenes:
        a: { transition: push, from: a.png, to: b.png }
        b: { transition: push, from: a.png, to: b.png, variants: { rate: [30, 60], direction: rightToLeft } }
      """)
    #expect(
      file.cases.map(\.name) == [
        "a.iphone-15.light.text-L", "a.iphone-15.light.text-AccessibilityXL",
        "a.iphone-15.dark.text-L",
        "a.iphone-se.light.text-AccessibilityXL", "b.rtl.30fps", "b.rtl.60fps",
      ])
    #expect(file.cases.map(\.variant.rate) == [60, 60, 60, 60, 30, 60])
  }

  /// A language has its direction, unless another one is given.
  @Test func languagesHaveTheirDirections() throws {
    let file = try file(
      """
      scenes:
        a: { transition: push, from: a.png, to: b.png, variants: { language: [de, ar, no, pt-BR] } }
        b: { transition: push, from: a.png, to: b.png, language: he }
        c: { transition: push, from: a.png, to: b.png, language: ar, direction: leftToRight }
        d:
          transition: push
          from: a.png
          to: b.png
          variants: { language: [fa, de], direction: [leftToRight, rightToLeft], exclude: { language: de } }
      """)
    #expect(
      file.cases.map { "\($0.name) \($0.variant.language) \($0.variant.direction == .rightToLeft)" }
        == [
          "a.de de false", "a.ar ar true", "a.no no false", "a.pt-BR pt-BR false", "b he true",
          "c ar false", "d.fa.ltr fa false", "d.fa.rtl fa true",
        ])
    #expect(
      problems("scenes: { a: { transition: push, from: a.png, to: b.png, language: german_de } }")
        == [
          "my scenes.yaml:1:68: 'language': is no language; write one such as de, ar or pt-BR"
        ])
  }

  /// Each name of a case is one of its own, and safe: generated files are counted by hand.
  @Test func tenThousandCasesAreTheMost() throws {
    let rates = (1...100).map(String.init).joined(separator: ", ")
    let variants =
      "variants: { rate: [\(rates)], textSize: [small, large, medium, extraLarge, "
      + "extraSmall], appearance: [light, dark]"
    let scene = "a: { transition: push, from: a.png, to: b.png }"
    let most = try file(
      "\(variants), direction: [leftToRight, rightToLeft], "
        + "device: [iphone-15, iphone-se, iphone-14, iphone-11, ipad-9] }\nscenes:\n  \(scene)\n")
    #expect(most.cases.count == 10_000)
    #expect(Set(most.cases.map(\.name)).count == 10_000)
    #expect(
      problems(
        "\(variants) }\nscenes:\n" + (0...10).map { "  s\($0): \(scene.dropFirst(3))\n" }.joined())
        == [
          "my scenes.yaml:13:3: 's10': with its 1000 variants the file has more than 10000 cases; "
            + "vary less, or split the file"
        ])
  }

  @Test func placeholdersStandForTheVariantsValues() throws {
    #expect(
      problems(
        """
        variants: { appearance: [light, dark] }
        scenes:
          a: { transition: push, from: "{appearance}/a.png", to: a.png }
          b: { transition: push, from: "{apearance}/a.png", to: "{direction}/a.png" }
          c: { transition: push, from: "{device}/a.png", to: "{device}/a.png", device: iphone-se }
          d: { transition: push, from: "{device}/a.png", to: a.png }
        """) == [
          "my scenes.yaml:4:32: 'from': there is no placeholder {apearance}; did you mean 'appearance'?",
          "my scenes.yaml:4:57: 'to': leftToRight/a.png is not there; nor is its folder; check the path",
          "my scenes.yaml:6:32: 'from': {device} stands for no device; name one with 'device'",
        ])
  }

  @Test func screensAndTransitionsOfAPackageAreNamed() throws {
    var registry = SceneRegistry()
    registry.addScreen("inbox") { UIViewController() }
    registry.add(
      SceneTransition("open", parameters: [SceneParameter("depth", default: 1, in: 0...2)]) {
        scene in PreparedScene(scene.from) {}
      })
    let file = try file(
      "scenes: { a: { transition: open, from: inbox, to: b.png, set: { depth: 2 } } }",
      registry: registry)
    #expect(file.scenes[0].from == .registered("inbox"))
    #expect(throws: SceneFileError.self) {
      try self.file(
        "scenes: { a: { transition: open, from: inbx, to: b.png } }", registry: registry)
    }
  }

  @Test(arguments: [
    ("scenes: {}", "1:9: 'scenes': there is none; name one, with a transition, from and to"),
    (
      "rate: 60",
      "1:1: a scene file has no 'scenes'; name the scenes below 'scenes:', each with a transition, from and to"
    ),
    ("[1]", "1:1: a scene file is a mapping, 'key: value' in each line; this is a list"),
    (
      "scenes: { a: 1 }",
      "1:14: a scene is a mapping, 'key: value' in each line; this is the number 1"
    ),
    (
      "scenes: { 'a b': &s { transition: push, from: a.png, to: b.png }, a-b: *s }",
      "1:67: 'a-b': its golden would be called as that of 'a b'; give one of them another name"
    ),
    (
      "scenes: { a: &s { transition: push, from: a.png, to: b.png }, A: *s }",
      "1:63: 'A': its golden would be called as that of 'a'; give one of them another name"
    ),
    (
      "scenes: { a: { transition: shadow-psuh, from: a.png, to: b.png } }",
      "1:28: 'transition': there is no 'shadow-psuh'; did you mean 'shadow-push'?"
    ),
    (
      "scenes: { a: { transition: push, from: c.png, to: b.png } }",
      "1:40: 'from': c.png is not there; did you mean 'a.png'?"
    ),
    (
      "scenes: { a: { transition: push, from: inbox, to: b.png } }",
      "1:40: 'from': 'inbox' is no image; give the path of a PNG or JPEG file"
    ),
    (
      "scenes: { a: { transition: drop-push, from: a.png, to: b.png, gesture: finish } }",
      "1:72: 'gesture': drop-push cannot be interactive; those that can are: pop, dismiss, drop-pop, scale-pop, diagonal-present, diagonal-dismiss, shadow-push, full-pop"
    ),
    (
      "scenes: { a: { transition: pop, from: a.png, to: b.png, gesture: finsh } }",
      "1:66: 'gesture': there is no 'finsh'; did you mean 'finish'?"
    ),
    (
      "scenes: { a: { transition: pop, from: a.png, to: b.png, gesture: gestures/tab.json } }",
      "1:66: 'gesture': gestures/tab.json is not there; did you mean 'gestures/tap.json'?"
    ),
    (
      "scenes: { a: { transition: pop, from: a.png, to: b.png, gesture: { kind: pan, from: [1, 2], to: [3, x], duration: 1 } } }",
      "1:101: 'gesture': to[1]: is not a number of points or a text such as \"50%\""
    ),
    (
      "scenes: { a: { transition: push, from: a.png, to: b.png, container: tab } }",
      "1:69: 'container': push cannot be in 'tab'; choose one of: navigation"
    ),
    (
      "scenes: { a: { transition: shadow-push, from: a.png, to: b.png, set: { duration: 11 } } }",
      "1:82: 'duration': 11 is not from 0.01 to 10.0"
    ),
    (
      "scenes: { a: { transition: shadow-push, from: a.png, to: b.png, set: { durtion: 1 } } }",
      "1:72: 'durtion': the transition shadow-push has no such key; did you mean 'duration'?"
    ),
    (
      "tolerance: { pixels: 1 }\nscenes: { a: { transition: push, from: a.png, to: b.png } }",
      "1:12: a tolerance has no 'reason'; say why pixels may differ, for who reads the result"
    ),
    (
      "rate: 0\nscenes: { a: { transition: push, from: a.png, to: b.png } }",
      "1:7: 'rate': 0 is not from 1 to 1000"
    ),
    (
      "rate: 60\nvariants: { rate: [60] }\nscenes: { a: { transition: push, from: a.png, to: b.png } }",
      "1:1: 'rate': the variants have several already; remove one of the two"
    ),
    (
      "variants: { rate: [60], exclude: { rate: 60 } }\nscenes: { a: { transition: push, from: a.png, to: b.png } }",
      "1:34: 'exclude': leaves no variant; exclude fewer"
    ),
    (
      "variants: { rate: [60], exclude: [{}] }\nscenes: { a: { transition: push, from: a.png, to: b.png } }",
      "1:35: an empty combination excludes everything; name a value"
    ),
    (
      "emit: [sheets]\nscenes: { a: { transition: push, from: a.png, to: b.png } }",
      "1:8: 'emit': there is no 'sheets'; did you mean 'sheet'?"
    ),
  ])
  func whatIsWrongHasItsPlaceAndARemedy(text: String, line: String) {
    #expect(problems(text) == ["my scenes.yaml:" + line])
  }

  @Test func allProblemsAreToldAtOnce() {
    let found = problems(
      """
      devise: iphone-15
      scenes:
        a: { transition: psh, from: z.png, to: y }
        b: { transition: full-pop, from: a.png, set: { duration: fast } }
      """)
    #expect(found.count == 6, "\(found)")
  }

  @Test func twoFilesHaveTwoSuites() throws {
    let scene = Data("scenes: { a: { transition: push, from: a.png, to: b.png } }".utf8)
    let one = try SceneFile(scene, path: folder.url.path + "/one.yaml")
    let other = try SceneFile(scene, path: folder.url.path + "/ONE.yml")
    #expect(throws: SceneFileError.self) { try SceneSelection(of: [one, other]) }
    #expect(try SceneSelection(of: [one]).members.map(\.name) == ["one/a"])
  }

  /// Names of files that differ may be one folder of goldens.
  @Test(arguments: [
    ("a b.yaml", "a-b.yaml", "a-b"), ("a-b.yaml", "A B.yaml", "A-B"), ("a.yaml", "b/a.yml", "a"),
    ("(a).yaml", "a!.yaml", "a"),
  ])
  func goldensOfTwoFilesAreInTwoFolders(path: String, second: String, goldens: String) throws {
    let scene = Data("scenes: { a: { transition: push, from: a.png, to: b.png } }".utf8)
    for name in ["a.png", "b.png"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent("b"), withIntermediateDirectories: true)
      try Data().write(to: folder.url.appendingPathComponent("b/\(name)"))
    }
    let paths = [path, second].map { folder.url.path + "/" + $0 }
    let files = try paths.map { try SceneFile(scene, path: $0) }
    let error = try #require(throws: SceneFileError.self) { _ = try SceneSelection(of: files) }
    #expect(
      error.lines == [
        "\(paths[1]): the goldens of its scenes would be in the folder '\(goldens)', as those of "
          + "\(paths[0]); give one of the files another name"
      ])
  }

  /// What variants add to a name may make it that of another scene.
  @Test func eachCaseHasAGoldenOfItsOwn() throws {
    let scene = "&s { transition: push, from: a.png, to: b.png }"
    let varied =
      "{ transition: push, from: a.png, to: b.png, variants: { appearance: [light, dark] } }"
    #expect(
      problems("scenes:\n  open: \(varied)\n  open.dark: \(scene)\n") == [
        "my scenes.yaml:3:3: 'open.dark': its golden open.dark would be called as one of 'open'; "
          + "give one of them another name"
      ])
    #expect(
      problems("scenes:\n  Open.Dark: \(scene)\n  open: \(varied)\n") == [
        "my scenes.yaml:3:3: 'open': its golden open.dark would be called as one of 'Open.Dark'; "
          + "give one of them another name"
      ])
    // One problem for a scene, however many of its cases are concerned.
    #expect(
      problems("scenes:\n  x: \(scene)\n  x.light: *s\n  x.dark: *s\n  X: \(varied)\n").count == 1)
    #expect(problems("scenes:\n  x.light: \(scene)\n  x.dark: *s\n  x: \(varied)\n").count == 1)
    #expect(problems("scenes:\n  open: \(varied)\n  open.rtl: \(scene)\n") == [])
  }
}
