// SPDX-License-Identifier: MIT
public import QuartzCore

/// Something that can respond to events: a view or a view controller.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder {
  public override init() { super.init() }

  /// What sources written for Objective-C associate with the responder.
  package nonisolated(unsafe) var associations: AnyObject?

  /// The next responder: nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Touches began in this responder; the default forwards them to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches in this responder moved; the default forwards them to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches in this responder were lifted; the default forwards them to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches in this responder were cancelled, by the system or by a gesture; the default forwards
  /// them to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Actions

  /// Whether the responder does an action; true if it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Who does an action: this responder, or the next one in the chain that does; nil if none does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// What keys do; none unless overridden, and there is no keyboard here.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: First responder

  /// Whether the responder may be the first one; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the first responder may stop being it; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether events without a place come here first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks to be the first responder of the window; true if it is now.
  ///
  /// Outside of a window, or where the one that is it may not resign, it is not.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let first = window.firstResponder, !first.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Resigns as the first responder; true if it is not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The window whose first responder this can be.
  var responderWindow: UIWindow? { nil }
}
