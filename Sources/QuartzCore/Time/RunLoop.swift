// SPDX-License-Identifier: MIT

/// The loop in which timers and display links run: that of the current stage.
///
/// Replaces Foundation's, which runs on the machine's clock. There is one, as there is one thread;
/// the stage runs it, so it has no `run` methods.
open class RunLoop: NSObject {
  /// What a source is added for; those of `common` and `default` run, and `tracking` would while a
  /// touch scrolls.
  public typealias Mode = Foundation.RunLoop.Mode

  // Holds no state: everything is kept by the clock of the current stage.
  nonisolated(unsafe) private static let shared = RunLoop()

  private override init() { super.init() }

  public class var main: RunLoop { shared }

  /// The loop of the running thread, which is the main one's.
  public class var current: RunLoop {
    if !EngineThread.isCurrent { EngineThread.perform("RunLoop.current") {} }
    return shared
  }

  /// The mode in which the loop runs: always the default one, as no touch is tracked yet.
  open var currentMode: Mode? { .default }

  open func perform(_ block: @escaping () -> Void) { perform(inModes: [.common], block: block) }

  open func perform(inModes modes: [Mode], block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    let runs = modes.contains { RunLoop.runs($0) }
    EngineThread.perform("RunLoop.perform") {
      guard runs else { return }
      let clock = StageScope.current.clock
      clock.schedule(at: clock.now, as: nil) { block() }
    }
  }

  package static func runs(_ mode: Mode) -> Bool { mode == .default || mode == .common }
}
