// SPDX-License-Identifier: MIT

/// The hooks by which the Swift runtime determines what runs the jobs of tasks.
///
/// A job is what a task does between two suspensions. The runtime exports these hooks for programs
/// with a loop of their own; here they give the main actor an executor that knows the stages
/// (``StageExecutor``), and offer it the jobs of nonisolated functions too.
package enum TaskHooks {
  private typealias Executor = UnownedSerialExecutor
  private typealias MainExecutorHook =
    @convention(thin) (@convention(thin) () -> Executor) -> Executor
  private typealias IsMainExecutorHook =
    @convention(thin) (Executor, @convention(thin) (Executor) -> Bool) -> Bool
  private typealias EnqueueHook =
    @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void

  package static func install() { _ = isInstalled }

  /// Whether the runtime has the hooks; without them tasks run as without a stage.
  private static let isInstalled: Bool = {
    // The task that makes the first stage stays outside: a test's body is not part of the stage.
    StageTasks.shared.markCurrentTaskAsOutside()
    guard let runtime = dlopen(nil, RTLD_NOW),
      let mainExecutor = dlsym(runtime, "swift_task_getMainExecutor_hook"),
      let isMainExecutor = dlsym(runtime, "swift_task_isMainExecutor_hook"),
      let enqueueGlobal = dlsym(runtime, "swift_task_enqueueGlobal_hook"),
      RunningTask.canBeIdentified
    else {
      UnsupportedFeature.report("Task in virtual time, with this version of the Swift runtime")
      return false
    }
    // Made before any hook asks for it.
    _ = StageExecutor.reference
    isMainExecutor.assumingMemoryBound(to: IsMainExecutorHook?.self).pointee = {
      executor, original in executor.isIdentical(to: StageExecutor.reference) || original(executor)
    }
    mainExecutor.assumingMemoryBound(to: MainExecutorHook?.self).pointee = { _ in
      StageExecutor.reference
    }
    enqueueGlobal.assumingMemoryBound(to: EnqueueHook?.self).pointee = { job, original in
      if !TaskJobs.take(job, for: .anyThread) { original(job) }
    }
    return true
  }()
}

extension UnownedSerialExecutor {
  /// How the runtime represents no actor: an executor without identity.
  static let generic = unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)

  fileprivate func isIdentical(to other: UnownedSerialExecutor) -> Bool {
    unsafeBitCast(self, to: (UInt, UInt).self).0 == unsafeBitCast(other, to: (UInt, UInt).self).0
  }
}
