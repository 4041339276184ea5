// SPDX-License-Identifier: MIT

/// The methods that classes have by name, for selectors that are made from strings, for key-value coding and
/// for observers.
///
/// Only outlets and names that the target's own strings give are listed, or every exposed property if a key is put
/// together at run time: each entry costs the compiler time.
struct SelectorTables {
  /// An entry: a name and what has it.
  private struct Entry {
    let name: String
    let member: MemberDeclaration
    /// Whether it sets the property.
    var isSetter = false
  }

  /// Methods that the runtime calls by name on iOS, where `NSObject` has them.
  private static let runtimeMethods: Set<String> = [
    "valueForUndefinedKey:", "setValue:forUndefinedKey:",
    "observeValueForKeyPath:of:change:context:",
  ]

  let index: TargetIndex
  private let selectors: Set<String>
  private let keys: Set<String>
  private let usesAnyKey: Bool

  init(index: TargetIndex) {
    self.index = index
    selectors = Set(index.files.flatMap(\.selectorStrings)).union(SelectorTables.runtimeMethods)
    keys = Set(index.files.flatMap(\.keyStrings))
    usesAnyKey = index.files.contains { $0.usesAnyKey }
  }

  /// Changes the files of classes that have such methods.
  func apply(to changes: inout [FileChanges]) {
    var listed: [String: [Int: [Entry]]] = [:]
    for name in index.classNames {
      guard let declaration = index.classDeclaration(name), !declaration.isLocal else { continue }
      var entries: [Int: [Entry]] = [:]
      for part in index.parts(of: name) {
        for member in part.members {
          // What is private to another file is seen in that file alone.
          let file = member.isPrivate ? part.file : declaration.file
          entries[file, default: []] += self.entries(of: member, in: part, of: name)
        }
      }
      listed[name] = entries.filter { !$0.value.isEmpty }
    }
    for name in index.classNames {
      guard let entries = listed[name], !entries.isEmpty,
        let declaration = index.classDeclaration(name)
      else { continue }
      let hasTable = index.superclasses(of: name).contains { !(listed[$0] ?? [:]).isEmpty }
      add(entries, to: declaration, isOverride: hasTable, &changes)
    }
  }

  /// The entries of a member: none, the method, or a property's getter and setter.
  private func entries(
    of member: MemberDeclaration, in part: TypeDeclaration, of name: String
  ) -> [Entry] {
    guard !member.isGeneric else { return [] }
    // An override is found by the superclass's entry, unless the superclass is the SDK's.
    let isListedAbove =
      member.isOverride
      && (!SelectorTables.runtimeMethods.contains(member.selector)
        || index.superclasses(of: name).contains {
          index.members(of: $0).contains { $0.signature == member.signature }
        })
    guard !isListedAbove else { return [] }
    var result: [Entry] = []
    if selectors.contains(member.selector) {
      result.append(Entry(name: member.selector, member: member))
    }
    guard case .property(let isSettable) = member.kind, !member.isStatic else { return result }
    let bare =
      member.name.hasPrefix("is")
      ? member.name.dropFirst(2).prefix(1).lowercased() + member.name.dropFirst(3) : member.name
    let isExposed = member.isExposed || part.isExposed || member.modifiers.contains("dynamic")
    // What a file of views would set is set by its key where there is no such file.
    guard
      member.isOutlet || keys.contains(member.name) || keys.contains(bare)
        || usesAnyKey && isExposed
    else { return result }
    if result.isEmpty { result.append(Entry(name: member.name, member: member)) }
    if isSettable {
      let capital = member.name.prefix(1).uppercased() + member.name.dropFirst()
      result.append(Entry(name: "set\(capital):", member: member, isSetter: true))
    }
    return result
  }

  private func add(
    _ entries: [Int: [Entry]], to type: TypeDeclaration, isOverride: Bool,
    _ changes: inout [FileChanges]
  ) {
    let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
    var otherwise = isOverride ? "super.loweredSelector(name)" : "nil"
    for file in entries.keys.sorted() where file != type.file {
      // An extension of the file that sees the members, which the class's table asks.
      let function = "lowered_selectors_\(file)"
      changes[file].appended.append(
        "extension \(type.name) { nonisolated static func \(function)(_ name: String) -> Lowered.Selector? { "
          + "switch name { \(cases(entries[file] ?? [], of: type.name)) default: return nil } } }")
      otherwise = "\(function)(name) ?? \(otherwise)"
    }
    ClassBody.add(
      // As visible as the protocol, which a public class's has to be.
      "\(isOverride ? "override " : "")nonisolated public class func loweredSelector(_ name: String) -> "
        + "Lowered.Selector? { switch name { \(cases(entries[type.file] ?? [], of: name)) "
        + "default: return \(otherwise) } }", to: type, &changes)
    if !isOverride {
      changes[type.file].appended.append("extension \(type.name): SelectorTable {}")
    }
  }

  private func cases(_ entries: [Entry], of type: String) -> String {
    entries.map { entry -> String in
      let member = entry.member
      let owner = member.isStatic ? type + ".Type" : type
      let start = "case \"\(entry.name)\": return Lowered.selector("
      if entry.isSetter {
        return start + "setter: \"\(entry.name)\", "
          + "{ (target: \(owner), value) in target.\(member.name) = value }); "
      }
      let labels = member.parameters.map { ($0.label ?? "_") + ":" }.joined()
      let reference = labels.isEmpty ? member.name : "\(member.name)(\(labels))"
      let form = if case .method = member.kind { "" } else { "getter: " }
      return start + "\(form)\"\(entry.name)\", { (target: \(owner)) in target.\(reference) }); "
    }.joined()
  }
}
