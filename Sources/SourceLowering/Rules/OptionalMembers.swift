// SPDX-License-Identifier: MIT

/// Optional members of `@objc` protocols.
///
/// Each becomes a protocol of its own that the classes conform to which have the member, so that a cast
/// finds out at run time whether an object has it, as Objective-C does: also when only a subclass of
/// the conforming class declares it. The protocol itself gets a property that is the member, or nil.
struct OptionalMembers {
  /// An optional member as a call names it.
  struct Target {
    /// The property that is the member or nil.
    let property: String
    /// The protocol that has the member alone.
    let witness: String
    let member: MemberDeclaration
    /// Whether another method of the protocol differs in the types of its parameters alone: there is then a method
    /// with an optional result in place of the property.
    let isOverloaded: Bool
  }

  private let index: TargetIndex
  /// By signature; of protocols with members of one signature the first counts, as the property of
  /// each has the same name.
  private(set) var targets: [String: Target] = [:]
  /// Methods' names without labels that mean one optional method.
  private(set) var unique: [String: Target] = [:]

  init(index: TargetIndex) {
    self.index = index
    var names: [String: Set<String>] = [:]
    for type in index.types where type.kind == .protocolType {
      for member in type.members where member.isOptional {
        let target = OptionalMembers.target(member, of: type)
        if targets[member.signature] == nil { targets[member.signature] = target }
        names[member.name, default: []].insert(member.signature)
      }
    }
    for (name, signatures) in names {
      if signatures.count == 1, let signature = signatures.first {
        unique[name] = targets[signature]
      }
    }
  }

  private static func target(_ member: MemberDeclaration, of type: TypeDeclaration) -> Target {
    let others = type.members.filter { $0.isOptional && $0.signature == member.signature }
    let place = others.firstIndex { $0.offset == member.offset } ?? 0
    let labels = member.parameters.map { ($0.label ?? "") + "_" }.joined()
    let isMethod = if case .method = member.kind { true } else { false }
    let name = member.name + (isMethod ? "_" + labels : "")
    return Target(
      property: isMethod ? "lowered_optional_" + name : member.name,
      witness: Forwarder.movedName(name, of: type.name) + (place == 0 ? "" : "_\(place + 1)"),
      member: member, isOverloaded: isMethod && others.count > 1)
  }

  /// Changes the files that declare such protocols, or classes that conform to them.
  func apply(to changes: inout [FileChanges]) {
    for type in index.types where type.kind == .protocolType {
      let optional = type.members.filter(\.isOptional)
      guard !optional.isEmpty else { continue }
      for member in optional { changes[type.file].edits.remove(member.range) }
      changes[type.file].appended += declarations(of: optional, in: type)
      for name in index.classNames { conform(name, to: type, optional, &changes) }
    }
  }

  private func declarations(of members: [MemberDeclaration], in type: TypeDeclaration) -> [String] {
    let access = type.isPrivate ? "fileprivate " : ""
    return members.flatMap { member -> [String] in
      let target = OptionalMembers.target(member, of: type)
      let effects = member.effects.isEmpty ? "" : " " + member.effects
      let result = member.type ?? "Void"
      switch member.kind {
      case .property:
        return [
          "\(access)protocol \(target.witness): AnyObject { var \(member.name): \(result) { get } }",
          "extension \(type.name) { \(access)var \(member.name): (\(result))? "
            + "{ (self as? any \(target.witness))?.\(member.name) } }",
        ]
      case .method:
        let labels = member.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let types = member.parameters.map(\.type).joined(separator: ", ")
        let reference = labels.isEmpty ? member.name : "\(member.name)(\(labels))"
        let requirement =
          "\(access)protocol \(target.witness): AnyObject { "
          + "func \(member.name)(\(Forwarder.parameters(of: member)))\(effects) -> \(result) }"
        if target.isOverloaded {
          return [requirement, overload(member, target, of: type, access: access)]
        }
        return [
          requirement,
          "extension \(type.name) { \(access)var \(target.property): "
            + "((\(types))\(effects) -> \(result))? "
            + "{ (self as? any \(target.witness))?.\(reference) } }",
        ]
      }
    }
  }

  /// The method that calls one of several, if the object has it.
  private func overload(
    _ member: MemberDeclaration, _ target: Target, of type: TypeDeclaration, access: String
  ) -> String {
    let parameters = member.parameters.enumerated().map { "_ p\($0): \($1.type)" }
    let arguments = member.parameters.enumerated().map {
      ($1.label.map { $0 + ": " } ?? "") + ($1.type.hasPrefix("inout ") ? "&" : "") + "p\($0)"
    }
    let effects = member.effects.isEmpty ? "" : " " + member.effects
    let call =
      (member.effects.contains("throws") ? "try " : "")
      + (member.effects.contains("async") ? "await " : "")
    return "extension \(type.name) { \(access)func \(target.property)"
      + "(\(parameters.joined(separator: ", ")))\(effects) -> (\(member.type ?? "Void"))? "
      + "{ \(call)(self as? any \(target.witness))?.\(member.name)(\(arguments.joined(separator: ", "))) } }"
  }

  /// A class conforms to the protocols of the members that it, and none of its superclasses, has.
  private func conform(
    _ name: String, to type: TypeDeclaration, _ members: [MemberDeclaration],
    _ changes: inout [FileChanges]
  ) {
    guard index.protocols(of: name).contains(type.name),
      let declaration = index.classDeclaration(name)
    else { return }
    let superclasses = index.superclasses(of: name)
      .filter { index.protocols(of: $0).contains(type.name) }
    for member in members {
      let target = OptionalMembers.target(member, of: type)
      let witness = target.witness
      func has(_ name: String) -> Bool { self.has(member, name, isOverloaded: target.isOverloaded) }
      guard has(name), !superclasses.contains(where: has) else { continue }
      if declaration.isLocal {
        changes[declaration.file].edits.insert(
          (declaration.inherited.isEmpty ? ": " : ", ") + witness, at: declaration.inheritanceEnd)
      } else {
        changes[declaration.file].appended.append("extension \(name): \(witness) {}")
      }
    }
  }

  private func has(_ member: MemberDeclaration, _ type: String, isOverloaded: Bool) -> Bool {
    index.members(of: type).contains {
      $0.signature == member.signature && !$0.isPrivate && $0.isStatic == member.isStatic
        && (!isOverloaded || $0.parameters.map(\.type) == member.parameters.map(\.type))
    }
  }
}
