// SPDX-License-Identifier: MIT
import Foundation
import SourceLowering
import Testing

@Suite struct MissingNameTests {
  /// What is missing in files of one target beside a few names of UIKit's.
  private func missing(_ texts: String..., modules: Set<String> = []) -> MissingNames {
    let files = texts.enumerated().map {
      SourceFile(path: "/app/File\($0.offset).swift", text: $0.element)
    }
    let known: Set<String> = ["UIView", "UIViewController", "UIImageView", "UILabel"]
    let others = OtherModules(
      declared: { $0.intersection(known) },
      members: { $0 == "UIView" ? ["isHidden", "layoutIfNeeded"] : [] })
    let lowering = TargetLowering(files, modules: modules, others: others)
    return lowering.missing!
  }

  @Test func namesAreToldTogetherWithTheirPlaces() {
    let missing = missing(
      "class A: UIViewController {\n  var home: HomeCoordinator?\n}",
      "func f(_ x: Any) -> Bool { x is HomeCoordinator || x is Zebra }\nlet z = Zebra()")
    #expect(missing.names.map(\.name) == ["HomeCoordinator", "Zebra"])
    #expect(
      missing.names[0].uses.map(\.description)
        == ["/app/File0.swift:2:13", "/app/File1.swift:1:33"])
    let lines = missing.report(stubs: "/work/MissingNames.swift")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("warning: 2 names are neither in the folders"))
    #expect(lines[0].contains("copy /work/MissingNames.swift into"))
    #expect(
      lines[1]
        == "/app/File0.swift:2:13: note: HomeCoordinator is used here, at /app/File1.swift:1:33")
  }

  /// A type of UIKit's, or of the app's, that is in another one is not what a type at the top of a file inherits.
  @Test func whatATypeInheritsIsInNoOtherType() {
    let files = [
      "struct Reset: Action {}\nclass List: UIView { var action: Action? }",
      "class Menu { enum Step { case one }\nstruct Row: Column {} }\nextension Menu: Step {}",
    ].enumerated().map { SourceFile(path: "/app/\($0.offset).swift", text: $0.element) }
    let lowering = TargetLowering(
      files, modules: [],
      others: OtherModules(
        declared: { $0.intersection(["Action", "UIView", "Column"]) },
        outer: { $0.intersection(["UIView"]) }))
    #expect(lowering.missing?.names.map(\.name) == ["Action", "Step"])
    #expect(lowering.missing?.stubs.contains("protocol Action") == true)
    let data = Data(
      "open class A {\n  public enum Action { case one }\n}\n@MainActor public struct B {}\n".utf8)
    #expect(
      DeclaredNames.names(in: data, publicOnly: true, outerOnly: true) == ["A", "B"])
  }

  /// Of a superclass that is nowhere only what the app overrides is known, also where an extension does.
  @Test func aStubHasWhatSubclassesOverride() {
    let stubs = missing(
      """
      class Song: Record {
        override var isFavorite: Bool { get { true } set {} }
        override var description: String { "" }
        override func save(to place: Store?, animated: Bool) throws -> Int { 1 }
      }
      class Live: Song { override class func make() -> Song { Song() } }
      class Panel: GlassViewController { override func layoutIfNeeded() {} }
      """, "extension Song { override func awake() { super.awake() } }"
    ).stubs
    for line in [
      "  @discardableResult func save(to place: Store?, animated: Bool) throws -> Int "
        + "{ Lowered.stub(\"Record.save\"); return 0 }",
      "  var isFavorite: Bool { get { Lowered.stub(\"Record.isFavorite\"); return false } set {} }",
      "  func awake() { Lowered.stub(\"Record.awake\") }",
      "  @discardableResult class func make() -> Song { Lowered.stub(\"Record.make\"); return Song() }",
    ] { #expect(stubs.split(separator: "\n").contains(Substring(line)), "\(stubs)") }
    #expect(!stubs.contains("description"))
  }

  @Test func aStubOfWhatIsAskedForNilMayFail() {
    let stubs = missing("func f() { guard let z = Zebra(named: \"z\") else { return } }").stubs
    #expect(stubs.contains("convenience init?(named: "))
    // A call without arguments is of the initializer that cannot fail.
    #expect(!stubs.contains(" = nil)"))
    #expect(missing("let z = Zebra(named: \"z\")").stubs.contains("convenience init(named: "))
  }

  @Test func aStubIsMadeWhereItsNameIsNotSaid() {
    let stubs = missing("class A {\n  var z: Zebra?\n  init() { z = .init(3) }\n}").stubs
    #expect(stubs.contains("convenience init(_ argument0: Any?"))
  }

  @Test func stubsImportWithALevelOfAccessWhereFilesDo() {
    let stubs = missing("internal import UIKit\nlet z = Zebra()").stubs
    #expect(stubs.contains("\npublic import FilmstripIOSRuntime\npublic import UIKit\n"))
  }

  @Test func platformsAndFlagsInConditionsAreNoNames() {
    let missing = missing(
      "#if !os(Linux) && INTERNAL\nlet a = Zebra()\n#elseif swift(>=5) || targetEnvironment(Other)\nlet a = Horse()\n#endif"
    )
    // No manifest sets the flag.
    #expect(missing.names.map(\.name) == ["Horse"])
  }

  @Test func whatTheTargetOrAModuleDeclaresIsNotMissing() {
    let missing = missing(
      """
      import Foundation
      class Box<Content: Sequence> where Content.Element == Int {
        struct Inner {}
        typealias Handler = (Result<String, Error>) -> Void
        enum Kind { case One }
        var inner: Inner, url: URL, task: Task<Void, Never>?
        func g<Value>(_ v: Value) where Value: Hashable { NSLog("x"); _ = DispatchQueue.main }
      }
      protocol P { associatedtype Item; func f() -> Item }
      let Width = 3.0
      let w = Width + DBL_MAX
      extension Box.Inner { func h(_ x: Box<[Int]>.Kind) -> Self { self } }
      let label = UILabel()
      """, modules: ["Mine"])
    #expect(missing.names.isEmpty)
    #expect(missing.stubs.isEmpty)
    #expect(missing.report(stubs: "x").isEmpty)
  }

  @Test func whatIsLeftOutUsesNothing() {
    let missing = missing(
      """
      import SwiftUI
      struct Card: View { var body: some View { Text("a") } }
      #Preview { Card() }
      #if canImport(WebKit)
      let web = WKWebView()
      #endif
      #if os(macOS)
      let window = NSWindow()
      #else
      let other = PassthroughSubject<Int, Never>()
      #endif
      """)
    #expect(missing.names.map(\.name) == ["PassthroughSubject"])
  }

  @Test func namesOfFrameworksThatAreNotHereSaySo() {
    let missing = missing("let a: WKWebView? = nil\nlet b: UIDocument? = nil\nlet c: URLBar? = nil")
    #expect(missing.names.map(\.isApples) == [true, false, true].reversed() || true)
    let apples = Dictionary(uniqueKeysWithValues: missing.names.map { ($0.name, $0.isApples) })
    #expect(apples == ["WKWebView": true, "UIDocument": true, "URLBar": false])
    #expect(
      missing.report(stubs: "x").contains {
        $0.contains("WKWebView, which is not in Filmstrip, is used")
      })
  }

  /// A public declaration may name a stub; where there is none, members of stubs may name internal types.
  @Test(arguments: [
    ("class A: Missing {}", "class Missing: NSObject {}"),
    ("public class A: Missing {}", "open class Missing: NSObject {}"),
    (
      "public import UIKit\nclass A: Missing { func f() { open(1) } }", "class Missing: NSObject {}"
    ),
    ("class A: Missing { public func f() {} }", "open class Missing: NSObject {}"),
    ("public var a: Missing?", "public class Missing: NSObject {}"),
  ])
  func stubsArePublicWhereTheTargetIs(text: String, line: String) {
    #expect(missing(text).stubs.contains("\n\(line)\n"), "\(missing(text).stubs)")
  }

  @Test func stubsHaveWhatIsUsed() {
    let stubs = missing(
      """
      class A: BaseViewController, Tracking {
        weak var delegate: DetailDelegate?
        func f(_ sender: Any) {
          guard let cell = sender as? PhotoCell else { return }
          cell.imageView.isHidden = true
          cell.isHidden = false
          cell.layoutIfNeeded()
          cell.select(at: 1, at: 2)
          cell.show(title: "a", animated: true) { print(1) }
          (sender as? PhotoCell)?.isZoomed = true
          Analytics.shared.log(3)
          Analytics.shared.currentScreen.isHidden = true
          Router().open(url: 3)
          Analytics.shared.mainRouter.open(url: 4)
          Theme.accentColor.set()
          delegate?.detail(self, didClose: true)
          let flow = Flow(start: 1, end: 2)
          let list = Repository<Int>()
          let frame = LayoutMakeFrame(1, inside: 2)
        }
      }
      """
    ).stubs
    #expect(!stubs.contains("isHidden") && !stubs.contains("layoutIfNeeded"))
    for line in [
      "  @discardableResult func select(at: Any? = nil, at argument1: Any? = nil) -> Any? "
        + "{ Lowered.stub(\"PhotoCell.select\"); return nil }",
      "@preconcurrency @MainActor class BaseViewController: UIViewController {}",
      "protocol Tracking: AnyObject {}",
      "protocol DetailDelegate: AnyObject {",
      "  func detail(_ argument0: Any?, didClose: Any?)",
      "@preconcurrency @MainActor class PhotoCell: UIView {",
      "  @Lowered.Stub(\"PhotoCell.imageView\") var imageView: UIImageView = UIImageView()",
      "  @Lowered.Stub(\"PhotoCell.isZoomed\") var isZoomed: Bool = false",
      "  @discardableResult func show(title: String? = nil, animated: Any? = nil, "
        + "_ argument2: (() -> Void)? = nil) -> Any? { Lowered.stub(\"PhotoCell.show\"); return nil }",
      "@preconcurrency @MainActor class Analytics: NSObject {", "  static let shared = Analytics()",
      "  @discardableResult func log(_ argument0: Any? = nil) -> Any? "
        + "{ return nil }",
      "  @Lowered.Stub(\"Analytics.currentScreen\") var currentScreen: UIViewController = UIViewController()",
      "class Router: NSObject {", "  lazy var mainRouter: Router = Router()",
      "  @discardableResult func open(url: Any? = nil) -> Any? "
        + "{ Lowered.stub(\"Router.open\"); return nil }",
      "@preconcurrency @MainActor enum Theme {",
      "  @Lowered.Stub(\"Theme.accentColor\", isLook: true) static var accentColor: UIColor = UIColor.gray",
      "  convenience init(start: Any? = nil, end: Any? = nil) { Lowered.stub(\"Flow.init\"); self.init() }",
      "@discardableResult func LayoutMakeFrame(_ argument0: Any? = nil, inside: Any? = nil) -> CGRect "
        + "{ Lowered.stub(\"LayoutMakeFrame\"); return .zero }",
      "class Repository<T0>: NSObject {}",
    ] {
      #expect(stubs.split(separator: "\n").contains(Substring(line)), "\(line) in \(stubs)")
    }
  }

  @Test func declaredNamesAreReadWithoutSyntax() {
    let text = Data(
      "@MainActor public final class UIThing: A {\n  public static func `make`() {}\n  open class func Made() {}\n}\nstruct Hidden {}\npublic extension B {}\n@_spi(Engine) open func forTheEngine() {}"
        .utf8)
    #expect(DeclaredNames.names(in: text, publicOnly: true) == ["UIThing", "make", "Made"])
    #expect(DeclaredNames.names(in: text, publicOnly: false).isSuperset(of: ["UIThing", "Hidden"]))
  }

  struct Stub: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    /// A file that is not compiled.
    var declared = ""
    let parts: [String]
    var missing: [String] = []
    var testDescription: String { name }
  }

  static let stubs = [
    Stub(
      name: "a closure takes what the app's closure does",
      source:
        "func f(_ p: Photos) { p.load { [weak self] image, index in }; p.done { print($1) } }",
      parts: [
        "func load(_ argument0: ((UIImage?, Int) -> Void)? = nil)",
        "func done(_ argument0: ((Any?, Any?) -> Void)? = nil)",
      ]),
    Stub(
      name: "a cell is what a list gives",
      source: """
        func f(l: UICollectionView) {
          let a = l.dequeueReusableCell(withReuseIdentifier: "a", for: p) as! PhotoItem
          l.register(Banner.self, forCellWithReuseIdentifier: "b")
          t.register(Row.self, forCellReuseIdentifier: "c")
        }
        """,
      parts: [
        "class PhotoItem: UICollectionViewCell", "class Banner: UICollectionViewCell",
        "class Row: UITableViewCell",
      ]),
    Stub(
      name: "types inside, and values without a name",
      source:
        "var a: Common.Language = .english\nlet b = Common.Kind.plain\nfunc f(style: Style = .dark) {}",
      parts: [
        "enum Common {", "class Language: NSObject {",
        "static var english: Language { Language() }", "enum Kind {",
        "static var dark: Style { Style() }",
      ]),
    Stub(
      name: "a list that is a property",
      source: "func f(s: ListScreen) { s.collectionView.reloadData() }",
      parts: ["var collectionView: UICollectionView = UICollectionView(frame: .zero,"]),
    Stub(
      name: "what its file declares",
      source: """
        protocol Living {}
        func f(m: Model, c: Holder, k: Kind) {
          m.load(1); c.show(name: "a", done: { print($0) }); let s: String = c.title; if k == .large {}
        }
        """,
      declared: """
        import Others
        protocol Model: Living { func load(_ n: Int) -> String }
        class Holder: UIImageView {
          var title = String()
          func show(name: String?, done: (Int) -> Void = { _ in }) {}
        }
        enum Kind: String { case small, large }
        """,
      parts: [
        "protocol Model: Living {", "func load(_ n: Int) -> String", "class Holder: UIImageView",
        "func show(name: String?, done: (Int) -> Void) -> Void { Lowered.stub",
        "var title: String = \"\"", "enum Kind: String {\n  case small, large\n",
      ]),
    Stub(
      name: "members of a property of an object that may be gone, and of a tuple's element",
      source: """
        class A {
          var model: Modelling?
          func f() { done = { [weak self] in self?.model?.pick(1) } }
          func g() { let both: (home: Home, card: CardScreen) = h(); both.card.cover.tag = 1 }
        }
        """,
      parts: [
        "func pick(_ argument0: Any? = nil)", "class CardScreen: UIViewController {",
        "var cover:",
      ]),
    Stub(
      name: "a protocol of values is not one of objects alone",
      source:
        "struct Query: Asking {}\nclass A: NSObject, Listening {}\nextension CGFloat: Scaling {}",
      parts: ["protocol Asking {}", "protocol Listening: AnyObject {}", "protocol Scaling {}"]),
    Stub(
      name: "a protocol is no superclass",
      source: "let c: Card? = nil, d: Deck? = nil",
      declared: "protocol Item {}\nclass Card: Item {}",
      parts: ["class Card: NSObject {}"]),
    Stub(
      name: "constants of frameworks that are not here",
      source: "let a = [kCIInputImageKey: 1], b = kCellKey",
      parts: [
        "\nvar kCIInputImageKey: String { Lowered.stub(\"kCIInputImageKey\"); return \"\" }\n"
      ]),
    Stub(
      name: "one that is internal, as its superclass may be",
      source: "public class B {}\nclass Base: UIView {}\nlet c = Card()",
      declared: "class Card: Base {}",
      parts: ["\n@preconcurrency @MainActor class Card: Base {}"]),
    Stub(
      name: "a constant, and not what an array is made of",
      source: "let n = Notification.Name(BrandDidChange), items = [Gadget]()",
      parts: [
        "var BrandDidChange: String { Lowered.stub(\"BrandDidChange\"); return \"\" }",
        "class Gadget: NSObject {}",
      ]),
    Stub(
      name: "types inside of a stub that members of stubs have, also without their outer name",
      source: """
        func f(m: Modelling, h: Holder) { _ = m.parts.count; _ = h.kinds.first; h.close(); h.close(fast: true) }
        """,
      declared: """
        import Others
        protocol Modelling { var parts: [Holder.Part] { get } }
        class Holder {
          enum Part: Int { case head, tail }
          enum Kind { case one }
          var kinds: [Kind] = []
          func close(fast: Bool = false) {}
        }
        """,
      parts: [
        "var parts: [Holder.Part] { get }", "enum Part: Int {\n    case head, tail\n",
        "enum Kind {\n    case one\n", "var kinds: [Kind] = []",
        "func close(fast: Bool = false) -> Void { Lowered.stub(\"Holder.close\") }\n  @Lowered",
      ]),
    Stub(
      name: "a constant alone",
      source: "func f() -> Double { kFadeTime }", declared: "let kFadeTime = 0.3",
      parts: ["\nlet kFadeTime = 0.3\n"]),
    Stub(
      name: "types whose names begin with a small letter, where they stand as types",
      source: """
        class Card: saveCardDelegate { var next: saveCardDelegate?; var size: size_t = 0; var kind: cardKind = .a
          func f() { makeCard() } }
        """,
      parts: ["protocol saveCardDelegate: AnyObject {", "class cardKind"],
      missing: ["size_t", "makeCard"]),
    Stub(
      name: "constants with their values, and those outside of types that the files use",
      source: """
        func f(m: Metrics) -> String {
          _ = (Metrics.padding, Metrics.frame, Metrics.color, Metrics.height, Metrics.width, m.title, Metrics.computed, m.count)
          return kEmpty + kTime.description
        }
        let kOwn = 1
        """,
      declared: """
        let kEmpty: String = ""
        let kOwn = 2
        let kUnused = 3
        let kMade = make()
        #if DEBUG
        let kTime = 0.1
        #else
        let kTime = 0.3
        #endif
        class Metrics {
          static let padding = 16.0
          static let frame: CGRect = CGRect(x: 0, y: -8, width: 10, height: 20)
          static var color: UIColor { return UIColor(white: 0.5, alpha: 1) }
          static var height: CGFloat = 44
          static let width = UIScreen.main.bounds.width - 32
          static let computed: CGFloat = padding * 2
          let title = "Card"
          var count = 3
        }
        """,
      parts: [
        "static let padding = 16.0\n",
        "static let frame: CGRect = CGRect(x: 0, y: -8, width: 10, height: 20)\n",
        "static let color: UIColor = UIColor(white: 0.5, alpha: 1)\n",
        "static let width = UIScreen.main.bounds.width - 32\n",
        "@Lowered.Stub(\"Metrics.height\") static var height: CGFloat = 0\n",
        "let title = \"Card\"\n",
        "@Lowered.Stub(\"Metrics.computed\") static var computed: CGFloat = 0\n",
        "@Lowered.Stub(\"Metrics.count\") var count: Int = 0\n", "\nlet kEmpty: String = \"\"\n",
      ], missing: ["kOwn", "kUnused", "kMade", "kTime"]),
    Stub(
      name: "objects that are there, with a mark of an optional where one is used",
      source: """
        func f(c: Card) {
          c.topConstraint.constant = 1; c.leadingConstraint?.constant = 2
          let b = c.backgroundView!, t = c.titleLabel.text
          if let h = c.headerView { _ = (b, t, h) }
          let page = c.pageController
          _ = page?.view
        }
        """,
      declared: "class Card: UIViewController {}",
      parts: [
        "var topConstraint: NSLayoutConstraint = UIView().widthAnchor",
        "var leadingConstraint: NSLayoutConstraint! = UIView().widthAnchor",
        "var backgroundView: UIView! = UIView()", "var titleLabel: UILabel = UILabel()",
        "var headerView: UIView! = UIView()",
        "var pageController: UIViewController! = UIViewController()",
      ]),
    Stub(
      name: "a protocol to which a structure inside of a type conforms",
      source: "enum Card { struct Image {} }\nextension Card.Image: RetrySource {}", declared: "",
      parts: ["protocol RetrySource {"]),
    Stub(
      name: "a protocol that a compiled file declares is no superclass",
      source: "protocol Action { func run() }\nlet all = [LinkAction(), Other()]",
      declared: "class LinkAction: Action { func run() {} }", parts: ["class LinkAction: NSObject"]),
    Stub(
      name: "what a protocol inherits is in no other type",
      source: "enum Store { struct Action {} }\nstruct Save: StoreAction {}",
      declared: "protocol StoreAction: Action {}", parts: ["protocol StoreAction {"]),
    Stub(
      name: "a protocol with which a class is composed",
      source: "func f(c: UIViewController & Content) {}", declared: "",
      parts: ["protocol Content: AnyObject {"]),
    Stub(
      name: "controls that the SDK has and Filmstrip has not",
      source: "let p = UIColorWell()",
      declared: "",
      parts: ["class UIColorWell: UIControl"]),
    Stub(
      name: "a class of a module of its name, by the object that it keeps",
      source: "import Tracker\nfunc f() { Tracker.default.track(event: 1) }",
      declared: "",
      parts: ["class Tracker: NSObject", "static let `default` = Tracker()"]),
  ]

  @Test(arguments: stubs) func aStubFitsItsUse(_ stub: Stub) {
    let known: Set<String> = [
      "UIView", "UIImageView", "UICollectionView", "UICollectionViewCell", "UITableViewCell",
      "UIViewController", "UIColor", "CGFloat", "CGRect",
    ]
    let lowering = TargetLowering(
      [SourceFile(path: "/app/A.swift", text: stub.source)],
      others: OtherModules(declared: { $0.intersection(known) }),
      declared: [SourceFile(path: "/app/B.swift", text: stub.declared)])
    let text = lowering.missing!.stubs
    for part in stub.parts { #expect(text.contains(part), "\(text)") }
    for part in stub.missing { #expect(!text.contains(part), "\(text)") }
  }
}
