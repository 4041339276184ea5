// SPDX-License-Identifier: MIT
import SourceLowering
import Testing

@Suite struct AttributeTests {
  @Test func attributesBecomeSpacesSoThatColumnsStay() {
    let lowered = Lowered(
      """
      @objcMembers class A: NSObject {
        @objc(x:) dynamic func f(_ y: Int) {}
        @IBInspectable var radius = 1.0
      }
      """)
    #expect(
      lowered.lines == [
        "             class A: NSObject {",
        "                    func f(_ y: Int) {}",
        "                 var radius = 1.0",
        "}",
      ])
    #expect(lowered.appended.isEmpty)
  }

  @Test func attributesOfOthersStay() {
    let text = "@MainActor @discardableResult func f() -> Int { 1 }"
    #expect(Lowered(text).lines == [text])
  }

  @Test func aProtocolOfObjectiveCsIsForClasses() {
    #expect(Lowered("@objc protocol P {}").words == "protocol P: AnyObject {}")
    #expect(Lowered("@objc protocol P: Q {}").words == "protocol P: AnyObject, Q {}")
    #expect(
      Lowered("@objc protocol P: NSObjectProtocol {}").words == "protocol P: NSObjectProtocol {}")
    #expect(Lowered("protocol P {}").words == "protocol P {}")
  }

  @Test func everyLineStaysWhereItIs() {
    let text = "import UIKit\r\n@objc(a)\nclass A {\n\n  @objc\n  func é() {} // ü\n}\n"
    let output = TargetLowering([SourceFile(path: "a\"b\u{10}", text: text)]).outputs[0].text
    #expect(
      output.hasPrefix(
        "import UIKit; import FilmstripIOSRuntime\n#sourceLocation(file: \"a\\\"b_\", line: 1)\n"))
    let own = output.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropFirst(2)
    #expect(
      own.count
        == text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count)
    #expect(own[own.startIndex + 5].elementsEqual("  func é() {} // ü".utf8))
  }

  @Test func partsOfTransitionsAreNotPrivate() {
    let transition = """
      fileprivate final class A: UIPresentationController { let kind: Kind }
      private enum Kind { private struct Row {} }
      private typealias Done = () -> Void
      private extension A { struct Inner {} }
      """
    #expect(
      Lowered(transition).lines.map { $0.drop { $0 == " " } } == [
        "final class A: UIPresentationController { let kind: Kind }",
        "enum Kind {         struct Row {} }", "typealias Done = () -> Void",
        "private extension A { struct Inner {} }",
      ])
    // Where another type has the name of one, the file stays as it is.
    let files = Lowered.all([transition, "private struct Kind {}"])
    #expect(files[0].words == transition)
    #expect(files[1].words == "private struct Kind {}")
    #expect(Lowered("private class A: UIView {}").words == "private class A: UIView {}")
  }

  @Test func whatMeetsAPrivateProtocolIsAsVisibleAsTheProtocol() {
    let lowered = Lowered(
      """
      fileprivate protocol Growing: UIViewControllerAnimatedTransitioning { var start: CGPoint? { get } }
      class Grow: NSObject, Growing {
        fileprivate var start: CGPoint?
        private(set) var end: CGPoint?
        private var middle: CGPoint?
      }
      class Still: NSObject { private var start: CGPoint? }
      """)
    #expect(lowered.lines[2].trimmingPrefix { $0 == " " } == "var start: CGPoint?")
    #expect(lowered.lines[3] == "  private(set) var end: CGPoint?")
    #expect(lowered.lines[4] == "  private var middle: CGPoint?")
    #expect(lowered.lines[6] == "class Still: NSObject { private var start: CGPoint? }")
  }

  @Test func aFileThatDoesNotParseIsLeftToTheCompiler() {
    let text = "class A { @objc func f( { #selector( }\n}}} @objc"
    let lowered = Lowered(text)
    #expect(lowered.lines.count == 2)
  }
}
