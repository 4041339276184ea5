// SPDX-License-Identifier: MIT
public import Foundation

/// Settings for the implicit animations of the changes made while it is open.
///
/// Transactions nest; each starts with the settings of the one around it, its completion block
/// excepted. Outside of any there is an implicit one, which ends with the current step of the stage.
public class CATransaction: NSObject {
  private struct Level {
    var duration: CFTimeInterval = CATransaction.defaultDuration
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var values: [String: Any] = [:]
    var completion: TransactionCompletion?

    /// What a transaction inside this one starts with.
    var inherited: Level {
      var level = self
      level.completion = nil
      return level
    }
  }

  /// 0.25 s (documented: Core Animation Programming Guide, appendix B).
  private static let defaultDuration: CFTimeInterval = 0.25

  // The engine runs on one thread (ARCHITECTURE.md), and the SDK's methods are not isolated.
  nonisolated(unsafe) private static var stack: [Level] = [Level()]

  private static var current: Level {
    get { stack[stack.count - 1] }
    set { stack[stack.count - 1] = newValue }
  }

  /// Opens a transaction.
  public class func begin() { stack.append(current.inherited) }

  /// Closes the innermost transaction; without an open one it ends the implicit one.
  public class func commit() {
    let closed = stack.removeLast()
    if stack.isEmpty { stack = [Level()] }
    closed.completion?.close()
  }

  /// Ends the implicit transaction; what it changed shows with the stage's next step.
  ///
  /// Does nothing while a transaction is open.
  public class func flush() {
    if stack.count == 1 { commit() }
  }

  /// Ends the implicit transaction, and every one that was left open.
  static func commitAll() {
    repeat { commit() } while stack.count > 1
  }

  /// Seconds for animations without a duration of their own; 0.25 unless set.
  public class func animationDuration() -> CFTimeInterval { current.duration }

  /// Sets, for the open transaction, the seconds of animations without a duration of their own; a
  /// negative or undefined number counts as 0.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    current.duration = dur.isNaN ? 0 : max(dur, 0)
  }

  /// Pacing of implicit animations; nil, as at first, means the curve named `default`.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

  /// Sets, for the open transaction, the pacing of implicit animations; nil means `default`.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Whether changes of layers look for no action, so that they show at once.
  public class func disableActions() -> Bool { current.disablesActions }

  /// Sets, for the open transaction, whether changes of layers show at once.
  public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// What runs when the open transaction's animations have ended; nil when none was set.
  public class func completionBlock() -> (() -> Void)? { current.completion?.block }

  /// Sets what runs, on the stage, when all animations that are added from now on in the open
  /// transaction have ended or were removed; without any, with the next commit.
  ///
  /// Animations that were added before the call do not count, as documented.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    current.completion?.close()
    current.completion = block.map { TransactionCompletion($0, scheduler: .current) }
  }

  /// The value of a setting by name, such as `animationDuration`, or what was set for another key.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case "animationDuration": animationDuration()
    case "animationTimingFunction": animationTimingFunction()
    case "disableActions": disableActions()
    case "completionBlock": completionBlock()
    default: current.values[key]
    }
  }

  /// Sets a setting by name for the open transaction, or keeps a value for another key.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case "animationDuration": setAnimationDuration(anObject as? Double ?? defaultDuration)
    case "animationTimingFunction":
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case "disableActions": setDisableActions(anObject as? Bool ?? false)
    case "completionBlock": setCompletionBlock(anObject as? () -> Void)
    default: current.values[key] = anObject
    }
  }

  /// Lets the open transactions' completion blocks wait for an animation.
  static func note(_ animation: CAAnimation) {
    for level in stack { level.completion?.wait(for: animation) }
  }
}
