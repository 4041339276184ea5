// SPDX-License-Identifier: MIT

/// The contexts that drawing goes to, the innermost last.
@MainActor private var contextStack: [CGContext] = []

/// The context that drawing goes to now; nil outside of any.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { contextStack.last }

/// Makes a context the one that drawing goes to until `UIGraphicsPopContext`.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { contextStack.append(context) }

/// Returns to the context before; without one it does nothing, as on iOS.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = contextStack.popLast() }
