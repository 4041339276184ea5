// SPDX-License-Identifier: MIT

// Reports distinguish instances of one class, and are the same in every run: without addresses.
extension UIViewController {
  /// The controller's name in reports: its class, with its title or its view's identifier; with its
  /// index among the controllers of the window where it has neither and is not the only one of its
  /// class.
  package var reportName: String {
    let name = "\(type(of: self))"
    let labels = [title, viewIfLoaded?.accessibilityIdentifier].compactMap(\.self)
    if let label = labels.first(where: { !$0.isEmpty }) { return "\(name) \"\(label)\"" }
    let all = environment.windows.all.compactMap(\.rootViewController).flatMap(\.tree)
    guard all.contains(where: { type(of: $0) == type(of: self) && $0 !== self }) else {
      return name
    }
    return place.map { "\(name) (\($0))" } ?? name
  }

  /// A change to this controller in reports: `push from Home to Detail`, or `from nothing`.
  func reportOfChange(_ change: String, from: UIViewController?) -> String {
    "\(change) from \(from?.reportName ?? "nothing") to \(reportName)"
  }

  /// The controller, its children, and what they present.
  private var tree: [UIViewController] {
    [self] + children.flatMap(\.tree)
      + (presentationBelow.map { $0.presentedViewController.tree } ?? [])
  }

  private var place: String? {
    if let parent, let index = parent.children.firstIndex(where: { $0 === self }) {
      return "child \(index) of \(type(of: parent))"
    }
    if let presentation { return "presented by \(type(of: presentation.presentingViewController))" }
    return rootWindow == nil ? nil : "root"
  }
}
