// SPDX-License-Identifier: MIT

/// What a button shows in each of its states.
struct ButtonContents {
  /// What belongs to one state.
  struct Part {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var parts: [UInt: Part] = [:]

  subscript(state: UIControl.State) -> Part {
    get { parts[state.rawValue] ?? Part() }
    set { parts[state.rawValue] = newValue }
  }

  /// What was set for exactly a state, else for `normal`.
  func value<Value>(_ path: KeyPath<Part, Value?>, for state: UIControl.State) -> Value? {
    self[state][keyPath: path] ?? self[.normal][keyPath: path]
  }
}
