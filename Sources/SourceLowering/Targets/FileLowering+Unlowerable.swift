// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension FileLowering {
  /// Functions of the Objective-C runtime that change classes.
  private static let runtimeFunctions: Set<String> = [
    "method_exchangeImplementations", "class_addMethod", "class_replaceMethod",
    "method_setImplementation", "object_setClass", "objc_allocateClassPair",
    "class_copyMethodList", "class_copyPropertyList", "imp_implementationWithBlock",
  ]

  /// Methods by which a class answers for others, with their labels.
  private static let forwardingMethods: Set<String> = [
    "forwardInvocation(_:)", "methodSignature(for:)", "resolveInstanceMethod(_:)",
    "resolveClassMethod(_:)", "forwardingTarget(for:)", "doesNotRecognizeSelector(_:)",
  ]

  /// Methods that every object has in the SDK, and that are in extensions here.
  private static let runtimeMethods: Set<String> = [
    "responds(to:)", "perform(_:)", "perform(_:with:)", "value(forUndefinedKey:)",
    "setValue(_:forUndefinedKey:)", "value(forKey:)", "setValue(_:forKey:)",
    "value(forKeyPath:)", "setValue(_:forKeyPath:)", "setNilValueForKey(_:)",
    "observeValue(forKeyPath:of:change:context:)", "didChangeValue(forKey:)",
    "willChangeValue(forKey:)", "description()",
  ]

  /// Those of them that layers and animations have in their classes.
  private static let layerMethods: Set<String> = [
    "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
  ]

  /// Says, once for a file, that it changes classes at run time.
  func checkUnlowerable(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    guard !usesRuntimeFunctions, FileLowering.runtimeFunctions.contains(name) else { return }
    usesRuntimeFunctions = true
    noteRuntimeChange(
      at: node, "\(name) changes classes at run time, which only the Objective-C runtime can",
      "override the method in a subclass")
  }

  /// Lowers a call of what `NSObject` does with messages that a class has no methods for: it does nothing here.
  func lower(forwardingCall node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true
    else { return }
    let labels = node.arguments.map { ($0.label?.plainText ?? "_") + ":" }
    let signature = member.declName.baseName.plainText + "(" + labels.joined() + ")"
    guard FileLowering.forwardingMethods.contains(signature),
      node.enclosingType(index).map({
        index.superclasses(of: $0.lookup).allSatisfy { superclass in
          !index.members(of: superclass).contains { $0.signature == signature }
        }
      }) ?? true
    else { return }
    let value =
      switch member.declName.baseName.plainText {
      case "resolveInstanceMethod", "resolveClassMethod": "false"
      case "forwardingTarget": "(nil as Any?)"
      case "methodSignature": "nil"
      default: "()"
      }
    changes.edits.replace(node.byteRange, with: value)
  }

  /// Says that a class stands for another object.
  func checkProxy(_ node: ClassDeclSyntax) {
    guard node.inheritanceClause.names.first == "NSProxy" else { return }
    note(
      .error, at: node.name,
      "\(node.name.text) is an NSProxy, which forwards messages; write the methods that it forwards, "
        + "in a subclass of NSObject")
  }

  /// Lowers an override of what `NSObject` has in the SDK: here it is a method of its own.
  func lower(runtimeMethod node: FunctionDeclSyntax) {
    guard let override = node.modifiers.first(where: { $0.name.text == "override" }) else { return }
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    let signature = node.name.text + "(" + labels.joined() + ")"
    if FileLowering.forwardingMethods.contains(signature) {
      noteRuntimeChange(
        at: node.name,
        "\(signature) answers messages that the class has no methods for, which only the "
          + "Objective-C runtime can", "write the methods that it forwards")
      remove(override)
    } else if FileLowering.runtimeMethods.contains(signature), !overridesOwn(node, signature),
      !FileLowering.layerMethods.contains(signature)
        || rootClass(around: node)?.hasPrefix("CA") != true
    {
      remove(override)
    } else {
      lower(
        accessibilityMember: labels.isEmpty ? node.name.text + "()" : signature, node.modifiers,
        node)
    }
  }

  /// Whether a member is one that `NSObject` has by the Objective-C runtime, or by accessibility.
  static func isOfRuntime(_ signature: String) -> Bool {
    runtimeMethods.contains(signature) || forwardingMethods.contains(signature)
      || accessibility.contains(signature)
  }

  /// What accessibility adds to `NSObject` in the SDK; here responders have it in their classes, and other objects in
  /// an extension.
  private static let accessibility: Set<String> = [
    "isAccessibilityElement", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityTraits", "accessibilityIdentifier", "accessibilityFrame", "accessibilityPath",
    "accessibilityActivationPoint", "accessibilityLanguage", "accessibilityElementsHidden",
    "accessibilityViewIsModal", "shouldGroupAccessibilityChildren", "accessibilityElements",
    "accessibilityNavigationStyle", "accessibilityCustomActions", "accessibilityUserInputLabels",
    "accessibilityAttributedLabel", "accessibilityAttributedHint", "accessibilityAttributedValue",
    "accessibilityRespondsToUserInteraction", "accessibilityActivate()", "accessibilityIncrement()",
    "accessibilityDecrement()", "accessibilityPerformEscape()", "accessibilityPerformMagicTap()",
    "accessibilityElementCount()", "accessibilityElement(at:)", "index(ofAccessibilityElement:)",
    "accessibilityElementDidBecomeFocused()", "accessibilityElementDidLoseFocus()",
    "accessibilityElementIsFocused()",
  ]

  /// Lowers an override of accessibility in an object that is no responder: here it is a member of its own.
  func lower(
    accessibilityMember name: String, _ modifiers: DeclModifierListSyntax,
    _ node: some SyntaxProtocol
  ) {
    guard FileLowering.accessibility.contains(name),
      let override = modifiers.first(where: { $0.name.text == "override" }),
      let root = rootClass(around: node),
      ["NS", "CA"].contains(where: root.hasPrefix)
        || ["UIImage", "UIBarItem", "UIBarButtonItem", "UITabBarItem"].contains(root),
      !overridesOwn(node, name)
    else { return }
    remove(override)
  }

  /// The superclass of another module that a class around a node has in the end; nil for none.
  private func rootClass(around node: some SyntaxProtocol) -> String? {
    guard let type = node.enclosingType(index)?.lookup else { return nil }
    let last = index.superclasses(of: type).last ?? type
    return index.classDeclaration(last)?.inherited.first
  }

  /// Whether a superclass in the target declares the method, so that its override is one here too.
  private func overridesOwn(_ node: some SyntaxProtocol, _ signature: String) -> Bool {
    guard let type = node.enclosingType(index)?.lookup else { return false }
    return index.superclasses(of: type).contains { superclass in
      index.members(of: superclass).contains { $0.signature == signature }
    }
  }

  private func noteRuntimeChange(at node: some SyntaxProtocol, _ what: String, _ remedy: String) {
    if allowsRuntimeChanges {
      note(.warning, at: node, "\(what); it is left undone here")
    } else {
      note(
        .error, at: node,
        "\(what); \(remedy), or write `allow runtime-changes` into ios-sources.txt if what is shown "
          + "does not need it")
    }
  }
}
