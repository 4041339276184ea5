// SPDX-License-Identifier: MIT
import FilmstripConstraintSolver
import Growth
import Testing

@Suite struct ScaleTests {
  /// A row of views of one width that fill a room, each 8 points from the next.
  private func row(of count: Int, room: Double) -> (ConstraintSolver, widths: [Variable]) {
    var solver = ConstraintSolver()
    var widths: [Variable] = []
    var last: [Term] = []
    for _ in 0..<count {
      let (left, width) = (solver.makeVariable(), solver.makeVariable())
      _ = solver.add(
        [Term(left)] + last.map { Term($0.variable, -1) }, .equal, last.isEmpty ? 0 : 8,
        priority: 1000)
      if let first = widths.first {
        _ = solver.add([Term(width), Term(first, -1)], .equal, 0, priority: 1000)
      }
      _ = solver.add([Term(width)], .greaterThanOrEqual, 20, priority: 750)
      _ = solver.add([Term(width)], .lessThanOrEqual, 20, priority: 250)
      widths.append(width)
      last = [Term(left), Term(width)]
    }
    _ = solver.add(last, .equal, room, priority: 1000)
    return (solver, widths)
  }

  /// A column of views below each other, each of a height of its own.
  private func column(of count: Int) -> (ConstraintSolver, tops: [Variable]) {
    var solver = ConstraintSolver()
    var tops: [Variable] = []
    var last: [Term] = []
    for index in 0..<count {
      let (top, height) = (solver.makeVariable(), solver.makeVariable())
      _ = solver.add([Term(top)] + last.map { Term($0.variable, -1) }, .equal, 8, priority: 1000)
      _ = solver.add([Term(height)], .greaterThanOrEqual, Double(20 + index % 3), priority: 750)
      _ = solver.add([Term(height)], .lessThanOrEqual, Double(20 + index % 3), priority: 250)
      tops.append(top)
      last = [Term(top), Term(height)]
    }
    return (solver, tops)
  }

  @Test(arguments: [10, 100, 1_000])
  func aFilledRowHasOneWidth(_ count: Int) {
    let room = Double(50 * count - 8)
    var (solver, widths) = row(of: count, room: room)
    solver.solve()
    for width in widths { #expect(abs(solver.value(of: width) - 42) < 1e-9) }
  }

  @Test func aLongColumnIsExact() {
    var (solver, tops) = column(of: 2_000)
    solver.solve()
    var expected = 8.0
    for (index, top) in tops.enumerated() {
      #expect(abs(solver.value(of: top) - expected) < 1e-9)
      expected += Double(20 + index % 3) + 8
    }
  }

  @Test func timeIsInProportionToConstraints() {
    Growth.expect(from: 250) { count in
      var (solver, _) = row(of: count, room: Double(50 * count))
      return Growth.time { solver.solve() }
    }
    Growth.expect(from: 250) { count in
      var (solver, _) = column(of: count)
      return Growth.time { solver.solve() }
    }
  }

  @Test func memoryIsInProportionToConstraints() {
    for make in [{ self.row(of: $0, room: 1e5).0 }, { self.column(of: $0).0 }] {
      let bytes = [500, 4_000].map { count in
        var solver = make(count)
        solver.solve()
        return Double(solver.byteCount) / Double(solver.constraintCount)
      }
      // Arrays that grow by doubling are up to twice as large as what is in them.
      #expect(bytes[1] < 2 * bytes[0], "\(bytes)")
      #expect(bytes.allSatisfy { $0 < 1_000 }, "\(bytes)")
    }
  }

  @Test func whatComesAndGoesLeavesNothingBehind() {
    var (solver, tops) = column(of: 40)
    solver.solve()
    var bytes: [Int] = []
    for round in 0..<600 {
      let extra = solver.makeVariable()
      let ids = [
        solver.add([Term(extra), Term(tops[round % 40], -1)], .equal, 1, priority: 1000),
        solver.add([Term(extra)], .equal, 5, priority: 500),
      ]
      solver.solve()
      #expect(solver.value(of: extra) == solver.value(of: tops[round % 40]) + 1)
      for id in ids { solver.remove(id) }
      solver.remove(extra)
      solver.solve()
      if round % 150 == 149 { bytes.append(solver.byteCount) }
    }
    #expect(bytes[3] <= bytes[0] + bytes[0] / 2, "\(bytes)")
    #expect(abs(solver.value(of: tops[39]) - (8 + 39 * 8 + 39 * 20 + 39)) < 1e-9)
  }

  /// Animated constants: each frame another one, and in the end where it began.
  @Test func manyChangesDoNotDrift() {
    var (solver, tops) = column(of: 50)
    let wave = solver.add([Term(tops[0])], .equal, 8, priority: 900)
    let limit = solver.add([Term(tops[49])], .lessThanOrEqual, 1_500, priority: 1000)
    solver.solve()
    let before = tops.map(solver.value(of:))
    for frame in 0..<1_000 {
      solver.setConstant(8 + Double(frame % 97) * 1.37, of: wave)
      solver.setConstant(1_300 + Double(frame % 31) * 7.1, of: limit)
      solver.solve()
    }
    solver.setConstant(8, of: wave)
    solver.setConstant(1_500, of: limit)
    solver.solve()
    for (top, value) in zip(tops, before) { #expect(abs(solver.value(of: top) - value) < 1e-9) }
  }
}
