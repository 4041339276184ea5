// SPDX-License-Identifier: MIT

/// A method's or a property's declaration, as far as lowering concerns it.
struct MemberDeclaration: Sendable {
  /// What kind of member it is.
  enum Kind {
    /// A method.
    case method
    /// A property; `isSettable` if it declares how to set it, or is stored.
    case property(isSettable: Bool)
  }

  /// A parameter as it is written.
  struct Parameter {
    /// The label of the argument; nil for none.
    let label: String?
    /// The name in the body.
    let name: String
    /// The type, with `inout` or attributes; without the default value.
    let type: String
  }

  let kind: Kind
  let name: String
  let parameters: [Parameter]
  /// The type of the result, or of the property; nil for none, or one that is not written.
  let type: String?
  /// What stands between parameters and result, such as `throws`.
  let effects: String
  /// The modifiers, without `override`.
  let modifiers: [String]
  let isOverride: Bool
  /// Whether it belongs to the class rather than to its objects.
  let isStatic: Bool
  /// Whether Objective-C sees it because an attribute says so.
  let isExposed: Bool
  /// The name that `@objc(name)` gives; nil without one.
  let exposedName: String?
  /// Whether a file of views sets it by its name.
  let isOutlet: Bool
  /// Whether it is an optional member of a protocol.
  let isOptional: Bool
  /// Whether it is generic, which nothing can be called by name.
  let isGeneric: Bool
  /// Where the name is, in bytes.
  let nameRange: Range<Int>
  /// Where the declaration begins, modifiers and attributes included.
  let offset: Int
  /// Where the keyword is, `func` or `var`.
  let keywordOffset: Int
  /// The range of the modifier `override`; nil without it.
  let overrideRange: Range<Int>?
  /// Where `private` or `fileprivate` is, if it is not the setter's alone; nil without it.
  let privateRange: Range<Int>?
  /// The whole declaration.
  let range: Range<Int>

  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  /// What tells it from others of the same name: name and labels.
  var signature: String {
    switch kind {
    case .method: name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    case .property: name
    }
  }

  /// The name as Objective-C spells it.
  var selector: String {
    if let exposedName { return exposedName }
    guard case .method = kind, let first = parameters.first else { return name }
    var result = name
    if let label = first.label {
      // Swift's rule: `with` unless the label begins with a preposition of its list.
      let capital = label.prefix(1).uppercased() + label.dropFirst()
      result += Prepositions.begins(label) ? capital : "With" + capital
    }
    return result + ":" + parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
  }
}

/// The words that Swift takes for prepositions where it makes a selector of a label.
enum Prepositions {
  private static let all: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  static func begins(_ label: String) -> Bool {
    let word = label.prefix { $0.isLowercase }
    return all.contains(String(word))
  }
}

/// A type's declaration, or an extension.
struct TypeDeclaration: Sendable {
  /// What is declared.
  enum Kind { case classType, structType, enumType, protocolType, extensionOfType }

  let kind: Kind
  /// The name with those of the types around it, such as `Outer.Inner`; what an extension extends.
  let name: String
  /// The file, as an index into those of the target.
  let file: Int
  /// The types that follow the colon, as they are written, without generic arguments.
  let inherited: [String]
  /// Names of generic parameters of the type and those around it.
  let isGeneric: Bool
  /// Whether `@objc` or `@objcMembers` is on it.
  let isExposed: Bool
  /// Where `private` or `fileprivate` is; nil without it.
  let privateRange: Range<Int>?
  var isPrivate: Bool { privateRange != nil }
  /// What an extension's modifier makes of members without one of their own, such as `public`; nil without one.
  let access: String?
  /// Whether it is inside a function, so that no extension can name it.
  let isLocal: Bool
  var members: [MemberDeclaration] = []
  /// Whether it has an initializer that is not a convenience of others, and whether it has `init(coder:)`.
  var hasInitializer = false
  var hasCoderInitializer = false
  /// Where the name is, in bytes.
  let nameRange: Range<Int>
  /// Where the list of inherited types ends, or would.
  let inheritanceEnd: Int
  /// Where the last brace is.
  let closingBrace: Int
  /// Whether something ends on the line of the last brace before it.
  let bracesOnOneLine: Bool
}

/// What one file declares and uses.
struct FileDeclarations: Sendable {
  var types: [TypeDeclaration] = []
  /// Aliases that are private to the file, and where the modifiers are.
  var privateAliases: [(name: String, range: Range<Int>)] = []
  /// Names that string selectors give, such as `tapped:`.
  var selectorStrings: Set<String> = []
  /// Names of properties that keys in strings, and `#keyPath`, give.
  var keyStrings: Set<String> = []
  /// Whether a key is put together at run time, so that it may be any.
  var usesAnyKey = false
  /// Names of classes with a `required` initializer without arguments.
  var required: Set<String> = []
  /// Generic types.
  var genericTypes: [GenericType] = []
  /// Arguments of generic types, wherever they are.
  var genericArguments: [GenericArgument] = []
  /// Names of modules that are imported.
  var imports: Set<String> = []
}
