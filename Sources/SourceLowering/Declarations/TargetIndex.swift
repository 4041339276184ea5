// SPDX-License-Identifier: MIT

/// What all files of a target declare together: classes, their superclasses and what they conform to.
struct TargetIndex {
  let files: [FileDeclarations]
  /// Every declaration and extension, in the order of the files.
  let types: [TypeDeclaration]
  /// Declarations and extensions of a name, as indices into `types`.
  private let named: [String: [Int]]
  /// Superclasses in the target, and direct subclasses, in the order of the files.
  private var superclassNames: [String: String] = [:]
  private var subclasses: [String: [String]] = [:]
  /// What each class conforms to: asked for each class by each protocol with optional members.
  private var protocolsOfClasses: [String: Set<String>] = [:]
  /// The names of the target's classes, each once, in the order of the files.
  let classNames: [String]
  /// The names of methods of types that are no protocols.
  private let methodNames: Set<String>

  init(_ files: [FileDeclarations]) {
    self.files = files
    types = files.flatMap(\.types)
    var named: [String: [Int]] = [:]
    for (index, type) in types.enumerated() where type.kind != .extensionOfType {
      named[type.name, default: []].append(index)
    }
    // An extension names a type as it is seen from the outside, or by a name of another module.
    for (index, type) in types.enumerated() where type.kind == .extensionOfType {
      named[type.name, default: []].append(index)
    }
    self.named = named
    var seen: Set<String> = []
    classNames = types.compactMap {
      $0.kind == .classType && seen.insert($0.name).inserted ? $0.name : nil
    }
    methodNames = types.reduce(into: []) { names, type in
      guard type.kind != .protocolType else { return }
      for member in type.members {
        if case .method = member.kind { names.insert(member.name) }
      }
    }
    for name in classNames {
      guard let superclass = foundSuperclass(of: name) else { continue }
      superclassNames[name] = superclass
      subclasses[superclass, default: []].append(name)
    }
    for name in classNames { protocolsOfClasses[name] = foundProtocols(of: name) }
  }

  /// Declarations and extensions of a type.
  func parts(of name: String) -> [TypeDeclaration] { (named[name] ?? []).map { types[$0] } }

  /// The declaration of a class; nil if the target has none of the name.
  ///
  /// Of two the first counts: the compiler reports the other.
  func classDeclaration(_ name: String) -> TypeDeclaration? { first(.classType, of: name) }

  /// The declaration of a protocol; nil if the target has none of the name.
  func protocolDeclaration(_ name: String) -> TypeDeclaration? { first(.protocolType, of: name) }

  /// The first declaration of a kind, without copies of the others.
  private func first(_ kind: TypeDeclaration.Kind, of name: String) -> TypeDeclaration? {
    named[name]?.first { types[$0].kind == kind }.map { types[$0] }
  }

  /// Whether a class, or another type that is no protocol, has a method of a name.
  func hasMethod(named name: String) -> Bool { methodNames.contains(name) }

  /// The members of a type in its declaration and its extensions.
  func members(of name: String) -> [MemberDeclaration] { parts(of: name).flatMap(\.members) }

  /// A name as it is written inside a type, as the whole name of one of the target's types; itself if
  /// there is none.
  func resolve(_ name: String, in scope: String) -> String {
    var scope = Substring(scope)
    while true {
      let candidate = scope + "." + name
      if let found = named[candidate], found.contains(where: { types[$0].kind != .extensionOfType })
      {
        return candidate
      }
      guard let dot = scope.lastIndex(of: ".") else { return name }
      scope = scope[..<dot]
    }
  }

  /// The superclass, if it is one of the target's.
  func superclass(of name: String) -> String? { superclassNames[name] }

  private func foundSuperclass(of name: String) -> String? {
    guard let declaration = classDeclaration(name) else { return nil }
    for inherited in declaration.inherited.prefix(1) {
      let resolved = resolve(inherited, in: name)
      if resolved != name, classDeclaration(resolved) != nil { return resolved }
    }
    return nil
  }

  /// The superclasses in the target, the nearest first; a cycle ends.
  func superclasses(of name: String) -> [String] {
    var result: [String] = []
    var seen: Set<String> = [name]
    var current = name
    while let next = superclass(of: current), seen.insert(next).inserted {
      result.append(next)
      current = next
    }
    return result
  }

  /// The class of another module from which a class of the target descends, as it is written; nil without one.
  func root(of name: String) -> String? {
    classDeclaration(superclasses(of: name).last ?? name)?.inherited.first
  }

  /// All subclasses in the target, those of subclasses too.
  func allSubclasses(of name: String) -> [String] {
    var result: [String] = []
    var seen: Set<String> = [name]
    var waiting = subclasses[name] ?? []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      result.append(next)
      waiting += subclasses[next] ?? []
    }
    return result
  }

  /// The protocols that a class conforms to by what the target declares, its superclasses included,
  /// and those of other modules by their names.
  func protocols(of name: String) -> Set<String> {
    protocolsOfClasses[name] ?? foundProtocols(of: name)
  }

  private func foundProtocols(of name: String) -> Set<String> {
    var result: Set<String> = []
    for type in [name] + superclasses(of: name) {
      for part in parts(of: type) {
        for inherited in part.inherited { collect(resolve(inherited, in: type), into: &result) }
      }
    }
    return result
  }

  /// What a protocol inherits, also by way of others, by whole names.
  func inherited(byProtocol name: String) -> Set<String> {
    var result: Set<String> = []
    collect(name, into: &result)
    return result.subtracting([name])
  }

  private func collect(_ name: String, into result: inout Set<String>) {
    guard classDeclaration(name) == nil, result.insert(name).inserted else { return }
    for part in parts(of: name) where part.kind == .protocolType {
      for inherited in part.inherited { collect(resolve(inherited, in: name), into: &result) }
    }
  }

  /// The member that `name` means inside a class, in it or a superclass in the target.
  func member(_ name: String, labels: [String]?, in type: String) -> MemberDeclaration? {
    for candidate in [type] + superclasses(of: type) {
      let found = members(of: candidate).first { member in
        guard member.name == name else { return false }
        guard let labels else { return true }
        return member.parameters.map { $0.label ?? "_" } == labels
      }
      if let found { return found }
    }
    return nil
  }
}
