// SPDX-License-Identifier: MIT

/// Divides cases among machines so that the slowest one has little more to do than the others.
///
/// The longest case goes first, each to the machine that has least to do so far (longest processing time
/// first: R. L. Graham, "Bounds on Multiprocessing Timing Anomalies", 1969): the slowest machine has at most
/// 4/3 − 1/(3·N) of what the best division would give it. Every machine that knows the same cases and times
/// comes to the same division, in whatever order it knows them.
enum ShardSplit {
  /// Gives each case to a machine.
  ///
  /// - Parameters:
  ///   - names: The cases' names, of which no two are equal.
  ///   - milliseconds: What each case takes; equal for all where nothing is known, which divides by count.
  ///   - count: How many machines there are, at least 1.
  /// - Returns: The machine of each case, from 0.
  static func machines(of names: [String], milliseconds: [Int], count: Int) -> [Int] {
    // By bytes: an order that depends on no version of Unicode.
    let order = names.indices.sorted { one, other in
      milliseconds[one] == milliseconds[other]
        ? names[one].utf8.lexicographicallyPrecedes(names[other].utf8)
        : milliseconds[one] > milliseconds[other]
    }
    // More machines than cases have nothing to do.
    var loads = LoadQueue(count: min(count, max(names.count, 1)))
    var machines = [Int](repeating: 0, count: names.count)
    for place in order { machines[place] = loads.takeLeast(adding: milliseconds[place]) }
    return machines
  }
}

/// What each machine has to do so far: a binary heap with the least at its top.
private struct LoadQueue {
  private var entries: [(load: Int, caseCount: Int, machine: Int)]

  init(count: Int) { entries = (0..<count).map { (0, 0, $0) } }

  /// Gives a case to the machine with least to do; of equal ones to that with fewer cases, then the first.
  mutating func takeLeast(adding load: Int) -> Int {
    let machine = entries[0].machine
    entries[0].load += load
    entries[0].caseCount += 1
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < entries.count {
        if entries[child] < entries[least] { least = child }
      }
      guard least != place else { return machine }
      entries.swapAt(place, least)
      place = least
    }
  }
}
