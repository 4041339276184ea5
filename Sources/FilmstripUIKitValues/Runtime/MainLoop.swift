// SPDX-License-Identifier: MIT

@MainActor
package final class MainLoop {
  private var blocks: [() -> Void] = []
  private var blocksAfterCommit: [() -> Void] = []
  private var isOver = false

  init() {}

  /// Runs a block in the next round of the stage's current step, or of its next one.
  package func enqueue(_ block: @escaping () -> Void) {
    if !isOver { blocks.append(block) }
  }

  /// Runs a block in the current step of the stage, right after the next commit: what the turn of
  /// the loop has changed is on the screen by then.
  package func enqueueAfterCommit(_ block: @escaping () -> Void) {
    if !isOver { blocksAfterCommit.append(block) }
  }

  /// Releases the blocks that wait, and from now on those that are added: the stage is gone.
  func end() {
    isOver = true
    let dropped = (blocks, blocksAfterCommit)
    (blocks, blocksAfterCommit) = ([], [])
    withExtendedLifetime(dropped) {}
  }

  package var hasWork: Bool { !blocks.isEmpty || !blocksAfterCommit.isEmpty }

  /// Runs the blocks that wait, but not those they add; returns whether there were any.
  package func runWaitingBlocks() -> Bool {
    let waiting = blocks
    blocks = []
    for block in waiting { block() }
    return !waiting.isEmpty
  }

  /// Runs the blocks that wait for a commit, but not those they add; returns whether there were any.
  package func runBlocksAfterCommit() -> Bool {
    let waiting = blocksAfterCommit
    blocksAfterCommit = []
    for block in waiting { block() }
    return !waiting.isEmpty
  }
}
