// SPDX-License-Identifier: MIT

/// A member in a class's body that calls another one: Swift overrides what a class's body declares.
struct Forwarder {
  let member: MemberDeclaration
  /// What is called, such as `lowered_Base_viewDidLoad`, or `Lowered.defaults.scrollViewDidScroll`.
  let callee: String
  let isOverride: Bool
  /// The access of the extension that the member comes from, for a member that says none itself.
  var access: String? = nil
  /// Whether the member says that it is the main actor's: a class that conforms in an extension is not.
  var isOnMainActor = false

  /// Whether such a member can be written: what is variadic or generic cannot be handed on.
  static func canForward(_ member: MemberDeclaration) -> Bool {
    if member.isGeneric || member.parameters.contains(where: { $0.type.hasSuffix("...") }) {
      return false
    }
    if case .property = member.kind { return member.type != nil }
    return true
  }

  /// The name of a member that was moved out of the way.
  static func movedName(_ name: String, of type: String) -> String {
    "lowered_" + type.map { $0 == "." ? "_" : String($0) }.joined() + "_" + name
  }

  /// The declaration, on one line.
  var text: String {
    var modifiers = member.modifiers.filter {
      !["private", "final", "dynamic", "optional", "required", "weak", "lazy"].contains($0)
    }
    let levels = ["open", "public", "package", "internal", "fileprivate"]
    if let access, modifiers.allSatisfy({ !levels.contains($0) }) {
      modifiers.insert(access, at: 0)
    }
    if isOverride { modifiers.append("override") }
    let prefix = (isOnMainActor ? "@MainActor " : "") + modifiers.map { $0 + " " }.joined()
    switch member.kind {
    case .property(let isSettable):
      let type = member.type ?? "Any"
      let body = isSettable ? "get { \(callee) } set { \(callee) = newValue }" : callee
      return "\(prefix)var \(member.name): \(type) { \(body) }"
    case .method:
      let effects = member.effects.isEmpty ? "" : " " + member.effects
      let result = member.type.map { " -> " + $0 } ?? ""
      return "\(prefix)func \(member.name)(\(Forwarder.parameters(of: member)))\(effects)\(result) "
        + "{ \(call) }"
    }
  }

  private var call: String {
    let isAsync = member.effects.contains("async")
    let canThrow = member.effects.contains("throws")
    return (canThrow ? "try " : "") + (isAsync ? "await " : "")
      + "\(callee)(\(Forwarder.arguments(of: member)))"
  }

  /// The parameters as they are declared.
  static func parameters(of member: MemberDeclaration) -> String {
    member.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : label + " " + parameter.name
      return names + ": " + parameter.type
    }.joined(separator: ", ")
  }

  /// The parameters as arguments of a call with the same labels.
  static func arguments(of member: MemberDeclaration) -> String {
    member.parameters.map { parameter in
      let isInout = parameter.type.hasPrefix("inout ")
      let isAutoclosure = parameter.type.contains("@autoclosure")
      let value = (isInout ? "&" : "") + parameter.name + (isAutoclosure ? "()" : "")
      return (parameter.label.map { $0 + ": " } ?? "") + value
    }.joined(separator: ", ")
  }
}
