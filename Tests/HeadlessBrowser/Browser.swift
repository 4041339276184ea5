// SPDX-License-Identifier: MIT
package import Foundation
import Requirements

/// A Chromium without a window, driven by the DevTools protocol over a pair of pipes.
package final class Browser {
  package enum Failure: Error, CustomStringConvertible {
    case noAnswer(String)
    case refused(String)

    package var description: String {
      switch self {
      case .noAnswer(let method): "the browser did not answer \(method) within a minute"
      case .refused(let reason): "the browser: \(reason)"
      }
    }
  }

  private let process = Process()
  private let folder: URL
  private let (input, output): (Int32, Int32)
  private var received = Data()
  private var count = 0
  private var session: String?
  /// What pages complained of: exceptions, and what the browser refused to load.
  package private(set) var complaints: [String] = []

  package init(width: Int = 1200, height: Int = 900) throws {
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
      "--remote-debugging-pipe", "--user-data-dir=\(folder.path)/profile",
      "--window-size=\(width),\(height)", "about:blank",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Log", "Accessibility"] { _ = try call("\(domain).enable") }
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    close(input)
    close(output)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Calls a method of the protocol and waits for its result.
  @discardableResult
  package func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
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
        complaints.append("\(answer["params"] ?? "")")
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
      guard poll(&waiting, 1, 60_000) > 0 else { throw Failure.noAnswer(method) }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let length = read(output, &buffer, buffer.count)
      guard length > 0 else { throw Failure.noAnswer(method) }
      received += buffer[..<length]
    }
  }

  /// The value of an expression in the page; promises are waited for.
  package func value(_ expression: String) throws -> Any? {
    let result = try call(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let details = result["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw Failure.refused("\(expression): \(exception?["description"] ?? details)")
    }
    return (result["result"] as? [String: Any])?["value"]
  }

  package func number(_ expression: String) throws -> Double? {
    (try value(expression) as? NSNumber)?.doubleValue
  }

  package func text(_ expression: String) throws -> String? { try value(expression) as? String }

  /// Opens a page from a file and waits until it is read.
  package func load(_ page: Data, type: String = "html") throws {
    let file = folder.appendingPathComponent("page-\(count).\(type)")
    try page.write(to: file)
    try visit(file.absoluteString)
  }

  /// Opens a page by its address and waits until it is read.
  package func visit(_ address: String) throws {
    _ = try call("Page.navigate", ["url": address])
    _ = try value(
      """
      new Promise((done) => document.readyState === "complete"
        ? done(true) : addEventListener("load", () => done(true)))
      """)
  }

  /// The pixels of a part of the page, from its top left corner, as a PNG file; what nothing covers is
  /// transparent.
  package func picture(width: Double, height: Double, scale: Double) throws -> Data {
    _ = try call(
      "Emulation.setDefaultBackgroundColorOverride", ["color": ["r": 0, "g": 0, "b": 0, "a": 0]])
    let clip: [String: Any] = ["x": 0, "y": 0, "width": width, "height": height, "scale": scale]
    let answer = try call(
      "Page.captureScreenshot",
      ["format": "png", "clip": clip, "captureBeyondViewport": true])
    return (answer["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  /// Opens a page from a file and waits until it shows its recording.
  package func show(_ page: Data) throws {
    try load(page)
    try waitUntilReady()
  }

  /// Waits until a page of ours shows what it is about.
  package func waitUntilReady() throws {
    _ = try value(
      """
      new Promise((done, fail) => {
        const look = (left) => window.filmstrip?.isReady ? done(true)
          : left > 0 ? setTimeout(look, 50, left - 1) : fail(new Error("the page is not ready"));
        look(400);
      })
      """)
  }

  // MARK: Hands

  /// Presses a key, as `KeyboardEvent.key` names it.
  package func press(_ key: String, shift: Bool = false) throws {
    var parameters: [String: Any] = ["type": "keyDown", "key": key, "modifiers": shift ? 8 : 0]
    if key.count == 1 { parameters["text"] = key }
    _ = try call("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    _ = try call("Input.dispatchKeyEvent", parameters)
  }

  /// The middle of the first element that a selector finds, where it is on the screen.
  package func middle(of selector: String) throws -> (x: Double, y: Double) {
    let literal = String(decoding: try JSONEncoder().encode(selector), as: UTF8.self)
    let numbers =
      try value(
        """
        (() => {
          const element = document.querySelector(\(literal));
          if (!element) throw new Error("no element " + \(literal));
          element.scrollIntoView({ block: "nearest" });
          const box = element.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        })()
        """) as? [NSNumber] ?? []
    return (numbers[0].doubleValue, numbers[1].doubleValue)
  }

  package func mouse(_ type: String, _ x: Double, _ y: Double, shift: Bool = false) throws {
    _ = try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": type == "mouseMoved" ? "none" : "left",
        "buttons": type == "mouseReleased" ? 0 : 1, "clickCount": 1, "modifiers": shift ? 8 : 0,
      ])
  }

  /// Clicks in the middle of an element.
  package func click(_ selector: String) throws {
    let (x, y) = try middle(of: selector)
    try point(x, y)
    try mouse("mousePressed", x, y)
    try mouse("mouseReleased", x, y)
  }

  /// Moves the pointer, without a button.
  package func point(_ x: Double, _ y: Double) throws {
    _ = try call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y, "buttons": 0])
  }

  /// Drags from one place to another.
  package func drag(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), shift: Bool = false
  ) throws {
    try mouse("mousePressed", start.x, start.y, shift: shift)
    for step in 1...4 {
      let share = Double(step) / 4
      _ = try call(
        "Input.dispatchMouseEvent",
        [
          "type": "mouseMoved", "x": start.x + (end.x - start.x) * share,
          "y": start.y + (end.y - start.y) * share, "button": "left", "buttons": 1,
          "modifiers": shift ? 8 : 0,
        ])
    }
    try mouse("mouseReleased", end.x, end.y, shift: shift)
  }
}
