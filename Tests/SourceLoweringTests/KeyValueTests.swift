// SPDX-License-Identifier: MIT
import Testing

@Suite struct KeyValueTests {
  @Test func propertiesWhoseKeysAreGivenAreInTheTables() {
    let lowered = Lowered(
      """
      class A: NSObject {
        @objc var title = ""
        @objc var other = 0
        @objc var isOpen = false
        @objc let fixed = 1
      }
      let a = A()
      a.setValue("x", forKey: "title")
      a.setValue(true, forKeyPath: "child.open")
      let b = a.value(forKey: #keyPath(A.fixed))
      """)
    let table = lowered.lines[5]
    #expect(
      table.contains(
        "case \"title\": return Lowered.selector(getter: \"title\", { (target: A) in target.title });"
      ))
    #expect(
      table.contains(
        "case \"setTitle:\": return Lowered.selector(setter: \"setTitle:\", "
          + "{ (target: A, value) in target.title = value });"))
    #expect(table.contains("\"setIsOpen:\""))
    #expect(table.contains("\"fixed\"") && !table.contains("\"setFixed:\""))
    #expect(!table.contains("\"other\""))
  }

  @Test func aKeyThatIsPutTogetherMayBeAnyExposedOne() {
    let lowered = Lowered(
      "class A: NSObject {\n@objc var a = 0\nvar b = 0\n}\nfunc f(_ k: String) { A().setValue(1, forKey: k) }"
    )
    #expect(lowered.lines[3].contains("\"setA:\""))
    #expect(!lowered.lines[3].contains("\"setB:\""))
  }

  @Test func whatIsPrivateToAnotherFileIsListedThere() {
    let lowered = Lowered.all([
      "class A: NSObject {\n  func g() { perform(Selector(\"f\")); perform(Selector(\"h\")) }\n}",
      "extension A {\n  @objc private func f() {}\n  @objc func h() {}\n}",
    ])
    #expect(lowered[0].lines[2].contains("case \"h\": "))
    #expect(!lowered[0].lines[2].contains("case \"f\": "))
    #expect(lowered[0].lines[2].contains("default: return lowered_selectors_1(name) ?? nil"))
    #expect(
      lowered[1].appended == [
        "extension A { nonisolated static func lowered_selectors_1(_ name: String) -> Lowered.Selector? { "
          + "switch name { case \"f\": return Lowered.selector(\"f\", { (target: A) in target.f });  "
          + "default: return nil } } }"
      ])
  }

  @Test func whatTheRuntimeCallsIsFoundByName() {
    let lowered = Lowered(
      """
      class A: NSObject {
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
      }
      class B: A {
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      """)
    // NSObject's methods are in extensions here; A's is in its class.
    #expect(lowered.lines[1].hasPrefix("           func setValue"))
    #expect(lowered.lines[2].contains("case \"setValue:forUndefinedKey:\""))
    #expect(lowered.lines[4].hasPrefix("  override func setValue"))
    #expect(lowered.lines[5].hasPrefix("           func observeValue"))
    #expect(lowered.lines[6].contains("override nonisolated public class func loweredSelector"))
    #expect(lowered.lines[6].contains("case \"observeValueForKeyPath:of:change:context:\""))
    #expect(!lowered.lines[6].contains("case \"setValue:forUndefinedKey:\""))
  }

  @Test func dynamicPropertiesTellWhenTheyAreSet() {
    let lowered = Lowered(
      """
      class A: NSObject {
        @objc dynamic var a = 0
        @objc dynamic var b: String? { didSet { print(1) } }
        @objc dynamic var c: Int { 1 }
        dynamic var d: [Int] = { [1] }()
        @objc var e = 0
      }
      """)
    #expect(lowered.lines[1].hasSuffix("var a = 0 { didSet { Lowered.changed(self) } }"))
    #expect(lowered.lines[2].hasSuffix("{ didSet { defer { Lowered.changed(self) }; print(1) } }"))
    #expect(lowered.lines[3].hasSuffix("var c: Int { 1 }"))
    #expect(lowered.lines[4].hasSuffix("{ [1] }() { didSet { Lowered.changed(self) } }"))
    #expect(lowered.lines[5].hasSuffix("var e = 0"))
  }

  @Test func outletsAreSetByTheirKeysWhereNoKeyIsWritten() {
    let lowered = Lowered(
      """
      class A: UIViewController {
        @IBOutlet private weak var list: UIView!
        @objc var other = 1
      }
      """)
    let table = lowered.lines[3]
    #expect(table.contains("case \"setList:\": return Lowered.selector(setter: \"setList:\""))
    #expect(table.contains("target.list = value"))
    #expect(!table.contains("setOther:"))
  }
}
