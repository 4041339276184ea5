// SPDX-License-Identifier: MIT

/// The name of `CATransaction.animationDuration()` for `value(forKey:)`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of `CATransaction.disableActions()` for `value(forKey:)`.
public let kCATransactionDisableActions = "disableActions"
/// The name of `CATransaction.animationTimingFunction()` for `value(forKey:)`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of `CATransaction.completionBlock()` for `value(forKey:)`.
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransition = "transition"
