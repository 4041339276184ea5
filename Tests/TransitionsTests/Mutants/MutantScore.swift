// SPDX-License-Identifier: MIT

struct MutantScore {
  let kind: Mutant.Kind
  private(set) var count = 0
  /// Those whose timelines or pictures differ.
  private(set) var caught = 0
  /// Those of which the first line names the layer.
  private(set) var layer = 0
  /// Those of which the first line names the property.
  private(set) var property = 0
  /// Those of which the first line names the cause.
  private(set) var cause = 0
  /// Those of which the first line names all three.
  private(set) var named = 0

  init(_ kind: Mutant.Kind) { self.kind = kind }

  mutating func add(_ result: MutantResult) {
    count += 1
    let says = result.says
    if result.isCaught { caught += 1 }
    if says.layer { layer += 1 }
    if says.property { property += 1 }
    if says.cause { cause += 1 }
    if result.isNamed { named += 1 }
  }

  /// A row of the table in docs/testing.md.
  var row: String {
    let numbers = [count, caught, layer, property, cause, named].map { "\($0)" }
    return "| \(kind.rawValue) | \(numbers.joined(separator: " | ")) |"
  }
}

struct MutantResult {
  let mutant: Mutant
  let isCaught: Bool
  let says: (layer: Bool, property: Bool, cause: Bool)
  let lines: [String]

  var isNamed: Bool { says.layer && says.property && says.cause }
}
