// SPDX-License-Identifier: MIT

/// Work that waits for the stage: blocks to run within the current step.
@MainActor
package final class MainLoop {
  private var blocks: [() -> Void] = []

  /// A loop in which nothing waits.
  init() {}

  /// Runs a block in the current step of the stage, after the commit.
  func enqueue(_ block: @escaping () -> Void) { blocks.append(block) }

  /// Whether any block waits to be run.
  package var hasWork: Bool { !blocks.isEmpty }

  /// Runs the blocks that wait, but not those they add; returns whether there were any.
  package func runWaitingBlocks() -> Bool {
    let waiting = blocks
    blocks = []
    for block in waiting { block() }
    return !waiting.isEmpty
  }
}
