// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Interprets touches and notifies its handlers when they form a gesture.
///
/// The machine's states are those that Apple documents: a recognizer is *possible* until it either
/// fails or recognizes; a discrete gesture has then ended, a continuous one has begun, changes, and
/// ends or is cancelled. Setting `state` asks for a change; ``GestureArena`` decides what becomes
/// of it. After the event in which it finished a recognizer is reset, and is no longer notified of
/// the touches that are still down.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, KeyValueObserved {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static var recognized: State { .ended }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?
  open internal(set) weak var view: UIView?
  open var isEnabled = true { didSet { if oldValue && !isEnabled { arena.cancel(self) } } }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false { didSet { decisionCount += 1 } }
  open var delaysTouchesEnded = true { didSet { decisionCount += 1 } }
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var requiresExclusiveTouchType = true

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    self.init()
    handlers.append(
      GestureHandler(target: target) { [weak target] _ in
        if let target { action(target)() }
      })
  }

  /// Creates a recognizer that calls a closure with each change; Swift-only, where Apple's has a
  /// target and a selector.
  public convenience init(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    handlers.append(GestureHandler(handler))
  }

  /// Creates a recognizer that calls a method, given as `Target.method`, with each change; the target
  /// is not kept.
  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> (UIGestureRecognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  // What is known of the touches, and of the states so far.
  var handlers: [GestureHandler] = []
  var requiredFailures: [Weak<UIGestureRecognizer>] = []
  var storedState = State.possible {
    didSet {
      decisionCount += 1
      keyValueObservers?.changed()
    }
  }
  /// Incremented whenever a touch that this one delayed may be delivered.
  var decisionCount = 0
  /// The state an action is being notified of, which may be older than the one stored.
  var reportedState: State? { didSet { keyValueObservers?.changed() } }
  package var keyValueObservers: KeyValueObservers?
  /// Recognized, but until others have failed it is not true.
  var waiting: Waiting?
  /// The touches that are down and not ignored, and those lifted in this event.
  package var touches: [UITouch] = []
  /// All touches since the last reset.
  package var claimedTouches = TouchList()
  /// The middle of the touches, in the window's space.
  var centroid = CGPoint.zero
  weak var joinedArena: GestureArena?

  struct Waiting {
    var state: State
    var blockers: [UIGestureRecognizer]
  }

  // MARK: State

  /// Where the recognizer is in its gesture; set by subclasses.
  ///
  /// What is set counts only where the documented transitions allow it; the first one may turn into a
  /// failure if the view, the delegate or another recognizer does not let the gesture begin.
  open var state: State {
    get { reportedState ?? storedState }
    set { arena.move(self, to: newValue) }
  }

  open func reset() {}

  // MARK: Touches

  open var numberOfTouches: Int { touches.count }

  open func location(in view: UIView?) -> CGPoint { convert(centroid, to: view) }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    // The class has a method of that name.
    FilmstripWording.require(
      touches.indices.contains(touchIndex),
      "UIGestureRecognizer.location(ofTouch:in:): index \(touchIndex) beyond \(touches.count) touches"
    )
    return touches[touchIndex].location(in: view)
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    if let place = touches.lastIndex(where: { $0 === touch }) { touches.remove(at: place) }
    claimedTouches.remove(touch)
    decisionCount += 1
  }

  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Other recognizers

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(Weak(otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Targets

  /// Calls a target's method with each change of the gesture, with the recognizer if the method takes
  /// an argument.
  ///
  /// The target is not kept. A target's method is called once, however often it was added.
  open func addTarget(_ target: Any, action: Selector) {
    guard let held = SelectorTarget(target),
      !handlers.contains(where: { handler in
        handler.action == action && handler.target === (target as AnyObject)
      })
    else { return }
    handlers.append(GestureHandler(target: held, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll { handler in
      (target.map { handler.target === ($0 as AnyObject) } ?? true)
        && (action.map { handler.action == $0 } ?? true)
    }
  }
}

package struct Weak<Object: AnyObject> {
  package weak var object: Object?

  package init(_ object: Object?) { self.object = object }
}
