// SPDX-License-Identifier: MIT
internal import Foundation

/// A thread of the system that reports when it cannot be started.
///
/// Foundation's `Thread` does not: waiting for its work would then never end.
package enum WorkerThread {
  /// Starts a thread that does something and ends; `stackSize` is in bytes.
  package static func start(
    stackSize: Int, _ work: @escaping @Sendable () -> Void
  ) throws(FilmstripError) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let box = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &attributes,
      { box in
        guard let box else { return nil }
        Unmanaged<Work>.fromOpaque(box).takeRetainedValue().run()
        return nil
      }, box.toOpaque())
    guard code == 0 else {
      box.release()
      throw .noThread(reason: String(cString: strerror(code)))
    }
  }

  private final class Work {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
