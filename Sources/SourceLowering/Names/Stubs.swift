// SPDX-License-Identifier: MIT

/// Declarations for names that have none, guessed from how they are used, to be filled in by hand.
struct Stubs {
  private let uses: [String: StubUse]
  private let facts: StubFacts
  private let classes: Set<String>
  /// Structures and enumerations that the files declare.
  private let valueTypes: Set<String>
  /// Protocols that the files declare.
  private let protocols: Set<String>

  /// A Swift file with a declaration for each name.
  ///
  /// `access` is what stands before imports, with a space, where files of the target name levels of access; stubs are
  /// public where the target has public declarations, which may name them, and else as the types are that they name.
  /// `constants` are those outside of types that the files use and do not declare: they have their values.
  /// `inherited` returns the names of the members that a class of the SDK has.
  static func text(
    _ names: [MissingNames.Name], _ uses: [String: StubUse], access: String, isPublic: Bool,
    facts: StubFacts = StubFacts(), constants: Set<String> = [], valueTypes: Set<String> = [],
    protocols: Set<String> = [],
    inherited: (String) -> Set<String>
  ) -> String {
    var uses = uses
    for (name, use) in uses {
      for member in use.members.union(use.statics).union(use.initializers) {
        for (outer, inner) in facts.nested(by: member, of: name) {
          uses[outer]?.nested.insert(inner)
        }
      }
    }
    let head =
      [
        "// What the app's files use and no listed folder declares. Copy this file into the target's folder and",
        "// fill it in: types and results are guessed from names. What is reached as it stands is a finding.",
        "", access + "import FilmstripIOSRuntime", access + "import UIKit", "",
      ].joined(separator: "\n")
    let classes = Set(names.map(\.name)).filter { name in
      let kind = facts.declaration(of: name)?.kind
      return kind != .protocolType && kind != .enumType && isClass(name, uses[name] ?? StubUse())
    }
    let stubs = Stubs(
      uses: uses, facts: facts, classes: classes, valueTypes: valueTypes, protocols: protocols)
    // Read from the SDK's files once: most stubs are of a few classes.
    var members: [String: Set<String>] = [:]
    let body =
      names.map { name in
        var use = uses[name.name] ?? StubUse()
        let superclass = stubs.superclass(of: name.name, use) ?? "NSObject"
        for type in TypeGuess.superclasses(of: superclass) {
          let known = members[type] ?? inherited(type)
          members[type] = known
          use.members = use.members.filter { !known.contains($0.name) }
          use.overridden = use.overridden.filter { !known.contains($0.value.name) }
        }
        let more = name.uses.count > 1 ? " and \(name.uses.count - 1) more" : ""
        let declaration = stubs.declaration(name.name, use)
        // One that is declared as internal may have a superclass that is.
        let isOthers = facts.declaration(of: name.name).map { !$0.isPublic } ?? false
        return "\n// Used at \(name.uses[0].path):\(name.uses[0].line)\(more)\n"
          + (isOthers ? Stubs.internalText(declaration) : declaration)
      }.joined()
    let values = constants.sorted().compactMap { name in
      facts.constants[name].map { "\npublic let \(name)\($0)\n" }
    }.joined()
    return head + (isPublic ? body + values : internalText(body + values))
  }

  /// Declarations that no other module sees.
  private static func internalText(_ text: String) -> String {
    text.replacing("public ", with: "").replacing("open class ", with: "class ")
  }

  /// Whether an object of the stub can be made of nothing.
  private static func isClass(_ name: String, _ use: StubUse) -> Bool {
    !isProtocol(name, use) && !isOnlyStatic(name, use) && !isFunction(name, use)
      && !isConstant(name, use)
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
    let guess = TypeGuess.expression(of: type) ?? "nil"
    return "@discardableResult public func \(name)(\(parameters(member))) -> \(type) "
      + "{ Lowered.stub(\"\(name)\"); return \(guess) }\n"
  }

  private static func isConstant(_ name: String, _ use: StubUse) -> Bool {
    let isType = use.isNamedAsType || use.isInherited || use.isFirstOfClass
    return use.isConstant || !isType && name.first?.isLowercase ?? false
  }

  /// A constant outside of types: a string, such as the name of a notification, unless its own name tells otherwise.
  private static func constant(_ name: String) -> String {
    let type = TypeGuess.type(of: name)
    let guess = TypeGuess.expression(of: type)
    return "public var \(name): \(guess == nil ? "String" : type) "
      + "{ Lowered.stub(\"\(name)\"); return \(guess ?? "\"\"") }\n"
  }

  /// The superclass of a stub: as its file says, as the objects are that are cast to it, or as its name tells.
  private func superclass(of name: String, _ use: StubUse) -> String? {
    if let declared = facts.declaration(of: name), declared.kind == .classType,
      let first = facts.inherited(by: name).first, first == declared.inherited.first,
      !TypeGuess.isProtocol(first), !protocols.contains(first),
      facts.declaration(of: first)?.kind != .protocolType
    {
      return first
    }
    return use.superclass ?? TypeGuess.superclass(of: name)
  }

  private func declaration(_ name: String, _ use: StubUse) -> String {
    let kind = facts.declaration(of: name)?.kind
    if kind == .enumType, let text = enumeration(name, use) { return text }
    if kind == nil, Stubs.isFunction(name, use) {
      return Stubs.sorted(use.initializers).map { Stubs.function(name, $0) }.joined()
    }
    if kind == nil, Stubs.isConstant(name, use) { return Stubs.constant(name) }
    if kind == .protocolType || kind == nil && Stubs.isProtocol(name, use) {
      let members = Stubs.sorted(use.members).map { "  " + requirement($0, of: name) + "\n" }
      let inherited = facts.inherited(by: name)
      // A value may conform to it; else it is one of objects, which variables may hold weakly.
      let isOfValues = use.conforming.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        .contains {
          valueTypes.contains($0) || $0.hasPrefix("CG") || Stubs.swiftValues.contains($0)
        }
      let others = inherited.isEmpty && !isOfValues ? ["AnyObject"] : inherited
      let colon = others.isEmpty ? "" : ": "
      return "public protocol \(name)\(colon)\(others.joined(separator: ", ")) {"
        + (members.isEmpty ? "}\n" : "\n\(members.joined())}\n")
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let generics =
      use.genericArguments == 0
      ? "" : "<" + (0..<use.genericArguments).map { "T\($0)" }.joined(separator: ", ") + ">"
    let superclass = superclass(of: name, use)
    var seen: Set<String> = []
    let others = use.members.filter { member in
      !use.overridden.values.contains { $0.name == member.name }
    }
    let written =
      Stubs.sorted(use.initializers).compactMap {
        initializer($0, of: name, superclass ?? "NSObject")
      }
      + use.values.sorted().map { "public static var \($0.escaped): \(last) { \(last)() }" }
      + Stubs.sorted(use.statics.filter { !use.values.contains($0.name) }).map {
        Stubs.shared($0, last) ?? member($0, of: name, prefix: "static ")
      }
      + Stubs.sorted(others).map { member($0, of: name, prefix: "") }
      + use.overridden.sorted { $0.key < $1.key }.map { Stubs.overridden($0.value, of: name) }
      + use.nested.sorted().flatMap { nested -> [String] in
        let whole = "\(name).\(nested)"
        return declaration(whole, uses[whole] ?? StubUse()).split(separator: "\n").map(String.init)
      }
    // Two calls, one of which leaves out what has a default, are of one function.
    let members = written.filter { $0.hasPrefix(" ") || $0 == "}" || seen.insert($0).inserted }
    let isOnlyStatic = kind == nil && use.values.isEmpty && Stubs.isOnlyStatic(name, use)
    let isPlainSpace =
      kind == .enumType
      || kind == nil && use.members.isEmpty && use.initializers.isEmpty
        && !use.isNamedAsType && use.values.isEmpty && superclass == nil && !use.nested.isEmpty
    let isEnum = isOnlyStatic || isPlainSpace
    let head =
      isEnum ? "enum \(last)\(generics)" : "class \(last)\(generics): \(superclass ?? "NSObject")"
    // A class that is open may have it as its superclass.
    let access = use.isFirstOfClass && !isEnum ? "open" : "public"
    // What has nothing of UIKit may be used anywhere, such as in the value of a parameter.
    let values = use.statics.union(use.members).filter { $0.labels == nil }
    let isOfUIKit =
      superclass != nil || isOnlyStatic
      || values.contains { TypeGuess.isOfMainActor(type(of: $0.name, in: name)) }
    return (isOfUIKit ? "@preconcurrency @MainActor " : "") + "\(access) \(head) {"
      + (members.isEmpty ? "}\n" : "\n" + members.map { "  \($0)\n" }.joined() + "}\n")
  }

  /// An enumeration with the cases that its file declares; nil where one has values.
  private func enumeration(_ name: String, _ use: StubUse) -> String? {
    guard let declared = facts.declaration(of: name), declared.cases.isEmpty,
      !declared.plainCases.isEmpty
    else { return nil }
    let plain = ["String", "Int", "CaseIterable", "Hashable", "Equatable", "Codable"]
    let inherited = facts.inherited(by: name).filter(plain.contains)
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let cases = "  case \(declared.plainCases.map(\.escaped).joined(separator: ", "))\n"
    let members = Stubs.sorted(
      use.members.filter { !["rawValue", "hashValue"].contains($0.name) }
    ).map { member -> String in
      guard member.labels == nil else { return "  " + self.member(member, of: name, prefix: "") }
      let type = type(of: member.name, in: name)
      let guess = TypeGuess.expression(of: type) ?? "nil"
      return "  public var \(member.name.escaped): \(type) "
        + "{ Lowered.stub(\"\(name).\(member.name)\"); return \(guess) }"
    }
    return
      "public enum \(last)\(inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")) {\n"
      + cases + members.map { $0 + "\n" }.joined() + "}\n"
  }

  /// Values of Swift's and Foundation's that apps extend.
  private static let swiftValues: Set<String> = [
    "Array", "Bool", "Character", "Data", "Date", "DateComponents", "Decimal", "Dictionary",
    "Double", "Float",
    "IndexPath", "Int", "Locale", "Optional", "Result", "Set", "String", "UIEdgeInsets", "URL",
    "UUID",
  ]

  /// Protocols are inherited, or named as such.
  private static func isProtocol(_ name: String, _ use: StubUse) -> Bool {
    guard use.initializers.isEmpty else { return false }
    if use.isInherited { return true }
    // Such as `AnyCancellable`: these hold what conforms.
    if name.hasPrefix("Any") { return false }
    let ends = ["Delegate", "DataSource", "Protocol", "Protocols", "able", "ible", "Type"]
    return ends.contains { name.hasSuffix($0) } && use.statics.isEmpty
  }

  private static func sorted(_ members: Set<StubUse.Member>) -> [StubUse.Member] {
    // A property that is also called is a method; one name with one list of labels counts once.
    let called = Set(members.filter { $0.labels != nil }.map(\.name))
    var seen: Set<String> = []
    return members.filter { $0.labels != nil || !called.contains($0.name) }.sorted {
      (
        $0.name, $0.labels?.count ?? -1, $0.closures.count, "\($0.labels ?? [])",
        $0.isFailable ? 0 : 1
      )
        < (
          $1.name, $1.labels?.count ?? -1, $1.closures.count, "\($1.labels ?? [])",
          $1.isFailable ? 0 : 1
        )
    }
    .filter { seen.insert("\($0.name)(\($0.labels ?? [])").inserted }
  }

  /// The initializer of a call; nil for one that the superclass has.
  private func initializer(_ member: StubUse.Member, of name: String, _ superclass: String)
    -> String?
  {
    let labels = (member.labels ?? []).map { $0 ?? "_" }
    let inherited = [["frame"], ["nibName", "bundle"], ["frame", "collectionViewLayout"]]
    if labels.isEmpty || !member.isFailable && inherited.contains(labels) { return nil }
    let made =
      superclass == "UICollectionView"
      ? "self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
      : "self.init()"
    return
      "public convenience init\(member.isFailable ? "?" : "")(\(parameters(member, of: name, hasDefaults: !member.isFailable))) { \(LogNames.isLogger(name) ? "" : "Lowered.stub(\"\(name).init\"); ")\(made) }"
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
  private func type(of property: String, in name: String) -> String {
    if let known = facts.property(property, of: name) {
      let isImplicit = known.hasSuffix("!")
      let plain = isImplicit ? String(known.dropLast()) : known
      if known.hasSuffix("?") || !TypeGuess.value(of: plain).hasSuffix("\(plain)()")
        || TypeGuess.isOfMainActor(plain) || isImplicit && classes.contains(plain)
      {
        return known
      }
    }
    let capital = property.prefix(1).uppercased() + property.dropFirst()
    let named = classes.filter { capital.hasSuffix($0) }
    return named.max { ($0.count, $0) < ($1.count, $1) } ?? TypeGuess.type(of: property)
  }

  /// The same for a property that has to be there: an object can be named with a mark of an optional where one is used.
  private func propertyType(_ property: String, in name: String) -> String {
    let type = type(of: property, in: name)
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    guard plain != "Any",
      type.hasSuffix("?") || TypeGuess.isOfMainActor(type) || classes.contains(type),
      facts.property(property, of: name) != type
    else { return type }
    return uses[name]?.unwrapped.contains(property) == true ? plain + "!" : plain
  }

  private func member(_ member: StubUse.Member, of name: String, prefix: String) -> String {
    let report = "\"\(name).\(member.name)\""
    guard member.labels != nil else {
      if let known = facts.plainValue(member.name, of: name) {
        return "public \(prefix)let \(member.name.escaped)\(known)"
      }
      let type = propertyType(member.name, in: name)
      let plain = type.hasSuffix("!") ? String(type.dropLast()) : type
      if classes.contains(plain) {
        // Made when it is asked for: two stubs may have each other.
        let isLazy = prefix.isEmpty ? "lazy " : prefix
        return "public \(isLazy)var \(member.name.escaped): \(type) = \(plain)()"
      }
      let value = TypeGuess.value(of: plain)
      // A picture that is asked for when an object is made would be a finding of its own.
      let isOptional = type.hasSuffix("?")
      let look = GuessedLook.expression(of: type, for: member.name).map {
        isOptional ? " = nil" : " = \($0)"
      }
      let guess =
        look ?? (value.hasPrefix(" =") ? value : type.hasSuffix("?") ? " = nil" : nil)
      guard let guess else { return "public \(prefix)var \(member.name.escaped): \(type)\(value)" }
      let stub = "@Lowered.Stub(\(report)\(look == nil ? "" : ", isLook: true"))"
      return "\(stub) public \(prefix)var \(member.name.escaped): \(type)\(guess)"
    }
    let head =
      "@discardableResult public \(prefix)func \(member.name.escaped)(\(parameters(member, of: name)))"
    let result = facts.function(member, of: name).map { $0.result ?? "Void" }
    // What logs and counts is seen nowhere; what it answers may be.
    let call = "Lowered.stub(\(report)); "
    let idle = LogNames.isLogger(name) ? "" : call
    if result == "Void" || result == "()" { return "\(head) -> Void { \(idle.dropLast(2)) }" }
    if let result, let look = GuessedLook.expression(of: result, for: member.name) {
      return "\(head) -> \(result) { Lowered.look(\(report), \(look)) }"
    }
    let guess = result.flatMap { $0.hasSuffix("?") ? "nil" : TypeGuess.expression(of: $0) }
    if let result, let guess, guess != "\(result)()" {
      return "\(head) -> \(result) { \(call)return \(guess) }"
    }
    return "\(head) -> Any? { \(idle)return nil }"
  }

  /// What a subclass overrides, as it declares it.
  private static func overridden(_ member: MemberDeclaration, of name: String) -> String {
    let report = "Lowered.stub(\"\(name).\(member.name)\")"
    let isVoid = ["Void", "()"].contains(member.type ?? "Void")
    let guess = member.type.flatMap { $0.hasSuffix("?") ? "nil" : TypeGuess.expression(of: $0) }
    let end =
      isVoid ? "" : guess.map { "; return \($0)" } ?? "; fatalError(\"\(name).\(member.name)\")"
    let prefix = member.isStatic ? "public class " : "public "
    guard case .property(let isSettable) = member.kind else {
      let effects = member.effects.isEmpty ? "" : " " + member.effects
      let result = isVoid ? "" : " -> " + (member.type ?? "")
      return (isVoid ? "" : "@discardableResult ") + "\(prefix)func \(member.name.escaped)"
        + "(\(Forwarder.parameters(of: member)))\(effects)\(result) { \(report)\(end) }"
    }
    return "\(prefix)var \(member.name.escaped): \(member.type ?? "Any") "
      + "{ get { \(report)\(end) }\(isSettable ? " set {}" : "") }"
  }

  private func requirement(_ member: StubUse.Member, of name: String) -> String {
    guard member.labels != nil else {
      return "var \(member.name.escaped): \(type(of: member.name, in: name)) { get }"
    }
    let known = facts.function(member, of: name)
    let result = known?.result.map { " -> \($0)" } ?? ""
    return
      "func \(member.name.escaped)(\(parameters(member, of: name, hasDefaults: false)))\(result)"
  }

  /// The parameters of what a call calls, as its file declares them; else by the arguments.
  private func parameters(_ member: StubUse.Member, of name: String, hasDefaults: Bool = true)
    -> String
  {
    guard let known = facts.function(member, of: name) else {
      return Stubs.parameters(member, hasDefaults: hasDefaults)
    }
    return known.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let type = parameter.type
      // No value can be made of a function's type.
      let known =
        type.hasSuffix("?") ? "nil" : type.contains("->") ? nil : TypeGuess.expression(of: type)
      let value = parameter.hasDefault && hasDefaults ? known.map { " = \($0)" } ?? "" : ""
      return (label == parameter.name ? label.escaped : "\(label) \(parameter.name.escaped)")
        + ": \(type)\(value)"
    }.joined(separator: ", ")
  }

  private static func parameters(_ member: StubUse.Member, hasDefaults: Bool = true) -> String {
    let labels = member.labels ?? []
    return labels.enumerated().map { place, label in
      let closure = member.closures[place].map { names in
        "((\(names.map { TypeGuess.type(of: $0) }.joined(separator: ", "))) -> Void)?"
      }
      let type = closure ?? label.map(TypeGuess.parameter(of:)) ?? "Any?"
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
