// SPDX-License-Identifier: MIT
import SourceLowering
import Testing

/// Sources that nothing here was written for, and what they have in common.
@Suite struct StrangerSourceTests {
  @Test func aModuleThatIsAlsoAClassStaysBeforeItsMembers() {
    let text =
      "import OSLog\nlet a = OSLog.disabled\nlet b = OSLog.Logger()\nlet c = OSLog(subsystem: \"\", category: \"\")\nlet d: OSLog.Category = OSLog.Category.pointsOfInterest"
    #expect(
      Lowered(text).words
        == "\nlet a = OSLog.disabled\nlet b = Logger()\nlet c = OSLog(subsystem: \"\", category: \"\")"
        + "\nlet d: OSLog.Category = OSLog.Category.pointsOfInterest"
    )
    #expect(missing(text + "\nlet e: OSLog.NotHere") == ["Logger", "NotHere"])
  }

  /// Controllers have a type `Transition` of their own since iOS 18, which would hide the app's.
  @Test func aTypeOfTheAppsIsMeantWhereControllersHaveOneOfItsName() {
    let files = Lowered.all([
      "public protocol Transition { var speed: Double { get } }\nextension Transition { var twice: Double { 2 * speed } }",
      """
      class Menu: UIViewController {
        var current: Transition?
        func make(_ kind: Transition.Type) -> [Transition] { [.Transition, a.Transition, Transition.self] }
      }
      """,
    ])
    #expect(files[0].appended == ["public typealias lowered_own_Transition = Transition"])
    #expect(files[0].words.hasPrefix("public protocol Transition {"))
    #expect(files[0].words.contains("extension Transition {"))
    #expect(files[1].words.contains("var current: lowered_own_Transition?"))
    #expect(
      files[1].words.contains(
        "(_ kind: lowered_own_Transition.Type) -> [lowered_own_Transition] { [.Transition, a.Transition, lowered_own_Transition.self] }"
      ), "\(files[1].words)")
    let choice = Lowered("enum Transition { case push }\nvar a: Transition?")
    #expect(choice.words.hasSuffix("var a: lowered_own_Transition?"))
    #expect(choice.appended == ["typealias lowered_own_Transition = Transition"])
    let inside =
      "class Transition {}\nclass Menu { enum Transition { case push }\nvar a: Transition? }"
    #expect(Lowered(inside).words == inside)
    // The SDK's is meant where the app has none.
    #expect(Lowered("var a: Transition?").words == "var a: Transition?")
  }

  @Test func methodsThatDifferInTypesAloneAreTwo() throws {
    let lowered = Lowered(
      """
      @objc protocol Picker: AnyObject {
        @objc optional func picker(_ picker: Int, picked item: String) -> Bool
        @objc optional func picker(_ picker: Int, picked item: Double) -> Bool
      }
      class A: Picker {
        func picker(_ picker: Int, picked item: Double) -> Bool { true }
      }
      func f(_ p: Picker?) { p?.picker?(1, picked: 2.0); _ = p!.picker!(1, picked: "") }
      """)
    let words = lowered.words.replacing(" (", with: "(")
    #expect(words.contains("p?.lowered_optional_picker__picked_(1, 2.0)"))
    #expect(words.contains("p!.lowered_optional_picker__picked_(1, \"\")!"))
    let witnesses = lowered.appended.filter { $0.hasPrefix("protocol ") }
    let names = Set(witnesses.compactMap { $0.split(separator: " ").dropFirst().first })
    #expect(witnesses.count == 2 && names.count == 2)
    let methods = lowered.appended.filter { $0.contains("func lowered_optional_picker__picked_(") }
    #expect(methods.count == 2)
    // The class has the second one.
    let conformances = lowered.appended.filter { $0.hasPrefix("extension A") }
    #expect(conformances.count == 1 && conformances[0].contains("_2"), "\(conformances)")
  }

  @Test func aMethodOfAnOptionalsNameIsLeftAlone() {
    let text = """
      @objc protocol P { @objc optional func moved() }
      class A { func moved() {}; func f() { let g = self.moved; g() } }
      class B { weak var delegate: P?
        func f() { if delegate?.moved != nil { delegate?.moved?() }; let d: P! = delegate; if d.moved == nil {} } }
      """
    let words = Lowered(text).words
    #expect(words.contains("let g = self.moved;"))
    #expect(words.contains("if delegate?.lowered_optional_moved_ != nil"))
    #expect(words.contains("if d.lowered_optional_moved_ == nil"))
  }

  @Test func importsHaveTheAccessLevelOfTheFile() {
    let files = [
      SourceFile(path: "/a.swift", text: "public import UIKit\n"),
      SourceFile(path: "/b.swift", text: "internal import Foundation\n"),
      SourceFile(path: "/c.swift", text: "import UIKit\n"),
    ]
    let heads = TargetLowering(files).outputs.map { $0.text.prefix { $0 != "\n" } }
    #expect(
      heads == [
        "public import UIKit; internal import FilmstripIOSRuntime",
        "internal import UIKit; internal import FilmstripIOSRuntime",
        "internal import UIKit; internal import FilmstripIOSRuntime",
      ])
    let plain = TargetLowering([SourceFile(path: "/a.swift", text: "import UIKit\n")]).outputs
    #expect(plain[0].text.hasPrefix("import UIKit; import FilmstripIOSRuntime\n"))
  }

  private func missing(_ text: String) -> [String] {
    TargetLowering(
      [SourceFile(path: "/a.swift", text: text)], others: OtherModules(declared: { _ in [] })
    ).missing?.names.map(\.name) ?? []
  }

  @Test(
    arguments: [
      ("#if CUSTOM_FLAG\nlet a = NotHere()\n#endif", []),
      ("#if os(macOS) || targetEnvironment(macCatalyst)\nlet a = NotHere()\n#endif", []),
      ("#if !os(iOS)\nlet a = NotHere()\n#else\nlet b = Other()\n#endif", ["Other"]),
      (
        "#if canImport(UIKit)\nlet a = Here()\n#elseif canImport(AppKit)\nlet b = NotHere()\n#endif",
        ["Here"]
      ),
      ("#if DEBUG\nlet a = Here()\n#else\nlet b = Other()\n#endif", ["Here", "Other"]),
      ("#if os(iOS) && canImport(Nowhere)\nlet a = NotHere()\n#endif", []),
      ("#if (os(iOS) || FLAG) && swift(>=5)\nlet a = Here()\n#endif", ["Here"]),
      ("@_spi(Internals) public func f() {}", []),
      ("@available(iOS 15, *) func f() {}", []),
    ] as [(String, [String])])
  func whatIsCompiledIsMissing(text: String, names: [String]) {
    #expect(missing(text) == names)
  }

  @Test func callsOfForwardingMethodsHaveAValue() {
    let text = """
      class A: NSObject {
        override func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) }
        override class func resolveInstanceMethod(_ s: Selector!) -> Bool { return super.resolveInstanceMethod(s) }
      }
      """
    let words = Lowered(text).words
    #expect(words.contains("func forwardingTarget(for s: Selector!) -> Any? { (nil as Any?) }"))
    #expect(words.contains("-> Bool { return false }"))
  }

  @Test func theMainBundleIsAnApplications() {
    let text = """
      let a = Bundle.main.bundleIdentifier!
      let b = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
      let c = Bundle.main.path(forResource: "a", ofType: "b")
      """
    #expect(
      Lowered(text).words
        == text.replacing("Bundle.main.b", with: "Lowered.mainBundle.b")
        .replacing("Bundle.main.o", with: "Lowered.mainBundle.o"))
    let lowered = TargetLowering(
      [
        SourceFile(
          path: "/a.swift",
          text: "let a = Bundle.main.bundleIdentifier! + Bundle.main.infoDictionary!\n")
      ],
      information: "<plist>\n \"1\"  2</plist>"
    ).outputs[0].text
    #expect(
      lowered.contains(
        "let a = lowered_mainBundle.bundleIdentifier! + lowered_mainBundle.infoDictionary!"))
    let declaration =
      #"private let lowered_mainBundle = ApplicationBundle(information: "<plist>\n \"1\"  2</plist>")"#
    #expect(lowered.split(separator: "\n").filter { $0 == declaration }.count == 1)
    let own = "enum Bundle { static let main = Other() }\nlet a = Bundle.main.bundleIdentifier"
    #expect(Lowered(own).words == own)
  }

  @Test func theBundlesOfTheSystemAreThere() {
    let text = """
      extension Bundle { static var kit: Bundle { Bundle(identifier: "com.apple.UIKit")! } }
      let a = Bundle(for: A.self)
      """
    #expect(
      Lowered(text).words == text.replacing("Bundle(identifier", with: "Lowered.bundle(identifier"))
  }

  @Test func aControllerOfAStoryboardIsOfTheClassToWhichItIsCast() {
    let text = """
      let a = board.instantiateViewController(withIdentifier: "A") as! Menu
      guard let b = try? board.instantiateInitialViewController() as? Menu & Closing else { return }
      let c = board.instantiateViewController(withIdentifier: "A") as! UIViewController
      """
    let expected = """
      let a = Lowered.controller(board.instantiateViewController(withIdentifier: "A"), of: (Menu).self) as! Menu
      guard let b = try? Lowered.controller(board.instantiateInitialViewController(), of: (Menu & Closing).self) as? Menu & Closing else { return }
      let c = board.instantiateViewController(withIdentifier: "A") as! UIViewController
      """
    #expect(Lowered(text).words == expected)
  }

  @Test func aProtocolIsAnArgumentWhereAClassIs() {
    let text = """
      @objc protocol Listener { @objc optional func moved() }
      protocol Plain: AnyObject {}
      final class Box<T: AnyObject> { private weak var value: T?; weak var other: NSObject? }
      struct Reference<A, B> where A: Hashable, B: AnyObject { weak var b: B? = nil; weak var a: NSObject? }
      class Many<L> where L: AnyObject { var boxes: [Box<L>] = []; func f<X: AnyObject>(_ x: X) {} }
      extension Many where L: AnyObject {}
      class Only<P: AnyObject> { weak var p: P? }
      let a = Many<Listener>()
      var b: [Reference<Int, any UIScrollViewDelegate & Listener>]
      let c = Only<Plain>(), d = Only<UIView>()
      """
    let lines = Lowered(text).lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      Array(lines[2...6]) == [
        "final class Box<T > { @Lowered.Weak private var value: T? = nil; weak var other: NSObject? }",
        "struct Reference<A, B> where A: Hashable { @Lowered.Weak var b: B? = nil; weak var a: NSObject? }",
        "class Many<L> { var boxes: [Box<L>] = []; func f<X: AnyObject>(_ x: X) {} }",
        "extension Many {}",
        // Neither Swift's protocols nor classes are such arguments.
        "class Only<P: AnyObject> { weak var p: P? }",
      ])
  }

  /// A superclass that is not there may have made the initializer unavailable.
  @Test func aClassOfAStubHasTheInitializerOfNibs() {
    let text = """
      class Card: BaseViewController { init(title: String) { super.init() } }
      class Row: BaseCell { init() {}; required init?(coder: NSCoder) { nil } }
      class Plain: BaseView {}
      class Known: UIView { init() {} }
      class Model: Base { init() {} }
      """
    let lowering = TargetLowering(
      [SourceFile(path: "/a.swift", text: text)],
      others: OtherModules(declared: { $0.intersection(["UIView"]) }))
    let lines = lowering.outputs[0].text.split(separator: "\n").dropFirst(2).map(String.init)
    #expect(
      lines[0].hasSuffix(
        "} ; public required init?(coder: NSCoder) { fatalError(\"init(coder:) is of a stub\") }; }"
      ))
    #expect(lines.dropFirst().allSatisfy { !$0.contains("is of a stub") })
  }

  /// An extension may override it, too, and of a list's methods the labels count.
  @Test func anOverrideInAnExtensionIsAMemberOfItsOwn() {
    let text = """
      class List: UICollectionViewController {}
      extension List {
        override func collectionView(_ v: UICollectionView, didSelectItemAt p: IndexPath) {}
        override func collectionView(_ v: UICollectionView, sings songs: [Int]) {}
        override func collectionView(_ v: UICollectionView, cellForItemAt p: IndexPath) -> Cell { Cell() }
        override func onlyInTheSDK() {}
      }
      """
    let known: Set<String> = ["UICollectionViewController", "collectionView", "Cell"]
    let lowering = TargetLowering(
      [SourceFile(path: "/a.swift", text: text)],
      others: OtherModules(declared: { $0.intersection(known) }))
    let lines = lowering.outputs[0].text.split(separator: "\n").dropFirst(2).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines[0].ranges(of: "override func").count == 2)
    #expect(lines[3].hasPrefix("func collectionView(_ v: UICollectionView, sings"))
    #expect(lines[5] == "func onlyInTheSDK() {}")
    #expect(lowering.problems.map(\.line) == [4, 6])
  }

  @Test func anOverrideOfWhatIsNotHereIsToldOnce() {
    let text = """
      class Base: UIViewController {
        override func viewDidLoad() {}
        override func onlyInTheSDK(_ a: Int) {}
        override var description: String { "" }
      }
      class Sub: Base { override func onlyInTheSDK(_ a: Int) {} }
      class Own: Elsewhere { override func onlyInTheSDK(_ a: Int) {} }
      class Work: Operation { override var isFinished: Bool { true } }
      """
    // UINavigationController.Operation is a type of this name, and no class of Foundation's.
    let known: Set<String> = ["UIViewController", "viewDidLoad", "Operation"]
    let lowering = TargetLowering(
      [SourceFile(path: "/a.swift", text: text)],
      others: OtherModules(declared: { $0.intersection(known) }))
    let lines = lowering.outputs[0].text.split(separator: "\n").dropFirst(2).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines[7] == "class Work: Operation { override var isFinished: Bool { true } }")
    #expect(
      Array(lines[1...6]) == [
        "override func viewDidLoad() {}", "func onlyInTheSDK(_ a: Int) {}",
        "override var description: String { \"\" }", "}",
        "class Sub: Base { override func onlyInTheSDK(_ a: Int) {} }",
        // The superclass is none of the modules' that are known.
        "class Own: Elsewhere { override func onlyInTheSDK(_ a: Int) {} }",
      ])
    #expect(lowering.problems.map(\.line) == [3])
    #expect(
      lowering.problems[0].message.hasPrefix(
        "UIViewController has no onlyInTheSDK(_:) in Filmstrip"))
  }

  @Test func methodsOfTheRuntimeAreNoFunctionsOfC() {
    let text = """
      typealias Dismiss = @convention(c) (AnyObject, Selector, Bool, (() -> Void)?) -> Void
      typealias Compare = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
      let process = ProcessInfo(), other = ProcessInfo.processInfo
      """
    let lines = Lowered(text).words.split(separator: "\n")
    #expect(lines[0] == "typealias Dismiss = (AnyObject, Selector, Bool, (() -> Void)?) -> Void")
    #expect(lines[1].contains("@convention(c)"))
    #expect(lines[2] == "let process = ProcessInfo.processInfo, other = ProcessInfo.processInfo")
  }

  @Test func overridesOfWhatObjectsHaveByExtensionsAreMembersOfTheirOwn() {
    let text = """
      class Node: NSObject { override var accessibilityLabel: String? { get { nil } set {} } }
      class Row: UIView { override var accessibilityLabel: String? { get { nil } set {} } }
      class Item: UIBarButtonItem { override func accessibilityActivate() -> Bool { true } }
      class Layer: CALayer { override func value(forKey key: String) -> Any? { nil } }
      class Model: NSObject { override func value(forKey key: String) -> Any? { nil } }
      class Named: NSObject { override class func description() -> String { "" } }
      """
    let lines = Lowered(text).words.split(separator: "\n")
    #expect(lines.map { $0.contains("override") } == [false, true, false, true, false, false])
  }
}
