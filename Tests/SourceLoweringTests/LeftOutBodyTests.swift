// SPDX-License-Identifier: MIT
@testable import SourceLowering
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

  @Test func aPropertyOfAClassOfUIKitsHasAnObject() {
    let text = lines(LeftOutBodyTests.source, [(4, 5)])
    #expect(
      text[2] == "  lazy var label: UILabel = { Lowered.leftOut(\"A.label\"); "
        + "return UILabel() }()")
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
      lacking: [(line: 1, lack: .conformance(name))])
    #expect(bodies.file.text.split(separator: " ").joined(separator: " ") == "\(expected)\n}")
    #expect(
      bodies.names.map(\.name)
        == (name == "Zork" ? ["the conformance of A to Zork"] : []))
  }

  @Test func aConformanceGoesWithTheProtocolThatRefinesWhatIsMissed() {
    let files = [
      SourceFile(path: "/app/A.swift", text: "class A: B, Screen {}"),
      SourceFile(
        path: "/app/P.swift",
        text: "protocol Screen: AnyObject, Streaming {}\nprotocol Streaming: Base, Kept { }"),
    ]
    let refined = LeftOutBodies.refined(in: files)
    #expect(refined == ["Screen": ["AnyObject", "Streaming"], "Streaming": ["Base", "Kept"]])
    let bodies = LeftOutBodies(
      files[0], at: [[]], lacking: [(line: 1, lack: .conformance("Base"))], refined: refined)
    #expect(bodies.names.map(\.name) == ["the conformance of A to Screen"])
    #expect(bodies.file.text.hasPrefix("class A: B ") && !bodies.file.text.contains("Screen"))
  }

  /// A name of the SDK's may be one that is not here, and two targets may have types of one name.
  @Test func whatNamesATypeThatIsNotThereIsLeftOut() {
    let source = """
      extension Category { var a: Int { 1 } }
      extension A: zorkDelegate { func f() {} }
      class B: zorkDelegate, C {}
      enum Kind { case a, b(Zork)
        case c }
      protocol P {
        func load(_ done: @escaping Zork.Done)
        init(zork: Zork)
        var rest: Int { get }
      }
      struct B { var c = 1 }
      class D {
        required init(zork: Zork.Part) { f() }
        required init?(coder: Zork.Coder) { f() }
      }
      """
    let bodies = LeftOutBodies(
      SourceFile(path: "/app/A.swift", text: source),
      at: [
        [(1, 11), (2, 14), (3, 10), (4, 24), (7, 20), (8, 14), (11, 8), (13, 23), (14, 27)],
        [(13, 23), (14, 27)],
      ],
      lacking: [
        (line: 1, lack: .name("Category")), (line: 2, lack: .name("zorkDelegate")),
        (line: 3, lack: .name("zorkDelegate")), (line: 4, lack: .name("Zork")),
        (line: 11, lack: .uniqueness),
      ])
    #expect(
      bodies.names.map(\.name) == [
        "the declaration of Category", "the inheritance of A from zorkDelegate",
        "the inheritance of B from zorkDelegate", "the second declaration of B",
        "the declaration of Kind.a, b", "the declaration of P.load(_:)",
        "the declaration of P.init(zork:)", "D.init(zork:)", "D.init(coder:)",
        "the declaration of D.init(zork:)",
      ])
    #expect(
      bodies.file.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        == "extension A { func f() {} } class B: C {} enum Kind { case c } protocol P { var rest: Int { get } } class D { "
        + "required init?(coder: Zork.Coder) {Lowered.leftOut(\"D.init(coder:)\"); return nil} }"
    )
  }

  @Test(arguments: [
    ("BaseViewController", "super.init(nibName: nil, bundle: nil)"),
    ("BaseCardView<Card>, Moving", "super.init(frame: .zero)"), ("Model", "super.init()"),
  ])
  func aSuperclassIsInitializedAllTheSame(superclass: String, call: String) {
    let bodies = bodies(
      "class A: \(superclass) {\n  init(zork: Int) {\n    super.init(zork: zork)\n    g()\n  }\n}",
      [[(3, 16)]])
    #expect(bodies.names.map(\.name) == ["line 3 of A.init(zork:)"])
    #expect(
      bodies.file.text.contains(
        "    \(call); Lowered.leftOut(\"line 3 of A.init(zork:)\")\n    g()"))
  }

  /// A stub may inherit a conformance that the SDK's class does not have.
  @Test func aSecondConformanceIsLeftOut() {
    let bodies = LeftOutBodies(
      SourceFile(path: "/app/A.swift", text: "extension A: Zork { func f() {} }"), at: [[]],
      lacking: [(line: 1, lack: .single("Zork"))])
    #expect(
      bodies.file.text.split(separator: " ").joined(separator: " ")
        == "extension A { func f() {} }")
    #expect(bodies.names.map(\.name) == ["the second conformance of A to Zork"])
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

  @Test func notificationsAreNotMissedBeforeOneIsPosted() {
    let source = """
      func f() {
        center.addObserver(self, selector: #selector(g), name: .themeDidChange, object: nil)
        center.addObserver(forName: .themeDidChange, object: nil, queue: nil) { _ in zork() }
        view.addObserver(self, forKeyPath: path, options: zork, context: nil)
        NotificationCenter.default.reactive.notification(name: .shown).observeNext { zork() }.dispose(in: bag)
        NotificationCenter.default.publisher(for: .shown).sink { zork() }.store(in: &bag)
        NotificationCenter.default.publisher(for: .shown).prepend(1).sink { zork() }.store(in: &bag)
        NotificationCenter.default.post(name: .shown, object: nil)
        make().addObserver(self, selector: #selector(g), name: .shown, object: nil)
        center.addObserver(self, selector: #selector(g), name: .zorkKeyboardWillShow, object: nil)
      }
      """
    let left = bodies(source, [(2...10).map { ($0, 3) }])
    #expect(
      left.names.map(\.name)
        == (2...10).map {
          ([2, 3, 5, 6].contains($0) ? "the notifications of " : "") + "line \($0) of f()"
        })
  }

  @Test func whatLogsIsNotMissed() {
    let source = """
      struct CCLog {
        func verbose() {
          zork()
          write()
        }
        static func level() -> Int { zork() }
      }
      class LogViewController {
        func show() { zork() }
      }
      func f() {
        Analytics.shared.log("a", zork)
        kPrint("a \\(zork)")
        logger.info { zork() }
        logIn(zork)
        make().log(zork)
        logView.show(zork)
        Log.event(show())
        Log.event(Zork(1), "b")
        speed = log(zork)
      }
      class LogInFade: NSObject, UIViewControllerAnimatedTransitioning { func log() { zork() } }
      """
    let left = bodies(
      source,
      [
        [3, 6, 9, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22].map {
          ($0, [6: 34, 9: 17, 22: 82][$0] ?? 5)
        }
      ])
    #expect(
      left.names.map(\.name) == [
        "the log of line 3 of CCLog.verbose()", "CCLog.level()",
        "line 9 of LogViewController.show()",
        "the log of line 12 of f()", "the log of line 13 of f()", "line 14 of f()",
        "line 15 of f()",
        "line 16 of f()", "line 17 of f()", "line 18 of f()", "the log of line 19 of f()",
        "line 20 of f()", "line 22 of LogInFade.log()",
      ])
    // What a log answers may be seen.
    #expect(left.file.text.contains("{Lowered.leftOut(\"CCLog.level()\"); return 0}"))
  }

  @Test(arguments: [
    "CCLog", "logger", "NSLog", "analyticsService", "MyAnalytics", "log2",
  ])
  func namesOfLogsAreKnown(name: String) { #expect(LogNames.isLogger(name)) }

  @Test func functionsThatPrintAreLogs() {
    for name in ["print", "kprint", "debugPrint", "logEvent"] { #expect(LogNames.isLog(name)) }
    for name in ["printer", "fingerprint", "printLabel"] { #expect(!LogNames.isLog(name)) }
  }

  @Test(arguments: [
    "Login", "Catalog", "LogoView", "dialog", "Blog", "printer", "logout", "", "logView",
    "LogScreen", "logInCard", "LogOutService",
  ])
  func otherNamesAreNoLogs(name: String) { #expect(!LogNames.isLogger(name)) }

  @Test(arguments: [
    ("view.backgroundColor = .brand(.black)", "view.backgroundColor = §UIColor.black)"),
    (
      "view.backgroundColor = Palette.dimmed.color",
      "view.backgroundColor = §UIColor.black.withAlphaComponent(0.5))"
    ),
    (
      "view.backgroundColor = Asset.black.color.withAlphaComponent(0.2)",
      "view.backgroundColor = §UIColor.black.withAlphaComponent(0.2))"
    ),
    (
      "view.layer.borderColor = isOn ? Asset.red.color : nil",
      "view.layer.borderColor = §UIColor.red.cgColor)"
    ),
    ("label.font = .brand(size: 13.5)", "label.font = §UIFont.systemFont(ofSize: 13))"),
    ("label.text = L10n.Home.title", "label.text = §\"title\")"),
    (
      "view.image = Asset.Icons.close.image",
      "view.image = §UIImage(named: \"close\") ?? UIImage())"
    ),
    (
      "button.setTitle(\"save\".localized, for: .normal)",
      "button.setTitle(§\"save\"), for: .normal)"
    ),
    ("view.alpha = Palette.alpha", "Lowered.leftOut(\"line 2 of A.f()\")"),
  ])
  func aLookThatDoesNotCompileIsGuessed(source: String, expected: String) {
    let column = source.firstIndex(of: "=").map { source.distance(from: source.startIndex, to: $0) }
    let bodies = bodies(
      "class A {\n  func f() { \(source)\n    g() }\n}", [[(2, 14 + (column ?? 17) + 2)]])
    let text = bodies.file.text.split(separator: "\n")[1].dropFirst("  func f() { ".count)
    #expect(text == expected.replacing("§", with: "Lowered.look(\"line 2 of A.f()\", "))
    guard expected.contains("§") else { return }
    // Where the rest of the statement does not compile either, all of it goes.
    let again = self.bodies(
      "class A {\n  func f() { \(source)\n    g() }\n}",
      [[(2, 14 + (column ?? 17) + 2)], [(2, 14)]])
    #expect(again.file.text.contains("func f() { Lowered.leftOut("), "\(again.file.text)")
    #expect(again.names.count == 1)
  }

  /// Others may use a property of which the value does not compile.
  @Test(arguments: [
    (
      "let card = UIView(frame: .zero).zork { $0.alpha = 0 }",
      "let card: UIView = {§return UIView(frame: .zero) }()"
    ),
    ("let card = Card().zork { $0.alpha = 0 }", "let card: Card = {§return Card() }()"),
    ("let card = UILabel(zork)", "let card: UILabel = {§return UILabel() }()"),
    ("let card = Card(zork)", "let card: Card = {§fatalError(\"A.card is left out\") }()"),
    ("let card: UIView = .zork(1)", "let card: UIView = {§return UIView() }()"),
    ("let card = zork()", "                 "),
  ])
  func aPropertyKeepsTheObjectWithWhichItBegins(source: String, expected: String) {
    let bodies = bodies("class A {\n\(source)\n}", [[(2, 12)]])
    #expect(
      bodies.file.text
        == "class A {\n\(expected.replacing("§", with: " Lowered.leftOut(\"A.card\"); "))\n}")
  }

  @Test func aStatementInTheValueOfAPropertyIsLeftOutByItself() {
    let source = """
      class A {
        lazy var card = {
          let card = make()
          card.zork()
          return card
        }()
        let label = Card().then {
          $0.text = zork()
          $0.alpha = 1
        }
      }
      """
    let bodies = bodies(source, [[(4, 5), (8, 15)]])
    #expect(bodies.names.map(\.name) == ["line 4 of A.card", "the look of line 8 of A.label"])
    #expect(bodies.file.text.contains("$0.text = Lowered.look(\"line 8 of A.label\", \"zork\")"))
    // What is left then goes as a whole.
    let again = self.bodies(source, [[(3, 16)]])
    #expect(again.names.map(\.name) == ["the declaration of A.card"])
  }

  @Test func whatGivesALookHasOneThatIsGuessed() {
    let source = """
      class Palette {
        static var dimmedBlack: UIColor { zork(1); return zork() }
        func font() -> UIFont? { zork() }
        let red: UIColor = zork()
        var frame: CGRect { zork() }
        func item() -> UIBarButtonItem { zork() }
        func texts() -> [String: [Int]] { zork() }
        func pairs() -> [(a: Int, b: Int)] { zork() }
      }
      """
    let text = bodies(
      source, [[(2, 37), (3, 28), (4, 22), (5, 23), (6, 36), (7, 37), (8, 40)], [(2, 37)]]
    ).file.text
    for part in [
      "{return Lowered.look(\"Palette.dimmedBlack\", UIColor.black.withAlphaComponent(0.5))}",
      "return Lowered.look(\"Palette.font()\", UIFont.systemFont(ofSize: 17))",
      "= Lowered.look(\"Palette.red\", UIColor.red)", "Lowered.leftOut(\"Palette.frame\")",
      "Lowered.leftOut(\"Palette.item()\"); return UIBarButtonItem()",
      "Lowered.leftOut(\"Palette.texts()\"); return [:]}",
      "Lowered.leftOut(\"Palette.pairs()\"); return []}",
    ] {
      #expect(text.contains(part), "\(text)")
    }
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

  @Test func severalProtocolsOfATypeAreLeftOut() {
    let source = "class A: B, C, D, E {}\nextension F: C, D {}\nclass G: C, B, D {}"
    let bodies = LeftOutBodies(
      SourceFile(path: "/app/A.swift", text: source), at: [[]],
      lacking: [1, 2, 3].flatMap { [($0, .name("C")), ($0, .name("D"))] })
    #expect(
      bodies.file.text.split(separator: "\n").map {
        $0.split(separator: " ").joined(separator: " ")
      } == ["class A: B, E {}", "extension F {}", "class G: B {}"])
    #expect(bodies.names.count == 6)
  }

  @Test func whatRefinesAMissedProtocolIsLeftOut() {
    let source = "struct Flags: OptionSet {\n}\nclass Other: Bundle { func f() {} }\nclass A {}"
    let bodies = LeftOutBodies(
      SourceFile(path: "/app/A.swift", text: source), at: [[]],
      lacking: [(line: 1, lack: .conformance("SetAlgebra")), (line: 3, lack: .superclass)])
    #expect(
      bodies.file.text.split(separator: "\n").map {
        $0.split(separator: " ").joined(separator: " ")
      }
        == ["struct Flags {", "}", "", "class A {}"])
    #expect(
      bodies.names.map(\.name) == [
        "the conformance of Flags to OptionSet", "the declaration of Other",
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
      lacking: [(line: 1, lack: .initializer)])
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
