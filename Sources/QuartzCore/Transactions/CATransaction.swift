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

  public class func animationDuration() -> CFTimeInterval { stack[stack.count - 1].duration }

  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack[stack.count - 1].duration = dur
  }

  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack[stack.count - 1].timingFunction
  }

  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack[stack.count - 1].timingFunction = function
  }

  public class func disableActions() -> Bool { stack[stack.count - 1].disablesActions }

  public class func setDisableActions(_ flag: Bool) {
    stack[stack.count - 1].disablesActions = flag
  }
}
