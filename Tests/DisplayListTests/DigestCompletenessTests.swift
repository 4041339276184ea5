// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Requirements
import Testing

/// A frame that differs in any value has another digest.
@Suite(.needs(.compiler)) struct DigestCompletenessTests {
  /// The frames below have each case and each property, or a change of some would not be tried.
  @Test func allCasesAndPropertiesOccur() throws {
    let symbols = try DisplayListSymbols()
    #expect(symbols.cases.count > 50 && symbols.storedProperties.count > 80)
    var names: Set<String> = []
    for frame in EveryFeature.frames {
      let tree = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(frame))
      for leaf in JSONLeaf.all(of: tree) {
        names.formUnion(leaf.path)
        if let text = leaf.value as? String { names.insert(text) }
      }
    }
    #expect(symbols.cases.subtracting(names) == [])
    #expect(symbols.storedProperties.subtracting(names) == DigestCompletenessTests.notEncoded)
  }

  /// `digest` follows from what is encoded, `rawValue` and `value` are encoded without their names; the
  /// others are not in frames, but in what measures and dumps them.
  private static let notEncoded: Set<String> = [
    "digest", "rawValue", "value", "points", "segments", "startsSubpath", "depth", "isDrawn",
    "isClosed",
  ]

  /// Each number, text and bit of all frames is changed once, unless an earlier frame has it in the same place.
  @Test func eachValueCounts() throws {
    var changes = 0
    var tried: Set<String> = []
    let cases = try DisplayListSymbols().cases.sorted()
    for frame in EveryFeature.frames {
      let data = try JSONEncoder().encode(frame)
      let tree = try JSONSerialization.jsonObject(with: data)
      let original = try JSONDecoder().decode(Frame.self, from: data)
      #expect(original.digest == frame.digest)
      let leaves = JSONLeaf.all(of: tree).map { (leaf: $0, place: "\($0.path) \($0.value)") }
      for leaf in leaves.filter({ !tried.contains($0.place) }).map(\.leaf) {
        for changed in leaf.changes(among: cases) {
          let bytes = try JSONSerialization.data(
            withJSONObject: leaf.replaced(by: changed, in: tree))
          guard let other = try? JSONDecoder().decode(Frame.self, from: bytes) else {
            // A text that names no case is no frame, nor are pixels of another size.
            #expect(changed is String || leaf.path.contains("bitmap"), "\(leaf.path)")
            continue
          }
          changes += 1
          // The glyphs of a text count.
          let isNumberOrText = leaf.path.last == "id" || leaf.path.contains("text")
          #expect(
            (other.digest == original.digest) == isNumberOrText,
            "frame \(frame.index): \(leaf.path.joined(separator: "."))")
        }
      }
      tried.formUnion(leaves.map(\.place))
    }
    #expect(changes > 1_000)
  }

  /// Elements that are left out, doubled or exchanged count as well.
  @Test func eachElementOfAnArrayCounts() throws {
    var changes = 0
    for frame in EveryFeature.frames {
      let tree = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(frame))
      for array in JSONLeaf.arrays(of: tree) {
        guard let elements = array.value as? [Any], !elements.isEmpty else { continue }
        for other in [Array(elements.dropLast()), elements + [elements[0]], elements.reversed()] {
          let bytes = try JSONSerialization.data(
            withJSONObject: array.replaced(by: other, in: tree))
          guard let changed = try? JSONDecoder().decode(Frame.self, from: bytes) else { continue }
          guard changed != frame, changed.withoutNumbers != frame.withoutNumbers else { continue }
          changes += 1
          #expect(changed.digest != frame.digest, "\(array.path.joined(separator: "."))")
        }
      }
    }
    #expect(changes > 100)
  }

  @Test func pixelsCount() {
    func frame(_ bytes: [UInt8], width: Int) -> Frame {
      let bitmap = Bitmap(width: width, height: bytes.count / 4 / width) {
        $0.copyBytes(from: bytes)
      }
      var node = EveryFeature.plain(1)
      node.content = [.image(.bitmap(bitmap), rect: CGRect(x: 0, y: 0, width: 10, height: 10))]
      return Frame(
        index: 0, nanoseconds: 0, size: CGSize(width: 10, height: 10), scale: 1, background: .black,
        root: node)
    }
    let bytes = (0..<48).map { UInt8($0) }
    var digests: Set = [frame(bytes, width: 3).digest, frame(bytes, width: 4).digest]
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      digests.insert(frame(changed, width: 3).digest)
    }
    #expect(digests.count == 50)
  }

  @Test func equalFramesHaveEqualDigests() {
    let zero = EveryFeature.plain(1)
    var negative = zero
    negative.geometry.zPosition = -0.0
    func digest(_ node: Node) -> Digest {
      Frame(
        index: 0, nanoseconds: 0, size: CGSize(width: 1, height: 1), scale: 1, background: .black,
        root: node
      ).digest
    }
    #expect(zero == negative)
    #expect(digest(zero) == digest(negative))
  }
}

extension Frame {
  /// The same frame with all nodes numbered 0.
  fileprivate var withoutNumbers: String {
    textDump.replacing(#/node \d+/#, with: "node 0") + "\(root)".replacing(#/id: \d+/#, with: "")
  }
}

/// A value inside a JSON document, and how to put another in its place.
private struct JSONLeaf {
  let path: [String]
  let value: Any

  static func all(of tree: Any, at path: [String] = []) -> [JSONLeaf] {
    switch tree {
    case let object as [String: Any] where !object.isEmpty:
      object.keys.sorted().flatMap { all(of: object[$0]!, at: path + [$0]) }
    case let array as [Any]: array.indices.flatMap { all(of: array[$0], at: path + ["\($0)"]) }
    default: [JSONLeaf(path: path, value: tree)]
    }
  }

  static func arrays(of tree: Any, at path: [String] = []) -> [JSONLeaf] {
    switch tree {
    case let object as [String: Any]:
      object.keys.sorted().flatMap { arrays(of: object[$0]!, at: path + [$0]) }
    case let array as [Any]:
      [JSONLeaf(path: path, value: array)]
        + array.indices.flatMap { arrays(of: array[$0], at: path + ["\($0)"]) }
    default: []
    }
  }

  /// Other values of the same type; a text may be one of some cases.
  func changes(among cases: [String]) -> [Any] {
    switch value {
    case let text as String:
      return path.last == "contentsName"
        ? [String(text.reversed())] : (cases + [text + "x"]).filter { $0 != text }
    case let bit as Bool where JSONLeaf.isBit(value): return [!bit]
    case let number as NSNumber:
      return number.doubleValue == number.doubleValue.rounded()
        ? [number.intValue + 1] : [number.doubleValue + 0.000_000_1]
    default: return []
    }
  }

  /// Whether a value is true or false; numbers can be taken for that, too.
  private static func isBit(_ value: Any) -> Bool {
    guard let data = try? JSONSerialization.data(withJSONObject: [value]) else { return false }
    return ["[true]", "[false]"].contains(String(decoding: data, as: UTF8.self))
  }

  func replaced(by new: Any, in tree: Any) -> Any { JSONLeaf.replace(path[...], in: tree, by: new) }

  private static func replace(_ path: ArraySlice<String>, in tree: Any, by new: Any) -> Any {
    guard let key = path.first else { return new }
    if var object = tree as? [String: Any] {
      object[key] = replace(path.dropFirst(), in: object[key]!, by: new)
      return object
    }
    var array = tree as! [Any]
    array[Int(key)!] = replace(path.dropFirst(), in: array[Int(key)!], by: new)
    return array
  }
}
