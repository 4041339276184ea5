// SPDX-License-Identifier: MIT

extension UIButton {
  /// What a press shows: what an override says, or the menu; nil where there is none.
  func menuConfiguration(
    _ interaction: UIContextMenuInteraction, at location: CGPoint
  ) -> UIContextMenuConfiguration? {
    isEnabled && isContextMenuInteractionEnabled
      ? contextMenuInteraction(interaction, configurationForMenuAtLocation: location) : nil
  }
}
