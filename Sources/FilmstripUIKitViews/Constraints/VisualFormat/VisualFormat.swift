// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// A line of the visual format language as its parts, before views are looked up in it.
///
/// The grammar is documented: `H:|-[a(>=20)]-8@750-[b(==a)]-|`.
struct VisualFormat {
  /// `>=20@750`: a relation, what it is to, and a priority.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
    /// The name of a number that is the priority; nil where a number is given.
    var priorityName: String?
  }

  enum Object {
    case number(CGFloat)
    case name(String)
  }

  enum Connection {
    case flush
    case standard
    case distances([Predicate])
  }

  /// `[name(predicates)]`, or `|` for the superview.
  enum Part {
    case superview
    case view(name: String, sizes: [Predicate])
  }

  var isVertical = false
  var parts: [Part] = []
  var connections: [Connection] = []

  private let text: [Character]
  private var index = 0

  /// Reads a line.
  ///
  /// - Precondition: it follows the grammar; what does not is refused with the place.
  init(_ format: String) {
    text = Array(format)
    if take("H:") { isVertical = false } else if take("V:") { isVertical = true }
    skipSpaces()
    if take("|") {
      parts.append(.superview)
      connections.append(readConnection())
    }
    parts.append(readView())
    while index < text.count {
      connections.append(readConnection())
      if take("|") {
        parts.append(.superview)
        break
      }
      parts.append(readView())
    }
    if index < text.count { fail("the end of the format was expected") }
  }

  // MARK: Reading

  private func fail(_ reason: String) -> Never {
    refuse(
      "NSLayoutConstraint: Unable to parse constraint format: \(reason): \(String(text)), at "
        + "character \(index + 1)")
  }

  private mutating func skipSpaces() { while index < text.count, text[index] == " " { index += 1 } }

  private mutating func take(_ word: String) -> Bool {
    let letters = Array(word)
    guard text.count - index >= letters.count,
      Array(text[index..<index + letters.count]) == letters
    else { return false }
    index += letters.count
    skipSpaces()
    return true
  }

  private mutating func readWord() -> String {
    let start = index
    while index < text.count,
      text[index].isLetter || text[index].isNumber || text[index] == "_" || text[index] == "."
    { index += 1 }
    let word = String(text[start..<index])
    skipSpaces()
    return word
  }

  private mutating func readView() -> Part {
    guard take("[") else { fail("a view in brackets was expected") }
    let name = readWord()
    if name.isEmpty { fail("the name of a view was expected") }
    var sizes: [Predicate] = []
    if take("(") { sizes = readPredicates() }
    guard take("]") else { fail("] was expected") }
    return .view(name: name, sizes: sizes)
  }

  private mutating func readConnection() -> Connection {
    guard take("-") else { return .flush }
    if index < text.count, text[index] == "[" || text[index] == "|" { return .standard }
    let distances = take("(") ? readPredicates() : [readPredicate(isSimple: true)]
    guard take("-") else { fail("- was expected after a distance") }
    return .distances(distances)
  }

  /// Up to the closing parenthesis.
  private mutating func readPredicates() -> [Predicate] {
    var result = [readPredicate(isSimple: false)]
    while take(",") { result.append(readPredicate(isSimple: false)) }
    guard take(")") else { fail(") was expected") }
    return result
  }

  private mutating func readPredicate(isSimple: Bool) -> Predicate {
    var predicate = Predicate(object: .number(0))
    if !isSimple {
      if take("==") {
        predicate.relation = .equal
      } else if take(">=") {
        predicate.relation = .greaterThanOrEqual
      } else if take("<=") {
        predicate.relation = .lessThanOrEqual
      }
    }
    predicate.object = readObject()
    if take("@") {
      switch readObject() {
      case .number(let value): predicate.priority = UILayoutPriority(Float(value))
      case .name(let name): predicate.priorityName = name
      }
    }
    return predicate
  }

  private mutating func readObject() -> Object {
    let sign: CGFloat = take("-") ? -1 : 1
    let word = readWord()
    if word.isEmpty { fail("a number or a name was expected") }
    if let value = Double(word) { return .number(sign * CGFloat(value)) }
    if sign < 0 { fail("a number was expected after -") }
    return .name(word)
  }
}
