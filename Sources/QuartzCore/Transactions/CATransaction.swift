// SPDX-License-Identifier: MIT

/// Settings for the implicit animations of the changes made while it is open.
///
/// Transactions nest; each starts with the settings of the one around it, its completion block
/// excepted. Outside of any there is an implicit one, which ends with the current step of the stage.
public class CATransaction: NSObject {
  private class var stack: TransactionStack { StageScope.current.transactionStack }

  public class func begin() { stack.begin() }

  public class func commit() { stack.commit() }

  public class func flush() { stack.flush() }

  public class func animationDuration() -> CFTimeInterval { stack.innermost.duration }

  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.innermost.duration = dur.isNaN ? 0 : max(dur, 0)
  }

  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.innermost.timingFunction
  }

  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.innermost.timingFunction = function
  }

  public class func disableActions() -> Bool { stack.innermost.disablesActions }

  public class func setDisableActions(_ flag: Bool) { stack.innermost.disablesActions = flag }

  public class func completionBlock() -> (() -> Void)? { stack.innermost.completion?.block }

  /// Sets what runs, on the stage, when all animations that are added from now on in the open
  /// transaction have ended or were removed; without any, with the next commit.
  ///
  /// Animations that were added before the call do not count, as documented.
  public class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletionBlock(block) }

  public class func value(forKey key: String) -> Any? {
    switch key {
    case "animationDuration": animationDuration()
    case "animationTimingFunction": animationTimingFunction()
    case "disableActions": disableActions()
    case "completionBlock": completionBlock()
    default: stack.innermost.values[key]
    }
  }

  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case "animationDuration":
      setAnimationDuration(anObject as? Double ?? TransactionStack.Level.defaultDuration)
    case "animationTimingFunction": setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case "disableActions": setDisableActions(anObject as? Bool ?? false)
    case "completionBlock": setCompletionBlock(anObject as? () -> Void)
    default: stack.innermost.values[key] = anObject
    }
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransition = "transition"
