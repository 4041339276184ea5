// SPDX-License-Identifier: MIT
internal import SwiftParser

/// What files that are not compiled declare, for the stubs of their types.
struct StubFacts: Sendable {
  private var parts: [String: [AppType]] = [:]
  private var known: Set<String> = []
  /// Those of them that are not inside of types alone.
  private var outer: Set<String> = []
  /// Constants outside of types whose values are plain: what is declared after the name.
  private(set) var constants: [String: String] = [:]

  /// Facts of no file.
  init() {}

  /// Reads files; `declared` are the names that the compiled files and the toolchain declare, and those of stubs, and `outer`
  /// those of them that are not inside of types alone.
  init(
    _ files: [SourceFile], declared: Set<String>, outer: Set<String>, others: OtherModules
  ) {
    let read = FileWork.map(count: files.count) { place in
      let tree = files[place].bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      return AppFileReader.read(tree, of: files[place], file: place)
    }
    for file in read {
      for type in file.types where !type.isHidden { parts[type.name, default: []].append(type) }
      // Two of one name may be of two targets, or of two configurations.
      constants.merge(file.constants) { $0 == $1 ? $0 : "" }
    }
    constants = constants.filter { !$0.value.isEmpty }
    let names = parts.values.joined().reduce(into: Set<String>()) { names, type in
      names.formUnion(type.inherited)
      for method in type.methods + type.initializers {
        for parameter in method.parameters { names.formUnion(StubFacts.names(in: parameter.type)) }
        names.formUnion(StubFacts.names(in: method.result ?? ""))
      }
      for property in type.properties { names.formUnion(StubFacts.names(in: property.type ?? "")) }
    }
    known = others.declared(names).union(declared)
    self.outer = others.outer(names).union(outer)
  }

  private static func names(in type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter {
      $0.first?.isUppercase ?? false
    }
  }

  /// Whether all names of a type are known where a type of the files is declared.
  private func isKnown(_ type: String, in name: String) -> Bool {
    StubFacts.words(in: type).allSatisfy { word in
      if let (outer, _) = nested(word, in: name) { return outer == name || known.contains(outer) }
      return StubFacts.names(in: word).allSatisfy { known.contains($0) || $0 == "Void" }
    }
  }

  /// The names in a type, those of types inside of others with the outer ones.
  private static func words(in type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
  }

  /// The type inside of another that a name means in a type of the files; nil where they declare none.
  private func nested(_ written: String, in name: String) -> (outer: String, inner: String)? {
    let parts = written.split(separator: ".").map(String.init)
    if parts.count == 2, declaration(of: written) != nil { return (parts[0], parts[1]) }
    return declaration(of: "\(name).\(written)").map { _ in (name, written) }
  }

  /// The declaration of a type, by its whole name.
  func declaration(of name: String) -> AppType? { parts[name]?.first { $0.kind != .extensionType } }

  /// The superclass of a class, or the raw type of an enumeration, and what it conforms to, as far as others know them.
  func inherited(by name: String) -> [String] {
    (declaration(of: name)?.inherited ?? []).filter {
      isKnown($0, in: name)
        && (name.contains(".") || StubFacts.names(in: $0).prefix(1).allSatisfy(outer.contains))
    }
  }

  /// The type of a property; nil where it is not known.
  func property(_ property: String, of name: String) -> String? {
    let found = (parts[name] ?? []).flatMap(\.properties).first { $0.name == property }?.type
    return found.flatMap { isKnown($0, in: name) ? $0 : nil }
  }

  /// A constant with a plain value, as it is declared after its name; nil for another property.
  func plainValue(_ property: String, of name: String) -> String? {
    let all = (parts[name] ?? []).flatMap(\.properties).filter { $0.name == property }
    // Two of one name are of two configurations.
    guard let found = all.first, let text = found.plainValue, found.isLet || found.isComputed,
      all.allSatisfy({ $0.plainValue == text })
    else { return nil }
    return text
  }

  /// A method, or an initializer, that a call means; nil where it is not known, or names types that are not.
  func function(_ call: StubUse.Member, of name: String) -> AppFunction? {
    guard let labels = call.labels else { return nil }
    let all = (parts[name] ?? []).flatMap { call.name == "init" ? $0.initializers : $0.methods }
    return all.first { function in
      function.name == call.name && !function.hasEffects && !function.modifiers.contains("generic")
        && !function.isPrivate && StubFacts.takes(function.parameters, labels)
        && (function.parameters.map(\.type) + [function.result ?? ""]).allSatisfy {
          isKnown($0, in: name)
        }
    }
  }

  /// The types inside of others that a member's type names, as far as the files declare them.
  func nested(by member: StubUse.Member, of name: String) -> [(outer: String, inner: String)] {
    let types =
      member.labels == nil
      ? [property(member.name, of: name)].compactMap(\.self)
      : function(member, of: name).map { $0.parameters.map(\.type) + [$0.result ?? ""] } ?? []
    return types.flatMap(StubFacts.words).compactMap { nested($0, in: name) }
  }

  /// Whether arguments with labels are those of parameters, of which some have defaults; closures behind the parentheses
  /// have no label.
  private static func takes(_ parameters: [AppFunction.Parameter], _ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      let isNext = rest.first.map { $0 == parameter.label } ?? false
      let isTrailing = rest.first == .some(nil) && parameter.type.contains("->")
      if isNext || isTrailing { rest.removeFirst() } else if !parameter.hasDefault { return false }
    }
    return rest.isEmpty
  }
}
