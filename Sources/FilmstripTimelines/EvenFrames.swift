// SPDX-License-Identifier: MIT
internal import Foundation

/// Chooses frames of a recording, evenly spaced, the first and the last among them.
///
/// - Parameters:
///   - wanted: How many there are at most, at least 2.
///   - count: How many frames the recording has; all are chosen where there are no more than wanted.
/// - Returns: The numbers of the frames, ascending.
package func evenFrames(_ wanted: Int, of count: Int) -> [Int] {
  guard count > wanted else { return Array(0..<count) }
  let (last, parts) = (Double(count - 1), Double(max(wanted, 2) - 1))
  return (0..<wanted).map { (number: Int) -> Int in Int((Double(number) * last / parts).rounded()) }
}
