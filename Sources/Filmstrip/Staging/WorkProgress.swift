// SPDX-License-Identifier: MIT

/// Says that the work of this process goes on, to a process that waits for its answer.
@MainActor
package enum WorkProgress {
  /// Called after each recorded frame.
  package static var report: () -> Void = {}
}
