// SPDX-License-Identifier: MIT

/// Makes a view interact with the user beyond touches: with menus, drags, and so on.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil for none.
  var view: UIView? { get }
  /// Before the interaction is in another view; nil for none.
  func willMove(to view: UIView?)
  /// After the interaction is in another view; nil for none.
  func didMove(to view: UIView?)
}

extension UIView {
  func interactionsDidChange(from old: [any UIInteraction]) {
    for interaction in old where !interactions.contains(where: { $0 === interaction }) {
      interaction.willMove(to: nil)
      interaction.didMove(to: nil)
    }
    for interaction in interactions where !old.contains(where: { $0 === interaction }) {
      interaction.willMove(to: self)
      interaction.didMove(to: self)
    }
  }
}
