// SPDX-License-Identifier: MIT
internal import SwiftParser
internal import SwiftSyntax

/// A file without the functions that do not compile or end the program: each says so when it is reached, and does nothing
/// else.
///
/// What a screen does elsewhere may need modules and names that are not there. A transition that never calls it is shown
/// all the same, and one that does has a finding with its name. Lines stay where they are.
public struct LeftOutBodies {
  /// The file without them.
  public let file: SourceFile
  /// What is left out, such as `Type.function()`, in the order of the places, each with its place.
  public let names: [(name: String, line: Int, column: Int)]

  /// Leaves out what has a mistake.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - attempts: The lines and columns of the compiler's errors, for each attempt to compile it. One that is in a
  ///     function whose body was left out in an attempt before, as its result may be of no type, leaves out the
  ///     declaration.
  public init(_ file: SourceFile, at attempts: [[(line: Int, column: Int)]]) {
    let tree = Parser.parse(source: String(decoding: file.bytes, as: UTF8.self))
    let finder = BodyFinder(tree, SourceLocationConverter(fileName: file.path, tree: tree))
    finder.walk(tree)
    var edits = SourceEdits()
    var names: [(name: String, line: Int, column: Int)] = []
    var leftOut: Set<SyntaxIdentifier> = []
    for attempt in attempts {
      let known = leftOut
      for place in attempt {
        guard let found = finder.body(at: place, without: known),
          leftOut.insert(found.id).inserted
        else { continue }
        for edit in found.edits { edits.replace(edit.range, with: edit.text) }
        names.append((found.name, place.line, place.column))
      }
    }
    self.names = names
    self.file = SourceFile(path: file.path, bytes: edits.applied(to: file.bytes))
  }
}

/// What can be left out of a file: bodies, values of properties, and declarations of members.
private final class BodyFinder: SyntaxVisitor {
  struct Body {
    let id: SyntaxIdentifier
    let name: String
    /// Whether it is a whole declaration.
    let isDeclaration: Bool
    /// Where it is.
    let lines: ClosedRange<Int>
    let columns: ClosedRange<Int>
    var edits: [(range: Range<Int>, text: String)]
  }

  private let converter: SourceLocationConverter
  /// The end of the file, in bytes.
  private let end: Int
  private var bodies: [Body] = []
  /// The names of the types around.
  private var types: [String] = []

  init(_ tree: SourceFileSyntax, _ converter: SourceLocationConverter) {
    (self.converter, end) = (converter, tree.byteRange.upperBound)
    super.init(viewMode: .sourceAccurate)
  }

  /// What is at a place and not left out yet: a body, or else the declaration that it is the body of.
  func body(at place: (line: Int, column: Int), without known: Set<SyntaxIdentifier>) -> Body? {
    let around = bodies.filter { $0.lines.contains(place.line) && !known.contains($0.id) }
    let own = around.filter { !$0.isDeclaration }
    // Columns are those of the lowered file, which may be some further on.
    return own.first { $0.lines.count > 1 || $0.columns.contains(place.column) } ?? own.first
      ?? around.first { $0.lines.count > 1 || $0.columns.contains(place.column) } ?? around.first
  }

  private func add(
    _ node: some SyntaxProtocol, _ name: String, in area: some SyntaxProtocol,
    isDeclaration: Bool = false, _ edits: [(range: Range<Int>, text: String)]
  ) {
    let (start, end) = (
      area.startLocation(converter: converter), area.endLocation(converter: converter)
    )
    bodies.append(
      Body(
        id: node.id, name: isDeclaration ? "the declaration of \(fullName(name))" : fullName(name),
        isDeclaration: isDeclaration,
        lines: start.line...max(start.line, end.line),
        columns: start.column...max(start.column, end.column), edits: edits))
  }

  /// What stands in the braces of a body that is left out.
  private func text(_ name: String, returning type: TypeSyntax?) -> String {
    let report = report(name)
    guard let type, !["Void", "()"].contains(type.trimmedDescription) else { return report }
    if type.is(OptionalTypeSyntax.self) { return "\(report); return nil" }
    if let value = TypeGuess.expression(of: type.trimmedDescription),
      TypeGuess.isPlain(type.trimmedDescription)
    {
      return "\(report); return \(value)"
    }
    return "\(report); \(trap(name))"
  }

  private func fullName(_ name: String) -> String { (types + [name]).joined(separator: ".") }

  private func report(_ name: String) -> String { "Lowered.leftOut(\"\(fullName(name))\")" }

  /// What ends a function whose result cannot be made.
  private func trap(_ name: String) -> String {
    "fatalError(\"\(fullName(name)) is left out\")"
  }

  private func inside(_ block: CodeBlockSyntax) -> Range<Int> {
    block.leftBrace.byteRange.upperBound..<block.rightBrace.byteRange.lowerBound
  }

  // MARK: Declarations

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  private func enter(
    _ node: some NamedDeclSyntax & DeclGroupSyntax, isClass: Bool = false
  ) -> SyntaxVisitorContinueKind {
    types.append(node.name.plainText)
    addCoding(node, isClass: isClass)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, isClass: true)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.plainText)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.plainName)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  /// What the compiler would write for a type that is read or written: it cannot where a property's type is not there.
  private func addCoding(_ node: some NamedDeclSyntax & DeclGroupSyntax, isClass: Bool) {
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
    guard let first = members.first else { return }
    let isPublic = node.modifiers.names.contains { ["public", "open"].contains($0) }
    let text = members.map {
      "\(isPublic ? "public " : "")\($0.head) throws { \(report($0.name)); \(trap($0.name)) }"
    }.joined(separator: "; ")
    // An initializer in its body would take the place of the one that a structure has of its own.
    let place = isClass ? node.memberBlock.leftBrace.byteRange.upperBound : end
    let line = node.name.startLocation(converter: converter)
    bodies.append(
      Body(
        id: node.id, name: fullName(first.name), isDeclaration: false, lines: line.line...line.line,
        columns: line.column...line.column,
        edits: [
          (
            place..<place,
            isClass ? " \(text);" : "\nextension \(types.joined(separator: ".")) { \(text) }"
          )
        ]))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    let name = "\(node.name.plainText)(\(labels.joined()))"
    let text = text(name, returning: node.signature.returnClause?.type)
    add(body, name, in: body, [(inside(body), text)])
    add(node, name, in: node, isDeclaration: true, [(node.byteRange, "")])
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    let name = "init(\(labels.joined()))"
    let end = node.optionalMark?.text == "?" ? "return nil" : trap(name)
    add(body, name, in: body, [(inside(body), "\(report(name)); \(end)")])
    if !node.modifiers.names.contains("required") {
      add(node, name, in: node, isDeclaration: true, [(node.byteRange, "")])
    }
    return .skipChildren
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
        let isOptional =
          type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        let text = isOptional ? "{ \(report(name)); return nil }()" : valueText(name, type)
        add(value, name, in: value, [(range, text)])
      } else if let made = value.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(DeclReferenceExprSyntax.self)?.baseName.plainText, made.first?.isUppercase == true
      {
        let end = binding.pattern.byteRange.upperBound
        add(
          value, name, in: value, [(end..<end, ": \(made)"), (range, valueText(name, nil))])
      }
    }
    add(node, name, in: node, isDeclaration: true, [(node.byteRange, "")])
    return .skipChildren
  }

  /// A value of a property that is left out.
  private func valueText(_ name: String, _ type: TypeSyntax?) -> String {
    if let type, TypeGuess.isPlain(type.trimmedDescription),
      let value = TypeGuess.expression(of: type.trimmedDescription)
    {
      return "{ \(report(name)); return \(value) }()"
    }
    if ["Void", "()"].contains(type?.trimmedDescription) { return "{ \(report(name)) }()" }
    return "{ \(report(name)); \(trap(name)) }()"
  }

  private func add(accessors block: AccessorBlockSyntax, _ name: String, type: TypeSyntax?) {
    switch block.accessors {
    case .getter(let items):
      let range = block.leftBrace.byteRange.upperBound..<block.rightBrace.byteRange.lowerBound
      add(items, name, in: block, [(range, text(name, returning: type))])
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body else { continue }
        let isGetter = accessor.accessorSpecifier.text == "get"
        add(
          body, name, in: body,
          [(inside(body), text(name, returning: isGetter ? type : nil))])
      }
    @unknown default: break
    }
  }

  // What is written in a function is left out with it.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
