// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation

/// One piece of work of a process that runs ways; each piece can be the first one of a new process.
struct LintRequest: Codable {
  enum Work: Codable {
    /// Sets the case up, and names its ways.
    case plan
    /// Goes the way of a number, and compares where it ends with where it ends without animation, unless that is left
    /// out.
    case go(way: Int, compares: Bool)
    /// Goes it again, and draws the frames around a finding in one of its recordings.
    case draw(way: Int, recording: Int, finding: Finding)
  }

  /// The case's number among all of the files.
  let index: Int
  /// Its name, so that files that were changed meanwhile are noticed.
  let name: String
  let work: Work
}

/// What came of a piece of work.
enum LintAnswer: Codable {
  case planned(LintPlan)
  case gone(LintedWay)
  /// The bytes of a PNG.
  case drawn(Data)
  /// The case cannot be set up.
  case failed(String)
}
