// SPDX-License-Identifier: MIT
import SourceLowering
import Testing

@Suite struct LeftOutBodyTests {
  /// A file without what has errors, as lines.
  private func lines(_ text: String, _ attempts: [(line: Int, column: Int)]...) -> [String] {
    bodies(text, attempts).file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private func bodies(_ text: String, _ attempts: [[(line: Int, column: Int)]]) -> LeftOutBodies {
    LeftOutBodies(SourceFile(path: "/app/A.swift", text: text), at: attempts)
  }

  private static let source = """
    class A: UIViewController {
      var count: Int { zork() }
      lazy var label: UILabel = {
        UILabel(zork)
      }()
      override func viewDidLoad() {
        super.viewDidLoad()
        zork()
        zork(2)
      }
      func make(at place: Zork) -> UIView? { zork() }
      init?(zork: Int) { zork() }
    }
    """

  @Test func aStatementSaysThatItIsReached() {
    let source = """
      func f() -> Int {
        if zork { return 1 }
        view.each {
          zork($0)
        }
        if isOpen { zork() } else {
          zork(3)
          zork(4)
        }
        switch row {
        case 1: zork()
        default: break
        }
        if isOpen { zork(5) }
        return 2
      }
      """
    let text = lines(source, [(2, 6), (4, 5), (7, 5), (8, 5), (11, 11), (14, 15)])
    func said(_ line: Int) -> String { "Lowered.leftOut(\"line \(line) of f()\")" }
    let left = [
      1: said(2), 3: said(4), 6: said(7), 7: said(8), 10: "case 1: \(said(11))",
      13: "if isOpen { \(said(14)) }",
    ]
    let lines = source.split(separator: "\n").map(String.init)
    for (place, line) in lines.enumerated() {
      let own = left[place] ?? line.trimmingPrefix { $0 == " " }.description
      #expect(text[place].split(separator: " ").joined(separator: " ") == own)
    }
    // Others may be found when those are gone; what is in none takes the body with it.
    let others = bodies(source, [[(2, 6), (8, 5)], [(4, 5)]])
    #expect(others.names.map(\.line) == [2, 8, 4])
    #expect(bodies(source, [[(2, 6)], [(4, 5)], [(4, 9)]]).names.map(\.name) == ["f()"])
  }

  /// What others need, a result, and what fails again, takes the body with it.
  @Test func aBodyIsLeftOutWhereAStatementCannotBe() {
    let source =
      "func f() -> Int {\n  let x = zork()\n  g(x)\n  return x\n}\nfunc g() -> Int { zork() }"
    #expect(bodies(source, [[(3, 3), (2, 11), (6, 19)]]).names.map(\.name) == ["f()", "g()"])
  }

  @Test func aFunctionSaysThatItIsReachedInPlaceOfItsBody() {
    let text = lines(LeftOutBodyTests.source, [(8, 5)], [(8, 5)])
    #expect(text[5] == "  override func viewDidLoad() {Lowered.leftOut(\"A.viewDidLoad()\")")
    #expect(text[6...8].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(text.count == 13 && text[1] == "  var count: Int { zork() }")
  }

  @Test func whatReturnsAPlainValueReturnsOne() {
    let text = lines(LeftOutBodyTests.source, [(2, 20), (11, 42), (12, 24)], [(12, 24)])
    #expect(text[1] == "  var count: Int {Lowered.leftOut(\"A.count\"); return 0}")
    #expect(text[10].hasSuffix("-> UIView? {Lowered.leftOut(\"A.make(at:)\"); return nil}"))
    #expect(text[11] == "  init?(zork: Int) {Lowered.leftOut(\"A.init(zork:)\"); return nil}")
  }

  @Test func aPropertyTrapsWhereItIsReadAndNoValueIsKnown() {
    let text = lines(LeftOutBodyTests.source, [(4, 5)])
    #expect(
      text[2] == "  lazy var label: UILabel = { Lowered.leftOut(\"A.label\"); "
        + "fatalError(\"A.label is left out\") }()")
  }

  /// A class whose only initializer is left out has none.
  @Test func theDefaultOfAParameterIsLeftOutByItself() {
    let source = "class A {\n  init(store: Store = Zork.app, rest: Zork) {\n    zork()\n  }\n}"
    let bodies = bodies(source, [[(2, 25)], [(3, 5)]])
    #expect(
      bodies.names.map(\.name) == [
        "A.the default of store in init(store:rest:)", "line 3 of A.init(store:rest:)",
      ])
    #expect(
      bodies.file.text.contains(
        "init(store: Store = { Lowered.leftOut(\"A.the default of store in init(store:rest:)\"); fatalError("
      ))
    // What is elsewhere in the signature is not in a default.
    #expect(self.bodies(source, [[(2, 43)]]).names.map(\.name) == ["A.init(store:rest:)"])
  }

  /// What a protocol asks for may be left out, as its type is not there.
  @Test(arguments: [
    ("class A: B, Zork, C {", "class A: B, C {"), ("class A: Zork {", "class A {"),
    ("class A: B, C.Zork {", "class A: B {"), ("extension A: Zork {", "extension A {"),
    ("class A: B,\n  Zork {", "class A: B \n {"),
    ("class A: Hashable, D {", "class A: Hashable, D {"),
  ])
  func aConformanceIsLeftOutByItself(source: String, expected: String) {
    let name = source.contains("Zork") ? "Zork" : "Hashable"
    let bodies = LeftOutBodies(
      SourceFile(path: "/app/A.swift", text: source + "\n}"), at: [[]],
      lacking: [(line: 1, name: name)])
    #expect(bodies.file.text.split(separator: " ").joined(separator: " ") == "\(expected)\n}")
    #expect(
      bodies.names.map(\.name)
        == (name == "Zork" ? ["the conformance of A to Zork"] : []))
  }

  @Test func theTouchesOfAControlAreNotMissed() {
    let source = """
      func f() {
        button.rx.tap
          .bind { zork() }.disposed(by: bag)
        close.publisher(for: .touchUpInside).sink { zork() }.store(in: &bag)
        token = close.tapPublisher.sink { zork() }
        button.rx.tap.startWith(()).bind { zork() }.disposed(by: bag)
        title.rx.text.bind { zork() }.disposed(by: bag)
        model.publisher(for: .name).sink { zork() }.store(in: &bag)
        button.tap.show()
        tap.rx.event.bind { zork() }.disposed(by: bag)
        view.rx.tapGesture().when(.recognized).bind { zork() }.disposed(by: bag)
        view.rx.tapGesture().bind { zork() }.disposed(by: bag)
        pan.rx.event.bind { zork() }.disposed(by: bag)
        add("Close").rx.tap.bind { zork() }.disposed(by: bag)
        button.rx.tap.do(onSubscribe: { zork() }).subscribe().disposed(by: bag)
      }
      """
    let left = bodies(source, [[2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map { ($0, 3) }])
    let touches = [2, 4, 5, 10, 11]
    #expect(
      left.names.map(\.name)
        == [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map {
          (touches.contains($0) ? "the touches of " : "") + "line \($0) of f()"
        })
    let lines = left.file.text.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.filter { $0 == "()" }.count == touches.count)
    #expect(
      lines.filter { $0.hasPrefix("Lowered.leftOut") }
        == [6, 7, 8, 9, 12, 13, 14, 15].map { "Lowered.leftOut(\"line \($0) of f()\")" })
  }

  @Test func anExtensionOfAGenericTypeThatIsNotThereIsLeftOut() {
    let source = """
      extension Reactive where Base: UIView {
        var taps: Int { 1 }
      }
      extension Reactive: Kept where Base: UIView {
      }
      extension Zooming where Self: UIView {
      }
      """
    let bodies = bodies(source, [[(1, 20), (4, 26), (6, 20)]])
    #expect(
      bodies.names.map(\.name) == ["the declaration of Reactive.extension where Base: UIView"])
    #expect(
      bodies.file.text.hasSuffix(
        "\nextension Reactive: Kept where Base: UIView {\n}\nextension Zooming where Self: UIView {\n}"
      ))
  }

  @Test func whatRefinesAMissedProtocolIsLeftOut() {
    let source = "struct Flags: OptionSet {\n}\nclass Other: Bundle { func f() {} }\nclass A {}"
    let bodies = LeftOutBodies(
      SourceFile(path: "/app/A.swift", text: source), at: [[]],
      lacking: [(line: 1, name: "SetAlgebra"), (line: 3, name: "superclass")])
    #expect(
      bodies.file.text.split(separator: "\n").map {
        $0.split(separator: " ").joined(separator: " ")
      }
        == ["struct Flags {", "}", "", "class A {}"])
    #expect(
      bodies.names.map(\.name) == [
        "the conformance of Flags to SetAlgebra", "the declaration of Other",
      ])
  }

  @Test func aBodyIsLeftOutForItsFirstError() {
    let source = """
      extension UIView {
        convenience init(zork: Int) {
          self.init(zork: zork, Zork())
          tag = zork
        }
      }
      """
    // The second error comes of the statement that is left out.
    let left = bodies(source, [[(3, 5)], [(5, 3)]])
    #expect(left.names.map(\.name) == ["UIView.init(zork:)"])
    #expect(left.names.map(\.line) == [3])
  }

  /// An initializer with a type that is not there is left out, and may have been the only one.
  @Test func aClassWithoutAnInitializerGetsOne() {
    let bodies = LeftOutBodies(
      SourceFile(path: "/app/A.swift", text: "class A {\n  let b: Int\n}"), at: [[]],
      lacking: [(line: 1, name: "init")])
    #expect(bodies.names.map(\.name) == ["A.init"])
    #expect(
      bodies.file.text.hasPrefix(
        "class A { init(leftOut: Void) { Lowered.leftOut(\"A.init\"); fatalError(\"A.init is left out\") };\n"
      ))
  }

  /// The compiler cannot compare values of a type that is a stub.
  @Test func whatComparesATypeIsLeftOut() {
    let source = "struct Card: Hashable, Codable {\n  let zork: Zork\n}\nstruct Row: Equatable {\n}"
    #expect(
      bodies(source, [[(1, 8), (4, 8)], [(1, 8)]]).names.map(\.name)
        == ["Card.init(from:)", "Row.==", "Card.=="])
    let text = bodies(source, [[(1, 8)], [(1, 8)]]).file.text
    #expect(
      text.contains(
        "extension Card { public static func == (one: Self, other: Self) -> Bool "
          + "{ Lowered.leftOut(\"Card.==\"); return false }; public func hash(into hasher: inout Hasher) "
          + "{ Lowered.leftOut(\"Card.hash(into:)\") } }"), "\(text)")
  }

  /// The compiler cannot write the initializer where a property's type is a stub.
  @Test func whatReadsAndWritesATypeIsLeftOut() {
    let source = "struct Card: Codable {\n  let zork: Zork\n}\nclass Deck: NSObject, Decodable {\n}"
    let bodies = bodies(source, [[(1, 8), (4, 7)]])
    #expect(bodies.names.map(\.name) == ["Card.init(from:)", "Deck.init(from:)"])
    let text = bodies.file.text.split(separator: "\n").map(String.init)
    #expect(
      text[3].hasPrefix(
        "class Deck: NSObject, Decodable { public required init(from decoder: any Decoder) throws { "
          + "Lowered.leftOut(\"Deck.init(from:)\"); fatalError("))
    #expect(text[5].hasPrefix("extension Card { public init(from decoder: any Decoder) throws { "))
    #expect(text[5].contains("; public func encode(to encoder: any Encoder) throws { "))
    let written = self.bodies("enum Kind: Encodable {\n  case a(Zork)\n}", [[(1, 6)]])
    #expect(written.names.map(\.name) == ["Kind.encode(to:)"])
  }

  @Test func anErrorThatIsLeftTakesTheDeclaration() {
    let places = [(line: 11, column: 42)]
    let bodies = bodies(LeftOutBodyTests.source, [places, [(11, 23)]])
    #expect(bodies.names.map(\.name) == ["A.make(at:)", "the declaration of A.make(at:)"])
    #expect(bodies.names.map(\.column) == [42, 23])
    let line = bodies.file.text.split(separator: "\n", omittingEmptySubsequences: false)[10]
    #expect(line.allSatisfy { $0 == " " })
    // Two errors of one attempt are no reason to.
    let twice = self.bodies(LeftOutBodyTests.source, [places + places])
    #expect(twice.names.map(\.name) == ["A.make(at:)"])
  }

  @Test func whatIsOutsideOfFunctionsStays() {
    let bodies = bodies(LeftOutBodyTests.source, [[(1, 10), (40, 1)]])
    #expect(bodies.names.isEmpty && bodies.file.text == LeftOutBodyTests.source)
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
