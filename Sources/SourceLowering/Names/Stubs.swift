// SPDX-License-Identifier: MIT

/// Declarations for names that have none, guessed from how they are used, to be filled in by hand.
enum Stubs {
  /// A Swift file with a declaration for each name.
  ///
  /// `access` is what stands before imports, with a space, where files of the target name levels of access;
  /// `inherited` returns the names of the members that a class of the SDK has.
  static func text(
    _ names: [MissingNames.Name], _ uses: [String: StubUse], access: String,
    inherited: (String) -> Set<String>
  ) -> String {
    let head =
      [
        "// What the app's files use and no listed folder declares. Copy this file into the target's folder and",
        "// fill it in: types and results are guessed from names. What is reached as it stands is a finding.",
        "", access + "import FilmstripIOSRuntime", access + "import UIKit", "",
      ].joined(separator: "\n")
    let classes = Set(names.map(\.name)).filter { isClass($0, uses[$0] ?? StubUse()) }
    return head
      + names.map { name in
        var use = uses[name.name] ?? StubUse()
        let superclass = TypeGuess.superclass(of: name.name) ?? "NSObject"
        for type in TypeGuess.superclasses(of: superclass) {
          let members = inherited(type)
          use.members = use.members.filter { !members.contains($0.name) }
        }
        let more = name.uses.count > 1 ? " and \(name.uses.count - 1) more" : ""
        return "\n// Used at \(name.uses[0].path):\(name.uses[0].line)\(more)\n"
          + declaration(name.name, use, classes)
      }.joined()
  }

  /// Whether an object of the stub can be made of nothing.
  private static func isClass(_ name: String, _ use: StubUse) -> Bool {
    !isProtocol(name, use) && !isOnlyStatic(name, use) && !isFunction(name, use)
      && use.genericArguments == 0
  }

  private static func isOnlyStatic(_ name: String, _ use: StubUse) -> Bool {
    use.members.isEmpty && use.initializers.isEmpty && !use.isFirstOfClass
      && !use.statics.isEmpty && !use.statics.contains { shared($0, name) != nil }
      && TypeGuess.superclass(of: name) == nil
  }

  /// Whether the name is one of a function of C, such as `AVMakeRect`: called, and nothing else.
  private static func isFunction(_ name: String, _ use: StubUse) -> Bool {
    let verbs = ["Make", "Get", "Create", "Draw", "Set", "Copy", "Convert"]
    return !use.initializers.isEmpty && use.statics.isEmpty && use.members.isEmpty
      && !use.isInherited && !use.isFirstOfClass && !use.isNamedAsType
      && verbs.contains { verb in
        name.ranges(of: verb).contains {
          $0.upperBound == name.endIndex || name[$0.upperBound].isUppercase
        }
      }
  }

  private static func function(_ name: String, _ member: StubUse.Member) -> String {
    let type = TypeGuess.type(of: name)
    let value = TypeGuess.value(of: type)
    let guess = value.hasPrefix(" = ") ? String(value.dropFirst(3)) : "nil"
    return "@discardableResult public func \(name)(\(parameters(member))) -> \(type) "
      + "{ Lowered.stub(\"\(name)\"); return \(guess) }\n"
  }

  private static func declaration(
    _ name: String, _ use: StubUse, _ classes: Set<String>
  ) -> String {
    if isFunction(name, use) {
      return sorted(use.initializers).map { function(name, $0) }.joined()
    }
    if isProtocol(name, use) {
      let members = sorted(use.members).map { "  " + requirement($0) + "\n" }
      return "public protocol \(name): AnyObject {"
        + (members.isEmpty ? "}\n" : "\n\(members.joined())}\n")
    }
    let generics =
      use.genericArguments == 0
      ? "" : "<" + (0..<use.genericArguments).map { "T\($0)" }.joined(separator: ", ") + ">"
    let members =
      sorted(use.initializers).compactMap { initializer($0, of: name) }
      + sorted(use.statics).map {
        shared($0, name) ?? member($0, of: name, prefix: "static ", classes)
      }
      + sorted(use.members).map { member($0, of: name, prefix: "", classes) }
    let head =
      isOnlyStatic(name, use)
      ? "enum \(name)\(generics)"
      : "class \(name)\(generics): \(TypeGuess.superclass(of: name) ?? "NSObject")"
    // What has nothing of UIKit may be used anywhere, such as in the value of a parameter.
    let values = use.statics.union(use.members).filter { $0.labels == nil }
    let isOfUIKit =
      TypeGuess.superclass(of: name) != nil || isOnlyStatic(name, use)
      || values.contains { TypeGuess.isOfMainActor(type(of: $0.name, classes)) }
    return (isOfUIKit ? "@MainActor " : "") + "public \(head) {"
      + (members.isEmpty ? "}\n" : "\n" + members.map { "  \($0)\n" }.joined() + "}\n")
  }

  /// Protocols are inherited, or named as such.
  private static func isProtocol(_ name: String, _ use: StubUse) -> Bool {
    guard use.initializers.isEmpty else { return false }
    if use.isInherited { return true }
    let ends = ["Delegate", "DataSource", "Protocol", "Protocols", "able", "ible", "Type"]
    return ends.contains { name.hasSuffix($0) } && use.statics.isEmpty
  }

  private static func sorted(_ members: Set<StubUse.Member>) -> [StubUse.Member] {
    // A property that is also called is a method; one name with one list of labels counts once.
    let called = Set(members.filter { $0.labels != nil }.map(\.name))
    var seen: Set<String> = []
    return members.filter { $0.labels != nil || !called.contains($0.name) }
      .sorted {
        ($0.name, $0.labels?.count ?? -1, $0.closures.count, "\($0.labels ?? [])")
          < ($1.name, $1.labels?.count ?? -1, $1.closures.count, "\($1.labels ?? [])")
      }
      .filter { seen.insert("\($0.name)(\($0.labels ?? [])").inserted }
  }

  /// The initializer of a call; nil for one that the superclass has.
  private static func initializer(_ member: StubUse.Member, of name: String) -> String? {
    let labels = (member.labels ?? []).map { $0 ?? "_" }
    if labels.isEmpty || labels == ["frame"] || labels == ["nibName", "bundle"] { return nil }
    return
      "public convenience init(\(parameters(member))) { Lowered.stub(\"\(name).init\"); self.init() }"
  }

  /// Names under which a class keeps an object of itself.
  static let shared: Set<String> = ["shared", "sharedInstance", "default", "instance", "current"]

  /// The object of a class that keeps one of itself; nil for another member.
  private static func shared(_ member: StubUse.Member, _ name: String) -> String? {
    guard member.labels == nil, shared.contains(member.name) else { return nil }
    return "public static let \(member.name.escaped) = \(name)()"
  }

  /// The type of a property: a stub whose name its own ends with, such as `Theme` for `currentTheme`, else
  /// what names tell.
  private static func type(of property: String, _ classes: Set<String>) -> String {
    let capital = property.prefix(1).uppercased() + property.dropFirst()
    let named = classes.filter { capital.hasSuffix($0) }
    return named.max { ($0.count, $0) < ($1.count, $1) } ?? TypeGuess.type(of: property)
  }

  private static func member(
    _ member: StubUse.Member, of name: String, prefix: String, _ classes: Set<String>
  ) -> String {
    let report = "\"\(name).\(member.name)\""
    guard member.labels != nil else {
      let type = type(of: member.name, classes)
      if classes.contains(type) {
        // Made when it is asked for: two stubs may have each other.
        let isLazy = prefix.isEmpty ? "lazy " : prefix
        return "public \(isLazy)var \(member.name.escaped): \(type) = \(type)()"
      }
      let value = TypeGuess.value(of: type)
      let guess = value.hasPrefix(" =") ? value : type.hasSuffix("?") ? " = nil" : nil
      guard let guess else {
        return "public \(prefix)var \(member.name.escaped): \(type)\(value)"
      }
      return "@Lowered.Stub(\(report)) public \(prefix)var \(member.name.escaped): \(type)\(guess)"
    }
    return
      "@discardableResult public \(prefix)func \(member.name.escaped)(\(parameters(member))) -> Any? "
      + "{ Lowered.stub(\(report)); return nil }"
  }

  private static func requirement(_ member: StubUse.Member) -> String {
    guard member.labels != nil else {
      return "var \(member.name.escaped): \(TypeGuess.type(of: member.name)) { get }"
    }
    return "func \(member.name.escaped)(\(parameters(member, hasDefaults: false)))"
  }

  private static func parameters(_ member: StubUse.Member, hasDefaults: Bool = true) -> String {
    let labels = member.labels ?? []
    return labels.enumerated().map { place, label in
      let isClosure = member.closures.contains(place)
      let type = isClosure ? "(() -> Void)?" : label.map(TypeGuess.parameter(of:)) ?? "Any?"
      let isRepeated = label.map { labels.prefix(place).contains($0) } ?? false
      let name =
        (label.map(\.escaped) ?? "_") + (label == nil || isRepeated ? " argument\(place)" : "")
      return "\(name): \(type)" + (hasDefaults && type.hasSuffix("?") ? " = nil" : "")
    }.joined(separator: ", ")
  }
}

extension String {
  /// The name in backticks if it is a word of the language.
  fileprivate var escaped: String {
    ["default", "in", "for", "is", "as", "where", "repeat", "switch", "case", "class", "return"]
      .contains(self) ? "`\(self)`" : self
  }
}
