// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// The values of a mapping by their keys, each read as what it has to be.
///
/// What is missing is nil. What is something else is noted as a problem with its place, and nil.
package struct YAMLFields {
  package let reader: YAMLReader
  package let node: YAMLNode
  package let what: String

  /// The value of a key; one without a value is noted.
  package func value(_ key: String) -> YAMLNode? {
    guard let value = node[key] else { return nil }
    guard !value.isNull else {
      reader.report("'\(key)': has no value; give one, or remove the key", at: mark(of: key))
      return nil
    }
    return value
  }

  /// Whether a key is there, whatever its value.
  package func has(_ key: String) -> Bool { node[key] != nil }

  package func mark(of key: String) -> YAMLMark {
    node.entries?.first { $0.key == key }?.mark ?? node.mark
  }

  package func report(_ key: String, _ message: String) {
    reader.report("'\(key)': \(message)", at: node[key]?.mark ?? node.mark)
  }

  /// Notes that a key is missing, if it is.
  package func require(_ key: String, _ remedy: String) {
    if !has(key) { reader.report("\(what) has no '\(key)'; \(remedy)", at: node.mark) }
  }

  package func text(_ key: String) -> String? { value(key).flatMap { text($0, key) } }

  package func text(_ value: YAMLNode, _ key: String) -> String? {
    guard let text = value.text else { return wrong(value, key, "a text") }
    return text
  }

  package func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
    value(key).flatMap { number($0, key, in: range) }
  }

  package func number(_ value: YAMLNode, _ key: String, in range: ClosedRange<Double>) -> Double? {
    guard let number = value.number else { return wrong(value, key, "a number") }
    guard range.contains(number) else {
      reader.report(
        "'\(key)': \(value.text ?? "") is not from \(range.lowerBound) to \(range.upperBound)",
        at: value)
      return nil
    }
    return number
  }

  package func whole(_ key: String, in range: ClosedRange<Int>) -> Int? {
    value(key).flatMap { whole($0, key, in: range) }
  }

  /// A whole number of a range, of one element of a list for instance.
  package func whole(_ value: YAMLNode, _ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let number = value.whole else { return wrong(value, key, "a whole number") }
    guard range.contains(number) else {
      reader.report(
        "'\(key)': \(number) is not from \(range.lowerBound) to \(range.upperBound)", at: value)
      return nil
    }
    return number
  }

  package func flag(_ key: String) -> Bool? {
    guard let value = value(key) else { return nil }
    return value.flag ?? wrong(value, key, "true or false")
  }

  package func choice<Value>(_ key: String, of choices: [(name: String, value: Value)]) -> Value? {
    value(key).flatMap { choice($0, key, of: choices) }
  }

  package func choice<Value>(
    _ value: YAMLNode, _ key: String, of choices: [(name: String, value: Value)]
  ) -> Value? {
    guard let text = text(value, key) else { return nil }
    guard let choice = choices.first(where: { $0.name == text }) else {
      reader.report(
        "'\(key)': there is no '\(text.printable(atMost: 40))'; "
          + text.choice(of: choices.map(\.name)), at: value)
      return nil
    }
    return choice.value
  }

  /// The elements of a list of at least one, or one element alone; nil where there is none.
  package func list(_ key: String) -> [YAMLNode]? {
    guard let value = value(key) else { return nil }
    guard value.elements?.isEmpty != true else {
      reader.report("'\(key)': is an empty list; name at least one, or remove the key", at: value)
      return nil
    }
    return reader.elements(of: value)
  }

  private func wrong<Value>(_ value: YAMLNode, _ key: String, _ wanted: String) -> Value? {
    let isQuoted = if case .scalar(_, isPlain: false) = value.content { true } else { false }
    let remedy =
      if isQuoted && wanted != "a text" {
        "; leave the quotation marks out"
      } else if wanted == "a text", let only = value.entries?.first, value.entries?.count == 1,
        only.value.isNull
      {
        "; put a text that begins with '{' into quotation marks: \"{\(only.key.printable(atMost: 40))}\""
      } else if wanted == "a number", let text = value.text, text.secondsOfUnit != nil {
        "; \(text.secondsRemedy)"
      } else {
        "; give \(wanted)"
      }
    reader.report("'\(key)': is \(value.kind), not \(wanted)\(remedy)", at: value)
    return nil
  }
}
