// SPDX-License-Identifier: MIT

public typealias CFTimeInterval = Double
