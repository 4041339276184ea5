// SPDX-License-Identifier: MIT

struct DifferenceNotes {
  /// A property of a pair of layers, by its place in ``LayerPairs``; its order is that of the changes.
  struct Key: Hashable, Comparable {
    let pair: Int
    let property: ComparedProperty

    static func < (one: Key, other: Key) -> Bool {
      (one.pair, one.property) < (other.pair, other.property)
    }
  }

  struct Note {
    fileprivate(set) var frames: [Int] = []
    /// In each of `frames`, for numbers.
    fileprivate(set) var deviations: [PropertyChange.Deviation] = []
    /// In the first of `frames`, for what has no amounts.
    fileprivate(set) var values: (expected: String, actual: String)?
  }

  private var notes: [Key: Note] = [:]
  private var lastPlaces: [Int: Int] = [:]
  private var lastMatrices: [Key: Int] = [:]

  var keys: [Key] { notes.keys.sorted() }

  subscript(key: Key) -> Note? { notes[key] }

  mutating func add(_ key: Key, _ deviation: PropertyChange.Deviation) {
    notes[key, default: Note()].frames.append(deviation.frame)
    notes[key]?.deviations.append(deviation)
    if key.property.isPlace { lastPlaces[key.pair] = deviation.frame }
    if let matrix = key.property.matrix {
      lastMatrices[Key(pair: key.pair, property: matrix)] = deviation.frame
    }
  }

  /// Notes other values that have no amounts.
  mutating func add(_ key: Key, in frame: Int, _ expected: String, _ actual: String) {
    notes[key, default: Note()].frames.append(frame)
    if notes[key]?.values == nil { notes[key]?.values = (expected, actual) }
  }

  /// Whether the last frame in which a pair was found to have another place is this one.
  func hasOtherPlace(_ pair: Int, in frame: Int) -> Bool { lastPlaces[pair] == frame }

  /// Whether a part of a matrix was found to differ in this frame, the last one so far.
  func hasOtherPart(of matrix: ComparedProperty, _ pair: Int, in frame: Int) -> Bool {
    lastMatrices[Key(pair: pair, property: matrix)] == frame
  }
}
