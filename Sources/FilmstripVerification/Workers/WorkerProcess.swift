// SPDX-License-Identifier: MIT
internal import CFilmstripSystem
internal import Filmstrip
internal import Foundation

final class WorkerProcess {
  private let identifier: pid_t
  private let channel: MessageChannel
  /// What the process prints, without a name on the disk.
  private let log: Int32

  /// Starts the program again, with arguments that make it a worker, and tells it what it is to do.
  ///
  /// It leads a session of its own, with the programs that scenes start, so that all of them can be ended.
  ///
  /// - Throws: ``VerificationError``.
  init(arguments: [String], job: Data) throws(VerificationError) {
    guard let program = RunningProgram.path else { throw .noProgram }
    var sockets: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &sockets) == 0 else {
      throw .noProcess(reason: String(cString: strerror(errno)))
    }
    log = WorkerProcess.makeLog()
    defer { close(sockets[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, sockets[1], STDIN_FILENO)
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_adddup2(&actions, log, descriptor)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This program holds signals back for its own thread; the other one begins with none.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(FILMSTRIP_SPAWN_SESSION))
    var environment = ProcessInfo.processInfo.environment
    // A crash is reported in a line; a backtrace takes seconds.
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
    let words = [RunningProgram.arguments?.first ?? "filmstrip"] + arguments
    var argv = words.map { strdup($0) } + [nil]
    var envp =
      environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, program, &actions, &attributes, &argv, &envp)
    guard code == 0 else {
      close(sockets[0])
      close(log)
      throw .noProcess(reason: String(cString: strerror(code)))
    }
    identifier = process
    channel = MessageChannel(descriptor: sockets[0])
    // On the socket: an argument has room for a thousand paths. Where it has ended already, the first answer tells.
    try? channel.send(job)
  }

  /// The answer to a request; nil where the process ended, or neither answered in time, as ``AnswerTime`` says, nor
  /// said that its work goes on: see ``end()``.
  func answer(_ request: Data, within seconds: Int) -> (result: Data?, isLate: Bool) {
    do { try channel.send(request) } catch { return (nil, false) }
    var time = AnswerTime(limit: Double(seconds), processorTime: processorTime)
    while let wait = time.wait {
      do {
        let message = try channel.receive(within: wait)
        guard message == MessageChannel.progress else { return (message, false) }
        time = AnswerTime(limit: Double(seconds), processorTime: processorTime)
      } catch {
        guard error == .timeout else { return (nil, false) }
        time.hasWaited(processorTime: processorTime)
      }
    }
    return (nil, true)
  }

  /// Seconds that the process has had on processors; nil where the system does not say.
  private var processorTime: Double? {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(identifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Ends the process, which has no more to do, or is killed; returns how it ended, in words.
  @discardableResult
  func end(killing isKilled: Bool = false) -> (how: String, log: [String]) {
    if isKilled { kill(identifier, SIGKILL) }
    close(channel.descriptor)
    // While it has not been waited for, no other process has its number.
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    ProcessSession.endPrograms(of: identifier)
    kill(-identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let lines = lastLines()
    close(log)
    let number = status & 0x7f
    let how =
      number != 0
      ? "signal \(number), \(String(cString: strsignal(number)))"
      : "exit status \((status >> 8) & 0xff)"
    return (how, lines)
  }

  // MARK: What it prints

  private static func makeLog() -> Int32 {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("filmstrip-\(UUID().uuidString)").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_APPEND, 0o600)
    guard descriptor >= 0 else { return open("/dev/null", O_RDWR | O_CLOEXEC) }
    unlink(path)
    return descriptor
  }

  /// The last lines, of which the one of a failed precondition says most; a trace of calls may follow it.
  private func lastLines() -> [String] {
    let end = lseek(log, 0, SEEK_END)
    let start = max(0, end - 1 << 16)
    var bytes = [UInt8](repeating: 0, count: Int(max(0, end - start)))
    let count = bytes.withUnsafeMutableBytes { pread(log, $0.baseAddress, $0.count, start) }
    guard count > 0 else { return [] }
    let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
      .map { String($0.prefix(400)) }
    let fatal = lines.last { line in
      ["Fatal error", "Assertion failed", "Precondition failed"].contains { line.contains($0) }
    }
    if let fatal { return [fatal] }
    return Array(lines.filter { !$0.allSatisfy(\.isWhitespace) }.suffix(3))
  }
}
