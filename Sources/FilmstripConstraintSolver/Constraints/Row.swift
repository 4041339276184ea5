// SPDX-License-Identifier: MIT

/// A constraint as the simplex method sees it: the *residual* Σ terms − constant, with a cost on one
/// side of 0 or on both.
///
/// The residual is a symbol of the tableau like a variable is: *nonbasic* rows hold with equality, at
/// a residual of 0, and *basic* ones have the residual that follows.
struct Row: Sendable {
  enum State: UInt8 {
    case live
    /// Removed by its owner, and waiting to become basic, after which it has no influence.
    case removed
    /// Gone; its slot is free, or will be with the next factorization.
    case free
  }

  var serial: Int
  /// Where its terms begin in `TermTable`, and how many there are.
  var start: Int32
  var count: Int32
  var constant: Double
  /// As stated: 1 … 1000.
  var priority: Float
  /// At which level it counts: its priority, or 0 where it was given up or removed.
  var level: Float
  var relation: Relation
  var state = State.live
  var isBasic = true
  /// Its row in the factorization; -1 while no solve needs it there, as it was basic all along.
  var rowPosition: Int32 = -1
  /// Where its residual is among the basic symbols of the factorization; -1 while it is nonbasic or
  /// has no row there.
  var slackPosition: Int32 = -1
  var residual = 0.0
  /// On which side of 0 a basic residual is held once its level is done: 1 above, -1 below, 0 at 0.
  var side: Int8 = 0
  /// Whether a nonbasic residual may grow, or fall, at no cost to the levels that are done.
  var canRise = false
  var canFall = false

  var error: Double {
    residual >= 0 ? relation.costAbove * residual : -relation.costBelow * residual
  }
}
