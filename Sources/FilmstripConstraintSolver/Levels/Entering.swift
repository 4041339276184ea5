// SPDX-License-Identifier: MIT

/// How the cost of a residual that is exactly 0 is taken, where it has two slopes.
enum BreakpointSlope {
  /// By the side on which the residual is held.
  case side
  /// Half-way between the two.
  case middle
}

/// A nonbasic symbol that makes the level's cost fall when it moves.
struct Entering {
  var symbol: Symbol
  /// 1 where it grows, -1 where it falls.
  var sign: Double
  /// How the cost changes with it; below 0.
  var slope: Double
}
