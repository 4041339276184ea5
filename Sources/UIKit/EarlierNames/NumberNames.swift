// SPDX-License-Identifier: MIT

// Numbers by the names of C and Objective-C, which sources that were translated to Swift still use.

public typealias NSInteger = Int
/// `UInt`; in Swift `NSUInteger` of Objective-C is an `Int` where the SDK has it.
public typealias NSUInteger = UInt

public let MAXFLOAT: Float = .greatestFiniteMagnitude
