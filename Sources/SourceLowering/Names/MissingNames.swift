// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// Names that a target's files use and that no file of it declares, nor a module that it may import.
public struct MissingNames: Sendable {
  /// One name.
  public struct Name: Sendable, Equatable {
    /// The name.
    public let name: String
    /// Where it is used, in the order of the files: paths, lines and columns, from 1.
    public let uses: [Place]
    /// Whether it looks like one of Apple's frameworks', by its prefix.
    public let isApples: Bool
  }

  /// A place in a file.
  public struct Place: Sendable, Equatable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in bytes.
    public let column: Int

    /// As a compiler names it.
    public var description: String { "\(path):\(line):\(column)" }
  }

  /// The names in alphabetical order.
  public let names: [Name]
  /// A Swift file that declares them, to be filled in; empty if there are none.
  public let stubs: String

  /// Finds what is missing in the files, and beside them.
  init(
    _ files: [SourceFile], _ trees: [SourceFileSyntax], modules: Set<String>,
    others: OtherModules, namesAccess: Bool, declared: [SourceFile] = [], in index: TargetIndex
  ) {
    let uses = FileWork.map(count: files.count) { NameUses(trees[$0], modules: modules) }
    var known = ToolchainNames.all.union(ToolchainNames.parameters).union(modules)
      .union(ImportRule.shown).union(ImportRule.provided).union(NetworkingNames.all)
    // What types at the top of a file inherit is at the top of one, too, and in no other type.
    let inherited = uses.reduce(into: Set<String>()) { $0.formUnion($1.inherited) }
      .subtracting(known).subtracting(uses.reduce(into: Set<String>()) { $0.formUnion($1.outer) })
      .filter { !AppleNames.includes($0) }
    let outer = inherited.isEmpty ? [] : inherited.subtracting(others.outer(inherited))
    for file in uses { known.formUnion(file.declared) }
    known.subtract(outer)
    let candidates = Set(uses.flatMap { $0.used.keys }).subtracting(known)
    let missing =
      candidates.isEmpty
      ? []
      : candidates.subtracting(others.declared(candidates)).union(candidates.intersection(outer))
    let lines = files.indices.map { file in
      missing.isDisjoint(with: uses[file].used.keys) ? nil : LineStarts(files[file])
    }
    names = missing.sorted().map { MissingNames.name($0, files, lines, uses) }
    guard !missing.isEmpty || !declared.isEmpty else {
      stubs = ""
      return
    }
    let places = files.indices.filter { !missing.isDisjoint(with: uses[$0].used.keys) }
    let read = FileWork.map(count: places.count) {
      StubUses.read(trees[places[$0]], names: missing)
    }
    var merged: [String: StubUse] = [:]
    for file in read { merged.merge(file) { $0.merging($1) } }
    for (name, member) in MissingNames.overrides(of: missing, in: index) {
      merged[name]?.overridden[member.signature] = member
    }
    let inner = uses.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
      .subtracting(uses.reduce(into: missing) { $0.formUnion($1.outer) })
    let facts = StubFacts(
      declared, declared: known.union(missing), outer: known.union(missing).subtracting(inner),
      others: others)
    let constants = MissingNames.constants(Set(facts.constants.keys), usedIn: trees)
    guard !missing.isEmpty || !constants.isEmpty else {
      stubs = ""
      return
    }
    stubs = Stubs.text(
      names, merged, access: namesAccess ? "public " : "",
      isPublic: trees.contains { PublicDeclarations.exist(in: $0) }, facts: facts,
      constants: constants,
      valueTypes: uses.reduce(into: []) { $0.formUnion($1.values) },
      protocols: Set(index.types.filter { $0.kind == .protocolType }.map(\.name)),
      inherited: others.members)
  }

  /// Those of some constants that files use, and none of them declares outside of types.
  private static func constants(_ names: Set<String>, usedIn trees: [SourceFileSyntax]) -> Set<
    String
  > {
    guard !names.isEmpty else { return [] }
    let files = FileWork.map(count: trees.count) { place in
      var (used, declared) = (Set<String>(), Set<String>())
      for token in trees[place].tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let text) = token.tokenKind, names.contains(text) else { continue }
        used.insert(text)
        let isGlobal =
          token.parent?.as(IdentifierPatternSyntax.self)?.parent?.parent?.parent?.parent
          .map { $0.parent?.parent?.is(SourceFileSyntax.self) ?? false } ?? false
        if isGlobal { declared.insert(text) }
      }
      return (used: used, declared: declared)
    }
    return files.reduce(into: Set<String>()) { $0.formUnion($1.used) }
      .subtracting(files.reduce(into: Set<String>()) { $0.formUnion($1.declared) })
  }

  /// What classes override whose superclass is missing, or the superclass of theirs.
  private static func overrides(
    of missing: Set<String>, in index: TargetIndex
  ) -> [(superclass: String, member: MemberDeclaration)] {
    index.classNames.flatMap { name -> [(superclass: String, member: MemberDeclaration)] in
      guard let root = index.root(of: name), missing.contains(root) else { return [] }
      let line = index.superclasses(of: name)
      return index.members(of: name).filter { member in
        member.isOverride && Forwarder.canForward(member)
          && !MissingOverrides.foundation.contains(member.name)
          && !line.contains { index.members(of: $0).contains { $0.signature == member.signature } }
      }.map { (root, $0) }
    }
  }

  /// Looks for the first declaration of a file that other modules see.
  private final class PublicDeclarations: SyntaxAnyVisitor {
    private var isFound = false

    static func exist(in tree: SourceFileSyntax) -> Bool {
      let visitor = PublicDeclarations(viewMode: .sourceAccurate)
      visitor.walk(tree)
      return visitor.isFound
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      guard !isFound else { return .skipChildren }
      if let modifier = node.as(DeclModifierSyntax.self) {
        isFound = [.keyword(.public), .keyword(.open)].contains(modifier.name.tokenKind)
        // An import is not declared here.
        if isFound, modifier.parent?.parent?.is(ImportDeclSyntax.self) == true { isFound = false }
      }
      return isFound || node.is(CodeBlockSyntax.self) ? .skipChildren : .visitChildren
    }
  }

  private static func name(
    _ name: String, _ files: [SourceFile], _ lines: [LineStarts?], _ uses: [NameUses]
  ) -> Name {
    let places = files.indices.flatMap { file -> [Place] in
      guard let lines = lines[file], let offsets = uses[file].used[name] else { return [] }
      return offsets.map {
        let (line, column) = lines.place(of: $0)
        return Place(path: files[file].path, line: line, column: column)
      }
    }
    return Name(name: name, uses: places, isApples: AppleNames.includes(name))
  }

  /// What to print: what is missing and where, and what to do; nothing if nothing is missing.
  ///
  /// - Parameter path: The path of the file with the stubs.
  /// - Returns: Lines as a compiler prints them.
  public func report(stubs path: String) -> [String] {
    guard !names.isEmpty else { return [] }
    let count = names.count == 1 ? "1 name is" : "\(names.count) names are"
    return [
      "warning: \(count) neither in the folders of ios-sources.txt nor in a module that is here: "
        + "list their folders, or copy \(path) into the target's folder and fill it in"
    ]
      + names.map { name in
        let others = name.uses.dropFirst().prefix(3).map(\.description)
        let rest = name.uses.count - 1 - others.count
        let more =
          (others.isEmpty ? "" : ", at " + others.joined(separator: ", "))
          + (rest > 0 ? " and \(rest) more" : "")
        let what = name.isApples ? "\(name.name), which is not in Filmstrip," : name.name
        return "\(name.uses[0]): note: \(what) is used here\(more)"
      }
  }
}
