// SPDX-License-Identifier: MIT

@MainActor
package final class ButtonMenu: NSObject, UIContextMenuInteractionDelegate {
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init()
    button.addInteraction(interaction)
  }

  /// Shows the menu now, beside the button, of which nothing is lifted.
  func show(at location: CGPoint) {
    guard let button, let configuration = button.menuConfiguration(interaction, at: location) else {
      return
    }
    interaction.present(configuration, from: button, preview: nil, isCompact: true)
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { button?.menuConfiguration(interaction, at: location) }
}

extension UIButton {
  /// What a press shows: what an override says, or the menu; nil where there is none.
  fileprivate func menuConfiguration(
    _ interaction: UIContextMenuInteraction, at location: CGPoint
  ) -> UIContextMenuConfiguration? {
    isEnabled && isContextMenuInteractionEnabled
      ? contextMenuInteraction(interaction, configurationForMenuAtLocation: location) : nil
  }
}
