// SPDX-License-Identifier: MIT

/// The menu of a button, or of a bar's.
@MainActor
package final class ButtonMenu: NSObject, UIContextMenuInteractionDelegate {
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private weak var button: UIView?
  private let configuration: (UIContextMenuInteraction, CGPoint) -> UIContextMenuConfiguration?

  /// Adds the menu's interaction to a view; `configuration` returns what a press shows.
  init(
    of button: UIView,
    configuration: @escaping (UIContextMenuInteraction, CGPoint) -> UIContextMenuConfiguration?
  ) {
    (self.button, self.configuration) = (button, configuration)
    super.init()
    button.addInteraction(interaction)
  }

  /// Shows the menu now, beside the button, of which nothing is lifted.
  func show(at location: CGPoint) {
    guard let button, let configuration = configuration(interaction, location) else { return }
    interaction.present(configuration, from: button, preview: nil, isCompact: true)
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration(interaction, location) }
}
