// SPDX-License-Identifier: MIT
public import QuartzCore

/// Something that can respond to events: a view or a view controller.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder, KeyValueObserved {
  public override init() { super.init() }

  // MARK: Interface files

  /// After an object was read from an interface file, of which there are none here; the default does
  /// nothing.
  open func awakeFromNib() {}

  /// When Interface Builder shows the object, which it does not here; the default does nothing.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  private var accessibility: AccessibilityValues?

  /// What is read aloud, and made when it is first needed: few responders have any of it.
  private var madeAccessibility: AccessibilityValues {
    if let accessibility { return accessibility }
    let values = AccessibilityValues()
    accessibility = values
    return values
  }

  /// What tests and timelines call a view.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { madeAccessibility.identifier = newValue }
  }

  /// What is read aloud; nothing of it is seen.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { madeAccessibility.label = newValue }
  }

  /// What is read aloud of what a touch does; nothing of it is seen.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { madeAccessibility.hint = newValue }
  }

  /// What is read aloud of the value; nothing of it is seen.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { madeAccessibility.value = newValue }
  }

  /// The language in which it is read; nothing of it is seen.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { madeAccessibility.language = newValue }
  }

  /// Whether this is something to be read aloud; nothing of it is seen.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { madeAccessibility.isElement = newValue }
  }

  /// What the element is like; nothing of it is seen.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { madeAccessibility.traits = newValue }
  }

  /// Where the element is on the screen, in points; for a view that sets none, where the view is.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? frameOnScreen }
    set { madeAccessibility.frame = newValue }
  }

  /// The rectangle that a responder takes on the screen; empty for one that is no view.
  var frameOnScreen: CGRect { .zero }

  /// The outline of the element on the screen; nothing of it is seen.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { madeAccessibility.path = newValue }
  }

  /// Where the element is touched by those who cannot see it; the middle of its frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { madeAccessibility.activationPoint = newValue }
  }

  /// What in a container is read aloud, in order; nothing of it is seen.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { madeAccessibility.elements = newValue }
  }

  /// Whether all in a container is passed over; nothing of it is seen.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { madeAccessibility.hidesElements = newValue }
  }

  /// Whether all beside a container is passed over; nothing of it is seen.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { madeAccessibility.isModal = newValue }
  }

  /// Whether what is in a container is read before what is beside it; nothing of it is seen.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { madeAccessibility.groupsChildren = newValue }
  }

  /// Whether colours stay as they are where the user inverts them, which is never done here.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { madeAccessibility.ignoresInvertColors = newValue }
  }

  /// How the elements of a container are gone through; nothing of it is seen.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { madeAccessibility.navigationStyle = newValue }
  }

  /// Whether something happens when the element is activated; nothing of it is seen.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUserInteraction ?? false }
    set { madeAccessibility.respondsToUserInteraction = newValue }
  }

  /// What users may call the element; nothing of it is seen.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? [] }
    set { madeAccessibility.userInputLabels = newValue ?? [] }
  }

  /// Actions that assistive technologies offer; nothing of it is seen.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { madeAccessibility.customActions = newValue }
  }

  /// Does what a touch would; false, as here, leaves it to the touch.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value larger by a step; the default does nothing.
  open func accessibilityIncrement() {}
  /// Makes the value smaller by a step; the default does nothing.
  open func accessibilityDecrement() {}
  /// Closes what is modal; false, as here, where it does not.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what the two-finger tap stands for; false, as here, where there is nothing.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// A swipe with three touches; whether it scrolled, false unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The place of an element in this one; `NSNotFound` for another one.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// An assistive technology went to the element, which none does here.
  open func accessibilityElementDidBecomeFocused() {}
  /// An assistive technology left the element, which none does here.
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  /// What sources written for Objective-C associate with the responder.
  package nonisolated(unsafe) var associations: AnyObject?
  /// Those who observe the responder; a view's are its layer's, which changes.
  package var keyValueObservers: KeyValueObservers?

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

  // MARK: Motion and standard actions

  /// The device began to be shaken, which none does on a stage.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The device is not shaken any longer.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Something else took the motion.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// A headset's button was pressed, which none has on a stage.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Estimated properties of touches became known; those of a stage's touches are known at once.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Does nothing unless overridden, as all standard actions: a responder says in `canPerformAction` which it has.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  // MARK: First responder

  /// What is shown in place of the keyboard; nil unless overridden.
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard; nil unless overridden.
  open var inputAccessoryView: UIView? { nil }

  /// Shows other views in place of the keyboard, and above it: reported where there are some.
  open func reloadInputViews() { reportInputViews() }

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
    return Keyboard.follow(window) {
      if let first = window.firstResponder, !first.resignFirstResponder() { return false }
      window.firstResponder = self
      return true
    }
  }

  /// Resigns as the first responder; true if it is not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    guard let window = responderWindow else { return true }
    Keyboard.follow(window) { window.firstResponder = nil }
    return true
  }

  /// The window whose first responder this can be.
  @_spi(Engine) open var responderWindow: UIWindow? { nil }
}
