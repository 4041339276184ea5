// SPDX-License-Identifier: MIT
import FilmstripConstraintSolver
import SeededNumbers
import Testing

/// Edits of a solver, one solve after the other, against a solver that is given the same at once.
@Suite struct EditTests {
  private struct Kept {
    var id: ConstraintID
    var terms: [(variable: Variable, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Float
  }

  private struct Edited {
    var solver = ConstraintSolver()
    var variables: [Variable] = []
    var kept: [Kept] = []
    var numbers: SeededNumbers

    mutating func edit(limit: Int) {
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0: variables.append(solver.makeVariable())
      case 1: removeVariable()
      case 2...5: if kept.count < limit { add() }
      case 6, 7: remove()
      case 8...10: change { $0.constant = Double(Int.random(in: -20...100, using: &$1)) }
      default: change { $0.priority = Self.priority(&$1) }
      }
    }

    static func priority(_ numbers: inout SeededNumbers) -> Float {
      [1000, 1000, 999, 750, 500, 500, 250, 1].randomElement(using: &numbers) ?? 1
    }

    private mutating func removeVariable() {
      guard variables.count > 2, Int.random(in: 0..<4, using: &numbers) == 0 else { return }
      let variable = variables.remove(at: Int.random(in: 0..<variables.count, using: &numbers))
      for constraint in kept where constraint.terms.contains(where: { $0.variable == variable }) {
        solver.remove(constraint.id)
      }
      kept.removeAll { $0.terms.contains { $0.variable == variable } }
      solver.remove(variable)
    }

    private mutating func add() {
      var terms: [(variable: Variable, coefficient: Double)] = []
      for variable in variables.shuffled(using: &numbers).prefix(
        Int.random(in: 1...3, using: &numbers))
      { terms.append((variable, [1, 1, -1, -1, 2, -0.5].randomElement(using: &numbers) ?? 1)) }
      let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
      let relation = relations.randomElement(using: &numbers) ?? .equal
      let constant = Double(Int.random(in: -20...100, using: &numbers))
      let priority = Self.priority(&numbers)
      let id = solver.add(
        terms.map { Term($0.variable, $0.coefficient) }, relation, constant, priority: priority)
      kept.append(
        Kept(id: id, terms: terms, relation: relation, constant: constant, priority: priority))
    }

    private mutating func remove() {
      guard let index = kept.indices.randomElement(using: &numbers) else { return }
      solver.remove(kept.remove(at: index).id)
    }

    private mutating func change(_ body: (inout Kept, inout SeededNumbers) -> Void) {
      guard let index = kept.indices.randomElement(using: &numbers) else { return }
      body(&kept[index], &numbers)
      solver.setConstant(kept[index].constant, of: kept[index].id)
      solver.setPriority(kept[index].priority, of: kept[index].id)
    }

    /// Compares with a solver that has never had anything else.
    func check(_ comment: Comment, ambiguity: Bool) {
      var other = ConstraintSolver()
      var others: [Variable: Variable] = [:]
      for variable in variables { others[variable] = other.makeVariable() }
      var ids: [ConstraintID: ConstraintID] = [:]
      for constraint in kept {
        let terms = constraint.terms.compactMap { term in
          others[term.variable].map { Term($0, term.coefficient) }
        }
        ids[constraint.id] = other.add(
          terms, constraint.relation, constraint.constant, priority: constraint.priority)
      }
      other.solve()
      let open = ambiguity ? (Ambiguity(of: solver), Ambiguity(of: other)) : nil
      for variable in variables {
        guard let twin = others[variable] else { continue }
        #expect(abs(solver.value(of: variable) - other.value(of: twin)) < 1e-8, comment)
        if let open { #expect(open.0.contains(variable) == open.1.contains(twin), comment) }
      }
      #expect(
        solver.conflicts.map { ids[$0.givenUp] } == other.conflicts.map { $0.givenUp }, comment)
    }
  }

  private func run(seed: UInt64, variables: Int, rounds: Int) {
    var edited = Edited(numbers: SeededNumbers(seed: seed))
    for _ in 0..<variables { edited.variables.append(edited.solver.makeVariable()) }
    for round in 0..<rounds {
      let count = round == 0 ? 4 * variables : Int.random(in: 1...6, using: &edited.numbers)
      for _ in 0..<count { edited.edit(limit: 2 * variables) }
      edited.solver.solve()
      edited.check("seed \(seed), round \(round)", ambiguity: variables < 10)
    }
  }

  @Test func editsComeToWhatASolveFromNothingDoes() {
    for seed in 0..<100 { run(seed: UInt64(seed), variables: 3 + seed % 5, rounds: 20) }
  }

  @Test func editsOfLargeSystemsDoToo() {
    for seed in 0..<15 { run(seed: UInt64(1_000 + seed), variables: 40, rounds: 20) }
  }

  @Test func theOrderOfEditsDoesNotMatter() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let first = solver.add([Term(x)], .equal, 10, priority: 500)
    let second = solver.add([Term(x)], .equal, 20, priority: 500)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    // Later in the order of edits, and still created earlier.
    solver.setPriority(250, of: first)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    solver.setPriority(500, of: first)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.remove(first)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    solver.setConstant(30, of: second)
    #expect(solver.solve().variables == [x])
    #expect(solver.value(of: x) == 30)
  }

  @Test func aCopyIsIndependent() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let constraint = solver.add([Term(x)], .equal, 10, priority: 500)
    solver.solve()
    var copy = solver
    copy.setConstant(20, of: constraint)
    copy.solve()
    #expect(solver.value(of: x) == 10)
    #expect(copy.value(of: x) == 20)
    solver.remove(constraint)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(copy.value(of: x) == 20)
  }

  @Test func onlyWhatHasAnotherValueIsAChange() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = solver.add([Term(x)], .equal, 10, priority: 1000)
    _ = solver.add([Term(y)], .equal, 5, priority: 1000)
    #expect(solver.solve().variables == [x, y])
    #expect(solver.solve().isEmpty)
    solver.setConstant(11, of: first)
    #expect(solver.solve().variables == [x])
    solver.setConstant(12, of: first)
    solver.setConstant(11, of: first)
    #expect(solver.solve().isEmpty)
  }

  @Test func constantsAreFollowedWithoutStepsAndFactors() {
    var solver = ConstraintSolver()
    var right: [Term] = []
    var spacings: [ConstraintID] = []
    for _ in 0..<100 {
      let (left, width) = (solver.makeVariable(), solver.makeVariable())
      spacings.append(
        solver.add(
          [Term(left)] + right.map { Term($0.variable, -1) }, .equal, 8, priority: 1000))
      _ = solver.add([Term(width)], .greaterThanOrEqual, 30, priority: 750)
      _ = solver.add([Term(width)], .lessThanOrEqual, 30, priority: 250)
      right = [Term(left), Term(width)]
    }
    solver.solve()
    let end = right.map { solver.value(of: $0.variable) }
    // A hundred spaces of 8, and 99 widths of 30 between them.
    let expected: [Double] = [3_770, 30]
    #expect(end == expected)
    for (index, spacing) in spacings.enumerated() { solver.setConstant(Double(index), of: spacing) }
    solver.solve()
    // The spaces are now 0 to 99.
    #expect(solver.value(of: right[0].variable) == 7_920)
    #expect(solver.work.steps == 0 && solver.work.factorizations == 0 && !solver.work.optimized)
  }
}
