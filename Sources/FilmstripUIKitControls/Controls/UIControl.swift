// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

@preconcurrency @MainActor
open class UIControl: UIView {
  private enum Action {
    case action(UIAction)
    case method(target: Weak<AnyObject>, call: (UIControl, UIEvent?) -> Void)
    /// Without a target the responder chain is asked.
    case selector(target: SelectorTarget?, Selector)
  }

  private struct Entry {
    let action: Action
    var events: Event
  }

  private var entries: [Entry] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  open var isEnabled = true { didSet { if !isEnabled && isTracking { stopTracking() } } }
  open var isSelected = false
  open var isHighlighted = false

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var showsMenuAsPrimaryAction = false

  open var isContextMenuInteractionEnabled = false

  @_spi(Engine) open override var isElementByDefault: Bool { true }

  // MARK: Tracking

  /// Whether touches drag something in the control, so that a scroll view around it does not delay
  /// or cancel them; false unless overridden.
  var isDraggedItself: Bool { false }

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  private weak var trackedTouch: UITouch?

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = true
    trackedTouch = touch
    isHighlighted = true
    guard beginTracking(touch, with: event) else { return stopTracking() }
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      endTracking(touch, with: event)
      return stopTracking()
    }
    if isTouchInside != wasInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    stopTracking()
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, with: event)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    trackedTouch = nil
  }

  private func isNear(_ touch: UITouch) -> Bool {
    let margin = environment.behavior.touches.controlMargin
    return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
  }

  // MARK: Actions

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(action: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    subtract(controlEvents) {
      if case .action(let action) = $0 { return action.identifier == actionIdentifier }
      return false
    }
  }

  /// Calls a method, given as `Target.method`, at events; Swift-only, where Apple's has a
  /// selector.
  ///
  /// The target is not kept. A method for another class of senders than this one's is not called.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target?, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, control, _ in
      if let sender = control as? Sender { action(target)(sender) }
    }
  }

  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, _, _ in action(target)() }
  }

  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target?, action: @escaping (Target) -> (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, control, event in
      if let sender = control as? Sender { action(target)(sender, event) }
    }
  }

  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    subtract(controlEvents) {
      if case .method(let held, _) = $0 { return target == nil || held.object === target }
      return false
    }
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    for index in entries.indices {
      guard case .selector(let held, action) = entries[index].action,
        target.map({ held?.matches($0) ?? false }) ?? (held == nil)
      else { continue }
      entries[index].events.formUnion(controlEvents)
      return
    }
    entries.append(
      Entry(action: .selector(target: SelectorTarget(target), action), events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    subtract(controlEvents) {
      switch $0 {
      case .selector(let held, let selector):
        return (target.map { held?.matches($0) ?? false } ?? true)
          && (action.map { selector == $0 } ?? true)
      case .method(let held, _):
        return action == nil && target.map { held.object === ($0 as AnyObject) } ?? true
      case .action: return false
      }
    }
  }

  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for entry in entries {
      switch entry.action {
      case .selector(let held, _):
        guard let target = held.map(\.value) ?? NSNull() else { continue }
        if let object = target as? NSObject { targets.insert(object) }
      case .method(let held, _):
        if let object = held.object as? NSObject { targets.insert(object) }
      case .action: continue
      }
    }
    return targets
  }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = entries.compactMap { entry -> String? in
      guard case .selector(let held, let action) = entry.action,
        !entry.events.isDisjoint(with: controlEvent),
        target.map({ held?.matches($0) ?? false }) ?? (held == nil)
      else { return nil }
      return action.name
    }
    return names.isEmpty ? nil : names
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  private func add<Target: AnyObject>(
    _ target: Target?, for events: Event,
    _ call: @escaping (Target, UIControl, UIEvent?) -> Void
  ) {
    guard let target else { return }
    entries.append(
      Entry(
        action: .method(target: Weak(target)) { [weak target] control, event in
          if let target { call(target, control, event) }
        }, events: events))
  }

  private func subtract(_ events: Event, where isMeant: (Action) -> Bool) {
    for index in entries.indices where isMeant(entries[index].action) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  private func send(_ events: Event, with event: UIEvent?) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      switch entry.action {
      case .action(let action): sendAction(action)
      case .method(_, let call): call(self, event)
      case .selector(nil, let action): sendAction(action, to: nil, for: event)
      case .selector(let held?, let action):
        if let target = held.value { sendAction(action, to: target, for: event) }
      }
    }
  }
}
