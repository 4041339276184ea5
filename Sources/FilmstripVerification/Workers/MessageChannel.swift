// SPDX-License-Identifier: MIT
internal import Foundation

final class MessageChannel {
  /// Sent in place of an answer by a process that still works on it.
  static let progress = Data()

  enum Failure: Error {
    case timeout
    case closed
  }

  let descriptor: Int32
  /// What has come after the last line.
  private var buffer: [UInt8] = []

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The socket that this process was started with as its standard input, which is empty from then on.
  ///
  /// The socket gets a number that no other program inherits. One that a scene starts would hold it open otherwise,
  /// and the end of this process would not be noticed on the other side.
  ///
  /// - Parameter command: The command that starts such processes.
  /// - Returns: The channel on the socket.
  /// - Throws: ``VerificationError/notAsked(by:)`` where it is no socket.
  static func inherited(startedBy command: String) throws(VerificationError) -> MessageChannel {
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(STDIN_FILENO, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 else {
      throw .notAsked(by: command)
    }
    // Beyond the numbers that scripts and shells use.
    let socket = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 64)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard socket >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0 else {
      throw .noProcess(reason: String(cString: strerror(errno)))
    }
    close(nothing)
    return MessageChannel(descriptor: socket)
  }

  /// Sends a message.
  ///
  /// - Throws: ``Failure/closed``.
  func send(_ message: Data) throws(Failure) {
    var rest = Array(message + [UInt8(ascii: "\n")])[...]
    while !rest.isEmpty {
      // Without the signal that ends a program whose reader is gone.
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .closed }
      rest = rest.dropFirst(count)
    }
  }

  /// The next message; nil where the other side has closed the socket in between two.
  ///
  /// Waits for at most so many seconds, or for ever.
  ///
  /// - Throws: ``Failure``.
  func receive(within seconds: Double?) throws(Failure) -> Data? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer.removeFirst(end + 1)
        return line
      }
      var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&events, 1, seconds.map { Int32(($0 * 1_000).rounded(.up)) } ?? -1)
      if ready < 0, errno == EINTR { continue }
      guard ready != 0 else { throw .timeout }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        guard count == 0, buffer.isEmpty else { throw .closed }
        return nil
      }
      buffer += chunk[..<count]
    }
  }
}
