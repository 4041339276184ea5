// SPDX-License-Identifier: MIT

/// A duration in seconds.
public typealias CFTimeInterval = Double
