// SPDX-License-Identifier: MIT

/// An array where Apple's C functions take one, so that `colors as CFArray` compiles.
public typealias CFArray = [Any]
