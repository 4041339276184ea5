// SPDX-License-Identifier: MIT

/// Declarations for names that have none, guessed from how they are used, to be filled in by hand.
enum Stubs {
  /// A Swift file with a declaration for each name.
  ///
  /// `inherited` returns the names of the members that a class of the SDK has.
  static func text(
    _ names: [MissingNames.Name], _ uses: [String: StubUse],
    inherited: (String) -> Set<String>
  ) -> String {
    let head =
      [
        "// What the app's files use and no listed folder declares. Copy this file into the target's folder and",
        "// fill it in: types and results are guessed from names. Then delete this line.",
        "", "import IOSRuntime", "import UIKit", "",
      ].joined(separator: "\n")
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
          + declaration(name.name, use)
      }.joined()
  }

  private static func declaration(_ name: String, _ use: StubUse) -> String {
    if isProtocol(name, use) {
      let members = sorted(use.members).map { "  " + requirement($0) + "\n" }
      return "public protocol \(name): AnyObject {"
        + (members.isEmpty ? "}\n" : "\n\(members.joined())}\n")
    }
    let generics =
      use.genericArguments == 0
      ? "" : "<" + (0..<use.genericArguments).map { "T\($0)" }.joined(separator: ", ") + ">"
    let members =
      sorted(use.initializers).compactMap(initializer)
      + sorted(use.statics).map { shared($0, name) ?? member($0, prefix: "static ") }
      + sorted(use.members).map { member($0, prefix: "") }
    let onlyStatic =
      use.members.isEmpty && use.initializers.isEmpty && !use.isFirstOfClass
      && !use.statics.isEmpty && !use.statics.contains { shared($0, name) != nil }
      && TypeGuess.superclass(of: name) == nil
    let head =
      onlyStatic
      ? "enum \(name)\(generics)"
      : "class \(name)\(generics): \(TypeGuess.superclass(of: name) ?? "NSObject")"
    return "@MainActor public \(head) {"
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
  private static func initializer(_ member: StubUse.Member) -> String? {
    let labels = (member.labels ?? []).map { $0 ?? "_" }
    if labels.isEmpty || labels == ["frame"] || labels == ["nibName", "bundle"] { return nil }
    return "public convenience init(\(parameters(member))) { self.init() }"
  }

  /// Names under which a class keeps an object of itself.
  static let shared: Set<String> = ["shared", "sharedInstance", "default", "instance", "current"]

  /// The object of a class that keeps one of itself; nil for another member.
  private static func shared(_ member: StubUse.Member, _ name: String) -> String? {
    guard member.labels == nil, shared.contains(member.name) else { return nil }
    return "public static let \(member.name.escaped) = \(name)()"
  }

  private static func member(_ member: StubUse.Member, prefix: String) -> String {
    guard member.labels != nil else {
      let type = TypeGuess.type(of: member.name)
      return "public \(prefix)var \(member.name.escaped): \(type)\(TypeGuess.value(of: type))"
    }
    return
      "@discardableResult public \(prefix)func \(member.name.escaped)(\(parameters(member))) -> Any? "
      + "{ nil }"
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
