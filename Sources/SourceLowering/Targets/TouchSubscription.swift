// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// A statement that waits for the touches of a control by a reactive module that is not there, such as
/// `button.rx.tap.bind { … }.disposed(by: bag)` or `button.publisher(for: .touchUpInside).sink { … }.store(in: &bag)`.
///
/// Without a touch it does nothing: what moves is the same without it.
enum TouchSubscription {
  /// Whether a statement is one.
  static func isOne(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard case .expr(var expression) = item else { return false }
    if let assignment = expression.as(SequenceExprSyntax.self), assignment.elements.count == 3,
      assignment.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let value = assignment.elements.last
    {
      // `cancellable = button.publisher(for: .touchUpInside).sink { … }`
      expression = value
    }
    var names: [String] = []
    var waits = false
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        if let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
          publishers.contains(name), let event = call.arguments.first?.expression.trimmedDescription
        {
          waits = waits || event.hasPrefix(".touch") || event.hasPrefix("UIControl.Event.touch")
        }
        expression = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        names.append(member.declName.baseName.text)
        expression = base
      } else {
        break
      }
    }
    // The last name of a chain is read first.
    guard let end = names.first, ends.contains(end), Set(names).isDisjoint(with: beginnings) else {
      return false
    }
    for (name, base) in zip(names, names.dropFirst()) where base == "rx" {
      // What gives a recognizer gives it once before it is recognized, too.
      waits =
        waits || name == "tap" || name == "event"
        || name.hasSuffix("Gesture") && names.contains("when")
    }
    return waits || names.contains("tapPublisher")
  }

  /// Methods that give a control's events.
  private static let publishers: Set<String> = [
    "controlEvent", "controlEventPublisher", "controlEvents", "eventPublisher", "publisher",
  ]
  /// What ends a subscription.
  private static let ends: Set<String> = [
    "assign", "bind", "disposed", "drive", "emit", "receive", "sink", "store", "subscribe",
  ]
  /// What gives a value before the first touch.
  private static let beginnings: Set<String> = [
    "append", "combineLatest", "concat", "merge", "prepend", "startWith",
  ]
}
