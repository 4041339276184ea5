// SPDX-License-Identifier: MIT
internal import Foundation

/// Says what a process was doing when a signal ends it, as a failed precondition names the line alone.
///
/// Nothing is written where all goes well. A handler may use no memory that is made for it, so the line is kept ready.
enum TrapNotice {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  private static let capacity = 512
  private nonisolated(unsafe) static let line = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)
  private nonisolated(unsafe) static var length = 0
  private nonisolated(unsafe) static let previous = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)

  /// Runs a body; if a signal ends the process meanwhile, `filmstrip: ` and the text go to standard error first.
  @MainActor
  static func during<Result>(_ text: String, _ body: () throws -> Result) rethrows -> Result {
    let bytes = Array("filmstrip: the process ended in \(text)".printable.utf8.prefix(capacity - 1))
    for (index, byte) in (bytes + [UInt8(ascii: "\n")]).enumerated() { line[index] = byte }
    length = bytes.count + 1
    prepareStack()
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        write(STDERR_FILENO, TrapNotice.line, TrapNotice.length)
        // What handled it before does so now.
        sigaction(number, TrapNotice.previous + Int(number), nil)
        raise(number)
      }
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, previous + Int(number))
    }
    defer { for number in signals { sigaction(number, previous + Int(number), nil) } }
    return try body()
  }

  /// Gives the thread a stack for signals, as recursion without end leaves none; once, where it has none.
  private static func prepareStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else {
      return
    }
    let size = 1 << 16
    stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}
