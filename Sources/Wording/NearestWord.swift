// SPDX-License-Identifier: MIT

extension String {
  /// The word that is most like this one, where one is: for what was misspelled.
  ///
  /// Like are words that fewer than half of the letters change, by Levenshtein's distance; of several the
  /// first. Words are compared without regard to case.
  package func nearest(in words: [String]) -> String? {
    let own = Array(lowercased().prefix(100))
    var best: (word: String, distance: Int)?
    for word in words {
      let distance = String.distance(own, Array(word.lowercased()))
      guard 2 * distance < max(own.count, word.count), distance < best?.distance ?? .max else {
        continue
      }
      best = (word, distance)
    }
    return best?.word
  }

  /// How many letters have to be inserted, removed or changed.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (place, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in other.indices {
        let change = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
