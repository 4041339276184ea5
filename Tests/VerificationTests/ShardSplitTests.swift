// SPDX-License-Identifier: MIT
import SeededNumbers
import Testing

@testable import FilmstripVerification

@Suite struct ShardSplitTests {
  private func load(_ milliseconds: [Int], _ machines: [Int], count: Int) -> [Int] {
    var loads = [Int](repeating: 0, count: count)
    for (time, machine) in zip(milliseconds, machines) { loads[machine] += time }
    return loads
  }

  /// The least that the slowest of some machines can have: every division is tried, but for those that differ in
  /// the machines' numbers alone.
  private func best(_ milliseconds: [Int], count: Int) -> Int {
    var best = milliseconds.reduce(0, +)
    var loads = [Int](repeating: 0, count: count)
    func place(_ index: Int) {
      guard index < milliseconds.count else {
        best = min(best, loads.max() ?? 0)
        return
      }
      for machine in 0..<count {
        // The first machine without work stands for all of them.
        let isEmpty = loads[machine] == 0
        loads[machine] += milliseconds[index]
        if loads[machine] < best { place(index + 1) }
        loads[machine] -= milliseconds[index]
        if isEmpty { break }
      }
    }
    place(0)
    return best
  }

  /// The bound is Graham's of 1969, and the optimum is found by trying all.
  @Test func theSlowestMachineIsWithinTheBoundOfTheBestDivision() {
    var numbers = SeededNumbers(seed: 1969)
    var isWorse = 0
    for _ in 0..<400 {
      let count = Int.random(in: 2...4, using: &numbers)
      let milliseconds = (0..<Int.random(in: 1...9, using: &numbers)).map { _ in
        Int.random(in: 1...40, using: &numbers)
      }
      let names = milliseconds.indices.map { "s/\($0)" }
      let machines = ShardSplit.machines(of: names, milliseconds: milliseconds, count: count)
      let slowest = load(milliseconds, machines, count: count).max() ?? 0
      let optimum = best(milliseconds, count: count)
      // In whole numbers: slowest ≤ (4/3 − 1/3N) · optimum.
      #expect(3 * count * slowest <= (4 * count - 1) * optimum, "\(milliseconds) on \(count)")
      if slowest > optimum { isWorse += 1 }
    }
    // Else the bound was never put to the test.
    #expect(isWorse > 0)
  }

  /// Graham's own example, in which the bound is reached.
  @Test func theWorstCaseIsTheKnownOne() {
    let milliseconds = [5, 5, 4, 4, 3, 3, 3]
    let machines = ShardSplit.machines(
      of: ["a", "b", "c", "d", "e", "f", "g"], milliseconds: milliseconds, count: 3)
    #expect(load(milliseconds, machines, count: 3).max() == 11)
    #expect(best(milliseconds, count: 3) == 9)
  }

  /// Machines may find files in another order; what each case gets follows from its name.
  @Test func theOrderInWhichCasesAreKnownDoesNotCount() {
    var numbers = SeededNumbers(seed: 15)
    for _ in 0..<100 {
      let count = Int.random(in: 1...12, using: &numbers)
      let cases = (0..<Int.random(in: 1...60, using: &numbers)).map { index in
        // Few different times, so that names decide often.
        (name: "suite/ä\(index)", time: Int.random(in: 1...4, using: &numbers))
      }
      func division(_ cases: [(name: String, time: Int)]) -> [String: Int] {
        let machines = ShardSplit.machines(
          of: cases.map(\.name), milliseconds: cases.map(\.time), count: count)
        #expect(machines.allSatisfy { (0..<count).contains($0) })
        return Dictionary(uniqueKeysWithValues: zip(cases.map(\.name), machines))
      }
      #expect(division(cases) == division(cases.shuffled(using: &numbers)))
    }
  }

  /// Without times every machine has equally many, or one more, and variants of a scene are apart.
  @Test func casesOfEqualTimesAreDividedByCount() {
    var numbers = SeededNumbers(seed: 16)
    for _ in 0..<100 {
      let (caseCount, count) = (
        Int.random(in: 0...80, using: &numbers), Int.random(in: 1...20, using: &numbers)
      )
      let names = (0..<caseCount).map { "s/\(1_000 + $0)" }
      let machines = ShardSplit.machines(
        of: names, milliseconds: names.map { _ in 7 }, count: count)
      #expect(machines == names.indices.map { $0 % count })
    }
  }

  /// A hundred thousand machines for three cases are as many as three.
  @Test func moreMachinesThanCasesHaveNothingToDo() {
    let machines = ShardSplit.machines(
      of: ["a", "b", "c"], milliseconds: [1, 2, 3], count: 100_000)
    #expect(machines == [2, 1, 0])
  }

  @Test func unknownCasesTakeTheMedianOfTheKnownOnes() {
    func result(_ name: String, _ seconds: Double?, _ outcome: CaseResult.Outcome) -> CaseResult {
      var made = CaseResult(
        suite: "s", name: name, place: "s.yaml:1", outcome: outcome, golden: "G")
      made.seconds = seconds
      return made
    }
    let cases = [
      result("a", 0.010, .unchanged), result("b", 0.030, .changed), result("c", 0.020, .similar),
      result("late", 300, .crashed), result("wrong", 0, .error), result("untimed", nil, .missing),
      result("quick", 0, .unchanged),
    ]
    let times = CaseTimes(
      VerificationResult(
        reference: "G", record: .never, shard: nil, totalCount: 7, cases: cases))
    #expect(times.milliseconds(of: ["s/b", "s/new", "s/a", "s/c"]) == [30, 20, 10, 20])
    #expect(times.milliseconds(of: ["s/late", "s/wrong", "s/untimed"]) == [1, 1, 1])
    #expect(times.milliseconds(of: ["s/quick", "s/b", "s/late"]) == [1, 30, 1])
    // The names of the times change with them alone.
    let other = VerificationResult(
      reference: "H", record: .all, shard: nil, totalCount: 9, cases: cases.reversed())
    #expect(CaseTimes(other).digest == times.digest)
    let fewer = other.replacing(cases: Array(cases.dropLast()))
    #expect(CaseTimes(fewer).digest != times.digest)
  }
}
