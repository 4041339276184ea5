// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// A statement without which the same is seen: it waits for something that a scene without touches does not do, or writes a
/// log.
///
/// - The touches of a control, by a reactive module that is not there, such as
///   `button.rx.tap.bind { … }.disposed(by: bag)` or `button.publisher(for: .touchUpInside).sink { … }.store(in: &bag)`.
/// - Notifications, whose name or module is not there, such as
///   `center.addObserver(self, selector: #selector(update), name: .themeDidChange, object: nil)`.
///
/// - A line of a log, or an event that is counted, such as `Analytics.log("Shown")`, by the name of what is called.
///
/// Nothing of the first two runs before the first touch or notification: what moves before is the same without it.
enum InertStatement: String {
  case touches, notifications, log

  /// What a statement does; nil if it may change what is seen.
  init?(_ item: CodeBlockItemSyntax.Item) {
    guard case .expr(var expression) = item else { return nil }
    if InertStatement.isLog(expression) {
      self = .log
      return
    }
    if let assignment = expression.as(SequenceExprSyntax.self), assignment.elements.count == 3,
      assignment.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let value = assignment.elements.last
    {
      // `cancellable = button.publisher(for: .touchUpInside).sink { … }`
      expression = value
    }
    if InertStatement.isOfTouches(expression) {
      self = .touches
    } else if InertStatement.isOfNotifications(expression) {
      self = .notifications
    } else {
      return nil
    }
  }

  // MARK: Logs

  /// Whether an expression calls what logs, and runs nothing else: its arguments call only initializers, and hold no code.
  private static func isLog(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.additionalTrailingClosures.isEmpty,
      call.arguments.allSatisfy({ RunFinder.runsNothing($0.expression) })
    else { return false }
    if let function = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return LogNames.isLog(function.baseName.text)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, isPlain(base)
    else { return false }
    // `Analytics.shared.track(…)`, `logger?.info(…)`, but not `logView.show()`.
    let names = base.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return names.contains { LogNames.isLogger($0) }
      || LogNames.isLog(member.declName.baseName.text)
  }

  /// Looks for calls of functions and for closures.
  private final class RunFinder: SyntaxVisitor {
    private var isFound = false

    static func runsNothing(_ expression: ExprSyntax) -> Bool {
      let finder = RunFinder(viewMode: .sourceAccurate)
      finder.walk(expression)
      return !finder.isFound
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      isFound = true
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      if name?.first?.isUppercase != true { isFound = true }
      return .visitChildren
    }
  }

  // MARK: Chains

  /// The members of a chain, such as `bind`, `tap` and `rx` of `button.rx.tap.bind { … }`, from its end to what gives the
  /// first value, each with its call and what is before it.
  private static func chain(
    of expression: ExprSyntax
  ) -> [(name: String, call: FunctionCallExprSyntax?, base: ExprSyntax)] {
    var (links, rest) =
      ([(name: String, call: FunctionCallExprSyntax?, base: ExprSyntax)](), expression)
    while true {
      let call = rest.as(FunctionCallExprSyntax.self)
      guard let member = (call?.calledExpression ?? rest).as(MemberAccessExprSyntax.self),
        let base = member.base
      else { return links }
      links.append((member.declName.baseName.text, call, base))
      rest = base
    }
  }

  // MARK: Notifications

  private static func isOfNotifications(_ expression: ExprSyntax) -> Bool {
    // UIKit posts those of the keyboard by itself.
    guard !expression.trimmedDescription.lowercased().contains("keyboard") else { return false }
    let chain = chain(of: expression)
    for (place, link) in chain.enumerated() {
      guard let call = link.call else { continue }
      if link.name == "addObserver" {
        let labels = Set(call.arguments.compactMap { $0.label?.text })
        return place == 0 && !labels.isDisjoint(with: ["name", "forName"]) && isPlain(link.base)
      }
      if ["notification", "notifications", "publisher"].contains(link.name), isOfCenter(link.base) {
        return isWaiting(chain[..<place].map(\.name))
      }
    }
    return false
  }

  /// Whether an expression is a center of notifications, or a reactive module's view of one.
  private static func isOfCenter(_ expression: ExprSyntax) -> Bool {
    isPlain(expression) && expression.trimmedDescription.contains("NotificationCenter.")
  }

  // MARK: Touches

  private static func isOfTouches(_ expression: ExprSyntax) -> Bool {
    let chain = chain(of: expression)
    for (place, link) in chain.enumerated() {
      let names = chain[..<place].map(\.name)
      switch (link.name, link.call) {
      case (let name, let call?) where publishers.contains(name):
        guard let event = call.arguments.first?.expression else { continue }
        return isWaiting(names) && isTouch(event) && isPlain(link.base)
      case ("tapGesture", .some):
        // It gives the recognizer once before that is recognized, too.
        return isWaiting(names) && names.contains("when") && isReactive(link.base)
      case ("tapPublisher", nil): return isWaiting(names) && isPlain(link.base)
      case ("tap", nil) where isReactive(link.base): return isWaiting(names)
      case ("event", nil) where isReactive(link.base):
        return isWaiting(names) && isOfTap(link.base)
      default: continue
      }
    }
    return false
  }

  /// Whether the methods behind what gives touches run nothing before the first one; the last of them is the first name.
  private static func isWaiting(_ names: [String]) -> Bool {
    guard let end = names.first, ends.contains(end) else { return false }
    return beginnings.isDisjoint(with: names)
  }

  private static func isTouch(_ event: ExprSyntax) -> Bool {
    let text = event.trimmedDescription
    return text.hasPrefix(".touch") || text.hasPrefix("UIControl.Event.touch")
  }

  /// Whether an expression is `rx` of one that calls nothing.
  private static func isReactive(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return member.declName.baseName.text == "rx" && isPlain(base)
  }

  /// Whether the recognizer of an expression is one of taps, by its name.
  private static func isOfTap(_ expression: ExprSyntax) -> Bool {
    let name = expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
    return name.lowercased().contains("tap")
  }

  /// Whether an expression names something, and calls nothing.
  private static func isPlain(_ expression: ExprSyntax) -> Bool {
    if expression.is(DeclReferenceExprSyntax.self) { return true }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base.map(isPlain) ?? false
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return isPlain(optional.expression)
    }
    return expression.as(ForceUnwrapExprSyntax.self).map { isPlain($0.expression) } ?? false
  }

  /// Methods that give a control's events.
  private static let publishers: Set<String> = [
    "controlEvent", "controlEventPublisher", "controlEvents", "eventPublisher", "publisher",
  ]
  /// What ends a subscription.
  private static let ends: Set<String> = [
    "assign", "bind", "dispose", "disposed", "drive", "emit", "observe", "observeNext",
    "observeValues", "receive", "sink", "store", "subscribe",
  ]
  /// What gives a value, or runs something, before the first touch or notification.
  private static let beginnings: Set<String> = [
    "amb", "append", "combineLatest", "concat", "do", "handleEvents", "merge", "prepend",
    "startWith", "timeout",
  ]
}
