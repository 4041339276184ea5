// SPDX-License-Identifier: MIT
public import Foundation

/// An array where Apple's C functions take one, so that `colors as CFArray` compiles.
public typealias CFArray = [Any]
/// Text where Apple's C functions take one, so that `CGColorSpace.sRGB as CFString` compiles.
public typealias CFString = String
/// A dictionary where Apple's C functions take one.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes where Apple's C functions take them, so that `data as CFData` compiles.
public typealias CFData = Data

/// An address where Apple's C functions take one, so that `url as CFURL` compiles.
public typealias CFURL = URL

/// An error where Apple's C functions give one.
public typealias CFError = NSError
