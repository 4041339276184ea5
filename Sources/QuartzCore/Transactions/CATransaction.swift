// SPDX-License-Identifier: MIT
public import Foundation

/// Settings for the implicit animations of the changes made while it is open.
///
/// Transactions nest; each starts with the settings of the one around it. Outside of any there is
/// an implicit one, which ends with the current step of the stage.
public class CATransaction: NSObject {
  private struct Settings {
    var duration: CFTimeInterval = CATransaction.defaultDuration
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
  }

  /// 0.25 s (documented: Core Animation Programming Guide, appendix B).
  private static let defaultDuration: CFTimeInterval = 0.25

  // The engine runs on one thread (ARCHITECTURE.md), and the SDK's methods are not isolated.
  nonisolated(unsafe) private static var stack: [Settings] = [Settings()]

  /// Opens a transaction.
  public class func begin() { stack.append(stack[stack.count - 1]) }

  /// Closes the innermost transaction; without an open one it ends the implicit one.
  public class func commit() {
    if stack.count > 1 { stack.removeLast() } else { stack = [Settings()] }
  }

  /// Seconds for animations without a duration of their own; 0.25 unless set.
  public class func animationDuration() -> CFTimeInterval { stack[stack.count - 1].duration }

  /// Sets, for the open transaction, the seconds of animations without a duration of their own.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack[stack.count - 1].duration = dur
  }

  /// Pacing of implicit animations; nil, as at first, means the curve named `default`.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack[stack.count - 1].timingFunction
  }

  /// Sets, for the open transaction, the pacing of implicit animations; nil means `default`.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack[stack.count - 1].timingFunction = function
  }

  /// Whether changes of layers look for no action, so that they show at once.
  public class func disableActions() -> Bool { stack[stack.count - 1].disablesActions }

  /// Sets, for the open transaction, whether changes of layers show at once.
  public class func setDisableActions(_ flag: Bool) {
    stack[stack.count - 1].disablesActions = flag
  }
}
