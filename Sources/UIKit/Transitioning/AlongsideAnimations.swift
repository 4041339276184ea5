// SPDX-License-Identifier: MIT
internal import QuartzCore

/// What runs alongside a transition, and who wants to hear of its course.
@MainActor
final class AlongsideAnimations {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private struct Animation {
    let block: Block
    let view: UIView?
    /// Whether it belongs to UIKit, whose part is nobody's callback.
    var isBuiltIn = false
  }

  private var waiting: [Animation] = []
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []

  func add(
    _ animation: Block?, in view: UIView?, completion: Block?,
    to transition: ViewControllerTransition
  ) {
    if let completion { completions.append(completion) }
    guard let animation else { return }
    let item = Animation(block: animation, view: view)
    if transition.isWaiting { waiting.append(item) } else { run([item], with: transition) }
  }

  /// Adds a bar's part in the transition, before it begins.
  func addBuiltIn(in view: UIView, _ animation: @escaping () -> Void) {
    waiting.append(Animation(block: { _ in animation() }, view: view, isBuiltIn: true))
  }

  func onChange(_ handler: @escaping Block) { changeHandlers.append(handler) }
  func onEnd(_ handler: @escaping Block) { endHandlers.append(handler) }

  /// Runs what waits for the beginning.
  func start(with transition: ViewControllerTransition) {
    while !waiting.isEmpty {
      let items = waiting
      waiting = []
      run(items, with: transition)
    }
  }

  /// One block of the transition's duration and pacing; what it moves outside of the container comes
  /// into the finger's hand, too.
  private func run(_ items: [Animation], with transition: ViewControllerTransition) {
    let isDriven = transition.isInteractive
    var options = transition.plan.alongsideOptions
    if options.isEmpty {
      options = UIView.AnimationOptions(
        rawValue: UInt(transition.completionCurve.rawValue) << 16)
    }
    for item in items {
      if isDriven {
        ViewAnimations.runDriven { run(item, options: options, with: transition) }
      } else {
        run(item, options: options, with: transition)
      }
    }
  }

  private func run(
    _ item: Animation, options: UIView.AnimationOptions, with transition: ViewControllerTransition
  ) {
    if let view = item.view { transition.takeAlongside(view) }
    let block = ViewAnimationBlock(
      duration: transition.transitionDuration, delay: 0, options: options, completion: nil)
    block.onChange = { transition.takeAlongside($0) }
    if !item.isBuiltIn { transition.note("alongsideTransition") }
    block.run { item.block(transition) }
  }

  /// Tells that a finger has let go, or taken hold again.
  func noteInteractionChange(_ transition: ViewControllerTransition) {
    if !(changeHandlers.isEmpty && endHandlers.isEmpty) { transition.note("interactionChanged") }
    for handler in changeHandlers { handler(transition) }
    guard !transition.isInteractive else { return }
    for handler in endHandlers { handler(transition) }
  }

  /// Tells that all is over; what never began to run is made without animation.
  func finish(with transition: ViewControllerTransition) {
    let late = waiting
    waiting = []
    UIView.performWithoutAnimation { for item in late { item.block(transition) } }
    let called = completions
    completions = []
    changeHandlers = []
    endHandlers = []
    for completion in called {
      transition.note("alongsideCompletion")
      completion(transition)
    }
  }
}
