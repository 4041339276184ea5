// SPDX-License-Identifier: MIT
import FilmstripImaging
import Testing
import UIKit

@testable import FilmstripTesting

@MainActor
@Suite struct ValueDumpTests {
  private final class Box: CustomStringConvertible {
    let value: Int

    init(_ value: Int) { self.value = value }

    var description: String {
      "<Box: 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)); value = \(value)>"
    }
  }

  private struct Choice {
    let first: Box
    let second: Box
    let selected: Box
  }

  private struct Empty {}

  private struct Paint: CustomStringConvertible {
    let number: UInt64
    var description: String { "0x" + String(number, radix: 16) }
  }

  private struct Paths {
    let width: Int
    let height: Int
  }

  private func dump(_ value: Any) -> String { ValueDump(value).text }

  private func describe(_ value: Any) -> String { StableDescription(of: value).text }

  @Test func textsOfValuesStayAsTheyAre() {
    #expect(dump("0xff8800") == "- \"0xff8800\"\n")
    #expect(dump(["a": "0x0123456789abcdef"]).contains("- value: \"0x0123456789abcdef\"\n"))
    #expect(dump(AnyHashable("<Box: 0x7f0123456789>")).contains("\"<Box: 0x7f0123456789>\""))
    #expect(describe("0xff8800") == "0xff8800")
    #expect(describe("<Box: 0x7f0123456789>") == "<Box: 0x7f0123456789>")
    #expect(describe(["<Box: 0x7f0123456789>"]) == "[\"<Box: 0x7f0123456789>\"]")
    #expect(describe(Optional("a \"0xff8800\"") as Any).contains("0xff8800"))
    // A number that is the value's own.
    #expect(describe(Paint(number: 0xff8800)) == "0xff8800")
    #expect(describe(Paint(number: 0x7f01_2345_6789)) == "0x7f0123456789")
  }

  @Test func addressesAreLeftOut() {
    let box = Box(1)
    #expect(describe(box) == "<Box: 0x…; value = 1>")
    #expect(describe([box, box]) == "[<Box: 0x…; value = 1>, <Box: 0x…; value = 1>]")
    #expect(!describe(UIView()).contains(#/0x[0-9a-f]/#))
    #expect(describe(NSObject()) == "<NSObject: 0x…>" && dump(NSObject()) == "- NSObject\n")
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { memory.deallocate() }
    #expect(describe(memory) == "0x…" && describe([memory]) == "[0x…]")
    #expect(dump(memory) == "- 0x…\n" && dump(OpaquePointer(memory)) == "- 0x…\n")
    #expect(dump(ObjectIdentifier(box)) == "- ObjectIdentifier(0x…)\n")
    #expect(!dump(UnsafeRawBufferPointer(start: memory, count: 8)).contains(#/0x[0-9a-f]/#))
  }

  /// Structures whose reflection shows nothing say themselves what they are.
  @Test func valuesWithoutPartsAreDescribed() throws {
    let identifier = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
    #expect(dump(identifier) == "- 6F9619FF-8B86-D011-B42D-00CF4FC964FF\n")
    #expect(dump(SIMD2<Double>(1, 2)) == "- SIMD2<Double>(1.0, 2.0)\n")
    #expect(dump(Float16(1.5)) == "- 1.5\n")
    #expect(dump(Empty()) == "- Empty\n")
  }

  @Test func valuesThatDifferHaveOtherTexts() {
    let pairs: [(Any, Any)] = [
      (UUID(), UUID()), (SIMD2<Double>(1, 2), SIMD2<Double>(1, 3)),
      (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1)), (Float16(1), Float16(2)),
      (CharacterSet(charactersIn: "ab"), CharacterSet(charactersIn: "ac")),
      (Data([1, 2]), Data([1, 3])), (Data(count: 64), Data(repeating: 1, count: 64)),
      (Data(count: 1_000), Data(count: 1_001)), (["0xff8800"], ["0x0088ff"]),
      (
        Bitmap(width: 2, height: 2, filledWith: Pixel(red: 1, green: 2, blue: 3)),
        Bitmap(width: 2, height: 2, filledWith: Pixel(red: 1, green: 2, blue: 4))
      ),
    ]
    for (one, other) in pairs {
      #expect(dump(one) == dump(one))
      #expect(dump(one) != dump(other))
    }
  }

  @Test func objectsOfFoundationDiffer() throws {
    #expect(dump(NSUUID()) != dump(NSUUID()))
    let urls = try ["http://a.org", "http://b.org"].map { try #require(NSURL(string: $0)) }
    #expect(dump(urls[0]) != dump(urls[1]))
    #expect(dump(NSData(data: Data(count: 99))) != dump(NSData(data: Data(count: 98))))
    #expect(dump(\Paths.width) != dump(\Paths.height))
  }

  @Test func bytesAreCountedAndNamedByTheirDigest() {
    let data = Data(repeating: 7, count: 64)
    #expect(dump(data) == "▿ Data\n  - count: 64\n  - digest: \(Digest(of: data))\n")
    #expect(dump(Data([7])) == "▿ Data\n  - count: 1\n  ▿ bytes: 1 elements\n    - 7\n")
    // The same bytes elsewhere in memory.
    #expect(dump(Data(Array(data))) == dump(data))
  }

  @Test func anObjectThatIsSeenAgainIsCalledByItsNumber() {
    let (one, other) = (Box(1), Box(1))
    #expect(
      dump(Choice(first: one, second: other, selected: one)) == """
        ▿ Choice
          ▿ first: Box #1
            - value: 1
          ▿ second: Box
            - value: 1
          ▿ selected: Box #1

        """)
    #expect(
      dump(Choice(first: one, second: other, selected: other)) == """
        ▿ Choice
          ▿ first: Box
            - value: 1
          ▿ second: Box #1
            - value: 1
          ▿ selected: Box #1

        """)
    // One that is in one place has no number: it is shown as before.
    #expect(dump([one]) == "▿ 1 elements\n  ▿ Box\n    - value: 1\n")
  }

  /// Which of several equal elements of a set is meant does not depend on the set's order.
  @Test func numbersDoNotDependOnTheOrderOfSets() {
    final class Key: Hashable {
      static func == (one: Key, other: Key) -> Bool { one === other }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    struct Choice {
      let keys: Set<Key>
      let selected: Key
    }
    let keys = (0..<8).map { _ in Key() }
    let texts = Set(keys.map { dump(Choice(keys: Set(keys), selected: $0)) })
    #expect(texts.count == 1, "\(texts)")
    #expect(texts.first?.contains("selected: Key #1") == true)
  }

  @Test func setsThatHoldThemselvesComeToAnEnd() {
    final class Key: Hashable {
      var others: Set<Key> = []
      static func == (one: Key, other: Key) -> Bool { one === other }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let (one, other) = (Key(), Key())
    one.others = [one, other]
    other.others = [one, other]
    #expect(dump(one).hasPrefix("▿ Key #1\n  ▿ others: 2 elements\n"))
    (one.others, other.others) = ([], [])
  }
}
