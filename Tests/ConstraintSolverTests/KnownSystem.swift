// SPDX-License-Identifier: MIT
import FilmstripConstraintSolver
import Foundation
import Requirements

/// A system of constraints with values that did not come from the solver: a line that
/// `Reference/systems.py` has written.
struct KnownSystem {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Float
  }

  var variableCount: Int
  var constraints: [Constraint]
  var values: [Double]
  /// The constraints that contradict those before them.
  var givenUp: [Int]
  /// The variables that the priorities leave free.
  var ambiguous: [Int]

  init(_ line: Substring) throws {
    var words = line.split(separator: " ")[...]
    func read<Number: LosslessStringConvertible>(_ type: Number.Type) throws -> Number {
      guard let word = words.popFirst(), let number = Number(String(word)) else {
        throw BadLine(line: String(line))
      }
      return number
    }
    func readAll(until end: Substring?) throws -> [Int] {
      var numbers: [Int] = []
      while let word = words.first, word != end { numbers.append(try read(Int.self)) }
      _ = words.popFirst()
      return numbers
    }
    variableCount = try read(Int.self)
    constraints = []
    for _ in 0..<(try read(Int.self)) {
      let priority = try read(Float.self)
      let relation: Relation? =
        switch words.popFirst() {
        case "<=": .lessThanOrEqual
        case "==": .equal
        case ">=": .greaterThanOrEqual
        default: nil
        }
      guard let relation else { throw BadLine(line: String(line)) }
      let constant = try read(Double.self)
      var terms: [(Int, Double)] = []
      for _ in 0..<(try read(Int.self)) {
        terms.append((try read(Int.self), try read(Double.self)))
      }
      constraints.append(
        Constraint(terms: terms, relation: relation, constant: constant, priority: priority))
    }
    guard words.popFirst() == "=" else { throw BadLine(line: String(line)) }
    values = []
    for _ in 0..<variableCount { values.append(try read(Double.self)) }
    guard words.popFirst() == "!" else { throw BadLine(line: String(line)) }
    givenUp = try readAll(until: "?").sorted()
    ambiguous = try readAll(until: nil)
  }

  struct BadLine: Error { var line: String }

  static func all(_ text: String) throws -> [KnownSystem] {
    try text.split(separator: "\n").map { try KnownSystem($0) }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Reference")

  static func kept(_ name: String) throws -> [KnownSystem] {
    try all(String(contentsOf: folder.appending(path: name), encoding: .utf8))
  }

  static func made(_ kind: String, seed: Int, count: Int) throws -> [KnownSystem] {
    let script = folder.appending(path: "systems.py").path
    let python: Python = kind == "kiwi" ? .kiwisolver : .plain
    return try all(run(python, [script, kind, String(seed), String(count)]))
  }

  private struct Failed: Error { var status: Int32 }

  private static func run(_ python: Python, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: python.path ?? "")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(status: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }
}

struct LoadedSystem {
  var solver = ConstraintSolver()
  var variables: [Variable]
  var constraints: [ConstraintID] = []

  /// The constraints in their order, all at once or each with a solve.
  init(_ system: KnownSystem, stepwise: Bool = false) {
    variables = []
    for _ in 0..<system.variableCount { variables.append(solver.makeVariable()) }
    for constraint in system.constraints {
      let terms = constraint.terms.map { Term(variables[$0.variable], $0.coefficient) }
      constraints.append(
        solver.add(
          terms, constraint.relation, constraint.constant, priority: constraint.priority))
      if stepwise { solver.solve() }
    }
    solver.solve()
  }

  func distance(from values: [Double]) -> Double {
    zip(variables, values).map { abs(solver.value(of: $0) - $1) }.max() ?? 0
  }
}
