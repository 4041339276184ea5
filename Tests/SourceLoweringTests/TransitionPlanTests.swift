// SPDX-License-Identifier: MIT
import Testing

@testable import SourceLowering

@Suite struct TransitionPlanTests {
  /// An animator of a name, with what its body has besides.
  private static func animator(
    _ name: String, _ more: String = "", of superclass: String = "NSObject"
  ) -> String {
    """
    class \(name): \(superclass), UIViewControllerAnimatedTransitioning {
      \(more)
      func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using c: UIViewControllerContextTransitioning) {}
    }
    """
  }

  private static let delegate = """
    class Fades: NSObject, UIViewControllerTransitioningDelegate {
      func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
    }
    """

  private static let containers = """
    class Tabs: UIViewController {
      func show(_ controller: UIViewController) {
        addChild(controller)
        swap(to: controller)
      }
      private func swap(to new: UIViewController) {
        transition(from: children[0], to: new, duration: 1, options: [], animations: nil)
      }
    }
    class Drawer: UIViewController {
      init(main: UIViewController, menu: UIViewController) {}
      override func viewDidLoad() {
        addChild(menu)
        view.addGestureRecognizer(UIScreenEdgePanGestureRecognizer(target: self, action: #selector(panned)))
      }
      func openMenu(animated: Bool) { move(0) }
      func closeMenu() { move(1) }
      private func move(_ x: CGFloat) { UIView.animate(withDuration: 1) {} }
    }
    class Pages: UIViewController {
      var pages: [UIViewController] = []
      var selectedIndex = 0 { didSet { swap() } }
      private func swap() {
        addChild(pages[selectedIndex])
        UIView.animate(withDuration: 1) {}
      }
    }
    """

  private static let layers = """
    extension UINavigationController {
      func fadePush(_ controller: UIViewController) {
        view.layer.add(CATransition(), forKey: nil)
        pushViewController(controller, animated: false)
      }
      func fadePop() {
        view.layer.add(CATransition(), forKey: nil)
        popViewController(animated: false)
      }
    }
    extension UIView {
      func push(duration: CFTimeInterval) { layer.add(CATransition(), forKey: nil) }
    }
    enum Fades { static func fade() -> CATransition { CATransition() } }
    """

  private static func plan(_ sources: [String: String], modules: Set<String> = []) -> TransitionPlan
  {
    let files = sources.sorted { $0.key < $1.key }.map {
      SourceFile(path: "/app/\($0.key).swift", text: "import UIKit\n" + $0.value)
    }
    let known: Set<String> = ["frame", "alpha", "view", "edges", "row", "origin"]
    let members: [String: Set<String>] = [
      "UIView": ["frame", "alpha"], "UIGestureRecognizer": ["edges"], "CGRect": ["origin"],
    ]
    return TransitionPlan(
      files, folder: "/app", modules: modules,
      others: OtherModules(
        declared: { names in
          names.filter {
            known.contains($0) || !$0.contains(".") && ["UI", "CG"].contains(where: $0.hasPrefix)
          }
        }, members: { members[$0] ?? [] }))
  }

  struct Finding: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    /// The types and ways that are found, and the types that are skipped.
    let found: [String]
    var skipped: [String] = []
    var testDescription: String { name }
  }

  static let findings = [
    Finding(
      name: "a delegate with its animator", source: delegate + animator("Fade"),
      found: ["Fades present Fades Fade"]),
    Finding(name: "an animator alone", source: animator("Fade"), found: ["Fade present Fade"]),
    Finding(
      name: "an animator that pushes by its name", source: animator("PushFade"),
      found: ["PushFade push PushFade"]),
    Finding(
      name: "conformance in an extension",
      source: """
        class Home: UIViewController {}
        extension Home: UINavigationControllerDelegate {
          func navigationController(
            _ n: UINavigationController, animationControllerFor o: UINavigationController.Operation,
            from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { fade }
        }
        """, found: ["Home push Home"]),
    Finding(
      name: "tabs, by way of a type that makes animators",
      source: """
        enum Maker { static func make() -> UIViewControllerAnimatedTransitioning { Slide() } }
        class Tabs: NSObject, UITabBarControllerDelegate {
          func tabBarController(
            _ t: UITabBarController, animationControllerForTransitionFrom a: UIViewController, to b: UIViewController
          ) -> UIViewControllerAnimatedTransitioning? { Maker.make() }
        }
        """ + animator("Slide"), found: ["Tabs tab Tabs Slide"]),
    Finding(
      name: "a presentation controller, and not its superclass",
      source: "class Base: UIPresentationController {}\nclass Card: Base {}",
      found: ["Card present Card Base"]),
    Finding(
      name: "an animator that is private to its file", source: "private " + animator("Fade"),
      found: ["Fade present Fade"]),
    Finding(
      name: "a private animator with the name of another type, and one inside of a function",
      source: "private " + animator("Fade")
        + "enum Box { static func f() { \(animator("Slide")) } }"
        + "#if os(tvOS)\nenum Fade {}\n#endif",
      found: [], skipped: ["Box.Slide", "Fade"]),
    Finding(
      name: "a generic animator, and one of an actor",
      source: "@WorkActor " + animator("Fade") + animator("Move<T>"),
      found: ["Fade present Fade", "Move present Move"]),
    Finding(
      name: "two types of one name", source: animator("Fade") + "enum A {}\n" + animator("Fade"),
      found: ["Fade present Fade", "Fade present Fade"]),
    Finding(
      name: "containers by a call, by a pair of calls, and by a property", source: containers,
      found: ["Tabs contain", "Drawer contain", "Pages contain"]),
    Finding(
      name: "no container: children without animation, and animations of something else",
      source: """
        class Plain: UIViewController {
          func show(_ c: UIViewController) { addChild(c) }
          func showError(_ text: String) { UIView.animate(withDuration: 1) {} }
          func hideError() { UIView.animate(withDuration: 1) {} }
        }
        class Player: UIViewController {
          let list = ListViewController()
          func setUp() { addChild(list) }
          func showZoom() { UIView.animate(withDuration: 1) {} }
          func hideZoom() { UIView.animate(withDuration: 1) {} }
          func toggleSelect() { UIView.animate(withDuration: 1) {} }
        }
        class ListViewController: UIViewController {}
        """, found: []),
    Finding(
      name: "functions that add a CATransition, and one that makes it", source: layers,
      found: ["UINavigationController.fadePush layer", "UIView.push layer", "Fades layer"]),
    Finding(
      name: "screens that override nothing of their superclass's transition show it once",
      source: animator("Fade") + animator("Wipe") + """
        class Base: UIViewController, UIViewControllerTransitioningDelegate {
          func next() {}
          func animator() -> UIViewControllerAnimatedTransitioning { Fade() }
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            animator()
          }
        }
        class Name: Base { override func next() {} }
        class Mail: Base { override func next() {} }
        class Code: Base { override func animator() -> UIViewControllerAnimatedTransitioning { Wipe() } }
        """, found: ["Name present Name Fade Mail", "Code present Code Fade Wipe"]),
    Finding(
      name: "what only passes on to another delegate is none",
      source: """
        class Stack: UINavigationController, UINavigationControllerDelegate {
          weak var other: UINavigationControllerDelegate?
          func navigationController(
            _ stack: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from: UIViewController, to: UIViewController
          ) -> UIViewControllerAnimatedTransitioning? {
            other?.navigationController?(stack, animationControllerFor: operation, from: from, to: to)
          }
        }
        """, found: [],
      skipped: ["Stack"]),
    Finding(
      name: "what only calls the function of its superclass is none",
      source: """
        class Flow { func show(_ view: UIView) { view.layer.add(CATransition(), forKey: nil) } }
        class SignUp: Flow { func begin() { show(UIView()) } }
        class LongSignUp: SignUp {}
        class SignIn: Flow { func turn(_ view: UIView) { view.layer.add(CATransition(), forKey: nil) } }
        """, found: ["Flow layer", "SignIn layer"]),
    Finding(
      name: "an animator of the app's own container is none of a presentation",
      source: delegate + animator("Fade") + animator("Wipe")
        + "class Context: NSObject, UIViewControllerContextTransitioning {}",
      found: ["Fades present Fades Fade"], skipped: ["Wipe"]),
    Finding(
      name: "an app's own container, whose context its animators get",
      source: animator("Wipe") + """
        class Context: NSObject, UIViewControllerContextTransitioning {}
        class Box: UIViewController {
          var shown: UIViewController? { didSet { swap() } }
          private func swap() {
            addChild(shown!)
            Wipe().animateTransition(using: Context())
          }
        }
        """, found: ["Box contain"]),
    Finding(
      name: "what only a private extension has is called by no scene",
      source: """
        class Box: UIViewController {
          func add(_ name: String) { show(UIViewController()) }
        }
        private extension Box {
          func show(_ controller: UIViewController) {
            addChild(controller)
            UIView.animate(withDuration: 1) {}
          }
        }
        """, found: []),
    Finding(
      name: "animators that private variables beside a delegate hold",
      source: "private let fade = Fade()\nlet wipe = Wipe()\n"
        + delegate.replacing("{ Fade() }", with: "{ fade }") + animator("Fade") + animator("Wipe"),
      found: ["Fades present Fades Fade", "Wipe present Wipe"]),
    Finding(
      name: "a class in small letters that a property begins with",
      source: """
        class Home: UIViewController, UIViewControllerTransitioningDelegate {
          let fade = fader()
          func animationController(
            forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { fade }
        }
        """ + animator("fader"), found: ["Home present Home fader"]),
    Finding(
      name:
        "screens that inherit a transition and add nothing to it are one, and one that overrides is another",
      source: """
        class Base: UIViewController, UIViewControllerTransitioningDelegate {
          func animationController(
            forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade(speed()) }
          func speed() -> Int { 1 }
        }
        class One: Base { override func viewDidLoad() {} }
        class Two: Base {}
        class Fast: Base { override func speed() -> Int { 2 } }
        """ + animator("Fade"), found: ["One present One Fade Two", "Fast present Fast Fade"]),
    Finding(
      name: "a delegate that gives nothing, and one that gives something in one of two cases",
      source: """
        class Idle: NSObject, UIViewControllerTransitioningDelegate {
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
          func presentationController(
            forPresented p: UIViewController, presenting: UIViewController?, source: UIViewController
          ) -> UIPresentationController? {
            note()
            return nil
          }
        }
        class Choosing: NSObject, UIViewControllerTransitioningDelegate {
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            guard isOpen else { return nil }
            return fade
          }
        }
        """, found: ["Choosing present Choosing"], skipped: ["Idle"]),
    Finding(name: "nothing", source: "class Home: UIViewController {}", found: []),
    Finding(
      name: "code with errors of its own",
      source: "let a = = 3\nfunc f( -> {}\n" + animator("Fade"),
      found: ["Fade present Fade"]),
  ]

  @Test(arguments: findings) func transitionsAreFound(_ finding: Finding) {
    let plan = TransitionPlanTests.plan(["A": finding.source])
    #expect(
      plan.transitions.map { ([$0.type, $0.way] + $0.entries).joined(separator: " ") }
        == finding.found)
    #expect(plan.skipped.map(\.type).sorted() == finding.skipped)
  }

  struct Closure: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    let compiled: [String]
    var leftOut: [String] = []
    var testDescription: String { name }
  }

  static let closures = [
    Closure(
      name: "types, functions and members of extensions that are used, and what those use",
      files: [
        "Fade": animator("Fade", "let curve = Curve()\nfunc f(v: UIView) { ease(v); v.pin() }"),
        "Curve": "struct Curve {}",
        "Ease": "func ease(_ v: UIView) { Log.write() }",
        "Pin": "extension UIView { func pin() {} }", "Log": "enum Log { static func write() {} }",
        "Needless": "extension UIView { func other() {} }\nstruct Unused {}",
      ], compiled: ["Curve", "Ease", "Fade", "Log", "Pin"]),
    Closure(
      name: "constants beside what is not there, and no class beside it",
      files: [
        "Fade": animator("Fade", "let a = Sizes.Button.height\nlet b = Store.size"),
        "Sizes": """
        import SwiftUI
        import Ledger
        enum Sizes {
          static let insets = EdgeInsets()
          enum Button { static let height: CGFloat = 44 }
          static let all = UIEdgeInsets.zero.doubled
        }
        """,
        "Doubled": """
        import SwiftUI
        extension UIEdgeInsets {
          var doubled: UIEdgeInsets { self }
          var edges: EdgeInsets { EdgeInsets() }
        }
        """, "Store": "import Ledger\nclass Store { static let size = Page.size }",
      ], compiled: ["Doubled", "Fade", "Sizes"], leftOut: ["Store"]),
    Closure(
      name: "members that the SDK has, and operators of numbers, tell nothing",
      files: [
        "Fade": animator("Fade", "func f(v: UIView) { v.alpha = 1 + 2 }"),
        "Alpha": "extension CGRect { var alpha: Int { 0 } }",
        "Plus": "func + (a: Date, b: Int) -> Date { a }",
      ], compiled: ["Fade"]),
    Closure(
      name:
        "members whose names the SDK has on other types alone: methods by their first label, and properties",
      files: [
        "Fade": animator(
          "Fade",
          "func f(v: UIView, r: CGRect) { v.edges(to: v); _ = v.row; _ = r.origin; r.edges(of: 1) }"
        ),
        "Edges": "extension UIView { func edges(to other: UIView) {} }",
        "Others": "extension UIView { func edges(from other: UIView) {} }",
        "Row": "extension UIView { var row: Int { 0 } }",
        "Origin": "extension CGRect { var origin: Int { 0 } }",
      ], compiled: ["Edges", "Fade", "Row"]),
    Closure(
      name:
        "initializers of extensions that are called without a type, and static members on subclasses",
      files: [
        "Fade": animator(
          "Fade",
          "func f() { g(options: .init(curve: c)); _ = Bar.fromFile() }\nclass Bar: UIView {}"),
        "Options": "extension UIView.AnimationOptions { init(curve: Int) {} }",
        "Other": "extension UIView.AnimationOptions { init(other: Int) {} }",
        "File": "extension UIView { static func fromFile() -> Self { fatalError() } }",
      ], compiled: ["Fade", "File", "Options"]),
    Closure(
      name: "members of protocols to which types of others conform, and the conformance",
      files: [
        "Fade": animator("Fade", "let l = UILabel().with { $0.text = \"\" }"),
        "With": "protocol With {}",
        "Body": "extension With { func with(_ b: (Self) -> Void) -> Self { self } }",
        "Conforming": "extension NSObject: With {}",
        "Apart":
          "protocol Apart {}\nextension Apart { func apart() {} }\nextension NSObject: Apart {}",
      ], compiled: ["Body", "Conforming", "Fade", "With"]),
    Closure(
      name: "members that the SDK has, with other labels or of another type",
      files: [
        "Fade": animator("Fade", "func f(v: UIView) { v.frame(1); _ = v.bounds.alpha }"),
        "Call": "extension UIView { func frame(_ n: Int) {} }",
        "Other": "extension UIView { func frame(at n: Int) {} }",
        "Rect": "extension CGRect { var alpha: Int { 0 } }",
      ], compiled: ["Call", "Fade", "Rect"]),
    Closure(
      name: "subscripts of extensions by their labels",
      files: [
        "Fade": animator("Fade", "func f(a: [Int]) { _ = a[safe: 1]; _ = a[2] }"),
        "Safe": "extension Array { subscript(safe n: Int) -> Element? { nil } }",
        "Other": "extension Array { subscript(wrapping n: Int) -> Element { self[n] } }",
        "Plain": "extension Array { subscript(n: UInt8) -> Element { self[Int(n)] } }",
      ], compiled: ["Fade", "Safe"]),
    Closure(
      name: "initializers of extensions whose arguments have defaults",
      files: [
        "Fade": animator("Fade", "let c = UIColor(white: 1, black: 0)"),
        "Color": "extension UIColor { init(white: Int, alpha: Int = 1, black: Int) {} }",
        "Other": "extension UIColor { init(white: Int, alpha: Int, red: Int = 1) {} }",
      ], compiled: ["Color", "Fade"]),
    Closure(
      name: "a file that declares again what another file does is left out",
      files: [
        "App/Fade": animator("Fade", "let curve = Curve(), ease = Ease()"),
        "App/Curve": "struct Curve {}",
        "Demo/Ease": "struct Ease {}\nstruct Curve {}",
      ], compiled: ["App/Curve", "App/Fade"], leftOut: ["Demo/Ease"]),
    Closure(
      name: "a script is left out",
      files: [
        "Fade": animator("Fade", "let curve = Curve()"),
        "scripts/Make": "struct Curve {}\nprint(1)",
      ], compiled: ["Fade"], leftOut: ["scripts/Make"]),
    Closure(
      name: "of two declarations the nearer",
      files: [
        "One/Fade": animator("Fade", "let curve = Curve()"), "One/Curve": "struct Curve {}",
        "Two/Curve": "struct Curve {}",
      ], compiled: ["One/Curve", "One/Fade"]),
    Closure(
      name:
        "a file of a module that is not here is left out, and one of a module in the folder is not",
      files: [
        "Fade": animator("Fade", "let a = Remote(), b = Near()"),
        "Remote": "import Alamofire\nstruct Remote {}",
        "Near": "import Kit\nstruct Near {}",
      ], compiled: ["Fade", "Near"], leftOut: ["Remote"]),
    Closure(
      name: "SwiftUI's views are left out",
      files: [
        "Fade": animator("Fade", "typealias A = Card"),
        "Card": "import SwiftUI\nstruct Card: View {}",
      ],
      compiled: ["Fade"], leftOut: ["Card"]),
    Closure(
      name: "generated code is code, unless it needs its generator's module",
      files: [
        "Fade": animator("Fade", "let a = Asset.brand, b = R.image.tile"),
        "Assets": """
        // swiftlint:disable all
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
        #if os(macOS)
          import AppKit
        #endif
        internal enum Asset { internal static let brand = ColorAsset(name: "brand") }
        internal final class ColorAsset { internal init(name: String) {} }
        private final class BundleToken {}
        """, "R.generated": "import RswiftResources\nlet R = _R()\nstruct _R {}",
      ], compiled: ["Assets", "Fade"], leftOut: ["R.generated"]),
    Closure(
      name: "types in an extension of one's own, and classes from which one descends",
      files: [
        "Fade": "class Fade: Base { var style = Style() }",
        "Base": animator("Base", "typealias Block = Style.Block"),
        "Styles": "extension Fade { struct Style {} }",
        "Blocks": "extension Fade.Style { typealias Block = () -> Void }",
      ], compiled: ["Base", "Blocks", "Fade", "Styles"]),
    Closure(
      name: "a type in another extension of the type around it",
      files: [
        "Fade": animator("Fade", "var style = Motions.first"), "Motions": "enum Motions {}",
        "First": "extension Motions { static let first = Style() }",
        "Other": "enum Others { struct Style {} }",
        "Style": "extension Motions { struct Style {} }",
      ], compiled: ["Fade", "First", "Motions", "Style"]),
    Closure(
      name: "constants with a capital of an extension, without a base",
      files: [
        "Fade": animator("Fade", "let c = UIColor.brand"),
        "Brand": "extension UIColor { static let brand = UIColor(named: Brand_Name) }",
        "Names": "extension UIColor { static let Brand_Name = \"b\" }",
        "Others": "extension UIColor { static let Other_Name = \"o\" }",
      ], compiled: ["Brand", "Fade", "Names"]),
    Closure(
      name: "members of one name of two types, of each the nearest",
      files: [
        "Fade": animator("Fade", "func f(v: UIView) { v.cut(count: 2) }"),
        "Cut": "extension UIView { func cut(count: Int) {} }",
        "Near": "extension UIImage { func cut(count: Int) {} }",
      ], compiled: ["Cut", "Fade", "Near"]),
    Closure(
      name: "extensions that conform come with their type",
      files: [
        "Fade": animator("Fade", "let curve = Curve()"), "Curve": "class Curve {}",
        "Conforming": "extension Curve: Equatable {}",
        "Apart": "extension Curve { func unused() {} }",
      ], compiled: ["Conforming", "Curve", "Fade"]),
  ]

  @Test(arguments: closures) func aTransitionHasTheFilesThatItNeeds(_ closure: Closure) throws {
    let plan = TransitionPlanTests.plan(closure.files, modules: ["Kit"])
    let sources = try #require(plan.transitions.first { $0.type == "Fade" }?.sources.first)
    func short(_ path: String) -> String { String(path.dropFirst(5).dropLast(6)) }
    #expect(sources.files.map(short) == closure.compiled)
    #expect(sources.leftOut.map { short($0.file) } == closure.leftOut)
  }

  struct Program: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let parts: [String]
    var missing: [String] = []
    var fillIns = 0
    var others: [String: String] = [:]
    var testDescription: String { name }
  }

  static let programs = [
    Program(
      name: "a screen whose delegate is a property that it overrides, around a content of its own",
      source: """
        class Sheet: UIViewController, UIViewControllerTransitioningDelegate {
          init(content: UIViewController) {}
          override var transitioningDelegate: UIViewControllerTransitioningDelegate? { get { self } set {} }
          func animationController(
            forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"),
      parts: [
        "addScreen(\"to\") { Sheet(content: StandInScreen(\"Content\")) }", "return scene.to",
      ]),
    Program(
      name: "outlets that are lists, layouts and recognizers",
      source: """
        class Home: UIViewController, UIViewControllerTransitioningDelegate {
          @IBOutlet var labels: [UILabel]!
          @IBOutlet var pan: UIPanGestureRecognizer!
          @IBOutlet var layout: Layout!
          func animationController(
            forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
          func make() -> Other { Other(nibName: nil, bundle: nil) }
        }
        class Layout: UICollectionViewFlowLayout {}
        class Other: UIViewController { @IBOutlet weak var title: UILabel! }
        """ + animator("Fade"),
      parts: [
        "screen.labels = [outlets.add(UILabel()), outlets.add(UILabel())]",
        "screen.pan = outlets.add(UIPanGestureRecognizer())",
        "screen.layout = outlets.add(Layout())",
        "scenes.addOutlets(of: Other.self) { screen, outlets in\n    screen.title = outlets.add(UILabel())",
      ]),
    Program(
      name: "a container that conforms is no value for an animator's delegate",
      source: """
        protocol Zooming: AnyObject { func zoomed() }
        class Pages: UINavigationController, Zooming { func zoomed() {} }
        """ + animator("Fade", "weak var fromDelegate: Zooming?"),
      parts: ["animator.fromDelegate = scene.from.screen(as: (any Zooming).self)"]),
    Program(
      name: "a screen that is on one side each way is the second one",
      source: "class List: UIViewController {}\nclass Home: UIViewController {}\n"
        + animator(
          "Fade",
          """
          var presenting = true
          func list(c: UIViewControllerContextTransitioning) -> List? {
            let bottom = presenting ? c.viewController(forKey: .from) : c.viewController(forKey: .to)
            if let home = bottom as? Home { home.view.alpha = 1 }
            return !presenting ? c.viewController(forKey: .from) as? List : c.viewController(forKey: .to) as? List
          }
          """), parts: ["addScreen(\"from\") { Home() }", "addScreen(\"to\") { List() }"]),
    Program(
      name: "what an app's coordinators are made with",
      source: """
        protocol Loading {}
        class Model: Loading { var count = 0 }
        class Coordinator { init(model: Model, window: UIWindow, in scene: UIWindowScene, weight: UIFont.Weight) {} }
        """ + animator("Fade", "init(coordinator: Coordinator) {}"),
      parts: [
        "Coordinator(model: Model(), window: UIWindow(frame: UIScreen.main.bounds), "
          + "in: UIApplication.shared.connectedScenes.first as! UIWindowScene, weight: .regular)"
      ]),
    Program(
      name: "a class that is made as its superclass is, from a storyboard",
      source: """
        class Base: UIViewController { required init?(coder: NSCoder) {} }
        class Sheet: Base, UIViewControllerTransitioningDelegate {
          func animationController(
            forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"), parts: ["Sheet(coder: NSCoder())!"]),
    Program(
      name: "the app's screen that does for an animator what a stand-in cannot",
      source: """
        protocol Showing: AnyObject { func animator() -> UIViewImplicitlyAnimating }
        class Alert: UIViewController, Showing {
          func animator() -> UIViewImplicitlyAnimating { UIViewPropertyAnimator() }
        }
        """ + animator("Fade", "init(delegate: Showing) {}"),
      parts: [
        "addScreen(\"to\") { Alert() }", "Fade(delegate: scene.to.screen(as: (any Showing).self))",
      ]),
    Program(
      name: "the duration of UIKit's bars is a constant as a number is",
      source: animator("Fade", "init(duration: TimeInterval) {}")
        + "func f() { _ = Fade(duration: TimeInterval(UINavigationControllerHideShowBarDuration)) }",
      parts: ["Fade(duration: TimeInterval(UINavigationControllerHideShowBarDuration))"]),
    Program(
      name: "a closure whose type has a name in its class, and no initializer that is unavailable",
      source: animator(
        "Fade",
        """
        typealias Action = (UIView) -> Void
        @available(*, unavailable) override init() {}
        init(action: @escaping Action, other: Fade.Action) {}
        """), parts: ["Fade(action: { _ in }, other: { _ in })"]),
    Program(
      name: "outlets of a screen of which the app's storyboard makes more",
      source: """
        class Card: UIViewController, UIViewControllerTransitioningDelegate {
          @IBOutlet var title: UILabel!
          static func make() -> Card { board.instantiateViewController(withIdentifier: "Card") as! Card }
          func animationController(
            forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"),
      parts: [
        "scenes.addOutlets(of: Card.self) { screen, outlets in\n    screen.title = outlets.add(UILabel())"
      ]),
    Program(
      name: "an array of optional pictures has one",
      source: animator("Fade", "init(images: [UIImage?], names: [Int?]) {}"),
      parts: ["Fade(images: [StandInScreen.image], names: [])"]),
    Program(
      name: "the style with which another file presents",
      source: "class Add: UIViewController, UIViewControllerTransitioningDelegate {\n"
        + "func animationController(forDismissed dismissed: UIViewController) -> "
        + "UIViewControllerAnimatedTransitioning? { Fade() } }\n" + animator("Fade"),
      parts: ["style: .custom"],
      others: [
        "Home": "class Home: UIViewController { func add() { let next = Add()\n"
          + "next.modalPresentationStyle = .custom\npresent(next, animated: true) } }"
      ]),
    Program(
      name: "a screen with a view of the app's to which its view is cast",
      source:
        "protocol Zooming: AnyObject { func zoom() }\nclass Card: UIView, Zooming { func zoom() {} }\n"
        + animator(
          "Fade",
          "func f(c: UIViewControllerContextTransitioning) {\n"
            + "guard let to = c.viewController(forKey: .to)?.view as? (UIView & Zooming) else { return }\n}"
        ),
      parts: [
        "final class ToScreen: StandInScreen {\n  override func loadView() { view = Card() }"
      ],
      missing: ["is cast to"]),
    Program(
      name: "the initializer that the app calls",
      source: animator(
        "Fade", "override init() { fatalError() }\ninit(from view: UIView, for time: Double) {}"),
      parts: ["Fade(from: scene.to.standInTile, for: 0.3)"],
      others: ["Home": "func make(_ view: UIView) { _ = Fade(from: view, for: 0.3) }"]),
    Program(
      name: "a list of the first screen",
      source: animator(
        "Fade", "init(list: UICollectionView, path: IndexPath, rows: UITableView!) {}"),
      parts: [
        "Fade(list: scene.from.standInCollectionView, path: IndexPath(item: 0, section: 0), rows: "
      ]),
    Program(
      name: "a flag follows the way", source: animator("Fade", "var isPresenting = false"),
      parts: ["animator.isPresenting = isForth"]),
    Program(
      name: "cases follow the way",
      source: "enum Way { case hide, show }\n" + animator("Fade", "init(way: Way) {}"),
      parts: ["Fade(way: (isForth ? Way.show : Way.hide))"]),
    Program(
      name: "only back", source: animator("DismissFade"),
      parts: ["StandInDelegate(back: { isForth in", "DismissFade()"]),
    Program(
      name: "a literal with which the app calls it",
      source: animator("Fade", "init(speed: Double) {}") + "\nlet f = Fade(speed: 2.5)",
      parts: ["Fade(speed: 2.5)"]),
    Program(
      name: "of two initializers the one with fewer values that no one wrote",
      source: animator(
        "Fade",
        "init(_ radius: CGFloat, scale: Int) {}\nconvenience init() { self.init(2, scale: 1) }"),
      parts: ["Fade()"]),
    Program(
      name: "an initializer with values that the app wrote, or of the way, is no guess",
      source: animator("Fade", "init(isPresenting: Bool, speed: Double) {}\ninit() {}")
        + "\nlet f = Fade(isPresenting: true, speed: 2.5)",
      parts: ["Fade(isPresenting: isForth, speed: 2.5)"]),
    Program(
      name: "empty values, nil, closures and types that can be made",
      source: "struct Style { let size: CGSize\nvar name = \"\" }\n"
        + animator(
          "Fade",
          "init(style: Style, done: @escaping (Bool, Int) -> Void, image: UIImage?, list: [Int], rest: Int = 3) {}"
        ),
      parts: [
        "Fade(style: Style(size: StandInScreen.tileFrame.size), done: { _, _ in }, image: StandInScreen.image, list: [])"
      ]),
    Program(
      name: "a look of the SDK's is a guess that is told",
      source: animator("Fade", "init(effect: UIVisualEffect, mode: UIView.ContentMode) {}"),
      parts: [
        "Fade(effect: UIBlurEffect(style: .regular), mode: .scaleAspectFill)",
        "// guessed for what the app gives: effect: UIBlurEffect(style: .regular), mode: .scaleAspectFill",
      ]),
    Program(
      name: "numbers without which nothing moves",
      source: animator(
        "Fade",
        "init(presentDuration: Double, topHeight: CGFloat, lineWidth: CGFloat, x: CGFloat) {}"),
      parts: [
        "Fade(presentDuration: 0.5, topHeight: 440, lineWidth: 0, x: 0)",
        "// guessed for what the app gives: presentDuration: 0.5, topHeight: 440, lineWidth: 0, x: 0",
      ]),
    Program(
      name: "shares of a size are no sizes",
      source: animator(
        "Fade", "init(sideMenuWidthMultiplier: CGFloat, minScale: CGFloat, dimAlpha: Double) {}"),
      parts: ["Fade(sideMenuWidthMultiplier: 0.75, minScale: 0.9, dimAlpha: 0.5)"]),
    Program(
      name: "of two pictures each from its own screen",
      source: animator("Fade", "init(fromImageView: UIImageView, toImageView: UIImageView) {}"),
      parts: [
        "Fade(fromImageView: scene.from.standInPicture, toImageView: scene.to.standInPicture)"
      ]),
    Program(
      name: "a view of the app's is put into a screen, and a list has something to show",
      source: "class Card: UIView {}\nstruct Item {}\n"
        + animator("Fade", "init(card: Card, images: [UIImage], items: [Item], ids: [Int]) {}"),
      parts: [
        "Fade(card: scene.from.placing(Card()), images: [StandInScreen.image], items: [Item()], ids: [])"
      ]),
    Program(
      name: "methods that give an animator what it keeps",
      source: animator(
        "Zoom",
        """
        private var destination: CGRect?
        private var views: [UIView]?
        private var index: Int?
        private var own: CGRect?
        func setDestinationFrame(_ frame: CGRect) { destination = frame }
        func setViews(_ views: [UIView], index: Int) { self.views = views; self.index = index }
        func setOwn(_ frame: CGRect) { own = frame }
        func begin() { setOwn(.zero) }
        """),
      parts: [
        "animator.setDestinationFrame(StandInScreen.largeFrame)",
        "animator.setViews([scene.from.standInTile, scene.from.standInPicture], index: 0)",
      ], missing: ["setOwn"]),
    Program(
      name: "a presentation controller with the height that its delegate gives it",
      source:
        "class Driver: UIPercentDrivenInteractiveTransition {}\nclass Sheet: UIPresentationController { var sheetHeight: CGFloat = 0\nvar driver: Driver! }",
      parts: [
        "let controller = Sheet(presentedViewController: presented, presenting: presenting)",
        "controller.sheetHeight = 440", "controller.driver = Driver()", "return controller",
      ]),
    Program(
      name: "a set of options that is empty",
      source: "struct Looks: OptionSet { let rawValue: UInt32 }\n"
        + animator("Fade", "init(looks: Looks, count: UInt32) {}"),
      parts: ["Fade(looks: [], count: 0)"]),
    Program(
      name: "places that are empty, and what the type sets itself",
      source: animator(
        "Fade",
        "var origin = CGRect.zero\nvar end: CGRect = .zero\nvar own = CGRect.zero\nfunc f() { own = end }\nvar shown: UIImageView?\nvar size = CGSize.zero\nvar sheetHeight: CGFloat = 0\nvar keyboardHeight: CGFloat = 0"
      ),
      parts: [
        "animator.sheetHeight = 440",
        "animator.origin = StandInScreen.tileFrame", "animator.end = StandInScreen.tileFrame",
        "animator.shown = scene.from.standInPicture",
      ], missing: ["animator.own", "animator.size", "animator.keyboard"]),
    Program(
      name: "a delegate that its initializer sets is kept, and a flag says whether a touch drives",
      source: """
        protocol Cards: AnyObject {}
        class Fades: NSObject, UIViewControllerTransitioningDelegate {
          weak var cards: Cards?
          var interactiveDismiss = true
          weak var others: Cards?
          init(cards: UIViewController & Cards) { self.cards = cards }
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"),
      parts: [
        "Fades(cards: scene.to.screen(as: (any UIViewController & Cards).self))",
        "delegate.interactiveDismiss = scene.isDriven",
        "delegate.others = scene.from.screen(as: (any Cards).self)",
      ], missing: ["delegate.cards ="]),
    Program(
      name: "a stand-in gives places, keeps what is set, and allows interaction",
      source: """
        protocol Zooming: AnyObject {
          var imageFrame: CGRect? { get }
          var owner: Zooming! { get set }
          var enableInteraction: Bool { get }
          func image() -> UIImage?
        }
        extension Zooming { var enableInteraction: Bool { false } }
        """
          + animator(
            "Fade",
            "func f(c: UIViewControllerContextTransitioning) { _ = c.viewController(forKey: .to) as? Zooming }"
          ),
      parts: [
        "var imageFrame: CGRect? { StandInScreen.largeFrame }", "lazy var owner: Zooming! = nil",
        "var enableInteraction: Bool { true }", "func image() -> UIImage? { StandInScreen.image }",
      ]),
    Program(
      name: "stand-ins conform to what an extension of controllers casts to",
      source: """
        protocol Paging { func page() }
        extension UIViewController { var paging: Paging? { self as? Paging } }
        """ + animator("Fade"),
      parts: ["class FromScreen: StandInScreen, Paging", "class ToScreen: StandInScreen, Paging"]),
    Program(
      name: "a screen's model, constraint and background",
      source: """
        struct Model { let image: UIImage }
        class List: UIViewController {
          var model: Model!
          @IBOutlet var top: NSLayoutConstraint!
          @IBOutlet var backgroundView: UIView!
        }
        """
          + animator(
            "Fade",
            "func f(c: UIViewControllerContextTransitioning) { _ = c.viewController(forKey: .to) as! List }"
          ),
      parts: [
        "screen.model = Model(image: StandInScreen.image)", "screen.top = outlets.constraint()",
        "outlets.add(UIView(), isBackground: true)", "outlets.place(in: screen, isTo: true)",
      ]),
    Program(
      name: "a screen that shows another one where a cell is chosen is tapped",
      source: delegate + animator("Fade") + """
        class Detail: UIViewController {}
        struct Item { let title: String }
        class Home: UIViewController, UICollectionViewDelegate {
          let fades = Fades()
          var items = [Item](), names: [String] = [], others: [Int] = []
          func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) { open() }
          private func open() {
            let detail = storyboard!.instantiateViewController(withIdentifier: "d") as! Detail
            detail.transitioningDelegate = fades
            present(detail, animated: true)
          }
        }
        """,
      parts: [
        "let screen = Home()",
        "screen.items = [Item(title: \"\"), Item(title: \"\"), Item(title: \"\")]",
        "addScreen(\"to\") { Detail() }", "addActs(.present)",
        "forth: { scene.tap(.cell) }", "back: { scene.dismiss() }",
      ], missing: ["screen.others"]),
    Program(
      name: "a delegate's view that recognizes taps, with the app's own way to present",
      source: """
        extension UIViewController { func rise(_ c: UIViewController) { present(c, animated: true) } }
        class Card: UIViewController, UIViewControllerTransitioningDelegate {
          override func viewDidLoad() {
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          }
          @objc private func tapped() { rise(UIViewController()) }
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"), parts: ["addScreen(\"from\") { Card() }", "scene.tap(.view)"]),
    Program(
      name: "a container that presents where a control is touched",
      source: """
        class Tabs: UITabBarController, UIViewControllerTransitioningDelegate {
          override func viewDidLoad() { button.addTarget(self, action: #selector(pressed), for: .touchUpInside) }
          @objc func pressed(_ sender: UIButton) { present(UIViewController(), animated: true) }
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"),
      parts: [
        "let subject = Tabs()", "subject.setViewControllers([scene.from], animated: false)",
        "scene.tap(.control, in: subject)",
      ]),
    Program(
      name: "a screen that shows another one by itself is not tapped",
      source: delegate + animator("Fade") + """
        class Home: UIViewController {
          let fades = Fades()
          func open() { present(UIViewController(), animated: true) }
          func tableView(_ list: UITableView, didSelectRowAt path: IndexPath) { print(path) }
        }
        """, parts: ["addForthAndBack(.present", "let delegate = Fades()"], missing: ["scene.tap("]),
    Program(
      name: "views of nibs and of prototypes have their outlets",
      source: animator("Fade", "let badge = Badge(), tile = Tile(), plain = Plain()") + """
        class Badge: UIView {
          @IBOutlet var title: UILabel!
          @IBOutlet private var height: NSLayoutConstraint!
        }
        private let reuseIdentifier = "Cell"
        class Tile: UICollectionViewCell {}
        class Row: UITableViewCell { static let key = "row" }
        class Card: UICollectionViewCell {}
        class Plain: UIView {}
        class Ribbon: UIView {}
        extension Fade {
          func g() { view.addSubview(Ribbon.fromNib()) }
          func f(list: UICollectionView, path: IndexPath) {
            _ = list.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as! Tile
            _ = list.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: path) as! Card
            _ = table.dequeueReusableCell(withIdentifier: Row.key) as! Row
          }
        }
        """,
      parts: [
        "scenes.addNib([\"Badge\"], of: Badge.self) { view, outlets in",
        "view.title = outlets.add(UILabel())",
        "view.setValue(outlets.constraint(), forKey: \"height\")",
        "scenes.addNib([\"Tile\", \"tile\"], of: Tile.self) { _, _ in }",
        "scenes.addNib([\"Card\", \"Cell\"], of: Card.self)",
        "scenes.addNib([\"Row\", \"row\"], of: Row.self)",
        "scenes.addNib([\"Ribbon\"], of: Ribbon.self) { _, _ in }",
      ], missing: ["Plain.self"]),
    Program(
      name: "an edge at the top drives the way back, too",
      source: """
        class Driver: UIPercentDrivenInteractiveTransition {}
        class Pull: NSObject, UIViewControllerTransitioningDelegate {
          let driver = Driver(), pan = UIScreenEdgePanGestureRecognizer()
          func setUp() { pan.edges = .top }
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"), parts: ["drag: GalleryDrag(.down, startY: 0.005)"]),
    Program(
      name:
        "a delegate that follows a screen's pan has that of the scene, and its flag from there on",
      source: """
        class Driver: NSObject, UIViewControllerInteractiveTransitioning {
          func startInteractiveTransition(_ c: UIViewControllerContextTransitioning) {}
          func didPan(with pan: UIPanGestureRecognizer) {}
        }
        class Zoom: NSObject, UIViewControllerTransitioningDelegate {
          let driver = Driver()
          var isInteractive = false
          func didPan(with pan: UIPanGestureRecognizer) { driver.didPan(with: pan) }
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"),
      parts: [
        "scene.drive { pan in\n      if pan.state == .began { delegate.isInteractive = true }",
        "delegate.didPan(with: pan)",
      ], missing: ["scene.isDriven"]),
    Program(
      name: "screens share the driver of their delegate",
      source: """
        class Driver: UIPercentDrivenInteractiveTransition {}
        class Home: UIViewController, UIViewControllerTransitioningDelegate {
          let driver = Driver()
          func show() { let next = Detail() }
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
          func interactionControllerForDismissal(using a: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { driver }
        }
        class Detail: UIViewController {
          var driver: Driver?
          let pan = UIPanGestureRecognizer()
          @objc func panned(_ pan: UIPanGestureRecognizer) { dismiss(animated: true)\ndriver?.update(0) }
        }
        """ + animator("Fade"),
      parts: [
        "let to = scene.to.screen(as: Detail.self)", "to.driver = from.driver", "return scene.from",
      ]),
    Program(
      name: "an argument says which touches are allowed",
      source: """
        enum Touch { case none, edge, pan }
        class Driver: UIPercentDrivenInteractiveTransition {}
        class Sheet: NSObject, UIViewControllerTransitioningDelegate {
          let driver = Driver(), recognizer = UIPanGestureRecognizer()
          init(gesture: Touch = .none, allowsSwipeInteraction: Bool = false, count: Int = 2) {}
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"),
      parts: [
        "gesture: scene.isDriven ? Touch.pan : Touch.none, allowsSwipeInteraction: scene.isDriven)"
      ], missing: ["count:"]),
    Program(
      name: "a delegate has the view from which the app lets it zoom",
      source: """
        class Zoom: NSObject, UIViewControllerTransitioningDelegate {
          init(sourceView: UIView? = nil, count: Int = 2) {}
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"),
      parts: [
        "let delegate = Zoom(sourceView: scene.from.standInTile)",
        "// guessed for what the app gives: sourceView: scene.from.standInTile",
      ]),
    Program(
      name: "a stack that is its own delegate is what is presented",
      source: """
        class Drawer: UINavigationController, UIViewControllerTransitioningDelegate {
          func setUp() { transitioningDelegate = self }
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"),
      parts: [
        "let screen = Drawer()",
        "screen.setViewControllers([StandInScreen(\"Content\")], animated: false)",
        "return scene.to", "style: .automatic",
      ], missing: ["container:"]),
    Program(
      name: "a screen that its presenter makes its own delegate is the second one",
      source: """
        class Home: UIViewController {
          func show() {
            let next = Detail()
            next.transitioningDelegate = next
          }
        }
        class Detail: UIViewController, UIViewControllerTransitioningDelegate {
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"), parts: ["addScreen(\"to\") { Detail() }", "return scene.to"]),
    Program(
      name: "an app of iOS 13 that sets no style has the one that UIKit takes",
      source: "class Scenes: UIResponder, UIWindowSceneDelegate {}\n" + animator("Fade"),
      parts: ["style: .automatic"]),
    Program(
      name: "a place at the end is the large one, and a picture is more than none",
      source:
        "struct Options { init(image: UIImage?, sourceFrame: CGRect, targetFrame: CGRect) {} }\n"
        + animator("Fade", "init(options: Options) {}"),
      parts: [
        "Options(image: StandInScreen.image, sourceFrame: StandInScreen.tileFrame, targetFrame: StandInScreen.largeFrame)"
      ]),
    Program(
      name: "what the second screen alone conforms to, the first one does not",
      source: """
        protocol Dimming {}
        class Card: UIViewController, Dimming, UIViewControllerTransitioningDelegate {
          func setUp() { transitioningDelegate = self }
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """
          + animator(
            "Fade",
            "func f(c: UIViewControllerContextTransitioning) { _ = c.viewController(forKey: .from) as? Dimming }"
          ),
      parts: ["addScreen(\"from\") { StandInScreen(\"From\") }"], missing: ["FromScreen"]),
    Program(
      name: "of a class that is never made the one that descends from it",
      source:
        "class Page: UIViewController { func count() -> Int { fatalError() } }\nclass List: Page {}\n"
        + animator(
          "Fade",
          "func f(c: UIViewControllerContextTransitioning) { _ = c.viewController(forKey: .to) as? Page }"
        ),
      parts: ["addScreen(\"to\") { List() }"]),
    Program(
      name: "a stand-in's recognizer is on its view",
      source: "protocol Panned { var recognizer: UIPanGestureRecognizer { get } }\n"
        + animator(
          "Fade",
          "func f(c: UIViewControllerContextTransitioning) { _ = c.viewController(forKey: .to) as? Panned }"
        ),
      parts: ["var recognizer: UIPanGestureRecognizer { standInPan }"]),
    Program(
      name: "a closure whose result is optional is none itself",
      source: "typealias Fetch = (UIView, Int) -> CGSize?\n"
        + animator("Fade", "init(fetch: @escaping Fetch) {}"),
      parts: ["Fade(fetch: { _, _ in nil })"]),
    Program(
      name: "a screen has the value that it unwraps",
      source: """
        struct Post { var title: String }
        class Detail: UIViewController { var post: Post?\nvar count: Int? }
        """
          + animator(
            "Fade",
            "func f(c: UIViewControllerContextTransitioning) { _ = c.viewController(forKey: .to) as? Detail }"
          ), parts: ["screen.post = Post(title: \"\")"], missing: ["count"]),
    Program(
      name: "a cycle is to be filled in",
      source: "class A { init(b: B) {} }\nclass B { init(a: A) {} }\n"
        + animator("Fade", "init(a: A) {}"),
      parts: ["// FILL IN", "fillIn("], fillIns: 1),
    Program(
      name: "a stand-in has what the source casts to",
      source:
        "protocol Zooming { var zoomed: UIView { get }\nfunc count(of name: String) -> Int }\n"
        + animator(
          "Fade",
          "func f(c: UIViewControllerContextTransitioning) { _ = c.viewController(forKey: .from) as? Zooming }"
        ),
      parts: [
        "class FromScreen: StandInScreen, Zooming", "var zoomed: UIView { tile }",
        "func count(of name: String) -> Int { 0 }",
      ]),
    Program(
      name: "screens of either side, with the place of the picture that is asked for",
      source:
        "protocol Zooming: AnyObject { func picture(at: Int) -> UIImageView?\nfunc place(of v: UIView) -> CGRect? }\n"
        + animator("Fade", "weak var fromDelegate: Zooming?\nweak var toDelegate: Zooming?"),
      parts: [
        "animator.fromDelegate = scene.from.screen(as: (any Zooming).self)",
        "animator.toDelegate = scene.to.screen(as: (any Zooming).self)",
        "func place(of v: UIView) -> CGRect? { picture.frame }",
        "func picture(at: Int) -> UIImageView? { picture }",
      ]),
    Program(
      name: "the app's own controller, with outlets",
      source:
        "class List: UIViewController { @IBOutlet weak var label: UILabel!\n@IBOutlet private var table: UITableView! }\n"
        + animator(
          "Fade",
          "func f(c: UIViewControllerContextTransitioning) { _ = c.viewController(forKey: .from) as! List }"
        ),
      parts: [
        "let screen = List()", "screen.label = outlets.add(UILabel())",
        "screen.setValue(outlets.add(UITableView()), forKey: \"table\")",
      ]),
    Program(
      name: "a driver is wired and a touch finds the edge",
      source: """
        class Swipe: UIPercentDrivenInteractiveTransition {
          func wire(to controller: UIViewController) {
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .right
          }
        }
        class Fades: NSObject, UIViewControllerTransitioningDelegate {
          let swipe = Swipe()
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"),
      parts: ["delegate.swipe.wire(to: scene.to)", "drag: GalleryDrag(.left, startX: 0.995)"]),
  ]

  static let acts = [
    Act(
      type: "Tabs", source: containers,
      parts: [
        "prepare: { subject.show(scene.from) }", "forth: { subject.show(scene.to) }",
        "back: { subject.show(scene.from) }",
      ]),
    Act(
      type: "Drawer", source: containers,
      parts: [
        "let subject = Drawer(main: scene.from, menu: scene.to)",
        "forth: { subject.openMenu(animated: true) }", "back: { subject.closeMenu() }",
        "forthDrag: GalleryDrag(.right, startX: 0)",
      ], cases: ["forth", "back", "finish-forth", "cancel-forth"]),
    Act(
      type: "Pages", source: containers,
      parts: [
        "subject.pages = [scene.from, scene.to]", "forth: { subject.selectedIndex = 1 }",
        "back: { subject.selectedIndex = 0 }",
      ]),
    Act(
      type: "UINavigationController.fadePush", source: layers,
      parts: [
        "addActs(.push)", "forth: { scene.navigation.fadePush(scene.to) }",
        "back: { scene.navigation.fadePop() }",
      ]),
    Act(
      type: "UIImageView.turn",
      source:
        "extension UIImageView { func turn(to image: UIImage) { layer.add(CATransition(), forKey: nil)\nself.image = image } }",
      parts: ["scene.from.standInPicture.turn(to: StandInScreen.image)"], cases: ["forth"]),
    Act(
      type: "UIView.push", source: layers,
      parts: ["forth: { scene.from.view.push(duration: 0.5); scene.cover() }"]),
    Act(
      type: "Fades", source: layers,
      parts: ["scene.from.view.layer.add(Fades.fade(), forKey: nil); scene.cover()"]),
    Act(
      type: "Cards",
      source: """
        class Cards: NSObject, UIViewControllerTransitioningDelegate {
          func show(_ card: UIViewController, from source: UIViewController) {
            card.transitioningDelegate = self
            source.present(card, animated: true)
          }
          func hideCard() { shown?.dismiss(animated: true) }
          func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        }
        """ + animator("Fade"),
      parts: [
        "keeping: subject", "forth: { subject.show(scene.to, from: scene.from) }",
        "back: { subject.hideCard() }",
      ]),
    Act(
      type: "Fades",
      source: """
        class Owner {
          let fades: Fades
          func begin(_ card: UIViewController, in source: UIViewController) {
            card.transitioningDelegate = fades
            source.present(card, animated: true)
          }
        }
        """
          + delegate.replacing("NSObject, ", with: "NSObject, Hashable, ").replacing(
            "{ Fade() }\n", with: "{ Fade() }\ninit(key: SecKey) {}\n") + animator("Fade"),
      parts: ["// FILL IN"], fillIns: ["key: SecKey"]),
    Act(
      type: "Move", source: animator("Move<Screen: UIViewController>"),
      parts: ["// FILL IN", "try fillIn(\"Move<Screen: UIViewController>: it is generic\")"],
      fillIns: ["Move<Screen: UIViewController>: it is generic"]),
    Act(
      type: "Fade", source: "@WorkActor " + animator("Fade"),
      parts: ["try fillIn(\"Fade: it belongs to WorkActor, not to the main actor\")"],
      fillIns: ["Fade: it belongs to WorkActor, not to the main actor"]),
    Act(
      type: "List", source: interactive,
      parts: ["forthDrag: GalleryDrag(.left, startX: 0.995)", "addScreen(\"from\") { List() }"],
      cases: ["forth", "back", "finish-forth", "cancel-forth"]),
    Act(
      type: "Menus", source: interactive,
      parts: [
        "delegate.driver.onBegin = { scene.start() }", "delegate.driver.attach(to: scene.from)",
        "forthDrag: GalleryDrag(.up, startY: 0.8)",
      ], cases: ["forth", "back", "finish-forth", "cancel-forth"]),
    Act(
      type: "Pushes",
      source: """
        class Pushes: NSObject, UINavigationControllerDelegate {
          var driver: UIPercentDrivenInteractiveTransition?
          func navigationController(
            _ n: UINavigationController, animationControllerFor o: UINavigationController.Operation,
            from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { fade }
        }
        class Detail: UIViewController {
          override func viewDidLoad() {
            view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged)))
          }
          @objc func dragged(_ pan: UIPanGestureRecognizer) {
            (navigationController?.delegate as? Pushes)?.driver = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
          }
        }
        """,
      parts: ["addScreen(\"to\") { Detail() }", "drag: GalleryDrag(.right, startX: 0.1)"],
      cases: ["forth", "back", "finish", "cancel"]),
  ]

  struct Act: Sendable, CustomTestStringConvertible {
    let type: String
    let source: String
    let parts: [String]
    var cases = ["forth", "back"]
    var fillIns: [String] = []
    var testDescription: String { "\(type) \(parts[0])" }
  }

  private static let interactive =
    """
    class List: UIViewController, UINavigationControllerDelegate {
      let driver = UIPercentDrivenInteractiveTransition()
      override func viewDidLoad() {
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(panned))
        edge.edges = .right
      }
      @objc func panned(_ pan: UIScreenEdgePanGestureRecognizer) { open() }
      func open() { navigationController?.pushViewController(Detail(), animated: true) }
      func navigationController(
        _ n: UINavigationController, animationControllerFor o: UINavigationController.Operation,
        from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { fade }
    }
    class Driver: UIPercentDrivenInteractiveTransition {
      var onBegin: (() -> Void)?
      func attach(to controller: UIViewController) {
        controller.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
      }
      @objc func panned(_ pan: UIPanGestureRecognizer) {
        onBegin?()
        update(-pan.translation(in: nil).y / 800)
      }
    }
    class Menus: NSObject, UIViewControllerTransitioningDelegate {
      let driver = Driver()
      func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { fade }
    }
    """

  @Test(arguments: acts) func aProgramCallsWhatTheAppCalls(_ act: Act) throws {
    let plan = TransitionPlanTests.plan(["A": act.source])
    let sources = try #require(plan.transitions.first { $0.type == act.type }?.sources.first)
    for part in act.parts { #expect(sources.program.contains(part), "\(sources.program)") }
    #expect(sources.cases == act.cases)
    #expect(sources.fillIns == act.fillIns)
  }

  struct Casts: Sendable {
    let declarations: String
    let cast: String
    let told: [String]
  }

  static let casts = [
    Casts(
      declarations: "protocol Zooming {}", cast: "c.viewController(forKey: .from) as? Zooming",
      told: []),
    Casts(
      declarations: "protocol Made { init(size: Int) }",
      cast: "c.viewController(forKey: .from) as? Made",
      told: [
        "A.swift:5: c.viewController(forKey: .from) is cast to Made, which the first screen is not"
      ]),
    Casts(
      declarations: "class Detail: UIViewController { init(key: SecKey) {} }",
      cast: "c.viewController(forKey: .to) as? Detail",
      told: [
        "Detail stands for no screen: key: SecKey",
        "A.swift:5: c.viewController(forKey: .to) is cast to Detail, which the second screen is not",
      ]),
    Casts(
      declarations: "", cast: "c.viewController(forKey: .to) as? UISplitViewController",
      told: [
        "A.swift:5: c.viewController(forKey: .to) is cast to UISplitViewController, which the second screen is not"
      ]),
    Casts(
      declarations: "", cast: "c.viewController(forKey: .from) as? UICollectionViewController",
      told: []),
    Casts(
      declarations: "protocol Zooming {}",
      cast:
        "(c.viewController(forKey: .from) as? Zooming, c.viewController(forKey: .from) as? UITableViewController)",
      told: [
        "A.swift:5: c.viewController(forKey: .from) is cast to UITableViewController, which the first screen is not"
      ]),
    Casts(declarations: "", cast: "c.viewController(forKey: .to) as? UITabBarController", told: []),
    Casts(
      declarations: "", cast: "c.viewController(forKey: .to) as? UINavigationController", told: []),
    Casts(declarations: "class Cell: UIView {}", cast: "view as? Cell", told: []),
  ]

  @Test(arguments: [
    ("isPresenting ? .to : .from", AppCast.Side.to), ("self.presenting ? .from : .to", .from),
    ("!presenting ? .from : .to", .to), ("operation == .pop ? .from : .to", .to),
    ("operation != .pop ? .to : .from", .to), ("isDismissed ? .to : .from", .from),
    ("mode == .present ? .from : .to", .from), (".from", .from), (".to", .to),
  ]) func aKeyThatDependsOnTheWayIsOfOneScreen(_ key: String, side: AppCast.Side) {
    #expect(AppCast(subject: "context.viewController(forKey: \(key))", type: "Detail").side == side)
    #expect(AppCast(subject: "dismissed", type: "Detail").side == .to)
    #expect(AppCast(subject: "(presenting ? screens.to : screens.from)", type: "").side == .to)
    #expect(AppCast(subject: "isPush ? fromVC! : toVC!", type: "").side == .from)
  }

  @Test(arguments: casts) func aCastThatFailsIsTold(_ casts: Casts) throws {
    let plan = TransitionPlanTests.plan([
      "A": casts.declarations + "\n"
        + TransitionPlanTests.animator(
          "Fade", "func f(c: UIViewControllerContextTransitioning) {\n_ = \(casts.cast) }")
    ])
    let told = plan.transitions.first { $0.type == "Fade" }?.sources.first?.told
    let isOfScreens = { (line: String) in
      !line.contains("presentation style") && !line.hasPrefix("no delegate in the sources")
    }
    #expect(told?.filter(isOfScreens) == casts.told)
  }

  @Test func aCastOfAViewThatFailsIsTold() throws {
    let views =
      "protocol Zooming: AnyObject {}\nclass Card: UIView, Zooming {}\nclass Photo: UIView {}\n"
    func told(_ casts: String) throws -> [String] {
      let plan = TransitionPlanTests.plan([
        "A": views
          + TransitionPlanTests.animator(
            "Fade", "func f(to toVC: UIViewController) {\n\(casts) }"),
        "Home": "class Home: UIViewController {}",
      ])
      return try #require(plan.transitions.first?.sources.first).told.filter {
        $0.contains(" is cast to ")
      }
    }
    #expect(try told("_ = toVC.view as? Card").isEmpty)
    #expect(
      try told("_ = toVC.view as? Card\n_ = toVC.view as? Photo").map {
        $0.hasSuffix("Photo, which the second screen is not")
      } == [true])
    #expect(try told("_ = toVC as? Home\n_ = toVC.view as? Zooming").count == 1)
  }

  @Test(arguments: programs) func aProgramMakesWhatATransitionNeeds(_ program: Program) throws {
    let plan = TransitionPlanTests.plan(program.others.merging(["A": program.source]) { $1 })
    let sources = try #require(plan.transitions.first?.sources.first)
    for part in program.parts { #expect(sources.program.contains(part), "\(sources.program)") }
    for part in program.missing { #expect(!sources.program.contains(part), "\(sources.program)") }
    #expect(sources.fillIns.count == program.fillIns)
  }

  /// Which animator goes which way is in the delegate, whose presenter sets the style.
  @Test func anAnimatorHasTheWayOfItsMethodAndTheStyleOfItsDelegate() throws {
    let plan = TransitionPlanTests.plan([
      "Home": """
      class Home: UIViewController, UIViewControllerTransitioningDelegate {
        func animationController(
          forPresented p: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { _Second() }
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { First() }
      }
      """,
      "First": TransitionPlanTests.animator("First"),
      "Second": TransitionPlanTests.animator("_Second"),
      "Start": "func start(_ home: Home) { home.modalPresentationStyle = .overFullScreen }",
      "Away": """
      class Away: UIViewController, UIViewControllerTransitioningDelegate {
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Third() }
        func presentationController(
          forPresented p: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { fade }
      }
      """, "Third": TransitionPlanTests.animator("Third"),
      "Gone": """
      class Gone: UIViewController, UIViewControllerTransitioningDelegate {
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          Fourth(way: .hide)
        }
      }
      """,
      "Fourth": "enum Way { case hide, show }\n"
        + TransitionPlanTests.animator("Fourth", "init(way: Way) {}"),
    ])
    let home = try #require(plan.transitions.first { $0.type == "Home" }?.sources.last?.program)
    #expect(home.contains("style: .overFullScreen"), "\(home)")
    #expect(home.contains("if !isForth { return First() }\n      return _Second()"), "\(home)")
    let away = try #require(plan.transitions.first { $0.type == "Away" })
    #expect(away.sources[0].program.contains("style: .custom"), "\(away.sources[0].program)")
    #expect(away.sources.last?.program.contains("StandInDelegate(back: { isForth in") == true)
    // An animator that is told the way, too.
    let gone = try #require(plan.transitions.first { $0.type == "Gone" }?.sources.last?.program)
    #expect(
      gone.contains("StandInDelegate(back: { isForth in\n      Fourth(way: (isForth ? "), "\(gone)")
    let kept = TransitionPlanTests.plan([
      "Home": """
      class Home: UIViewController, UIViewControllerTransitioningDelegate {
        let first = PresentFade()
        func animationController(
          forPresented p: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { first }
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          DismissFade()
        }
      }
      """,
      "Fades": TransitionPlanTests.animator("PresentFade")
        + TransitionPlanTests.animator("DismissFade"),
    ]).transitions.first?.sources.last?.program
    #expect(
      kept?.contains("if !isForth { return DismissFade() }\n      return PresentFade()") == true)
  }

  @Test func whatIsNoScreenAndHasAnInitializerIsATransitionOfItsOwn() {
    let plan = TransitionPlanTests.plan([
      "Segues": """
      class Segue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
      }
      class Top: Segue { override init(identifier: String?, source: UIViewController, destination: UIViewController) {} }
      class Bottom: Segue { override init(identifier: String?, source: UIViewController, destination: UIViewController) {} }
      """, "Fade": TransitionPlanTests.animator("Fade"),
    ])
    #expect(Set(plan.transitions.map(\.type)).isSuperset(of: ["Top", "Bottom"]))
  }

  @Test func theAnimatorsOfADelegateThatFailsAreShown() throws {
    let plan = TransitionPlanTests.plan([
      "Home": """
      class Home: UIViewController, UIViewControllerTransitioningDelegate {
        func animationController(
          forPresented p: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { PresentFade() }
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          DismissFade()
        }
      }
      """,
      "Fades": TransitionPlanTests.animator("PresentFade")
        + TransitionPlanTests.animator("DismissFade"),
    ])
    let transition = try #require(plan.transitions.first)
    #expect(plan.transitions.count == 1 && transition.type == "Home")
    let alone = try #require(transition.sources.last)
    #expect(alone.files == ["/app/Fades.swift"])
    #expect(alone.told.first == "Home is not taken, its animators are")
    #expect(alone.program.contains("if !isForth { return DismissFade() }"))
    #expect(alone.program.contains("return PresentFade()"))
  }

  @Test func aScreenThatShowsNothingHasAProgramWithStandIns() throws {
    let plan = TransitionPlanTests.plan([
      "Home": """
      class Home: UIViewController, UIViewControllerTransitioningDelegate {
        override func viewDidLoad() { transitioningDelegate = self }
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
      }
      """ + TransitionPlanTests.animator("Fade")
    ])
    let sources = try #require(plan.transitions.first?.sources.first)
    let standIns = try #require(sources.others.last)
    #expect(sources.program.contains("return scene.to"))
    #expect(standIns.program.contains("let delegate = Home()"))
    #expect(standIns.program.contains("addScreen(\"to\") { StandInScreen(\"To\") }"))
    #expect(standIns.cases == sources.cases)
  }

  /// All controllers are delegates, in an extension: what they return an animator for says where it belongs.
  @Test func anExtensionOfAllControllersSaysWhatAnAnimatorIsFor() throws {
    let plan = TransitionPlanTests.plan([
      "Effect": """
      private let presenting = PresentingAnimator()
      extension UIViewController: UINavigationControllerDelegate {
        public func navigationController(_ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { presenting }
      }
      """ + TransitionPlanTests.animator("PresentingAnimator")
    ])
    #expect(plan.transitions.map(\.way) == ["push"], "\(plan.transitions)")
  }

  /// What makes an animator says where it belongs, also where no delegate names the animator.
  @Test(arguments: [
    ("navigationController?.pushViewController(Home(), with: Flip())", "push"),
    ("present(Home(), with: Flip())", "present"),
  ]) func anAnimatorIsForWhatTheAppDoesWithIt(_ call: String, _ way: String) {
    let plan = TransitionPlanTests.plan([
      "Home": "class Home: UIViewController { func go() { \(call) } }",
      "Flip": TransitionPlanTests.animator("Flip"),
    ])
    #expect(plan.transitions.map(\.way) == [way], "\(plan.transitions)")
  }

  /// A delegate that presents by a function of its type is called by it, and one of whose animators others descend from
  /// shows a descendant.
  @Test func aPresenterMayBeATypeAndAnAnimatorOneThatDescends() throws {
    let plan = TransitionPlanTests.plan([
      "Popup": """
      class Popup: NSObject, UIViewControllerTransitioningDelegate {
        static let shared = Popup()
        static func show(_ screen: UIViewController, on parent: UIViewController) {
          screen.transitioningDelegate = shared
          parent.present(screen, animated: true)
        }
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Base() }
      }
      """ + TransitionPlanTests.animator("Base"),
      "Pops": """
      class Pops: UIViewController, UIViewControllerTransitioningDelegate {
        var animator: Move?
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { animator ?? Slide() }
      }
      class Slide: Move {}
      """ + TransitionPlanTests.animator("Move"),
    ])
    let popup = try #require(plan.transitions.first { $0.type == "Popup" }?.sources.first?.program)
    #expect(popup.contains("forth: { Popup.show(scene.to, on: scene.from) }"), "\(popup)")
    #expect(!popup.contains("let subject"), "\(popup)")
    let pops = try #require(plan.transitions.first { $0.type == "Pops" }?.sources.last?.program)
    #expect(pops.contains("Slide()") && !pops.contains("Move()"), "\(pops)")
  }

  /// A trial tells which of a delegate's animators it does not show: those that can be made are in the plan.
  @Test func aDelegateHasTheAnimatorsAmongWhichItChooses() throws {
    let plan = TransitionPlanTests.plan([
      "Popup": """
      class Popup: NSObject, UIViewControllerTransitioningDelegate {
        var fades = true
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          fades ? Fade() : Zoom()
        }
      }
      """ + TransitionPlanTests.animator("Base"),
      "Fade": TransitionPlanTests.animator("Fade"), "Zoom": TransitionPlanTests.animator("Zoom"),
    ])
    #expect(plan.transitions.first { $0.type == "Popup" }?.animators == ["Fade", "Zoom"])
  }

  /// Animators whose names differ in the words for the ways are one transition.
  @Test func aStubIsGivenForAClassWhoseFileIsLeftOut() throws {
    let plan = TransitionPlanTests.plan([
      "Card": """
      class Card: UIViewController, UIViewControllerTransitioningDelegate {
        init(core: Core) { super.init(nibName: nil, bundle: nil) }
        func animationController(
          forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
      }
      """ + TransitionPlanTests.animator("Fade"),
      "Core": "import Ledger\nclass Core { init(ledger: Ledger) {} }",
    ])
    let all = try #require(plan.transitions.first?.sources)
    #expect(all[0].fillIns == ["ledger: Ledger"])
    let sources = all[1]
    #expect(sources.program.contains("Card(core: Core())"), "\(sources.program)")
    #expect(sources.told.contains { $0.contains("Core(), which is a stub") }, "\(sources.told)")
    #expect(sources.fillIns.isEmpty)
    #expect(sources.files == ["/app/Card.swift"])
  }

  @Test func twoAnimatorsOfOneNameAreTheWaysOfOneTransition() throws {
    let plan = TransitionPlanTests.plan([
      "Ways": TransitionPlanTests.animator("LeftPresentAnimation")
        + TransitionPlanTests.animator("LeftDismissAnimation")
        + TransitionPlanTests.animator("RightDismissAnimation")
    ])
    #expect(plan.transitions.map(\.type) == ["LeftPresentAnimation", "RightDismissAnimation"])
    // What no delegate makes is none that a delegate chooses.
    #expect(plan.transitions.map(\.animators) == [[], []])
    let program = try #require(plan.transitions.first?.sources.first?.program)
    #expect(program.contains("if !isForth { return LeftDismissAnimation() }"), "\(program)")
  }

  /// A delegate that the app gives to stacks alone presents nothing, and a structure is no delegate.
  @Test func aDelegateOfStacksPresentsNothing() {
    let zoom = """
      class Zoom: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        func navigationController(_ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
      }
      struct Handler {
        func navigationController(_ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
      }
      """
    let fade = TransitionPlanTests.animator("Fade")
    let alone = TransitionPlanTests.plan(["Zoom": zoom, "Fade": fade])
    #expect(alone.transitions.map(\.way) == ["present", "push"])
    #expect(alone.transitions.map(\.type) == ["Zoom", "Zoom"])
    let home =
      "class Home: UIViewController { let zoom = Zoom()\nfunc go() { navigationController?.delegate = zoom } }"
    let pushed = TransitionPlanTests.plan(["Zoom": zoom, "Fade": fade, "Home": home])
    #expect(pushed.transitions.map(\.way) == ["push"])
    #expect(pushed.skipped.map(\.reason) == ["is the delegate of stacks alone in this app"])
  }

  /// A member that the SDK has on other types alone, and one of optionals, bring the files that declare them.
  @Test func aMemberThatTheTypeDoesNotHaveIsTheApps() throws {
    let plan = TransitionPlanTests.plan([
      "Fade": TransitionPlanTests.animator(
        "Fade", "func f(v: UIView?) { _ = v?.row().value }"),
      "Views": "extension UIView { func row() -> UIView? { nil } }",
      "Optionals": "extension Optional { var value: Wrapped? { self } }",
    ])
    let files = try #require(plan.transitions.first?.sources.first?.files)
    #expect(files == ["/app/Fade.swift", "/app/Optionals.swift", "/app/Views.swift"])
  }

  /// An animator whose initializer is told the way goes both, whatever its name says.
  @Test func anAnimatorThatIsToldTheWayGoesBoth() throws {
    func program(_ members: String) throws -> String {
      let plan = TransitionPlanTests.plan([
        "Slide": TransitionPlanTests.animator("SlidePresentationAnimator", members)
      ])
      return try #require(plan.transitions.first?.sources.first?.program)
    }
    let told = try program("init(isPresentation: Bool) {}")
    #expect(told.contains("StandInDelegate(animator: { isForth in"), "\(told)")
    #expect(try program("").contains("StandInDelegate(forth: { isForth in"))
  }

  /// What the app's screens do by a method of its own protocol, a stand-in cannot do.
  @Test func aStandInTellsWhatItDoesNotDo() throws {
    let plan = TransitionPlanTests.plan([
      "Fade": TransitionPlanTests.animator(
        "Fade",
        "func f(c: UIViewControllerContextTransitioning) { (c.viewController(forKey: .from) as? Moving)?.moveAlong() }"
      ),
      "Moving": "protocol Moving { func moveAlong(); func size() -> CGSize }",
    ])
    let sources = try #require(plan.transitions.first?.sources.first)
    #expect(
      sources.told.contains {
        $0.hasSuffix("does nothing in moveAlong, where the app's screens may animate")
      },
      "\(sources.told)")
  }

  /// The root of a navigation controller is not the screen that is pushed.
  @Test func theRootOfAStackIsWhereThePushBegins() throws {
    let plan = TransitionPlanTests.plan([
      "Stack": """
      class Stack: UINavigationController, UINavigationControllerDelegate {
        override init(rootViewController: UIViewController) {
          super.init(rootViewController: rootViewController)
          delegate = self
        }
        func navigationController(_ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
      }
      """ + TransitionPlanTests.animator("Fade")
    ])
    let program = try #require(plan.transitions.first?.sources.first?.program)
    #expect(
      program.contains("container: { from in Stack(rootViewController: from) }"), "\(program)")
  }

  @Test func whereATapShowsNothingTheSceneBegins() throws {
    let plan = TransitionPlanTests.plan([
      "Home": """
      class Home: UIViewController, UIViewControllerTransitioningDelegate {
        func tableView(_ list: UITableView, didSelectRowAt path: IndexPath) { present(Home(), animated: true) }
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
      }
      """ + TransitionPlanTests.animator("Fade")
    ])
    let sources = try #require(plan.transitions.first?.sources.first)
    #expect(sources.program.contains("scene.tap(.cell)"))
    #expect(sources.others.count == 2)
    #expect(sources.others[0].program.contains("addScreen(\"from\") { Home() }"))
    #expect(sources.others[0].program.contains("return scene.from"))
    #expect(sources.others[1].program.contains("addScreen(\"from\") { StandInScreen(\"From\") }"))
  }

  @Test func withoutItsScreensATransitionHasAnotherProgram() throws {
    let plan = TransitionPlanTests.plan([
      "Fade": TransitionPlanTests.animator(
        "Fade",
        "func f(c: UIViewControllerContextTransitioning) { _ = c.viewController(forKey: .to) as? ListViewController }"
      ),
      "List": "class ListViewController: UIViewController { let model = Model() }",
      "Model": "class Model {}",
    ])
    let sources = try #require(plan.transitions.first?.sources)
    #expect(sources.map(\.files.count) == [3, 1])
    #expect(sources[1].leftOut.map(\.reason) == ["it is a screen that the transition only names"])
    #expect(sources[1].program.contains("ListViewController()"))
    #expect(Set(sources.map(\.module)).count == 2)
  }

  @Test func theLastSourcesAreWhatATransitionsOwnFilesUse() throws {
    let plan = TransitionPlanTests.plan([
      "Fade": TransitionPlanTests.animator("Fade", "let card = Card()"),
      "Card": "class Card: BaseCard { var store: Store? }",
      "BaseCard": "class BaseCard: UIView { var theme: Theme? }",
      "Store": "class Store { let name = shared }",
      "Theme": "class Theme {}",
      "Shared": "let shared = \"\"",
    ])
    let sources = try #require(plan.transitions.first?.sources)
    #expect(sources.map(\.files.count) == [6, 3])
    #expect(sources[1].own == ["/app/Fade.swift"])
    #expect(
      sources[1].leftOut.map(\.file).sorted() == ["/app/Store.swift", "/app/Theme.swift"])
    #expect(Set(sources[1].leftOut.map(\.reason)) == ["the transition's own files do not use it"])
  }

  @Test func theNearestFilesMayNeedModulesThatAreNotHere() throws {
    let plan = TransitionPlanTests.plan([
      "Fade": TransitionPlanTests.animator("Fade", "let cover = Cover(), bag = DisposeBag()"),
      "Cover": "import RxSwift\nclass Cover: UIView { let bag = DisposeBag(); let row = Row() }",
      "Row": "import RxSwift\nstruct Row { let tap: Observable }",
      "Bag": "import AppKit\nclass DisposeBag { let row = Row() }",
    ])
    let sources = try #require(plan.transitions.first?.sources)
    #expect(
      sources.map(\.files) == [["/app/Fade.swift"], ["/app/Cover.swift", "/app/Fade.swift"]])
  }

  @Test func animatorsAloneHaveTheStyleOfTheirDelegatesFile() throws {
    let plan = TransitionPlanTests.plan([
      "AHome": "class Home: UIViewController { func add() { let next = Add(); _ = Fade.self\n"
        + "next.modalPresentationStyle = .custom\npresent(next, animated: true) } }",
      "Delegate": """
      class Add: UIViewController, UIViewControllerTransitioningDelegate {
        func add() { next.modalPresentationStyle = .overFullScreen }
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          Fade()
        }
      }
      """, "Fade": TransitionPlanTests.animator("Fade"),
    ])
    let alone = try #require(plan.transitions.first { $0.type == "Add" }?.sources.last)
    #expect(alone.told.first == "Add is not taken, its animators are")
    #expect(alone.program.contains("style: .overFullScreen"), "\(alone.program)")
  }

  @Test func aDelegateThatGivesWhatItIsGivenIsNoneOfAnAppWithoutAnimators() throws {
    let router = """
      class Router: NSObject, UINavigationControllerDelegate {
        var transition: UIViewControllerAnimatedTransitioning?
        func navigationController(
          _ n: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from: UIViewController, to: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { transition }
      }
      """
    let plan = TransitionPlanTests.plan(["Router": router])
    #expect(plan.transitions.isEmpty)
    #expect(
      plan.skipped.map(\.reason) == [
        "gives UIKit what others give it, and no type of the app's animates"
      ])
    let other = TransitionPlanTests.plan([
      "Router": router, "Fade": TransitionPlanTests.animator("Fade"),
    ])
    #expect(other.transitions.map(\.type).contains("Router"))
    // One that nothing sets is none beside animators, either.
    let closed = router.replacing("  var transition", with: "  private(set) var transition")
    let unset = TransitionPlanTests.plan([
      "Router": closed, "Fade": TransitionPlanTests.animator("Fade"),
    ])
    #expect(unset.transitions.map(\.type) == ["Fade"])
    #expect(unset.skipped.map(\.reason) == ["gives UIKit what its own code never sets"])
    let set = TransitionPlanTests.plan([
      "Router": closed.replacing(
        "  func nav",
        with: "  func open() { run { [weak self] in self?.transition = Fade() } }\n  func nav"),
      "Fade": TransitionPlanTests.animator("Fade"),
    ])
    #expect(set.transitions.map(\.type) == ["Router"])
  }

  @Test func aProtocolOfScreensIsMetByAStandIn() throws {
    let plan = TransitionPlanTests.plan([
      "Zoom": TransitionPlanTests.animator("Zoom", "weak var source: ZoomSource?"),
      "ZoomSource": "protocol ZoomSource: AnyObject { func tile(at index: Int) -> UIView? }",
      "Slider": "class Slider: UIView, ZoomSource { func tile(at index: Int) -> UIView? { nil } }",
      "List":
        "extension List: ZoomSource { func tile(at index: Int) -> UIView? { nil } }\nclass List: UIViewController { init(model: Model) {} }",
    ])
    let program = try #require(plan.transitions.first?.sources.last?.program)
    #expect(program.contains("animator.source = scene.from.screen(as: (any ZoomSource).self)"))
    #expect(program.contains("class FromScreen: StandInScreen, ZoomSource"))
  }

  @Test(arguments: [
    "kind.controller(a, b)",
    "kind == .half ? HalfSheetController(presentedViewController: a, presenting: b) : DatePickerController(presentedViewController: a, presenting: b)",
  ])
  func ofSeveralPresentationControllersTheOneOfTheDelegatesNameIsGuessed(choice: String) throws {
    let plan = TransitionPlanTests.plan([
      "Sheets": """
      class HalfSheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(forPresented a: UIViewController, presenting b: UIViewController?, source c: UIViewController) -> UIPresentationController? { \(choice) }
        func animationController(forPresented a: UIViewController, presenting b: UIViewController, source c: UIViewController) -> UIViewControllerAnimatedTransitioning? { HalfSheetIn() }
        let kind: Kind
      }
      enum Kind {
        case half, picker
        func controller(_ a: UIViewController, _ b: UIViewController?) -> UIPresentationController {
          self == .half ? HalfSheetController(presentedViewController: a, presenting: b) : DatePickerController(presentedViewController: a, presenting: b)
        }
      }
      """,
      "In": TransitionPlanTests.animator("HalfSheetIn"),
      "Controllers":
        "class DatePickerController: UIPresentationController {}\nclass HalfSheetController: UIPresentationController {}",
    ])
    let program = try #require(plan.transitions.first?.sources.last?.program)
    #expect(program.contains("HalfSheetController(presentedViewController: presented"))
    #expect(
      program.contains(
        "// HalfSheetDelegate chooses among 2 presentation controllers: HalfSheetController is guessed\n"
      ))
  }

  @Test func aPresentationControllerOfAnotherPresentationIsNotTheDelegates() throws {
    let plan = TransitionPlanTests.plan([
      "List": """
      class List: UIViewController, UIViewControllerTransitioningDelegate {
        let alert = AlertController(presentedViewController: UIViewController(), presenting: nil)
        func animationController(forPresented a: UIViewController, presenting b: UIViewController, source c: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
      }
      """,
      "Fade": TransitionPlanTests.animator("Fade"),
      "AlertController": "class AlertController: UIPresentationController {}",
    ])
    let programs = try #require(plan.transitions.first?.sources.map(\.program))
    #expect(!programs.contains { $0.contains("AlertController(") || $0.contains("style: .custom") })
  }

  @Test func flagsThatTheAppSetsWhereItBeginsAreTried() throws {
    let plan = TransitionPlanTests.plan([
      "Start": """
      class Start: UIViewController, UINavigationControllerDelegate {
        var isAnimated: Bool = false
        var isOpen: Bool = false
        var isClosing: Bool = false
        func close() { isClosing = true; dismiss(animated: true) }
        func back() { isClosing = false; present(Next(), animated: true) }
        func login() { isAnimated = true; navigationController?.pushViewController(Next(), animated: true) }
        func open() { isOpen = true }
        func navigationController(_ n: UINavigationController, animationControllerFor o: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { isAnimated ? Fade() : nil }
      }
      """,
      "Fade": TransitionPlanTests.animator("Fade"),
    ])
    let others = try #require(plan.transitions.first?.sources.first?.others)
    let flagged = try #require(others.first { $0.difference.hasPrefix("isAnimated is true") })
    #expect(flagged.program.contains("let delegate = scene.from.screen(as: Start.self)"))
    #expect(flagged.program.contains("delegate.isAnimated = true"))
    #expect(!flagged.program.contains("isOpen") && !flagged.program.contains("isClosing"))
  }

  @Test(arguments: [
    (
      superclass: "NSObject",
      lines: ["delegate.isGestureEnabled = scene.isDriven", "delegate.isZooming = true"]
    ),
    // A container's delegate is not set up by the scene: there is nothing else to try.
    ("UINavigationController", []),
  ])
  func flagsOfADelegateThatIsNoScreenAreSetToo(superclass: String, lines: [String]) throws {
    let plan = TransitionPlanTests.plan([
      "Pusher": """
      class Pusher: \(superclass), UINavigationControllerDelegate {
        var isZooming = false
        var isGestureEnabled = false
        func show() { isZooming = true; stack.pushViewController(Next(), animated: true) }
        func navigationController(_ n: UINavigationController, animationControllerFor o: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { isZooming ? Fade() : nil }
      }
      """,
      "Fade": TransitionPlanTests.animator("Fade"),
    ])
    let others = try #require(plan.transitions.first?.sources.first?.others)
    let flagged = others.first { $0.difference.hasPrefix("isZooming is true") }
    let set = flagged?.program.split(separator: "\n").filter {
      $0.contains(" = true") || $0.contains("isDriven")
    }
    #expect((flagged == nil) == lines.isEmpty)
    #expect((set ?? []).map { $0.split(separator: " ").joined(separator: " ") } == lines)
  }

  @Test func anObjectOfItsOwnIsWhatNoScreenIs() throws {
    let plan = TransitionPlanTests.plan([
      "Home": """
      class Home: UIViewController, UIViewControllerTransitioningDelegate {
        init(tracker: Tracking, next: Remote, zoom: Zoomable) {}
        func animationController(forDismissed c: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade(tracker: tracker, next: next) }
      }
      """,
      "Fade": TransitionPlanTests.animator(
        "Fade",
        """
        init(tracker: Tracking, next: Remote) {}
        func f(c: UIViewControllerContextTransitioning) { _ = c.viewController(forKey: .to) as? Detail }
        """),
      "Detail": "class Detail: UIViewController, Remote { func count() -> Int { 1 } }",
      "Tracking": "protocol Tracking { func log(_ event: String) }",
      "Remote": "protocol Remote { func count() -> Int }",
      "Zoomable": "protocol Zoomable { func tile() -> UIView }",
    ])
    let program = try #require(plan.transitions.first?.sources.first?.program)
    #expect(
      program.contains(
        "final class TrackingStandIn: StandInScreen, Tracking {\n  static let shared = TrackingStandIn("
      ))
    #expect(program.contains("addScreen(\"to\") { Detail() }"))
    #expect(
      program.contains(
        "Home(tracker: TrackingStandIn.shared, next: StandInScreen.made(\"to\").screen(as: (any Remote).self), zoom:"
      ))
    #expect(program.contains("// no screen is Tracking: an object of its own is\n"))
    // What is seen is of a screen that is in a window.
    #expect(!program.contains("ZoomableStandIn"))
  }

  @Test func aDelegateWithItsNearestFilesComesBeforeItsAnimatorsAlone() throws {
    let plan = TransitionPlanTests.plan([
      "Fades": TransitionPlanTests.delegate + "extension Fades { func keep() { Store() } }",
      "Fade": TransitionPlanTests.animator("Fade"),
      "Store": "class Store { let name = shared }",
      "Shared": "let shared = \"\"",
    ])
    let sources = try #require(plan.transitions.first?.sources)
    #expect(sources.map(\.files.count) == [4, 3, 1])
    let isAlone = sources.map { $0.told.contains("Fades is not taken, its animators are") }
    #expect(isAlone == [false, false, true])
  }

  @Test func eachClosureOfATransitionHasAModule() throws {
    let plan = TransitionPlanTests.plan([
      "Fade": TransitionPlanTests.animator(
        "Fade",
        "func f(c: UIViewControllerContextTransitioning) { _ = c.viewController(forKey: .to) as? ListViewController; Card() }"
      ),
      "List": "class ListViewController: UIViewController { let card = Card() }",
      "Card": "class Card: UIView { var store: Store? }",
      "Store": "class Store {}",
    ])
    let sources = try #require(plan.transitions.first?.sources)
    #expect(sources.map(\.files.count) == [4, 3, 3, 2])
    #expect(sources.map(\.module) == ["FadeFiles", "FadeCore", "FadeNear", "FadeNear2"])
    // The nearest files are those of the screens to which it casts, too, and then its own alone.
    let isScreenThere = sources.map { $0.files.contains("/app/List.swift") }
    #expect(isScreenThere == [true, false, true, false])
  }

  @Test func aScreenStandsWhereItIsCast() throws {
    let plan = TransitionPlanTests.plan([
      "Fade": TransitionPlanTests.animator(
        "Fade",
        """
        func f(c: UIViewControllerContextTransitioning) {
          _ = c.viewController(forKey: .to) as? Detail
          _ = c.viewController(forKey: .from) as? Detail
          _ = tabs.messages.topViewController as? List
        }
        """),
      "Detail": "class Detail: UIViewController {}",
      "List": "class List: UIViewController {}",
    ])
    let program = try #require(plan.transitions.first?.sources.first?.program)
    #expect(program.contains("addScreen(\"to\") { Detail() }"))
    #expect(program.contains("addScreen(\"from\") { List() }"))
  }

  @Test func aPrivatePropertyMakesTheMemberwiseInitializerPrivate() throws {
    let plan = TransitionPlanTests.plan([
      "Fade": TransitionPlanTests.animator("Fade", "init(open: Open, closed: Closed) {}"),
      "Open": "struct Open { let name: String; private let kind = 1 }",
      "Closed": "struct Closed { let name: String; private var count = 0 }",
    ])
    let sources = try #require(plan.transitions.first?.sources.first)
    #expect(sources.fillIns == ["Closed: its memberwise initializer is private"])
    #expect(sources.program.contains("Fade(open: Open(name: \"\"), closed: fillIn("))
  }
}
