// SPDX-License-Identifier: MIT

/// An array where Apple's C functions take one, so that `colors as CFArray` compiles.
public typealias CFArray = [Any]
/// Text where Apple's C functions take one, so that `CGColorSpace.sRGB as CFString` compiles.
public typealias CFString = String
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data

public typealias CFURL = URL

public typealias CFOptionFlags = UInt

public typealias CFError = NSError
