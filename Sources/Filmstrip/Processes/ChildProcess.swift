// SPDX-License-Identifier: MIT
internal import CFilmstripSystem
package import Foundation
internal import FilmstripWording

/// Another program that is given bytes on its standard input, and whose messages are kept.
///
/// It ends when this program does: what is written to it goes through a socket that closes then, and
/// ``ChildProcesses`` ends it when this program is interrupted. Not for use from two threads at once.
package final class ChildProcess {
  private let number: pid_t
  private var input: Int32
  private let messages: Int32
  private let output: Int32
  private var isRunning = true

  package struct Bounds {
    /// Seconds of processor time.
    package var seconds: UInt
    /// Bytes of memory.
    package var memory: UInt
    /// Bytes of its output, and of its messages.
    package var output: UInt
  }

  /// Starts a program, which is looked for in the folders of `PATH`.
  ///
  /// With bounds, its output is kept in any case. The error's code is `ENOENT` where there is no such program.
  package init(
    _ program: String, arguments: [String], bounds: Bounds? = nil, keepsOutput: Bool = false
  ) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else { throw SystemError(errno) }
    defer { close(ends[1]) }
    let messages = filmstrip_nameless_file()
    guard messages >= 0 else {
      let error = SystemError(errno)
      close(ends[0])
      throw error
    }
    let hasOutput = keepsOutput || bounds != nil
    let output = hasOutput ? filmstrip_nameless_file() : -1
    guard !hasOutput || output >= 0 else {
      let error = SystemError(errno)
      close(ends[0])
      close(messages)
      throw error
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    if output >= 0 {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, messages, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that are held back here are not there. A group of its own: an interrupt from the terminal is for
    // this program, which then ends the other.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP))
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var started: pid_t = 0
    let code = ChildProcesses.start { number in
      let code = posix_spawnp(&number, program, &actions, &attributes, &words, environ)
      started = number
      return code
    }
    guard code == 0 else {
      close(ends[0])
      close(messages)
      if output >= 0 { close(output) }
      throw SystemError(code)
    }
    (number, input, self.messages, self.output) = (started, ends[0], messages, output)
    if let bounds { filmstrip_limit_process(number, bounds.seconds, bounds.memory, bounds.output) }
  }

  deinit {
    end()
    close(messages)
    if output >= 0 { close(output) }
  }

  /// Writes bytes to its standard input, all of them; the error's code is `EPIPE` where it has ended.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      // Unlike `write`, this does not end the program when the reader has closed the pipe.
      let count = send(
        input, bytes.baseAddress! + offset, bytes.count - offset, Int32(MSG_NOSIGNAL))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(errno) }
      offset += count
    }
  }

  /// Closes its standard input and waits for its end; returns its exit status, or 128 and the number of the
  /// signal that ended it.
  package func finish() -> Int32 {
    closeInput()
    return wait()
  }

  /// Waits for its end while its standard input is open, by which it notices if this program ends first; returns what
  /// ``finish()`` does.
  package func waitWithOpenInput() -> Int32 {
    let status = wait()
    closeInput()
    return status
  }

  /// What it has written to its standard output, if that is kept.
  package var written: Data {
    guard output >= 0 else { return Data() }
    let file = FileHandle(fileDescriptor: output, closeOnDealloc: false)
    try? file.seek(toOffset: 0)
    return (try? file.readToEnd()) ?? Data()
  }

  package var words: [String] {
    let file = FileHandle(fileDescriptor: messages, closeOnDealloc: false)
    // A program that says more has said what matters at the end.
    let length = (try? file.seekToEnd()) ?? 0
    try? file.seek(toOffset: length > 16_384 ? length - 16_384 : 0)
    let text = String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).filter { $0.contains { !$0.isWhitespace } }
      .map { $0.trimmingCharacters(in: .whitespaces).printable }
  }

  package var lastWords: String { words.last ?? "" }

  package func end() {
    guard isRunning else { return }
    kill(number, SIGKILL)
    closeInput()
    _ = wait()
  }

  private func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  private func wait() -> Int32 {
    guard isRunning else { return 0 }
    var status: Int32 = 0
    ChildProcesses.remove(number) {
      while waitpid(number, &status, 0) < 0 && errno == EINTR {}
    }
    isRunning = false
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }
}
