// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// Reads what a file of an app declares and uses.
final class AppFileReader: SyntaxVisitor {
  private var facts: AppFile
  private let file: Int
  private let source: SourceFile
  private let lines: LineStarts
  private var path: [Int] = []
  private var depth = 0
  /// The member whose body is read: its type, its place among the methods or properties, and its node.
  private var member: (type: Int, place: Int, isMethod: Bool, node: SyntaxIdentifier)?

  static func read(_ tree: SourceFileSyntax, of source: SourceFile, file: Int) -> AppFile {
    let reader = AppFileReader(source, file: file)
    reader.walk(tree)
    let names = NameUses(tree, modules: [])
    reader.facts.used = Set(names.used.keys.filter(\.isCapital))
      .subtracting(names.declared)
    reader.facts.isScript = tree.statements.contains { statement in
      // A preview is an expression, too.
      if case .expr(let expression) = statement.item {
        return !expression.is(MacroExpansionExprSyntax.self)
      }
      if case .stmt = statement.item { return true }
      return false
    }
    reader.facts.words.subtract(names.declared)
    return reader.facts
  }

  private init(_ source: SourceFile, file: Int) {
    (self.file, self.source, lines) = (file, source, LineStarts(source))
    facts = AppFile(path: source.path)
    super.init(viewMode: .sourceAccurate)
  }

  private func line(_ node: some SyntaxProtocol) -> Int {
    lines.place(of: node.byteRange.lowerBound).line
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.classType, node, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.structType, node, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actorType, node, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enumType, node, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocolType, node, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let place = path.last { facts.types[place].generics += "<\(node.name.plainText)>" }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      AppType(
        kind: .extensionType, name: node.extendedType.plainName, file: file,
        line: line(node.extendedType),
        inherited: node.inheritanceClause.names, generics: "",
        isHidden: AppFileReader.isPrivate(node.modifiers), otherActor: nil)
    )
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  private func enter(
    _ kind: AppType.Kind, _ node: some NamedDeclSyntax & DeclGroupSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let outer = path.last.map { facts.types[$0] }
    if let outer, outer.kind == .extensionType {
      facts.extensionMembers[outer.name, default: []].insert(node.name.plainText)
    }
    let actor = node.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    .first { $0.hasSuffix("Actor") && $0 != "MainActor" }
    let isHidden = depth > 0 || AppFileReader.isPrivate(node.modifiers)
    add(
      AppType(
        kind: kind, name: (outer.map { $0.name + "." } ?? "") + node.name.plainText, file: file,
        line: line(node.name),
        inherited: node.inheritanceClause.names,
        generics: (outer?.generics ?? "") + (generics?.trimmedDescription.onOneLine ?? ""),
        isHidden: isHidden || (outer?.isHidden ?? false), isLocal: depth > 0, otherActor: actor,
        isPublic: node.modifiers.names.contains { ["public", "open"].contains($0) }))
    return .visitChildren
  }

  private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.privateRange != nil
  }

  /// The modifiers of a member, with the level of access that an extension gives to those in it.
  private func words(_ modifiers: [String]) -> Set<String> {
    let isHidden =
      path.last.map { facts.types[$0].kind == .extensionType && facts.types[$0].isHidden } ?? false
    return Set(modifiers).union(isHidden ? ["fileprivate"] : [])
  }

  private func add(_ type: AppType) {
    path.append(facts.types.count)
    facts.types.append(type)
  }

  private func inTypes(_ body: (inout AppType) -> Void) {
    for place in path { body(&facts.types[place]) }
  }

  // MARK: Members

  /// Whether a function is an operator of Swift's: everything uses those, and files that overload one for types of
  /// geometry count alone.
  private static func isCommon(_ name: String) -> Bool {
    name.allSatisfy { "+-*/%=<>!&|^~".contains($0) }
  }

  private func isDirectMember(_ node: some SyntaxProtocol) -> Bool {
    !path.isEmpty && depth == 0 && node.isMember
  }

  private func declare(_ name: TokenSyntax) {
    guard depth == 0 else { return }
    if path.isEmpty { facts.globals.insert(name.plainText) }
    if let last = path.last, facts.types[last].kind == .extensionType {
      facts.extensionMembers[facts.types[last].name, default: []].insert(name.plainText)
    }
  }

  /// Notes a member of an extension by its kind, as its name alone may be one of another type's.
  private func note(inExtension node: some SyntaxProtocol, _ body: (inout AppFile, String) -> Void)
  {
    guard let last = path.last, facts.types[last].kind == .extensionType, isDirectMember(node)
    else { return }
    body(&facts, facts.types[last].name)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !AppFileReader.isCommon(node.name.text)
      || node.signature.parameterClause.parameters.contains(where: {
        ["CG", "UI"].contains(where: $0.type.trimmedDescription.hasPrefix)
      })
    {
      declare(node.name)
      if depth == 0, let last = path.last, facts.types[last].kind == .extensionType {
        facts.extensionMembers[facts.types[last].name, default: []].insert(
          AppFileReader.signature(
            node.name.plainText,
            node.signature.parameterClause.parameters.map {
              $0.firstName.text == "_" ? nil : $0.firstName.plainText
            }))
      }
    }
    if let label = node.signature.parameterClause.parameters.first?.firstName, label.text != "_" {
      note(inExtension: node) { facts, type in
        facts.extensionMembers[type, default: []].insert(
          "\(node.name.plainText)(\(label.plainText):")
      }
    }
    if isDirectMember(node), let place = path.last {
      facts.types[place].methods.append(
        function(
          node.name.plainText, node.signature, node.modifiers, isFailable: false,
          isGeneric: node.genericParameterClause != nil, node))
      if let body = node.body {
        facts.types[place].methods[facts.types[place].methods.count - 1].returnsNil =
          NilResults.areAll(in: body, of: node.name.plainText)
      }
      member = (place, facts.types[place].methods.count - 1, true, node.id)
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave(node) }

  private func leave(_ node: some SyntaxProtocol) {
    depth -= 1
    if member?.node == node.id { member = nil }
  }

  /// Adds what the body of a member calls.
  private func call(_ name: String) {
    guard let member else { return }
    if member.isMethod {
      facts.types[member.type].methods[member.place].called.insert(name)
    } else {
      facts.types[member.type].properties[member.place].called.insert(name)
    }
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if isDirectMember(node), let place = path.last {
      let made = function(
        "init", node.signature, node.modifiers, isFailable: node.optionalMark != nil,
        isGeneric: node.genericParameterClause != nil,
        isUnavailable: node.attributes.contains { $0.trimmedDescription.contains("unavailable") },
        node)
      facts.types[place].initializers.append(made)
      if facts.types[place].kind == .extensionType {
        facts.extensionMembers[facts.types[place].name, default: []].formUnion(
          AppFileReader.calls(of: made).map(AppFileReader.initializer))
      }
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    // A single name of a subscript's parameter is no label.
    let labels = node.parameterClause.parameters.map {
      $0.secondName == nil || $0.firstName.text == "_" ? nil : $0.firstName.plainText
    }
    note(inExtension: node) { facts, type in
      facts.extensionMembers[type, default: []].insert(AppFileReader.signature("subscript", labels))
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.plainText }
    if labels.contains(where: { $0 != nil }) {
      facts.members.insert(AppFileReader.signature("subscript", labels))
    }
    return .visitChildren
  }

  /// The labels with which a function can be called, as arguments with a default may be left out.
  private static func calls(of function: AppFunction) -> [[String?]] {
    function.parameters.reduce([[]]) { calls, parameter in
      let longer = calls.map { $0 + [parameter.label] }
      return parameter.hasDefault && calls.count < 64 ? longer + calls : longer
    }
  }

  /// How an initializer of an extension is named among members: with its labels, as every type has some.
  static func initializer(_ labels: [String?]) -> String { signature("init", labels) }

  /// A name with labels: that of a function of an extension whose name alone the SDK has, too.
  private static func signature(_ name: String, _ labels: [String?]) -> String {
    name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  private func function(
    _ name: String, _ signature: FunctionSignatureSyntax, _ modifiers: DeclModifierListSyntax,
    isFailable: Bool, isGeneric: Bool, isUnavailable: Bool = false, _ node: some SyntaxProtocol
  ) -> AppFunction {
    var words = words(Array(modifiers.names))
    if isGeneric { words.insert("generic") }
    if isUnavailable { words.insert("unavailable") }
    return AppFunction(
      name: name,
      parameters: signature.parameterClause.parameters.map {
        AppFunction.Parameter(
          label: $0.firstName.text == "_" ? nil : $0.firstName.plainText,
          name: ($0.secondName ?? $0.firstName).plainText, type: $0.type.trimmedDescription,
          hasDefault: $0.defaultValue != nil)
      }, result: signature.returnClause?.type.trimmedDescription, modifiers: words,
      hasEffects: signature.effectSpecifiers.map {
        $0.asyncSpecifier != nil || $0.throwsClause != nil
      } ?? false,
      isFailable: isFailable, line: line(node))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      declare(name)
      if let text = binding.initializer?.value.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
      {
        facts.texts[name.plainText] = text
      }
      let isConstant = node.bindingSpecifier.text == "let" || binding.accessorBlock != nil
      if path.isEmpty, depth == 0, isConstant, !AppFileReader.isPrivate(node.modifiers) {
        // Two of one name are in two clauses of a condition.
        let value = PlainValue.declaration(of: binding) ?? ""
        let known = facts.constants[name.plainText] ?? value
        facts.constants[name.plainText] = known == value ? value : ""
      }
      if path.isEmpty, depth == 0, AppFileReader.isPrivate(node.modifiers) {
        facts.privateNames.formUnion(
          binding.tokens(viewMode: .sourceAccurate).map(\.plainText).filter {
            $0.first?.isUppercase ?? false
          })
      }
      note(inExtension: node) { facts, type in
        facts.extensionProperties[type, default: []].insert(name.plainText)
      }
      guard isDirectMember(node), let place = path.last else { continue }
      let modifiers = words(node.modifiers.map(\.trimmedDescription))
      let isLet = node.bindingSpecifier.text == "let"
      let value = binding.initializer?.value
      let type =
        binding.typeAnnotation?.type.trimmedDescription ?? value.flatMap(AppFileReader.type)
      let isComputed = binding.accessorBlock.map { block in
        if case .accessors(let list) = block.accessors {
          return list.contains { ["get", "set", "_read"].contains($0.accessorSpecifier.text) }
        }
        return true
      }
      // Which of a property's accessors a requirement has is written where the name is.
      var words = modifiers
      if let block = binding.accessorBlock, block.trimmedDescription.contains("set") {
        words.insert("{set}")
      }
      facts.types[place].properties.append(
        AppProperty(
          name: name.plainText, type: type,
          maker: value?.as(FunctionCallExprSyntax.self)?.calledExpression
            .as(DeclReferenceExprSyntax.self)?.baseName.plainText,
          hasDefault: value != nil,
          isComputed: isComputed ?? false,
          isOutlet: node.attributes.isOutlet, isLet: isLet, modifiers: words,
          isZero: value.map(AppFileReader.isZero) ?? false,
          isEmptyList: value.map(AppFileReader.isEmptyList) ?? false,
          plainValue: PlainValue.declaration(of: binding)))
      member = (place, facts.types[place].properties.count - 1, false, node.id)
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { leave(node) }

  private static func isEmptyList(_ value: ExprSyntax) -> Bool {
    if let array = value.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.is(ArrayExprSyntax.self) && call.arguments.isEmpty
  }

  /// The type of a value, where it is a call of a name with a capital or a plain literal.
  private static func type(of value: ExprSyntax) -> String? {
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      if call.calledExpression.is(ArrayExprSyntax.self) { return name }
      return name.isCapital && !name.contains("{") ? name : nil
    }
    if let member = value.as(MemberAccessExprSyntax.self), isZero(value), let base = member.base {
      return base.trimmedDescription
    }
    return nil
  }

  /// Whether a value is a number, a rectangle, a point or a size of zero.
  private static func isZero(_ value: ExprSyntax) -> Bool {
    let text = value.trimmedDescription
    return ["0", "0.0", ".zero"].contains(text)
      || ["CGRect", "CGPoint", "CGSize"].contains {
        text == $0 + ".zero" || text == $0 + "()" || text == $0 + ".init()"
      }
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    guard let place = path.last else { return .visitChildren }
    if let clause = node.parameterClause {
      facts.types[place].cases.append(
        AppFunction(
          name: node.name.plainText,
          parameters: clause.parameters.map {
            let name = $0.firstName.map(\.plainText) ?? "_"
            return AppFunction.Parameter(
              label: name == "_" ? nil : name, name: name, type: $0.type.trimmedDescription,
              hasDefault: $0.defaultValue != nil)
          }, result: nil, modifiers: [], hasEffects: false, isFailable: false, line: 0))
    } else {
      facts.types[place].plainCases.append(node.name.plainText)
    }
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    let outer = path.last.map { facts.types[$0].name + "." } ?? ""
    facts.aliases[outer + node.name.plainText] =
      node.initializer.value.trimmedDescription.onOneLine
    return .visitChildren
  }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.globals.insert(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

  // MARK: Uses

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    // Under a condition it is another system's, or there is code for its absence.
    var outer = node.parent
    while let next = outer, !next.is(IfConfigClauseSyntax.self) { outer = next.parent }
    if outer == nil, let module = node.path.first?.name.text { facts.imports.insert(module) }
    if !node.modifiers.isEmpty { facts.namesAccess = true }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  private func use(_ name: String) {
    guard name.isCapital else { return }
    inTypes { $0.names.insert(name) }
    if name == "UIScreenEdgePanGestureRecognizer" { touch { $0.hasEdgePan = true } }
    if name == "UIPanGestureRecognizer" { touch { $0.hasPan = true } }
  }

  /// Notes what the file, and the type around it, say of touches.
  private func touch(_ body: (inout TouchEvidence) -> Void) {
    body(&facts.touches)
    inTypes { body(&$0.touches) }
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    facts.members.insert(node.name.plainText)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name.plainText)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    use(name)
    let isMember =
      node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
    // Names in capitals alone, such as `R`, are no types to the lowering.
    if name.first?.isUppercase != true || !name.contains(where: \.isLowercase), !isMember {
      facts.words.insert(name)
    }
    return .skipChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let value = node.expression.trimmedDescription.lowercased()
    if node.operator.text == "-",
      ["translation", "velocity", "location", "point"].contains(where: value.contains)
    {
      touch { $0.negativeCount += 1 }
    }
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    facts.words.insert(node.operator.text)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.plainText
    facts.members.insert(name)
    if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      base.first?.isUppercase == true
    {
      facts.members.insert("\(base).\(name)")
    }
    // A rectangle's center is no view's.
    if let type = node.base.flatMap(AppFileReader.geometry) {
      facts.members.insert("\(type).\(name)")
    }
    if name == "x" || name == "y", let base = node.base?.trimmedDescription.lowercased(),
      ["translation", "velocity", "location", "point"].contains(where: base.contains)
    {
      touch { if name == "x" { $0.xCount += 1 } else { $0.yCount += 1 } }
    }
    return .visitChildren
  }

  /// The type of geometry that an expression has by its name; nil for others.
  private static func geometry(_ base: ExprSyntax) -> String? {
    let text = base.trimmedDescription.lowercased()
    let types = [
      "CGRect": ["frame", "bounds", "rect"], "CGSize": ["size"],
      "CGPoint": ["origin", "point", "center", "translation", "velocity", "location"],
    ]
    return types.first { $0.value.contains(where: text.hasSuffix) }?.key
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    let name = callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee
    // A closure that is optional is called with a mark behind its name.
    let called =
      node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression ?? node.calledExpression
    let last =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    if let called = last == "init" ? name : last {
      call(called)
      if let label = node.arguments.first?.label?.plainText {
        call("\(called)(\(label):")
        facts.members.insert("\(called)(\(label):")
      }
    }
    if callee == ".init" {
      // Of which type, its context tells alone.
      facts.members.insert(AppFileReader.initializer(node.arguments.map { $0.label?.plainText }))
    }
    if let member = called.as(MemberAccessExprSyntax.self), !node.arguments.isEmpty {
      facts.members.insert(
        AppFileReader.signature(
          member.declName.baseName.plainText, node.arguments.map { $0.label?.plainText }))
    }
    if name.isCapital, !name.contains("(") {
      let arguments = node.arguments.map {
        (label: $0.label?.plainText, literal: AppFileReader.literal($0.expression))
      }
      facts.calls[name, default: []].append(AppCall(arguments: arguments))
      facts.members.insert("\(name)." + AppFileReader.initializer(arguments.map(\.label)))
    }
    return .visitChildren
  }

  /// Whether a text is the duration of UIKit's bars, also as a number of another type.
  private static func isDuration(_ text: String) -> Bool {
    let inner = text.wholeMatch(of: /\w+\((.+)\)/).map { String($0.1) } ?? text
    return [
      "UINavigationController.hideShowBarDuration", "UINavigationControllerHideShowBarDuration",
    ].contains(inner)
  }

  /// The text of a literal, of a constant of the SDK's that is as good, or of a member without a base.
  private static func literal(_ node: ExprSyntax) -> String? {
    let isLiteral =
      node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self)
      || node.is(BooleanLiteralExprSyntax.self) || node.is(NilLiteralExprSyntax.self)
      || node.literalText != nil
      || (node.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false)
      || isDuration(node.trimmedDescription)
    return isLiteral ? node.trimmedDescription : nil
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (place, element) in elements.enumerated() {
      // Before operators are folded, a cast is three elements in a row.
      if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self),
        place > 0,
        place + 1 < elements.count, let type = elements[place + 1].as(TypeExprSyntax.self)?.type
      {
        // Of `a ?? b as? C` the nearest counts.
        let cast = AppCast(
          subject: elements[place - 1].trimmedDescription.onOneLine, type: type.plainName,
          line: line(type))
        for name in InheritedNames.of(type) {
          inTypes { $0.casts.append(AppCast(subject: cast.subject, type: name, line: cast.line)) }
        }
      }
      if element.is(AssignmentExprSyntax.self), place > 0, place + 1 < elements.count {
        assign(elements[place - 1], elements[place + 1])
      }
    }
    return .visitChildren
  }

  private func assign(_ target: ExprSyntax, _ value: ExprSyntax) {
    // `(first, second) = (1, 2)`
    if let targets = target.as(TupleExprSyntax.self), let values = value.as(TupleExprSyntax.self),
      targets.elements.count == values.elements.count
    {
      for (target, value) in zip(targets.elements, values.elements) {
        assign(target.expression, value.expression)
      }
      return
    }
    let (target, value) = (target.trimmedDescription.onOneLine, value.trimmedDescription.onOneLine)
    let name = target.split(separator: ".").last.map(String.init) ?? ""
    let isOwn = ["", "self.", "self?.", "self!."].contains { target == $0 + name }
    // What another object's property does is not known by its name.
    if isOwn || name == "transitioningDelegate" { call(name + "=") }
    if isOwn, value == "true" { call(name + "=true") }
    if isOwn { inTypes { $0.assigned.insert(name) } }
    switch name {
    case "transitioningDelegate", "delegate": inTypes { $0.delegations.append((target, value)) }
    case "modalPresentationStyle" where value.hasPrefix("."): facts.styles.append(value)
    case "edges":
      for edge in [".left", ".right", ".top", ".bottom"] where value.contains(edge) {
        touch { $0.edges.insert(edge) }
      }
    default: break
    }
  }
}

extension String {
  /// Whether it is written as the name of a type is, also after an underscore.
  fileprivate var isCapital: Bool { first { $0 != "_" }?.isUppercase ?? false }
}

/// Finds what a function returns, without the closures in it.
private final class NilResults: SyntaxVisitor {
  private var results: [ExprSyntax?] = []

  /// Whether a body returns nothing but nil, or what another object's method of the same name returns.
  static func areAll(in body: CodeBlockSyntax, of method: String) -> Bool {
    if body.statements.count == 1, case .expr(let result)? = body.statements.first?.item {
      return isNil(result, in: method)
    }
    let finder = NilResults(viewMode: .sourceAccurate)
    finder.walk(body)
    return !finder.results.isEmpty
      && finder.results.allSatisfy { $0.map { isNil($0, in: method) } ?? false }
  }

  private static func isNil(_ result: ExprSyntax, in method: String) -> Bool {
    if result.is(NilLiteralExprSyntax.self) { return true }
    let call = result.as(OptionalChainingExprSyntax.self)?.expression ?? result
    let called = call.as(FunctionCallExprSyntax.self)?.calledExpression
    let function = called?.as(OptionalChainingExprSyntax.self)?.expression ?? called
    return function?.as(MemberAccessExprSyntax.self).map {
      $0.base != nil && $0.declName.baseName.plainText == method
    } ?? false
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    results.append(node.expression)
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
