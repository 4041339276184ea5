// SPDX-License-Identifier: MIT

@MainActor
final class BlockCompletion: @preconcurrency CAAnimationDelegate {
  private var completion: ((Bool) -> Void)?
  private var runningCount = 0
  private var allFinished = true
  private var isClosed = false
  /// Where the completion waits when there are no animations.
  var environment: StageEnvironment?

  init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

  func observe(_ animation: CAAnimation) {
    runningCount += 1
    animation.delegate = self
  }

  /// The block has run: no more animations are added.
  ///
  /// Without any the completion runs within the current step of the stage.
  func close() {
    isClosed = true
    guard runningCount == 0, let completion else { return }
    self.completion = nil
    let finished = allFinished
    (environment ?? .current).loop.enqueue { completion(finished) }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    runningCount -= 1
    if !flag { allFinished = false }
    guard runningCount == 0, isClosed, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}
