// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct KeyboardTests {
  private let stage = Stage()

  /// Notes each notification, with what it says; in the queue that most published observers of the keyboard have.
  @MainActor
  private final class Listener {
    private(set) var lines: [String] = []
    private(set) var last: [AnyHashable: Any] = [:]
    private var tokens: [any NSObjectProtocol] = []

    init() {
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { note in
            let name = note.name.rawValue
            nonisolated(unsafe) let information = note.userInfo ?? [:]
            MainActor.assumeIsolated {
              self.lines.append(
                name.replacing("UIKeyboard", with: "").replacing("Notification", with: ""))
              self.last = information
            }
          })
      }
    }

    func end() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private func field(_ y: CGFloat) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
    stage.window.addSubview(field)
    return field
  }

  @Test func theKeyboardIsToldOfAsItComesAndGoes() throws {
    let listener = Listener()
    defer { listener.end() }
    let (first, second) = (field(100), field(200))
    stage.advance(by: 0)
    first.becomeFirstResponder()
    // In the order of a published log.
    #expect(listener.lines == ["WillChangeFrame", "WillShow"])
    // As on an iPhone 16, which has the stage's size.
    let end = try #require(listener.last[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
    #expect(end.cgRectValue == CGRect(x: 0, y: 852 - 335, width: 393, height: 335))
    let begin = listener.last[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
    #expect(begin == CGRect(x: 0, y: 852, width: 393, height: 335))
    let duration = listener.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    #expect(duration == 23.0 / 60)
    #expect(listener.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    #expect(listener.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    stage.advance(by: 0.38)
    #expect(listener.lines.count == 2)
    stage.advance(by: 0.01)
    #expect(listener.lines.suffix(2) == ["DidChangeFrame", "DidShow"])
    // It stays while another field takes over.
    second.becomeFirstResponder()
    #expect(listener.lines.count == 4 && second.isFirstResponder)
    stage.window.endEditing(true)
    #expect(listener.lines.suffix(2) == ["WillChangeFrame", "WillHide"])
    stage.advance(by: 1)
    #expect(listener.lines.suffix(2) == ["DidChangeFrame", "DidHide"])
    let rest = listener.last[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    #expect(rest?.minY == 852)
  }

  @Test func aResponderThatTakesNoKeysHasNoKeyboard() {
    final class Chosen: UIView { override var canBecomeFirstResponder: Bool { true } }
    let listener = Listener()
    defer { listener.end() }
    let view = Chosen()
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    #expect(view.isFirstResponder && listener.lines.isEmpty)
  }

  @Test func whatMovesWithTheKeyboardHasItsTime() throws {
    let recording = stage.record("keyboard") {
      let bar = UIView(frame: CGRect(x: 0, y: 752, width: 393, height: 100))
      bar.layer.name = "bar"
      stage.window.addSubview(bar)
      let text = field(100)
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { note in
        nonisolated(unsafe) let info = note.userInfo ?? [:]
        MainActor.assumeIsolated {
          guard let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
          else { return }
          UIView.animate(
            withDuration: duration, delay: 0,
            options: UIView.AnimationOptions(rawValue: curve << 16)
          ) { bar.frame.origin.y = end.minY - 100 }
        }
      }
      text.becomeFirstResponder()
      NotificationCenter.default.removeObserver(token)
    }
    #expect(recording.frames.count >= 23)
  }

  @Test func theGuideFollowsTheKeyboard() {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 752))
    stage.window.addSubview(view)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    let text = field(10)
    stage.advance(by: 0)
    let safe = 752 - stage.window.safeAreaInsets.bottom
    #expect(bar.frame.maxY == safe)
    text.becomeFirstResponder()
    stage.advance(by: 1)
    #expect((bar.frame.maxY - (752 - 335)).magnitude < 1e-6)
    text.resignFirstResponder()
    stage.advance(by: 1)
    #expect(bar.frame.maxY == safe)
  }

  @Test func aFieldThatLeavesItsWindowTakesTheKeyboardWithIt() {
    let listener = Listener()
    defer { listener.end() }
    let text = field(100)
    stage.advance(by: 0)
    text.becomeFirstResponder()
    text.removeFromSuperview()
    #expect(!text.isEditing && listener.lines.last == "WillHide")
  }

  @Test func viewsAboveTheKeyboardAreReported() {
    final class Chat: UIViewController {
      let bar = UIView()
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let chat = Chat()
    stage.window.rootViewController = chat
    let recording = stage.record("chat") { chat.becomeFirstResponder() }
    #expect(recording.findings.contains { $0.message.contains("Chat.inputAccessoryView") })
  }
}
