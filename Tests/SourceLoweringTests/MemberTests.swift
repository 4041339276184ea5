// SPDX-License-Identifier: MIT
import Testing

@Suite struct MemberTests {
  @Test func aClassOfAGenericParameterIsMade() {
    let lowered = Lowered(
      """
      class Own: UIViewController {}
      class Ready: UIViewController { required init() {} }
      func f<T: UIViewController>(_ t: T.Type) -> T { T.init() }
      func g<T>(_ t: T.Type) -> T where T: UIView & P { T(frame: .zero) }
      func h<T: Own>() -> T { T(nibName: nil, bundle: nil) }
      func i<T: Ready>() -> T { T() }
      func j<T: P>() -> T { T() }
      func k<T: UIView>() -> T { T(frame: rect) }
      protocol P { init() }
      """)
    let bodies = lowered.lines[2...7].map { line in
      String(line[line.lastIndex(of: "{")!...]).split(separator: " ").joined(separator: " ")
    }
    #expect(
      bodies == [
        "{ Lowered.make(T.self) }", "{ Lowered.make(T.self) }", "{ Lowered.make(T.self) }",
        "{ T() }", "{ T() }", "{ T(frame: rect) }",
      ])
  }

  /// A parameter that the body ignores has a name where its value is handed on.
  @Test func anOverrideWithAParameterWithoutANameIsForwarded() {
    let lowered = Lowered(
      "class A: B {\n}\nextension A {\n override func f(_ x: Int, in _: B, _: B) {}\n}")
    #expect(
      lowered.lines[1] == "override func f(_ x: Int, in argument1: B, _ argument2: B) "
        + "{ lowered_A_f(x, in: argument1, argument2) }; }")
  }

  @Test func anOverrideInAnExtensionMovesIntoTheClassOfAnotherFile() {
    let lowered = Lowered.all([
      "class A: UIViewController {\n  func f() {}\n}",
      "extension A {\n  public override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }\n}",
    ])
    #expect(
      lowered[0].lines == [
        "class A: UIViewController {", "  func f() {}",
        "public override func viewDidAppear(_ animated: Bool) { lowered_A_viewDidAppear(animated) }; }",
      ])
    #expect(
      lowered[1].lines[1]
        == "  public          func lowered_A_viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }"
    )
  }

  @Test func aMovedOverrideHasTheAccessOfItsExtension() {
    let lowered = Lowered(
      """
      public class A: UIPresentationController {
      }
      public extension A {
        override var shouldPresentInFullscreen: Bool { true }
        internal func own() {}
      }
      open class B: UIView {
      }
      extension B { open override func layoutSubviews() {} }
      """)
    #expect(
      lowered.lines[1]
        == "public override var shouldPresentInFullscreen: Bool { lowered_A_shouldPresentInFullscreen }; }"
    )
    #expect(
      lowered.lines[7] == "open override func layoutSubviews() { lowered_B_layoutSubviews() }; }")
  }

  @Test func aMemberThatOnlyTheObjectKnowsIsLookedUp() {
    let lowered = Lowered(
      """
      let a = (values["a"] as AnyObject).doubleValue
      let b = (values["b"] as AnyObject).ownValue
      let c = (values["c"] as NSNumber).doubleValue
      store.setObject(a, forKey: (b as NSCopying))
      store.setObject(a, forKey: c as NSCopying)
      store.setValue(a, forKey: d as NSCopying)
      """)
    #expect(
      lowered.lines == [
        "let a = Lowered.dynamic(values[\"a\"] as AnyObject).doubleValue",
        "let b = (values[\"b\"] as AnyObject).ownValue",
        "let c = (values[\"c\"] as NSNumber).doubleValue",
        "store.setObject(a, forKey: (b             ))",
        "store.setObject(a, forKey: c             )",
        "store.setValue(a, forKey: d as NSCopying)",
      ])
  }

  @Test func castsOfNumbersGoThroughTheirBox() {
    let lowered = Lowered(
      """
      let a = timer.userInfo as! CGFloat
      let b = info["a"] as? CGFloat ?? 1
      x = y == 1 ? values.max() as! NSNumber : z
      let c = try f() as? CGFloat
      let d = 3 as CGFloat
      let e = v as? Double
      let g = p ?? q + r as! CGFloat
      """)
    #expect(
      lowered.lines == [
        "let a = Lowered.anyNumber(timer.userInfo) as! CGFloat",
        "let b = Lowered.boxedNumber(info[\"a\"]) as? CGFloat ?? 1",
        "x = y == 1 ? Lowered.numberBox(values.max()) as! NSNumber : z",
        "let c = try Lowered.boxedNumber(f()) as? CGFloat", "let d = 3 as CGFloat",
        "let e = v as? Double", "let g = p ?? Lowered.anyNumber(q + r) as! CGFloat",
      ])
  }

  @Test func anOptionalMethodOfTheSDKIsCalledWithAClosureAfterIt() {
    let lowered = Lowered(
      """
      animator.addCompletion? { _ in }
      animator.addCompletion?() { _ in }
      animator.addAnimations?({ }, delayFactor: 0.5)
      own.handler? { }
      """)
    #expect(
      lowered.lines == [
        "animator.addCompletion  { _ in }", "animator.addCompletion () { _ in }",
        "animator.addAnimations ({ }, delayFactor: 0.5)", "own.handler? { }",
      ])
  }

  @Test func aPropertyInAnExtensionMovesWithItsSetter() {
    let lowered = Lowered(
      "class A: UIView {}\nextension A {\n override var x: Int { get { 1 } set {} }\n override var y: Bool { true }\n}"
    )
    #expect(
      lowered.lines[0].contains(
        "override var x: Int { get { lowered_A_x } set { lowered_A_x = newValue } };"))
    #expect(lowered.lines[0].contains("override var y: Bool { lowered_A_y };"))
  }

  @Test func aWitnessOfAnExtensionCanBeOverridden() {
    let lowered = Lowered(
      """
      class A: UIViewController { let z = 1 }
      extension A: UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
        func other() {}
      }
      class B: A {
        override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false }
      }
      """)
    #expect(
      lowered.lines[0]
        == "class A: UIViewController { let z = 1 ; func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool "
        + "{ lowered_A_gestureRecognizerShouldBegin(g) }; }")
    #expect(lowered.lines[2].contains("func lowered_A_gestureRecognizerShouldBegin"))
    #expect(lowered.lines[3] == "  func other() {}")
  }

  @Test func anOverrideInAnExtensionOfTheSDKsClassIsReported() {
    let lowered = Lowered(
      "extension UINavigationController {\n  open override func viewDidLoad() {}\n}")
    #expect(lowered.problems.map(\.severity) == [.warning])
    #expect(lowered.problems.map(\.line) == [2])
    #expect(lowered.problems[0].message.contains("UINavigationController.viewDidLoad()"))
  }

  @Test func aMethodThatOnlyASubclassOfTheDelegateDeclaresOverridesTheDefault() {
    let lowered = Lowered.all([
      "class A: UIViewController, UIScrollViewDelegate {\n}",
      "class B: A {}\nclass C: B {\n  func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n  func mine() {}\n}",
    ])
    #expect(
      lowered[0].lines[1]
        == "@MainActor func scrollViewDidScroll(_ scrollView: UIScrollView) { Lowered.defaults.scrollViewDidScroll(scrollView) }; }"
    )
    #expect(
      lowered[1].lines[2] == "  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}")
    #expect(lowered[1].lines[3] == "  func mine() {}")
  }

  @Test func aDelegateThatDeclaresTheMethodIsLeftAlone() {
    let text =
      "class A: NSObject, UIScrollViewDelegate {\n func scrollViewDidScroll(_ s: UIScrollView) {}\n}\nclass B: A {}"
    #expect(Lowered(text).lines.joined(separator: "\n") == text)
  }

  @Test func anOptionalMemberIsFoundByACast() {
    let lowered = Lowered(
      """
      @objc protocol D {
        func must()
        @objc optional func moved(_ v: UIView, to p: CGPoint) -> Bool
        @objc optional var name: String { get }
      }
      class A: NSObject, D {
        func must() {}
      }
      class B: A { func moved(_ v: UIView, to p: CGPoint) -> Bool { true } }
      class C { weak var d: D?; func f() { if let x = d?.moved?(v, to: p) {}; d!.moved!(v, to: p); if d?.moved != nil {} } }
      """)
    #expect(lowered.lines[2].allSatisfy { $0 == " " })
    #expect(lowered.lines[3].allSatisfy { $0 == " " })
    #expect(
      lowered.words.contains(
        "if let x = d?.lowered_optional_moved__to_?(v, p) {}; d!.lowered_optional_moved__to_!(v, p); "
          + "if d?.lowered_optional_moved__to_ != nil {}"))
    #expect(
      lowered.appended == [
        "protocol lowered_D_moved__to_: AnyObject { func moved(_ v: UIView, to p: CGPoint) -> Bool }",
        "extension D { var lowered_optional_moved__to_: ((UIView, CGPoint) -> Bool)? "
          + "{ (self as? any lowered_D_moved__to_)?.moved(_:to:) } }",
        "protocol lowered_D_name: AnyObject { var name: String { get } }",
        "extension D { var name: (String)? { (self as? any lowered_D_name)?.name } }",
        "extension B: lowered_D_moved__to_ {}",
      ])
  }

  @Test func anOptionalMethodOfTheSDKsIsAlwaysThere() {
    let lowered = Lowered(
      "class A { func f() { d?.scrollViewDidScroll?(s); t.animationEnded!(true); done?(true) } }")
    #expect(
      lowered.lines == [
        "class A { func f() { d?.scrollViewDidScroll (s); t.animationEnded (true); done?(true) } }"
      ])
    let bound = Lowered("func f() { if let x = d.gestureRecognizerShouldBegin?(g) {} }")
    #expect(
      bound.lines == [
        "func f() { if let x = Lowered.optional(d.gestureRecognizerShouldBegin (g)) {} }"
      ])
  }

  @Test func twoClassesOfOneNameAndCyclesDoNotHangIt() {
    let lowered = Lowered(
      "class A: B {}\nclass B: A {}\nclass A: A {}\nextension A { override func f() {} }")
    #expect(lowered.lines.count == 4)
  }

  @Test func selfIsMadeInExtensionsOfProtocolsOfClasses() {
    let lowered = Lowered(
      """
      protocol Loadable: UIView {}
      protocol Named {}
      protocol Inner: Loadable {}
      extension Loadable { static func f() -> Self { Self() } }
      extension Named where Self: UIView { static func g() -> Self { Self(frame: .zero) } }
      extension Inner { static func h() -> Self { Self.init() } }
      extension Named { static func i() -> Self { Self() } }
      """)
    #expect(
      lowered.lines[3...6].map { $0.contains("Lowered.make(Self.self)") } == [
        true, true, true, false,
      ])
  }
}
