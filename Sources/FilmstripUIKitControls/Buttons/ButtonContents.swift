// SPDX-License-Identifier: MIT

struct ButtonContents {
  struct Part {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
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

  func part(for state: UIControl.State) -> Part {
    Part(
      title: value(\.title, for: state), attributedTitle: value(\.attributedTitle, for: state),
      titleColor: value(\.titleColor, for: state),
      titleShadowColor: value(\.titleShadowColor, for: state), image: value(\.image, for: state),
      symbolConfiguration: value(\.symbolConfiguration, for: state),
      backgroundImage: value(\.backgroundImage, for: state))
  }

  /// Reports what a button with a configuration does not show.
  func reportUnshown() {
    func report(_ path: KeyPath<Part, (some Any)?>, _ name: String) {
      guard parts.values.contains(where: { $0[keyPath: path] != nil }) else { return }
      UnsupportedFeature.report("UIButton.\(name)(_:for:) with a configuration")
    }
    report(\.titleColor, "setTitleColor")
    report(\.titleShadowColor, "setTitleShadowColor")
    report(\.backgroundImage, "setBackgroundImage")
    guard parts.values.contains(where: { $0.symbolConfiguration != nil }) else { return }
    UnsupportedFeature.report(
      "UIButton.setPreferredSymbolConfiguration(_:forImageIn:) with a configuration")
  }
}
