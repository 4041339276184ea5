// SPDX-License-Identifier: MIT
internal import FilmstripConstraintSolver

struct LinearForm {
  /// In the order in which they came; a variable may be in several.
  var terms: [(variable: Variable, coefficient: Double)] = []
  var constant: Double = 0

  init(_ constant: Double) { self.constant = constant }

  init(_ variable: Variable) { terms = [(variable, 1)] }

  static func + (first: LinearForm, second: LinearForm) -> LinearForm {
    var result = first
    result.add(second, times: 1)
    return result
  }

  static func - (first: LinearForm, second: LinearForm) -> LinearForm {
    var result = first
    result.add(second, times: -1)
    return result
  }

  static func + (form: LinearForm, constant: Double) -> LinearForm {
    var result = form
    result.constant += constant
    return result
  }

  static func * (form: LinearForm, factor: Double) -> LinearForm {
    var result = LinearForm(0)
    result.add(form, times: factor)
    return result
  }

  mutating func add(_ other: LinearForm, times factor: Double) {
    for term in other.terms { terms.append((term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }

  /// Each variable once, in the order of first appearance, without those that cancel out.
  var solverTerms: [Term] {
    var result: [Term] = []
    for term in terms {
      if let index = result.firstIndex(where: { $0.variable == term.variable }) {
        result[index].coefficient += term.coefficient
      } else {
        result.append(Term(term.variable, term.coefficient))
      }
    }
    return result.filter { $0.coefficient != 0 }
  }
}
