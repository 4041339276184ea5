// SPDX-License-Identifier: MIT

extension String {
  /// The word of a list that this one was most likely meant to be; nil where none is near.
  ///
  /// A word is near if at most a third of the longer one's letters, and one in any case, have to be
  /// inserted, removed, replaced or exchanged with their neighbour (optimal string alignment); uppercase
  /// and lowercase letters are equal. Of equally near words it is the first one.
  package func nearest(in words: [String]) -> String? {
    // Longer ones are no slips of the keyboard, and comparing them takes the product of their lengths.
    guard utf8.count <= 80 else { return nil }
    let letters = Array(lowercased())
    var best: (word: String, distance: Int)?
    for word in words where word.utf8.count <= 80 {
      let other = Array(word.lowercased())
      let distance = String.distance(letters, other)
      guard distance <= max(1, max(letters.count, other.count) / 3) else { continue }
      if distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }

  /// A remedy for a word that is not in a list: the nearest one, or all of them.
  package func choice(of words: [String]) -> String {
    if let word = nearest(in: words) { return "did you mean '\(word)'?" }
    return words.isEmpty
      ? "there is none to choose" : "choose one of: \(words.joined(separator: ", "))"
  }

  /// The optimal string alignment distance of two words.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    if one.isEmpty || other.isEmpty { return Swift.max(one.count, other.count) }
    var before = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for i in 1...one.count {
      var row = [i] + [Int](repeating: 0, count: other.count)
      for j in 1...other.count {
        let isEqual = one[i - 1] == other[j - 1]
        row[j] = Swift.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isEqual ? 0 : 1))
        if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
          row[j] = Swift.min(row[j], before[j - 2] + 1)
        }
      }
      (before, last) = (last, row)
    }
    return last[other.count]
  }
}
