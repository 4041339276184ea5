// SPDX-License-Identifier: MIT
import Foundation
import Requirements

/// A Chromium without a window, which all pages of a process of tests share, over a pair of pipes.
///
/// A start takes longer than most tests do.
final class BrowserProgram {
  enum Failure: Error, CustomStringConvertible {
    case noAnswer(String)
    case refused(String)

    var description: String {
      switch self {
      case .noAnswer(let method): "the browser did not answer \(method) within a minute"
      case .refused(let reason): "the browser: \(reason)"
      }
    }
  }

  private let process = Process()
  let folder: URL
  private let (input, output): (Int32, Int32)
  private var received = Data()
  private var count = 0
  var complaints: [String: [String]] = [:]

  /// The sessions of pages that are open and empty.
  private var emptyPages: [String] = []

  nonisolated(unsafe) private static var running: BrowserProgram?

  /// The one that runs, or a new one if it has ended or does not answer.
  static func shared() throws -> BrowserProgram {
    if let running, running.process.isRunning, !running.isBroken { return running }
    running?.end()
    if running == nil { atexit { BrowserProgram.running?.end() } }
    let program = try BrowserProgram()
    running = program
    return program
  }

  private var isBroken = false

  private init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipes = ["\(folder.path)/in", "\(folder.path)/out"]
    for pipe in pipes { mkfifo(pipe, 0o600) }
    // For both ways, so that opening does not wait for the other end.
    (input, output) = (open(pipes[0], O_RDWR | O_CLOEXEC), open(pipes[1], O_RDWR | O_CLOEXEC))
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "exec \"$@\" 3<\"$0/in\" 4>\"$0/out\"", folder.path, Program.chromium ?? "",
      "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
      // What looks after the browser itself takes a quarter of the time of a test.
      "--disable-background-networking", "--disable-component-update", "--disable-extensions",
      "--disable-sync", "--disable-default-apps",
      "--disable-component-extensions-with-background-pages",
      // A page stays in its process when it goes to another file: starting one took two thirds of the time of a test.
      "--disable-features=BackForwardCache,RenderDocument,SpareRendererForSitePerProcess",
      "--remote-debugging-pipe", "--user-data-dir=\(folder.path)/profile", "about:blank",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  private func end() {
    process.terminate()
    process.waitUntilExit()
    close(input)
    close(output)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The session of an empty page, whose storage is empty and its own.
  func takePage() throws -> String {
    if let page = emptyPages.popLast() { return page }
    let context = try call("Target.createBrowserContext")["browserContextId"]
    let target = try call(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context ?? ""])["targetId"]
    let session =
      try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
      as? String ?? ""
    for domain in ["Page", "Runtime", "Log", "Accessibility"] {
      try call("\(domain).enable", session: session)
    }
    // Each page acts as if it were the one in front: keys reach only that one.
    try call("Emulation.setFocusEmulationEnabled", ["enabled": true], session: session)
    return session
  }

  /// Empties a page and its storage for another test; a page that refuses is not used again.
  func leavePage(_ session: String) {
    let emptying: [(String, [String: Any])] = [
      ("Page.navigate", ["url": "about:blank"]),
      ("Page.resetNavigationHistory", [:]),
      ("Storage.clearDataForOrigin", ["origin": "file://", "storageTypes": "all"]),
      ("Emulation.setEmulatedMedia", ["media": "", "features": [Any]()]),
      ("Emulation.setDefaultBackgroundColorOverride", [:]),
      ("Log.clear", [:]),
    ]
    let isEmpty: Void? = try? emptying.forEach { try call($0.0, $0.1, session: session) }
    complaints[session] = nil
    if isEmpty != nil { emptyPages.append(session) }
  }

  @discardableResult
  func call(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
  ) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try send(JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try receive(for: method)
      if answer["id"] as? Int == count {
        if let error = answer["error"] as? [String: Any] {
          throw Failure.refused("\(method): \(error["message"] ?? "")")
        }
        return answer["result"] as? [String: Any] ?? [:]
      }
      if let event = answer["method"] as? String,
        ["Runtime.exceptionThrown", "Log.entryAdded"].contains(event)
      {
        complaints[answer["sessionId"] as? String ?? "", default: []].append(
          "\(answer["params"] ?? "")")
      }
    }
  }

  private func send(_ data: Data) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard written > 0 else { throw Failure.refused("it cannot be written to") }
      rest = rest.dropFirst(written)
    }
  }

  private func receive(for method: String) throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[..<end]
        received = Data(received[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) > 0 else {
        isBroken = true
        throw Failure.noAnswer(method)
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let length = read(output, &buffer, buffer.count)
      guard length > 0 else { throw Failure.noAnswer(method) }
      received += buffer[..<length]
    }
  }
}
