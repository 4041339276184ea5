// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@Suite struct GestureTests {
  private static let examples: [Gesture] = [
    .tap(at: .fraction(0.07, 0.5)), .tap(at: .point(1.5, 2), taps: 2, touches: 3),
    .pan(from: .point(0, 1), to: .fraction(1, 0.33), duration: 0.4),
    .pan(from: .point(0, 1), to: .point(9, 9), duration: 1, easing: .easeOut, release: .cancel),
    .pan(
      from: .point(0, 1), to: .point(9, 9), duration: 1, velocity: CGVector(dx: 3, dy: -4.5),
      release: .hold),
    .edgePan(from: .left, distance: .fraction(0.6), duration: 0.3),
    .edgePan(from: .bottom, distance: 100, at: 20, duration: 0.3, easing: .easeIn),
    .swipe(.up), .swipe(.left, from: .point(300, 20), distance: 80, duration: 0.2),
    .pinch(from: 100, to: 200, duration: 1), .rotation(by: -90, duration: 1),
    .longPress(at: .point(3, 4)), .longPress(at: .point(3, 4), duration: 2).delayed(by: 0.1),
    .touches([
      Gesture.Touch(
        [.init(time: 0, at: .point(1, 2)), .init(time: 0.5, at: .fraction(0.1, 0.2))],
        release: .cancel)
    ]),
    .sequence([.swipe(.down), .parallel([.swipe(.up), .swipe(.left).delayed(by: 1)])]),
  ]

  @Test(arguments: examples)
  func aGestureComesBackFromJSON(gesture: Gesture) throws {
    let data = try JSONEncoder().encode(gesture)
    #expect(try Gesture(json: data) == gesture)
    #expect(try JSONDecoder().decode(Gesture.self, from: data) == gesture)
  }

  private func read(_ json: String) throws -> Gesture { try Gesture(json: Data(json.utf8)) }

  @Test func whatPeopleWriteIsRead() throws {
    #expect(
      try read(#"{ "kind": "edgePan", "edge": "left", "distance": "60%", "duration": 0.3 }"#)
        == .edgePan(from: .left, distance: .fraction(0.6), duration: 0.3))
    #expect(
      try read(
        #"[{"kind":"tap","at":["50%",100]},{"kind":"swipe","direction":"up","delay":0.5}]"#)
        == .sequence([
          .tap(at: .init(x: .fraction(0.5), y: 100)), .swipe(.up).delayed(by: 0.5),
        ]))
    #expect(
      try read(
        #"{"kind":"touches","touches":[[{"time":0,"at":[1,2]},{"time":1,"at":[3,4],"release":"hold"}]]}"#
      )
        == .touches([
          Gesture.Touch(
            [.init(time: 0, at: .point(1, 2)), .init(time: 1, at: .point(3, 4))], release: .hold)
        ]))
  }

  @Test func theFormerKeyOfTouchesIsRead() throws {
    #expect(
      try read(#"{"kind":"tap","at":[1,2],"fingers":3}"#) == .tap(at: .point(1, 2), touches: 3))
    #expect(
      try read(#"{"kind":"touches","fingers":[[{"time":0,"at":[1,2]}]]}"#)
        == .touches([Gesture.Touch([.init(time: 0, at: .point(1, 2))])]))
  }

  @Test func touchesAreWrittenUnderTheirPresentKey() throws {
    let touch = Gesture.Touch([.init(time: 0, at: .point(1, 2))])
    for gesture in [.tap(at: .point(1, 2), touches: 2), Gesture.touches([touch])] {
      let text = String(decoding: try JSONEncoder().encode(gesture), as: UTF8.self)
      #expect(text.contains(#""touches":"#) && !text.contains("fingers"))
    }
  }

  @Test(arguments: [
    ("", "gesture: is not JSON"),
    ("3", "gesture: is not an object"),
    ("{}", "kind: is missing"),
    (
      #"{"kind":"fly"}"#,
      "kind: is unknown: fly; known are edgePan, longPress, pan, parallel, pinch, rotation, "
        + "sequence, swipe, tap, touches"
    ),
    (
      #"{"kind":"tap","at":[1,2],"tabs":2}"#,
      "tabs: is unknown here; known are kind, delay, at, taps, touches"
    ),
    (
      #"{"kind":"tap","at":[1,2],"touches":1,"fingers":1}"#,
      "fingers: is the former name of touches; give one of them"
    ),
    (
      #"{"kind":"touches","fingers":2}"#, "fingers: is not a list of touches, each a list of points"
    ),
    (#"{"kind":"tap"}"#, "at: is missing"),
    (#"{"kind":"tap","at":[1]}"#, #"at: is not two coordinates, such as [20, "50%"]"#),
    (
      #"{"kind":"tap","at":[1,"half"]}"#,
      #"at[1]: is not a number of points or a text such as "50%""#
    ),
    (#"{"kind":"tap","at":[1,"nan%"]}"#, "at[1]: must be a finite number, is nan"),
    (#"{"kind":"tap","at":[1,2],"taps":0}"#, "taps: must be from 1 to 100, is 0"),
    (#"{"kind":"tap","at":[1,2],"taps":1.5}"#, "taps: is not a whole number"),
    (
      #"{"kind":"pan","from":[1,2],"to":[3,4],"duration":-1}"#,
      "duration: must not be negative, is -1.0"
    ),
    (#"{"kind":"pan","from":[1,2],"to":[3,4],"duration":"1"}"#, "duration: is not a number"),
    (
      #"{"kind":"pan","from":[1,2],"to":[3,4],"duration":1,"release":"drop"}"#,
      "release: is unknown: drop; known are lift, cancel, hold"
    ),
    (
      #"{"kind":"pan","from":[1,2],"to":[3,4],"duration":0,"velocity":[1,2]}"#,
      "velocity: needs a duration of more than 0"
    ),
    (#"{"kind":"touches","touches":[]}"#, "touches: is empty"),
    (#"{"kind":"touches","touches":[[]]}"#, "touches[0]: has no points"),
    (
      #"{"kind":"touches","touches":[[{"time":1,"at":[1,2]},{"time":0.5,"at":[1,2]}]]}"#,
      "touches[0][1].time: must not be before the last, is 0.5"
    ),
    (#"{"kind":"sequence","gestures":[]}"#, "gestures: is empty"),
    (
      #"{"kind":"parallel","gestures":[{"kind":"swipe","direction":"up"},{"kind":"tap"}]}"#,
      "gestures[1].at: is missing"
    ),
    (
      #"[{"kind":"swipe","direction":"up","delay":-2}]"#,
      "[0].delay: must not be negative, is -2.0"
    ),
    (
      #"{"kind":"longPress","at":[1,2],"duration":1e9}"#,
      "duration: must be at most a day, is 1000000000.0 seconds"
    ),
  ])
  func whatIsWrongIsSaidInALine(json: String, message: String) {
    do {
      _ = try read(json)
      Issue.record("read without an error")
    } catch {
      #expect("\(error)" == message)
    }
  }
}

@Suite struct GestureBoundsTests {
  private func message(_ json: String) -> String {
    do throws(GestureError) {
      _ = try Gesture(json: Data(json.utf8))
      return "read"
    } catch {
      return error.description
    }
  }

  @Test func aHundredThousandTouchesAreTheMost() {
    let tap = #"{"kind":"tap","at":[1,2],"taps":100,"touches":10}"#
    func script(_ count: Int) -> String {
      "[" + Array(repeating: tap, count: count).joined(separator: ",") + "]"
    }
    #expect(message(script(100)) == "read")
    #expect(message(script(101)) == "gestures[100].taps: more than 100000 touches in all")
  }

  @Test func textsOfTheFileStayInTheLine() {
    #expect(
      message(#"{"kind":"fly\r\n\u001b[2J\u202e"}"#).hasPrefix(
        #"kind: is unknown: fly\r\n\u{1B}[2J\u{202E}; known are edgePan"#))
    #expect(
      message(#"{"kind":"tap","at":[1,2],"\r\n":2}"#)
        == #"\r\n: is unknown here; known are kind, delay, at, taps, touches"#)
    let long = String(repeating: "k", count: 70)
    #expect(
      message(#"{"kind":"tap","at":[1,2],"\#(long)":2}"#)
        == long.dropLast(10) + "…: is unknown here; known are kind, delay, at, taps, touches")
  }

  /// If each level were read twice, this would not end.
  @Test func deepScriptsAreRead() {
    // As deep as Foundation reads JSON, each gesture two levels.
    let depth = 250
    let json =
      String(repeating: #"{"kind":"sequence","gestures":["#, count: depth)
      + #"{"kind":"swipe","direction":"up"}"# + String(repeating: "]}", count: depth)
    #expect(message(json) == "read")
  }
}
