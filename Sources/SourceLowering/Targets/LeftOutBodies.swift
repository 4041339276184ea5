// SPDX-License-Identifier: MIT
internal import SwiftParser
internal import SwiftSyntax

/// A file without the statements and functions that do not compile or end the program: each says so when it is reached,
/// and does nothing else.
///
/// What a screen does elsewhere may need modules and names that are not there. A transition that never calls it is shown
/// all the same, and one that does has a finding with its name. Lines stay where they are.
///
/// Of a function the innermost statement at an error is left out, in a few attempts. If the function still has an error,
/// or one that is in no statement that can be left out by itself, the whole body is, and after that the declaration.
public struct LeftOutBodies {
  /// The file without them.
  public let file: SourceFile
  /// What is left out, such as `Type.function()`, in the order of the places, each with its place.
  public let names: [(name: String, line: Int, column: Int)]

  /// The number of attempts that leave out single statements of a body.
  private static let statementAttempts = 4

  /// Leaves out what has a mistake.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - attempts: The lines and columns of the compiler's errors, for each attempt to compile it. One that is in a
  ///     function whose body was left out in an attempt before, as its result may be of no type, leaves out the
  ///     declaration.
  ///   - lacks: What types that lines declare, or extend, lack.
  ///   - refined: The protocols that the app's protocols refine, by their names: what conforms to one conforms to these.
  public init(
    _ file: SourceFile, at attempts: [[(line: Int, column: Int)]],
    lacking lacks: [(line: Int, lack: Lack)] = [], refined: [String: Set<String>] = [:]
  ) {
    let tree = Parser.parse(source: String(decoding: file.bytes, as: UTF8.self))
    let finder = BodyFinder(tree, SourceLocationConverter(fileName: file.path, tree: tree))
    finder.refined = refined
    finder.walk(tree)
    var edits = SourceEdits()
    var names: [(name: String, line: Int, column: Int, body: SyntaxIdentifier?)] = []
    var leftOut: Set<SyntaxIdentifier> = []
    // In how many attempts single statements of a body were left out.
    var shortened: [SyntaxIdentifier: Int] = [:]
    // Where a body had its first error, of which one at its end may come.
    var first: [SyntaxIdentifier: (line: Int, column: Int)] = [:]
    var lines: Set<Int> = []
    for (line, lack) in lacks {
      let found =
        switch lack {
        case .conformance(let name): finder.conformance(to: name, at: line, told: "conformance")
        case .single(let name): finder.conformance(to: name, at: line, told: "second conformance")
        case .name(let name):
          finder.conformance(to: name, at: line, told: "inheritance")
            ?? finder.extensionDeclaration(of: name, at: line)
        case .initializer: finder.initializer(at: line)
        case .superclass: finder.typeDeclaration(at: line)
        case .uniqueness: finder.typeDeclaration(at: line, isSecond: true)
        }
      guard let found else { continue }
      lines.insert(line)
      guard leftOut.insert(found.id).inserted else { continue }
      for edit in found.edits { edits.replace(edit.range, with: edit.text) }
      names.append((found.told, line, found.columns.lowerBound, nil))
    }
    for attempt in attempts {
      let known = leftOut
      var new: Set<SyntaxIdentifier> = []
      for place in attempt where !lines.contains(place.line) {
        guard var body = finder.body(at: place, without: known) else { continue }
        let isWhole = shortened[body.id, default: 0] >= LeftOutBodies.statementAttempts
        let statement = isWhole ? nil : finder.statement(at: place, in: body, without: known)
        if statement != nil { new.insert(body.id) }
        if statement == nil, body.edits.isEmpty {
          // Nothing can stand for it as a whole.
          guard let declaration = finder.body(at: place, without: known.union([body.id])) else {
            continue
          }
          body = declaration
        }
        let cause = first[body.id] ?? place
        first[body.id] = cause
        let found = statement ?? body
        guard leftOut.insert(found.id).inserted else { continue }
        for edit in found.edits { edits.replace(edit.range, with: edit.text) }
        let isAtEnd = statement == nil && place.line == body.lines.upperBound
        let told = isAtEnd ? cause : place
        names.append((found.told, told.line, told.column, statement == nil ? nil : body.id))
      }
      for id in new { shortened[id, default: 0] += 1 }
    }
    for edit in finder.inheritanceEdits { edits.replace(edit.range, with: edit.text) }
    // A statement of which first the look was guessed is left out as a whole then.
    let whole = Set(names.map(\.name).filter { !$0.hasPrefix("the look of ") })
    self.names = names.filter { one in
      (one.body.map { !leftOut.contains($0) } ?? true)
        && !(one.name.hasPrefix("the look of ") && whole.contains(String(one.name.dropFirst(12))))
    }.map { ($0.name, $0.line, $0.column) }
    self.file = SourceFile(path: file.path, bytes: edits.applied(to: file.bytes))
  }
}

extension LeftOutBodies {
  /// The protocols that the protocols of some files refine.
  public static func refined(in files: [SourceFile]) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for file in files {
      for found in String(decoding: file.bytes, as: UTF8.self).matches(
        of: /\bprotocol\s+(\w+)\s*:([^{]+)\{/)
      {
        let names = found.2.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
        result[String(found.1), default: []].formUnion(names)
      }
    }
    return result
  }

  /// What a type lacks, and what becomes of it.
  public enum Lack: Sendable {
    /// It does not conform to a protocol: the conformance is left out.
    case conformance(String)
    /// It conforms to a protocol twice: one conformance is left out.
    case single(String)
    /// It inherits or extends a type that is not there: this is left out, or the extension.
    case name(String)
    /// It has no initializer: it gets one that ends the program.
    case initializer
    /// It cannot have its superclass: it is left out.
    case superclass
    /// Another type has its name: it is left out.
    case uniqueness

    /// Reads what the tool's caller writes, such as `conformance Zooming`; nil for something else.
    public init?(_ text: some StringProtocol) {
      let words = text.split { $0 == " " }.map { String($0) }
      switch (words.first, words.count) {
      case ("conformance", 2): self = .conformance(words[1])
      case ("single", 2): self = .single(words[1])
      case ("name", 2): self = .name(words[1])
      case ("initializer", 1): self = .initializer
      case ("superclass", 1): self = .superclass
      case ("uniqueness", 1): self = .uniqueness
      default: return nil
      }
    }
  }
}

/// What can be left out of a file: bodies, values of properties, and declarations of members.
private final class BodyFinder: SyntaxVisitor {
  struct Body {
    let id: SyntaxIdentifier
    var name: String
    /// Whether it is a whole declaration.
    let isDeclaration: Bool
    /// Whether an error has to be in its columns.
    var isExact = false
    /// Where it is.
    let lines: ClosedRange<Int>
    let columns: ClosedRange<Int>
    var edits: [(range: Range<Int>, text: String)]
    /// The code whose statements can be left out one by one.
    var code: Syntax?
    /// Whether its only statement is its result.
    var hasResult = false
    /// Whether it only writes a log.
    var isLog = false
    /// Whether a guess gives the look of something.
    var isLook = false
    /// How its row names it.
    var told: String {
      isLog ? "the log of \(name)" : isLook ? "the look of \(name)" : name
    }
    /// What stands for a call of a superclass's initializer, without which an initializer is none; nil elsewhere.
    var superCall: String?
  }

  private let converter: SourceLocationConverter
  /// What types inherit, by the lines of their names.
  private var inheritances:
    [(line: Int, clause: InheritanceClauseSyntax, type: String, removed: Set<Int>)] = []
  /// The protocols that the app's protocols refine.
  var refined: [String: Set<String>] = [:]
  /// Initializers for classes that have lost their own, by the lines of the classes' names.
  private var initializers: [Int: Body] = [:]
  /// Declarations of types, and extensions, by the lines of their names.
  private var declarations: [Int: Body] = [:]
  private var extensions: [Int: (name: String, body: Body)] = [:]
  /// The end of the file, in bytes.
  private let end: Int
  private var bodies: [Body] = []
  /// The names of the types around.
  private var types: [String] = []
  /// What they inherit.
  private var inherited: [[String]] = []

  init(_ tree: SourceFileSyntax, _ converter: SourceLocationConverter) {
    (self.converter, end) = (converter, tree.byteRange.upperBound)
    super.init(viewMode: .sourceAccurate)
  }

  /// What is at a place and not left out yet: a body, or else the declaration that it is the body of.
  func body(at place: (line: Int, column: Int), without known: Set<SyntaxIdentifier>) -> Body? {
    let around = bodies.filter {
      $0.lines.contains(place.line) && !known.contains($0.id)
        && (!$0.isExact || $0.columns.contains(place.column))
    }
    let own = around.filter { !$0.isDeclaration }
    // Columns are those of the lowered file, which may be some further on.
    return own.first { $0.lines.count > 1 || $0.columns.contains(place.column) } ?? own.first
      ?? around.first { $0.lines.count > 1 || $0.columns.contains(place.column) } ?? around.first
  }

  /// The declaration of a type at a line, which may be a second one of its name.
  func typeDeclaration(at line: Int, isSecond: Bool = false) -> Body? {
    guard var body = declarations[line] else { return nil }
    if isSecond { body.name.replace("the declaration", with: "the second declaration") }
    return body
  }

  /// The extension of a type at a line.
  func extensionDeclaration(of name: String, at line: Int) -> Body? {
    extensions[line].flatMap { $0.name == name ? $0.body : nil }
  }

  /// An initializer of a class at a line that has lost its own.
  func initializer(at line: Int) -> Body? { initializers[line] }

  /// Protocols whose members the compiler writes, or else are left out one by one.
  private static let synthesized: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable",
  ]

  /// Protocols of Swift's that refine another one, of which the compiler may miss the members.
  private static let refining: [String: Set<String>] = [
    "SetAlgebra": ["OptionSet"], "RawRepresentable": ["OptionSet"],
    "ExpressibleByArrayLiteral": ["OptionSet", "SetAlgebra"],
    "Sequence": ["Collection", "BidirectionalCollection", "RandomAccessCollection"],
    "Collection": ["BidirectionalCollection", "RandomAccessCollection", "MutableCollection"],
  ]

  /// Whether one of the app's protocols refines another one, also by others.
  private func refines(_ one: String, _ other: String) -> Bool {
    var (waiting, seen) = ([one], Set([one]))
    while let name = waiting.popLast() {
      for next in refined[name] ?? [] {
        if next == other { return true }
        if seen.insert(next).inserted { waiting.append(next) }
      }
    }
    return false
  }

  /// What a type that is declared, or extended, at a line inherits of a protocol, or of one that refines it; `told` is what
  /// its row calls that.
  ///
  /// It is taken from the type by ``inheritanceEdits``, as others may be, too.
  func conformance(to name: String, at line: Int, told: String) -> Body? {
    guard !BodyFinder.synthesized.contains(name),
      let found = inheritances.firstIndex(where: { $0.line == line }),
      let place = inheritances[found].clause.inheritedTypes.enumerated().first(where: {
        place, one in
        let written = one.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        return !inheritances[found].removed.contains(place)
          && (written == name || BodyFinder.refining[name]?.contains(written) ?? false
            || refines(written, name))
      })
    else { return nil }
    inheritances[found].removed.insert(place.offset)
    let one = place.element
    return Body(
      id: one.id,
      name: "the \(told) of \(inheritances[found].type) \(told == "inheritance" ? "from" : "to") "
        + (one.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""),
      isDeclaration: false, lines: lines(of: one), columns: columns(of: one), edits: [])
  }

  /// Takes from types what ``conformance(to:at:told:)`` has found: with the comma behind it, or else the one before it; with
  /// the colon, where nothing is left.
  var inheritanceEdits: [(range: Range<Int>, text: String)] {
    inheritances.flatMap { inheritance -> [(range: Range<Int>, text: String)] in
      let types = Array(inheritance.clause.inheritedTypes)
      if inheritance.removed.isEmpty { return [] }
      if inheritance.removed.count == types.count { return [(inheritance.clause.byteRange, "")] }
      let last = types.indices.last { !inheritance.removed.contains($0) } ?? 0
      var ranges = inheritance.removed.filter { $0 < last }.sorted().map { place in
        types[place].byteRange.lowerBound..<types[place + 1].byteRange.lowerBound
      }
      if last + 1 < types.count {
        ranges.append(
          types[last].type.byteRange.upperBound..<types[types.count - 1].byteRange.upperBound)
      }
      return ranges.map { ($0, "") }
    }
  }

  private func note(_ clause: InheritanceClauseSyntax?, at name: some SyntaxProtocol) {
    guard let clause else { return }
    inheritances.append(
      (lines(of: name).lowerBound, clause, types.joined(separator: "."), []))
  }

  /// The innermost statement at a place of a body that can be left out by itself.
  ///
  /// Declarations do not count, as other statements need them. Nil where it is left out already.
  func statement(
    at place: (line: Int, column: Int), in body: Body, without known: Set<SyntaxIdentifier>
  ) -> Body? {
    guard let code = body.code else { return nil }
    let around = StatementFinder.statements(in: code, hasResult: body.hasResult).filter {
      lines(of: $0).contains(place.line)
    }
    guard let innermost = around.last else { return nil }
    // Of those on one line the innermost one with the column, or else one that is all of the line: columns may be off.
    let own = lines(of: innermost)
    let ones = around.filter { lines(of: $0) == own }
    let named = ones.last { columns(of: $0).contains(place.column) }
    guard let node = own.count > 1 ? innermost : named ?? ones.first(where: beginsLine) else {
      return nil
    }
    guard !known.contains(node.id) else { return nil }
    let line = "line \(own.lowerBound) of \(body.name)"
    if let look = GuessedLook.value(in: node.item), !known.contains(look.value.id),
      lines(of: look.value).lowerBound < place.line
        || columns(of: look.value).lowerBound <= place.column
    {
      return Body(
        id: look.value.id, name: line, isDeclaration: false, lines: own, columns: body.columns,
        edits: [(look.range, "Lowered.look(\"\(line)\", \(look.text))")], isLook: true)
    }
    if node.item.trimmedDescription.hasPrefix("super.init("), let superCall = body.superCall {
      return Body(
        id: node.id, name: line, isDeclaration: false, lines: own, columns: body.columns,
        edits: [(node.item.byteRange, "\(superCall); Lowered.leftOut(\"\(line)\")")])
    }
    let inert = body.isLog ? .log : InertStatement(node.item)
    let isLog = inert == .log
    return Body(
      id: node.id, name: inert == nil || isLog ? line : "the \(inert!) of \(line)",
      isDeclaration: false, lines: own, columns: body.columns,
      edits: [(node.item.byteRange, inert == nil ? "Lowered.leftOut(\"\(line)\")" : "()")],
      isLog: isLog)
  }

  /// Whether nothing stands before a statement in its line.
  private func beginsLine(_ node: CodeBlockItemSyntax) -> Bool {
    guard
      let before = node.firstToken(viewMode: .sourceAccurate)?
        .previousToken(viewMode: .sourceAccurate)
    else { return true }
    return before.endLocation(converter: converter).line < lines(of: node).lowerBound
  }

  private func columns(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let start = node.startLocation(converter: converter).column
    return start...max(start, node.endLocation(converter: converter).column)
  }

  private func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let start = node.startLocation(converter: converter).line
    return start...max(start, node.endLocation(converter: converter).line)
  }

  private func add(
    _ node: some SyntaxProtocol, _ name: String, in area: some SyntaxProtocol,
    isDeclaration: Bool = false, isExact: Bool = false, hasResult: Bool = false,
    isLook: Bool = false, canLog: Bool = false, _ edits: [(range: Range<Int>, text: String)]
  ) {
    let (start, end) = (
      area.startLocation(converter: converter), area.endLocation(converter: converter)
    )
    bodies.append(
      Body(
        id: node.id, name: isDeclaration ? "the declaration of \(fullName(name))" : fullName(name),
        isDeclaration: isDeclaration, isExact: isExact,
        lines: start.line...max(start.line, end.line),
        columns: start.column...max(start.column, end.column), edits: edits,
        code: isDeclaration || isExact ? nil : Syntax(area), hasResult: hasResult,
        isLog: canLog && isLog(name), isLook: isLook))
  }

  /// Whether a member only writes logs, by its name or its type's; what inherits from UIKit is seen.
  private func isLog(_ name: String) -> Bool {
    let isOfUIKit = inherited.joined().contains {
      $0.hasPrefix("UI") || TypeGuess.superclass(of: $0) != nil
    }
    if isOfUIKit { return false }
    guard let type = types.last else { return LogNames.isLog(String(name.prefix { $0 != "(" })) }
    return LogNames.isLogger(type)
  }

  /// What stands in the braces of a body that is left out.
  private func text(_ name: String, returning type: TypeSyntax?) -> String {
    guard let type, !["Void", "()"].contains(type.trimmedDescription) else { return report(name) }
    // What a log answers may be seen.
    let report = fullReport(name)
    if let look = GuessedLook.expression(of: type.trimmedDescription, for: fullName(name)) {
      return "return Lowered.look(\"\(fullName(name))\", \(look))"
    }
    if type.is(OptionalTypeSyntax.self) { return "\(report); return nil" }
    let plain = type.trimmedDescription
    if let value = TypeGuess.expression(of: plain),
      TypeGuess.isPlain(plain) || TypeGuess.isOfMainActor(plain) || plain == "UIBarButtonItem"
    {
      return "\(report); return \(value)"
    }
    return "\(report); \(trap(name))"
  }

  private func fullName(_ name: String) -> String { (types + [name]).joined(separator: ".") }

  private func report(_ name: String) -> String { isLog(name) ? "()" : fullReport(name) }

  private func fullReport(_ name: String) -> String { "Lowered.leftOut(\"\(fullName(name))\")" }

  /// Whether a look can be guessed of a type.
  private func isLook(_ type: TypeSyntax?) -> Bool {
    type.map { GuessedLook.expression(of: $0.trimmedDescription, for: "") != nil } ?? false
  }

  /// What ends a function whose result cannot be made.
  private func trap(_ name: String) -> String {
    "fatalError(\"\(fullName(name)) is left out\")"
  }

  private func inside(_ block: CodeBlockSyntax) -> Range<Int> {
    block.leftBrace.byteRange.upperBound..<block.rightBrace.byteRange.lowerBound
  }

  // MARK: Declarations

  private func enter(
    _ name: String, inheriting clause: InheritanceClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    types.append(name)
    inherited.append(clause.names)
    return .visitChildren
  }

  private func enter(
    _ node: some NamedDeclSyntax & DeclGroupSyntax, isClass: Bool = false
  ) -> SyntaxVisitorContinueKind {
    types.append(node.name.plainText)
    inherited.append(node.inheritanceClause.names)
    note(node.inheritanceClause, at: node.name)
    declarations[lines(of: node.name).lowerBound] = whole(node, at: node.name)
    if isClass {
      let place = node.memberBlock.leftBrace.byteRange.upperBound
      let text = " init(leftOut: Void) { \(report("init")); \(trap("init")) };"
      initializers[lines(of: node.name).lowerBound] = Body(
        id: node.memberBlock.leftBrace.id, name: fullName("init"), isDeclaration: false,
        lines: lines(of: node.name), columns: columns(of: node.name),
        edits: [(place..<place, text)])
    }
    addSynthesized(node, isClass: isClass)
    return .visitChildren
  }

  /// A declaration of a type, or an extension, as a whole.
  private func whole(_ node: some SyntaxProtocol, at name: some SyntaxProtocol) -> Body {
    Body(
      id: node.id, name: "the declaration of \(types.joined(separator: "."))", isDeclaration: true,
      lines: lines(of: name), columns: columns(of: name), edits: [(node.byteRange, "")])
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, isClass: true)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    defer {
      note(node.inheritanceClause, at: node.name)
      declarations[lines(of: node.name).lowerBound] = whole(node, at: node.name)
    }
    return enter(node.name.plainText, inheriting: node.inheritanceClause)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.plainText)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    defer {
      note(node.inheritanceClause, at: node.extendedType)
      // Of a generic type that is not there. What one that conforms gives, or one of a protocol, may be missed in silence.
      if node.inheritanceClause == nil, let clause = node.genericWhereClause,
        !clause.description.contains("Self")
      {
        add(
          clause, "extension \(clause.trimmedDescription.onOneLine)", in: clause,
          isDeclaration: true, [(node.byteRange, "")])
      }
    }
    let result = enter(node.extendedType.plainName, inheriting: node.inheritanceClause)
    extensions[lines(of: node.extendedType).lowerBound] = (
      node.extendedType.plainName, whole(node, at: node.extendedType)
    )
    return result
  }
  private func leave() {
    types.removeLast()
    inherited.removeLast()
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  /// What the compiler would write for a type that is read, written or compared: it cannot where a property's type is not
  /// there.
  private func addSynthesized(_ node: some NamedDeclSyntax & DeclGroupSyntax, isClass: Bool) {
    let inherited = Set(node.inheritanceClause.names)
    let own = node.memberBlock.members.map(\.decl)
    let hasInit = own.contains {
      $0.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.first?.firstName.text
        == "from"
    }
    let hasEncode = own.contains { $0.as(FunctionDeclSyntax.self)?.name.text == "encode" }
    var members: [(head: String, name: String)] = []
    if !hasInit, !inherited.isDisjoint(with: ["Codable", "Decodable"]) {
      members.append(
        ((isClass ? "required " : "") + "init(from decoder: any Decoder)", "init(from:)"))
    }
    if !hasEncode, !inherited.isDisjoint(with: ["Codable", "Encodable"]) {
      members.append(("func encode(to encoder: any Encoder)", "encode(to:)"))
    }
    // A type may be public by the extension around it.
    add(
      members.map { "public \($0.head) throws { \(report($0.name)); \(trap($0.name)) }" },
      to: node, id: node.id, name: members.first?.name ?? "", isClass: isClass)
    let isCompared = own.contains { $0.as(FunctionDeclSyntax.self)?.name.text == "==" }
    let isHashed = own.contains { $0.as(FunctionDeclSyntax.self)?.name.text == "hash" }
    guard !isClass, !inherited.isDisjoint(with: ["Hashable", "Equatable"]) else { return }
    var comparing: [String] = []
    if !isCompared {
      comparing.append(
        "public static func == (one: Self, other: Self) -> Bool { \(report("==")); return false }")
    }
    if !isHashed, inherited.contains("Hashable") {
      comparing.append("public func hash(into hasher: inout Hasher) { \(report("hash(into:)")) }")
    }
    add(
      comparing, to: node, id: node.memberBlock.id, name: isCompared ? "hash(into:)" : "==",
      isClass: false)
  }

  /// Adds members that take the place of those which the compiler would write.
  private func add(
    _ members: [String], to node: some NamedDeclSyntax & DeclGroupSyntax, id: SyntaxIdentifier,
    name: String, isClass: Bool
  ) {
    guard !members.isEmpty else { return }
    let text = members.joined(separator: "; ")
    // An initializer in its body would take the place of the one that a structure has of its own.
    let place = isClass ? node.memberBlock.leftBrace.byteRange.upperBound : end
    let line = node.name.startLocation(converter: converter)
    bodies.append(
      Body(
        id: id, name: fullName(name), isDeclaration: false, lines: line.line...line.line,
        columns: line.column...line.column,
        edits: [
          (
            place..<place,
            isClass ? " \(text);" : "\nextension \(types.joined(separator: ".")) { \(text) }"
          )
        ]))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    let name = "\(node.name.plainText)(\(labels.joined()))"
    guard let body = node.body else {
      // What a protocol requires may name types that are not there.
      add(node, name, in: node, isDeclaration: true, [(node.byteRange, "")])
      return .skipChildren
    }
    let text = text(name, returning: node.signature.returnClause?.type)
    add(defaultsOf: node.signature.parameterClause, name)
    add(
      body, name, in: body, hasResult: node.signature.returnClause != nil,
      isLook: isLook(node.signature.returnClause?.type),
      canLog: node.signature.returnClause == nil, [(inside(body), text)])
    add(node, name, in: node, isDeclaration: true, [(node.byteRange, "")])
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    let name = "init(\(labels.joined()))"
    guard let body = node.body else {
      add(node, name, in: node, isDeclaration: true, [(node.byteRange, "")])
      return .skipChildren
    }
    let end = node.optionalMark?.text == "?" ? "return nil" : trap(name)
    add(defaultsOf: node.signature.parameterClause, name)
    add(body, name, in: body, [(inside(body), "\(fullReport(name)); \(end)")])
    bodies[bodies.count - 1].superCall = superCall(for: node)
    // UIKit's own is the one of coders.
    if !node.modifiers.names.contains("required") || labels.first != "coder:" {
      add(node, name, in: node, isDeclaration: true, [(node.byteRange, "")])
    }
    return .skipChildren
  }

  /// The call of a superclass's initializer that one of UIKit's has; nil in a type that is no class.
  private func superCall(for node: InitializerDeclSyntax) -> String? {
    var parent = node.parent
    while let one = parent, !one.is(ClassDeclSyntax.self) {
      if one.isProtocol((any DeclGroupSyntax).self) { return nil }
      parent = one.parent
    }
    guard let own = parent?.as(ClassDeclSyntax.self),
      let superclass = own.inheritanceClause.names.first
    else { return nil }
    guard let root = TypeGuess.superclass(of: superclass) else { return "super.init()" }
    if root.hasSuffix("Controller") { return "super.init(nibName: nil, bundle: nil)" }
    return TypeGuess.superclasses(of: root).contains("UIView")
      ? "super.init(frame: .zero)" : "super.init()"
  }

  /// Adds the default values of parameters: a class without its initializer would have none.
  private func add(defaultsOf clause: FunctionParameterClauseSyntax, _ name: String) {
    for parameter in clause.parameters {
      guard let value = parameter.defaultValue?.value else { continue }
      let name = "the default of \((parameter.secondName ?? parameter.firstName).text) in \(name)"
      add(
        value, name, in: value, isExact: true,
        [(value.byteRange, valueText(name, parameter.type.trimmedDescription))])
    }
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { add(body, "deinit", in: body, [(inside(body), report("deinit"))]) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if let block = node.accessorBlock {
      add(accessors: block, "subscript", type: node.returnClause.type)
    }
    add(node, "subscript", in: node, isDeclaration: true, [(node.byteRange, "")])
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.elements.map(\.name.plainText).joined(separator: ", ")
    add(node, names, in: node, isDeclaration: true, [(node.byteRange, "")])
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.name.plainText, in: node, isDeclaration: true, [(node.byteRange, "")])
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first, node.bindings.count == 1 else { return .skipChildren }
    let name = binding.pattern.trimmedDescription
    let type = binding.typeAnnotation?.type
    if let block = binding.accessorBlock { add(accessors: block, name, type: type) }
    if let value = binding.initializer?.value {
      let range = value.byteRange
      if let type {
        add(
          value, name, in: value, isLook: isLook(type),
          [(range, valueText(name, type.trimmedDescription))])
      } else if let (made, text) = beginning(of: value, name) {
        let end = binding.pattern.byteRange.upperBound
        add(value, name, in: value, [(end..<end, ": \(made)"), (range, text)])
      } else {
        // Statements in its closures can be left out.
        add(value, name, in: value, [])
      }
    }
    add(node, name, in: node, isDeclaration: true, [(node.byteRange, "")])
    return .skipChildren
  }

  /// The type of the object with which a value begins, as `UILabel()` in `UILabel().then { … }`, and what stands for the
  /// value: the object as it is made, or one of UIKit's; nil for another value.
  private func beginning(of value: ExprSyntax, _ name: String) -> (type: String, text: String)? {
    var expression = value
    while let call = expression.as(FunctionCallExprSyntax.self) {
      if let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
        guard type.first?.isUppercase == true else { return nil }
        let isWhole = expression.id == value.id
        let isPlain =
          call.trailingClosure == nil
          && call.arguments.allSatisfy { argument in
            [.memberAccessExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr]
              .contains(
                argument.expression.kind)
          }
        if !isWhole, isPlain {
          return (type, "{ \(fullReport(name)); return \(call.trimmedDescription) }()")
        }
        return (type, valueText(name, type))
      }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return nil
      }
      expression = base
    }
    return nil
  }

  /// A value of a property, or of a parameter, that is left out.
  private func valueText(_ name: String, _ type: String?) -> String {
    if let type, let look = GuessedLook.expression(of: type, for: fullName(name)) {
      return "Lowered.look(\"\(fullName(name))\", \(look))"
    }
    if type?.hasSuffix("?") ?? false || type?.hasSuffix("!") ?? false {
      return "{ \(fullReport(name)); return nil }()"
    }
    if let type, TypeGuess.isPlain(type) || TypeGuess.isOfMainActor(type),
      let value = TypeGuess.expression(of: type)
    {
      return "{ \(fullReport(name)); return \(value) }()"
    }
    if ["Void", "()"].contains(type) { return "{ \(fullReport(name)) }()" }
    return "{ \(fullReport(name)); \(trap(name)) }()"
  }

  private func add(accessors block: AccessorBlockSyntax, _ name: String, type: TypeSyntax?) {
    switch block.accessors {
    case .getter(let items):
      let range = block.leftBrace.byteRange.upperBound..<block.rightBrace.byteRange.lowerBound
      add(
        items, name, in: block, hasResult: true, isLook: isLook(type),
        [(range, text(name, returning: type))])
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body else { continue }
        let isGetter = accessor.accessorSpecifier.text == "get"
        add(
          body, name, in: body, hasResult: isGetter, isLook: isGetter && isLook(type),
          [(inside(body), text(name, returning: isGetter ? type : nil))])
      }
    @unknown default: break
    }
  }

  // What is written in a function is left out with it.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The statements of some code that can be left out one by one, outermost first: calls, assignments, conditions and loops.
private final class StatementFinder: SyntaxVisitor {
  private let code: Syntax
  private let hasResult: Bool
  private var found: [CodeBlockItemSyntax] = []

  static func statements(in code: Syntax, hasResult: Bool) -> [CodeBlockItemSyntax] {
    let finder = StatementFinder(code, hasResult: hasResult)
    finder.walk(code)
    return finder.found
  }

  private init(_ code: Syntax, hasResult: Bool) {
    (self.code, self.hasResult) = (code, hasResult)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let list = node.parent?.as(CodeBlockItemListSyntax.self)
    let closure = list?.parent?.as(ClosureExprSyntax.self)
    let call = closure?.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call != nil && call?.calledExpression.id == closure?.id
    let isResult = list?.count == 1 && (isCalled || hasResult && list?.parent?.id == code.id)
    if !isResult, StatementFinder.isPlain(node.item) { found.append(node) }
    // A loop without a statement that changes its condition would not end.
    if case .stmt(let loop) = node.item, [.whileStmt, .repeatStmt].contains(loop.kind) {
      return .skipChildren
    }
    return .visitChildren
  }

  private static func isPlain(_ item: CodeBlockItemSyntax.Item) -> Bool {
    switch item {
    case .expr: true
    case .stmt(let statement):
      [.expressionStmt, .forStmt, .whileStmt, .repeatStmt, .doStmt].contains(statement.kind)
    case .decl: false
    @unknown default: false
    }
  }
}
