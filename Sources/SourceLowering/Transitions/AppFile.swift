// SPDX-License-Identifier: MIT

/// An initializer, a method or a requirement of a protocol, as far as a scene calls or declares it.
struct AppFunction: Sendable {
  struct Parameter: Sendable {
    /// The label of the argument; nil for none.
    let label: String?
    let name: String
    let type: String
    let hasDefault: Bool
  }

  let name: String
  let parameters: [Parameter]
  /// The type of the result; nil for none.
  let result: String?
  let modifiers: Set<String>
  /// Whether a call needs `try` or `await`.
  let hasEffects: Bool
  /// `init?` and `init!`.
  let isFailable: Bool
  /// The line, from 1.
  let line: Int
  /// The names that the body calls, and those of properties that it sets, with `=` behind them, or `=true`; a name whose first
  /// argument has a label is there with the label, too: `transition(from:`.
  var called: Set<String> = []
  /// Whether it returns nothing but nil, or what another object's method of the same name returns.
  var returnsNil = false

  /// Whether code elsewhere cannot call it: it is private, or marked as unavailable.
  var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate", "unavailable"]) }
}

/// A property of a type.
struct AppProperty: Sendable {
  let name: String
  /// The type as it is written, or that of the call which the property begins with; nil where neither tells.
  var type: String?
  /// What it begins with a call of, where that may be a type in small letters.
  var maker: String?
  let hasDefault: Bool
  let isComputed: Bool
  let isOutlet: Bool
  let isLet: Bool
  let modifiers: Set<String>
  /// Whether it begins with a number, a rectangle, a point or a size of zero.
  var isZero = false
  /// Whether it begins with an empty array.
  var isEmptyList = false
  /// Its declaration after the name, such as `: CGFloat = 8`, if its value is plain; nil otherwise.
  var plainValue: String?
  /// What its observers and accessors call, as ``AppFunction/called``.
  var called: Set<String> = []

  var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
  var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
  /// Whether code of the same module can set it.
  var isSettable: Bool {
    !isLet && !isComputed
      && modifiers.isDisjoint(with: ["private", "fileprivate", "private(set)", "fileprivate(set)"])
  }
  /// The type without a mark of an optional; empty where it is not known.
  var plainType: String {
    guard let type else { return "" }
    return isOptional ? String(type.dropLast()) : type
  }
  var allowsInteraction: Bool { type == "Bool" && AppProperty.allowsInteraction(name) }

  /// Whether a flag of a name says that touches drive a transition.
  static func allowsInteraction(_ name: String) -> Bool {
    let name = name.lowercased()
    let allows = ["enable", "allow", "should", "can", "is", "wants", "interactive"]
    return ["interact", "gesture"].contains(where: name.contains)
      && allows.contains(where: name.contains)
      && !["disable", "inprogress", "ignore", "prevent"].contains(where: name.contains)
  }

  /// Whether it is the height or the width of what comes, by its name, and not that of a keyboard or a bar.
  var isSizeOfAScreen: Bool {
    let name = name.lowercased()
    guard type == "CGFloat", let side = ["height", "width"].first(where: name.hasSuffix) else {
      return false
    }
    guard !["bar", "footer", "header", "keyboard"].contains(where: name.contains) else {
      return false
    }
    let subjects = [
      "alert", "card", "container", "content", "controller", "dialog", "drawer", "menu",
      "modal", "panel", "popup", "presented", "screen", "sheet", "target", "view",
    ]
    return name == side || subjects.contains { name.hasSuffix($0 + side) }
  }

  var isOptional: Bool { type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false }
}

/// A cast of an object to a type.
struct AppCast: Sendable {
  /// What is cast, as it is written.
  let subject: String
  let type: String
  /// The line, from 1.
  var line = 0
}

/// A type that an app declares, or an extension.
struct AppType: Sendable {
  enum Kind: Sendable {
    case classType, structType, enumType, protocolType, actorType, extensionType
  }

  let kind: Kind
  /// The name with those of the types around it; what an extension extends.
  let name: String
  /// The file, as an index.
  let file: Int
  let line: Int
  let inherited: [String]
  /// The generic parameters of it and of the types around it, as they are written; empty for none.
  var generics: String
  /// Whether no other file can name it, or the members of an extension: `private`, or inside a function.
  var isHidden: Bool
  /// Whether it is inside a function.
  var isLocal = false
  /// The global actor that is on it, if it is not the main one.
  let otherActor: String?
  /// Whether other modules can name it.
  var isPublic = false
  var isGeneric: Bool { !generics.isEmpty }
  var initializers: [AppFunction] = []
  var methods: [AppFunction] = []
  var properties: [AppProperty] = []
  /// The cases without values of an enumeration.
  var plainCases: [String] = []
  /// Its cases with values.
  var cases: [AppFunction] = []
  /// Names with a capital that are used in it.
  var names: Set<String> = []
  var casts: [AppCast] = []
  var touches = TouchEvidence()
  /// Its own properties that it assigns.
  var assigned: Set<String> = []
  /// What is assigned to a property whose name ends in `delegate`, such as `detail.transitioningDelegate` and `self`.
  var delegations: [(target: String, value: String)] = []
}

/// A call that may make an object.
struct AppCall: Sendable {
  /// The labels and texts of the arguments; a text is nil where it is no literal.
  let arguments: [(label: String?, literal: String?)]
}

/// What one file of an app declares and uses, as far as finding transitions concerns it.
struct AppFile: Sendable {
  let path: String
  /// Whether it has statements outside of functions, which only a program's main file may have.
  var isScript = false
  /// Types and extensions, nested ones too.
  var types: [AppType] = []
  /// Functions, variables and aliases outside of types.
  var globals: Set<String> = []
  /// Constants outside of types whose values are plain: what is declared after the name, such as `: CGFloat = 8`.
  var constants: [String: String] = [:]
  /// Constants that are literal texts, outside of types or in them, by name.
  var texts: [String: String] = [:]
  /// Names with a capital of private variables outside of types, which are those of the file's types.
  var privateNames: Set<String> = []
  /// What other names stand for; one inside of a type has its name before it, as in `Menu.Action`.
  var aliases: [String: String] = [:]
  /// The names that members of extensions have, by what is extended.
  ///
  /// A method whose first argument has a label is there with the label, too: `edges(to:`.
  var extensionMembers: [String: Set<String>] = [:]
  /// Those of them that are properties.
  var extensionProperties: [String: Set<String>] = [:]
  /// Names with a capital that the file uses and does not declare.
  var used: Set<String> = []
  /// Names after a dot, and of those after a type's name the two together; and initializers as they are called.
  var members: Set<String> = []
  /// Names with a small letter that stand alone and that the file does not declare, and operators.
  var words: Set<String> = []
  var imports: Set<String> = []
  /// Whether an import has a level of access.
  var namesAccess = false
  var calls: [String: [AppCall]] = [:]
  /// The presentation styles that the file sets.
  var styles: [String] = []
  var touches = TouchEvidence()
}

/// What a file says of the touches that drive something.
struct TouchEvidence: Sendable {
  /// The edges of the screen at which a recognizer begins.
  var edges: Set<String> = []
  var hasEdgePan = false
  var hasPan = false
  /// How often a part of a translation, a velocity or a place is asked for.
  var xCount = 0
  var yCount = 0
  /// How often one of them is negated.
  var negativeCount = 0

  mutating func formUnion(_ other: TouchEvidence) {
    edges.formUnion(other.edges)
    hasEdgePan = hasEdgePan || other.hasEdgePan
    hasPan = hasPan || other.hasPan
    xCount += other.xCount
    yCount += other.yCount
    negativeCount += other.negativeCount
  }
}
