// SPDX-License-Identifier: MIT
import FilmstripConstraintSolver

// Times of the constraint solver on a screen of 500 views, for Scripts/bench layout.
//
// Usage: bench-layout system            the screen's constraints as text, for other solvers
//        bench-layout ROUNDS            times in microseconds: from nothing, of changed constants
//        bench-layout values            the values that are found

/// A constraint of the screen, by numbers of variables.
struct Line {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  var priority: Float
}

/// Four variables of a view: left, top, width, height.
struct View {
  var number: Int
  var left: [(Int, Double)] { [(4 * number, 1)] }
  var top: [(Int, Double)] { [(4 * number + 1, 1)] }
  var width: [(Int, Double)] { [(4 * number + 2, 1)] }
  var height: [(Int, Double)] { [(4 * number + 3, 1)] }
  var right: [(Int, Double)] { left + width }
  var bottom: [(Int, Double)] { top + height }
  var centerY: [(Int, Double)] { top + [(4 * number + 3, 0.5)] }
}

/// A list of fifty rows, each with an icon, a title as wide as its text where there is room, a text
/// below it, and a bar of five buttons of one width.
struct Screen {
  private(set) var lines: [Line] = []
  private(set) var viewCount = 0
  /// Constraints whose constants change: spacings, insets and sizes of rows in the middle.
  private(set) var movable: [Int] = []

  init(rows: Int) {
    let root = view()
    relate(root.left, .equal, [], 0)
    relate(root.top, .equal, [], 0)
    relate(root.width, .equal, [], 393)
    relate(root.height, .equal, [], 852)
    var above: View?
    for index in 0..<rows { above = row(index, in: root, below: above) }
  }

  private mutating func view() -> View {
    viewCount += 1
    return View(number: viewCount - 1)
  }

  private mutating func relate(
    _ left: [(Int, Double)], _ relation: Relation, _ right: [(Int, Double)], _ constant: Double,
    _ priority: Float = 1000
  ) {
    lines.append(
      Line(
        terms: left.map { ($0.0, $0.1) } + right.map { ($0.0, -$0.1) }, relation: relation,
        constant: constant, priority: priority))
  }

  private mutating func row(_ index: Int, in root: View, below above: View?) -> View {
    let isMiddle = abs(index - 25) < 3
    let row = view()
    relate(row.left, .equal, root.left, 0)
    relate(row.width, .equal, root.width, 0)
    relate(row.top, .equal, above?.bottom ?? root.top, 8)
    if isMiddle { movable.append(lines.count - 1) }

    let icon = view()
    relate(icon.left, .equal, row.left, 16)
    if isMiddle { movable.append(lines.count - 1) }
    relate(icon.centerY, .equal, row.centerY, 0)
    relate(icon.width, .equal, [], 40)
    relate(icon.height, .equal, icon.width, 0)

    let title = view()
    let natural = Double(90 + (index * 67) % 300)
    relate(title.left, .equal, icon.right, 12)
    relate(title.top, .equal, row.top, 12)
    relate(title.right, .lessThanOrEqual, row.right, -16)
    relate(title.width, .greaterThanOrEqual, [], natural, 750)
    relate(title.width, .lessThanOrEqual, [], natural, 250)
    relate(title.height, .equal, [], 20.5, 750)

    let text = view()
    relate(text.left, .equal, title.left, 0)
    relate(text.top, .equal, title.bottom, 4)
    relate(text.right, .equal, row.right, -16)
    relate(text.height, .equal, [], Double(18 * (1 + index % 3)), 750)
    if isMiddle { movable.append(lines.count - 1) }
    relate(text.bottom, .equal, row.bottom, -12)

    let bar = view()
    relate(bar.left, .equal, row.left, 16)
    relate(bar.right, .equal, row.right, -16)
    relate(bar.top, .equal, row.bottom, 8)
    relate(bar.height, .equal, [], 44)
    var buttons: [View] = []
    for index in 0..<5 {
      let button = view()
      if let last = buttons.last {
        relate(button.left, .equal, last.right, 8)
        relate(button.width, .equal, buttons[0].width, 0)
      } else {
        relate(button.left, .equal, bar.left, 0)
      }
      relate(button.top, .equal, bar.top, 0)
      relate(button.height, .equal, bar.height, 0)
      if index == 4 { relate(button.right, .equal, bar.right, 0) }
      buttons.append(button)
    }
    return bar
  }
}

struct Solved {
  var solver = ConstraintSolver()
  var variables: [Variable] = []
  var constraints: [ConstraintID] = []

  init(_ screen: Screen) {
    variables = (0..<4 * screen.viewCount).map { _ in solver.makeVariable() }
    for line in screen.lines {
      constraints.append(
        solver.add(
          line.terms.map { Term(variables[$0.variable], $0.coefficient) }, line.relation,
          line.constant, priority: line.priority))
    }
    solver.solve()
  }
}

func microseconds(_ body: () -> Void) -> Double {
  let duration = ContinuousClock().measure(body)
  return Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let screen = Screen(rows: 50)
switch CommandLine.arguments.dropFirst().first ?? "5" {
case "system":
  print(4 * screen.viewCount, screen.lines.count)
  for line in screen.lines {
    let relation =
      switch line.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var words = "\(Int(line.priority)) \(relation) \(line.constant) \(line.terms.count)"
    for term in line.terms { words += " \(term.variable) \(term.coefficient)" }
    print(words)
  }
case "values":
  let solved = Solved(screen)
  for variable in solved.variables { print(solved.solver.value(of: variable)) }
case let rounds:
  guard let rounds = Int(rounds), rounds > 0 else {
    print(
      "bench-layout: \(CommandLine.arguments[1]): neither a number of rounds, system nor values")
    break
  }
  var solved = Solved(screen)
  let fromNothing = (0..<rounds).map { _ in microseconds { solved = Solved(screen) } }
  var edits: [Double] = []
  for round in 0..<rounds {
    for index in screen.movable {
      let constant = screen.lines[index].constant + Double(1 + round % 7)
      edits.append(
        microseconds {
          solved.solver.setConstant(constant, of: solved.constraints[index])
          solved.solver.solve()
        })
    }
  }
  // What an app does to show and hide: constraints that come and go, and change their priority.
  var exchanges: [Double] = []
  for _ in 0..<rounds {
    for index in screen.movable {
      exchanges.append(
        microseconds {
          let line = screen.lines[index]
          solved.solver.remove(solved.constraints[index])
          solved.constraints[index] = solved.solver.add(
            line.terms.map { Term(solved.variables[$0.variable], $0.coefficient) }, line.relation,
            line.constant + 3, priority: line.priority)
          solved.solver.solve()
        })
    }
  }
  print(
    screen.viewCount, screen.lines.count, median(fromNothing), median(edits), median(exchanges),
    solved.solver.byteCount)
}
