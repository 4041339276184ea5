// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder, KeyValueObserved {
  public override init() { super.init() }

  // MARK: Interface files

  open func awakeFromNib() {}

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

  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { madeAccessibility.identifier = newValue }
  }

  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { madeAccessibility.label = newValue }
  }

  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { madeAccessibility.hint = newValue }
  }

  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { madeAccessibility.value = newValue }
  }

  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { madeAccessibility.language = newValue }
  }

  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isElementByDefault }
    set { madeAccessibility.isElement = newValue }
  }

  /// Whether it is an element unless it says otherwise, as controls and labels are.
  @_spi(Engine) open var isElementByDefault: Bool { false }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { madeAccessibility.traits = newValue }
  }

  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? frameOnScreen }
    set { madeAccessibility.frame = newValue }
  }

  /// The rectangle that a responder takes on the screen; empty for one that is no view.
  var frameOnScreen: CGRect { .zero }

  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { madeAccessibility.path = newValue }
  }

  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { madeAccessibility.activationPoint = newValue }
  }

  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { madeAccessibility.elements = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { madeAccessibility.hidesElements = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { madeAccessibility.isModal = newValue }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { madeAccessibility.containerType = newValue }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { madeAccessibility.groupsChildren = newValue }
  }

  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { madeAccessibility.ignoresInvertColors = newValue }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { madeAccessibility.navigationStyle = newValue }
  }

  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUserInteraction ?? false }
    set { madeAccessibility.respondsToUserInteraction = newValue }
  }

  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? [] }
    set { madeAccessibility.userInputLabels = newValue ?? [] }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { madeAccessibility.customActions = newValue }
  }

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  /// What sources written for Objective-C associate with the responder.
  package nonisolated(unsafe) var associations: AnyObject?
  /// Those who observe the responder; a view's are its layer's, which changes.
  package var keyValueObservers: KeyValueObservers?

  open var next: UIResponder? { nil }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Actions

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Motion and standard actions

  /// The device began to be shaken, which none does on a stage.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
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

  open var inputView: UIView? { nil }

  open var inputAccessoryView: UIView? { nil }

  /// Shows other views in place of the keyboard, and above it: reported where there are some.
  open func reloadInputViews() { reportInputViews() }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

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
