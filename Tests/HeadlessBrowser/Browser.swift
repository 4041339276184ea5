// SPDX-License-Identifier: MIT
package import Foundation

/// A page in a Chromium without a window, driven by the DevTools protocol.
package final class Browser {
  private let program: BrowserProgram
  private let session: String

  /// Opens an empty page, with storage that is empty and that no other page shares, in the browser of this process of
  /// tests.
  ///
  /// The page may be one that another test has left: a new one costs the browser three times as much.
  package init(width: Int = 1200, height: Int = 900) throws {
    program = try BrowserProgram.shared()
    session = try program.takePage()
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  deinit { program.leavePage(session) }

  /// What pages complained of: exceptions, and what the browser refused to load.
  package var complaints: [String] { program.complaints[session] ?? [] }

  @discardableResult
  package func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try program.call(method, parameters, session: session)
  }

  /// The value of an expression in the page; promises are waited for.
  package func value(_ expression: String) throws -> Any? {
    let result = try call(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let details = result["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw BrowserProgram.Failure.refused("\(expression): \(exception?["description"] ?? details)")
    }
    return (result["result"] as? [String: Any])?["value"]
  }

  package func number(_ expression: String) throws -> Double? {
    (try value(expression) as? NSNumber)?.doubleValue
  }

  package func text(_ expression: String) throws -> String? { try value(expression) as? String }

  package func load(_ page: Data, type: String = "html") throws {
    let file = program.folder.appendingPathComponent("page-\(UUID().uuidString).\(type)")
    try page.write(to: file)
    try visit(file.absoluteString)
  }

  package func visit(_ address: String) throws {
    try call("Page.navigate", ["url": address])
    _ = try value(
      """
      new Promise((done) => document.readyState === "complete"
        ? done(true) : addEventListener("load", () => done(true)))
      """)
  }

  /// The pixels of a part of the page, from its top left corner, as a PNG file; what nothing covers is
  /// transparent.
  package func picture(width: Double, height: Double, scale: Double) throws -> Data {
    try call(
      "Emulation.setDefaultBackgroundColorOverride", ["color": ["r": 0, "g": 0, "b": 0, "a": 0]])
    let clip: [String: Any] = ["x": 0, "y": 0, "width": width, "height": height, "scale": scale]
    let answer = try call(
      "Page.captureScreenshot",
      ["format": "png", "clip": clip, "captureBeyondViewport": true])
    return (answer["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  package func show(_ page: Data) throws {
    try load(page)
    try waitUntilReady()
  }

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
    try call("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try call("Input.dispatchKeyEvent", parameters)
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
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": type == "mouseMoved" ? "none" : "left",
        "buttons": type == "mouseReleased" ? 0 : 1, "clickCount": 1, "modifiers": shift ? 8 : 0,
      ])
  }

  package func click(_ selector: String) throws {
    let (x, y) = try middle(of: selector)
    try point(x, y)
    try mouse("mousePressed", x, y)
    try mouse("mouseReleased", x, y)
  }

  /// Moves the pointer, without a button.
  package func point(_ x: Double, _ y: Double) throws {
    try call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y, "buttons": 0])
  }

  package func drag(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), shift: Bool = false
  ) throws {
    try mouse("mousePressed", start.x, start.y, shift: shift)
    for step in 1...4 {
      let share = Double(step) / 4
      try call(
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
