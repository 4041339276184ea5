// SPDX-License-Identifier: MIT
import Testing

@Suite struct SelectorTests {
  private func selector(_ text: String, in body: String = "") -> String {
    let words = Lowered("class A: B {\n\(body)\nlet x = \(text)\n}").words
    return words.split(separator: "\n").first { $0.hasPrefix("let x = ") }
      .map { String($0.dropFirst("let x = ".count)) } ?? ""
  }

  @Test func aMethodOfTheClassAroundIt() {
    let expected = "Lowered.selector(\"f:\", { (target: A) in target.f(_:) })"
    #expect(selector("#selector(f(_:))") == expected)
    #expect(selector("#selector(self.f(_:))") == expected)
    #expect(selector("#selector(A.f(_:))") == expected)
  }

  @Test func aMethodWithoutLabelsIsTheOneThatTheClassHas() {
    let expected = "Lowered.selector(\"f:by:\", { (target: A) in target.f })"
    #expect(selector("#selector(f)", in: "@objc func f(_ a: Int, by b: Int) {}") == expected)
    // Of the SDK's, and others', the compiler knows how many arguments there are.
    #expect(
      selector("#selector(UIView.g)")
        == "Lowered.selector(\"g\", { (target: UIView) in target.g })")
  }

  @Test func aNameForObjectiveC() {
    #expect(
      selector("#selector(f(a:))", in: "@objc(doIt:) func f(a: Int) {}").contains("\"doIt:\""))
    #expect(selector("#selector(move(by:to:))").contains("\"moveBy:to:\""))
    #expect(selector("#selector(move(view:_:))").contains("\"moveWithView::\""))
  }

  @Test func aMethodOfTheClassItself() {
    #expect(
      selector("#selector(f)", in: "@objc class func f() {}")
        == "Lowered.selector(\"f\", { (target: A.Type) in target.f })")
  }

  @Test func getterAndSetter() {
    #expect(
      selector("#selector(getter: UIView.frame)")
        == "Lowered.selector(getter: \"frame\", { (target: UIView) in target.frame })")
    #expect(
      selector("#selector(setter: frame)")
        == "Lowered.selector(setter: \"setFrame:\", { (target: A, value) in target.frame = value })"
    )
  }

  @Test func anOverloadByItsType() {
    #expect(
      selector("#selector(f as () -> Void)")
        == "Lowered.selector(\"f\", { (target: A) in target.f as () -> Void })")
    #expect(
      selector("#selector(A.f as (A) -> (Int) -> Void)")
        == "Lowered.selector(\"f\", { (target: A) in (A.f as (A) -> (Int) -> Void)(target) })")
  }

  @Test func aMethodOfAnExpressionsType() {
    #expect(
      selector("#selector(owner.close)")
        == "Lowered.selector(\"close\", of: owner, { $0 .close })")
  }

  @Test func insideAnExtensionOfAProtocolTheTypeIsSelf() {
    let words = Lowered(
      "protocol P {}\nextension P where Self: UIView {\nfunc g() { h(#selector(f(_:))) }\n}"
    ).words
    #expect(words.contains("{ (target: Self) in target.f(_:) }"))
  }

  @Test func aStringIsFoundInTablesOfTheClasses() {
    let lowered = Lowered(
      """
      class A: NSObject {
        @objc func f(_ x: Int) {}
        @objc func g() {}
        let s = Selector("f:")
      }
      class B: A { @objc(f:) func h(_ x: Int) {} }
      """)
    #expect(lowered.lines[3].contains("NSSelectorFromString(\"f:\")"))
    #expect(
      lowered.lines[4].contains(
        "case \"f:\": return Lowered.selector(\"f:\", { (target: A) in target.f(_:) })"))
    #expect(!lowered.lines[4].contains("\"g\""))
    #expect(lowered.lines[5].contains("override nonisolated public class func loweredSelector"))
    #expect(lowered.appended == ["extension A: SelectorTable {}"])
  }

  @Test func keyPathsAreStrings() {
    #expect(selector("#keyPath(CALayer.position.x)") == "\"position.x\" ")
    #expect(selector("#keyPath(title)") == "\"title\" ")
  }
}
