// SPDX-License-Identifier: MIT
import FilmstripConstraintSolver
import Growth
import SeededNumbers
import Testing

@Suite struct ConflictTests {
  @Test func theOneThatWasCreatedLastIsGivenUp() {
    var solver = ConstraintSolver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    let first = solver.add([Term(left)], .equal, 16, priority: 1000)
    let second = solver.add([Term(left), Term(width)], .lessThanOrEqual, 100, priority: 1000)
    _ = solver.add([Term(width)], .greaterThanOrEqual, 0, priority: 1000)
    let third = solver.add([Term(width)], .greaterThanOrEqual, 90, priority: 1000)
    _ = solver.add([Term(width)], .equal, 50, priority: 1)
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [[first, second, third]])
    #expect(solver.conflicts.map(\.givenUp) == [third])
    // What was given up has no influence at all.
    #expect(solver.value(of: width) == 50)

    // It holds again as soon as the others leave it room.
    solver.setConstant(110, of: second)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 90)
    solver.setConstant(100, of: second)
    solver.solve()
    #expect(solver.conflicts.map(\.givenUp) == [third])
    solver.remove(first)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test func aConstraintWithoutTermsCanContradictItself() {
    var solver = ConstraintSolver()
    let id = solver.add([], .equal, 1, priority: 1000)
    _ = solver.add([], .greaterThanOrEqual, -1, priority: 1000)
    _ = solver.add([], .equal, 1, priority: 999)
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [[id]])
    #expect(solver.conflicts.map(\.givenUp) == [id])
  }

  /// Each set is a contradiction, and none of its parts is: asked of a solver that has nothing else.
  @Test func setsAreIrreducible() throws {
    let systems = try KnownSystem.kept("exact.txt").filter { !$0.givenUp.isEmpty }
    #expect(systems.count > 20)
    var largest = 0
    for system in systems {
      let loaded = LoadedSystem(system)
      for conflict in loaded.solver.conflicts {
        let members = conflict.constraints.map { loaded.constraints.firstIndex(of: $0) ?? -1 }
        #expect(members == members.sorted())
        #expect(conflict.constraints.last == conflict.givenUp)
        largest = max(largest, members.count)
        #expect(!holdTogether(members, of: system), "\(members) of \(system)")
        for member in members {
          #expect(
            holdTogether(members.filter { $0 != member }, of: system), "\(member) of \(system)")
        }
      }
    }
    #expect(largest > 3)
  }

  private func holdTogether(_ members: [Int], of system: KnownSystem) -> Bool {
    var part = system
    part.constraints = members.map { system.constraints[$0] }
    return LoadedSystem(part).solver.conflicts.isEmpty
  }

  @Test func aChainThatIsTooLongNamesAllOfIt() {
    var solver = ConstraintSolver()
    var last = solver.makeVariable()
    var ids = [solver.add([Term(last)], .equal, 0, priority: 1000)]
    for _ in 0..<500 {
      let next = solver.makeVariable()
      ids.append(solver.add([Term(next), Term(last, -1)], .equal, 8, priority: 1000))
      last = next
    }
    ids.append(solver.add([Term(last)], .equal, 10, priority: 1000))
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [ids])
    #expect(solver.value(of: last) == 4_000)
    // One step makes the last one give way, wherever the elimination has left the gap.
    #expect(solver.work.steps <= 1)
  }

  /// Ten thousand constraints on one variable: each one costs a solve with a single pivot.
  @Test func contradictionsCostTimeInProportionWhereTheyAreAboutOneVariable() {
    Growth.expect(from: 1_250) { count in
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      for index in 0..<count { _ = solver.add([Term(x)], .equal, Double(index), priority: 1000) }
      return Growth.time {
        solver.solve()
        #expect(solver.conflicts.count == count - 1)
        #expect(solver.conflicts.allSatisfy { $0.constraints.count == 2 })
      }
    }
  }

  /// Each contradiction costs at most as much as one solve with all factors, in proportion to the
  /// constraints: thousands of them cost the square.
  @Test func contradictionsCostAtMostTheSquareOfTheirNumber() {
    Growth.expect(power: 2, from: 128) { count in
      var solver = ConstraintSolver()
      var numbers = SeededNumbers(seed: 5)
      let variables = (0..<count / 10).map { _ in solver.makeVariable() }
      for index in 0..<count {
        let from = variables[index % variables.count]
        let to = variables[Int.random(in: 0..<variables.count, using: &numbers)]
        _ = solver.add(
          [Term(from), Term(to, -1)], index % 2 == 0 ? .equal : .greaterThanOrEqual,
          Double(1 + index % 50), priority: 1000)
      }
      return Growth.time {
        solver.solve()
        #expect(solver.conflicts.count > count / 3)
      }
    }
  }
}
