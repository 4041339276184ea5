// SPDX-License-Identifier: MIT
import FilmstripCLI
import UIKit

/// Gives the context menu of a view.
private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Copy", image: UIImage(systemName: "folder")) { _ in },
        UIMenu(title: "More", children: [UIAction(title: "Rename") { _ in }]),
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(
              title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
            ) { _ in }
          ]),
      ])
    })
  }
}

/// A long press opens the menu of a view, and a tap the menu in it.
@MainActor
func contextMenu() -> PreparedScene {
  let delegate = MenuDelegate()
  let photo = box("photo", .systemIndigo, CGRect(x: 100, y: 120, width: 120, height: 120))
  photo.addInteraction(UIContextMenuInteraction(delegate: delegate))
  let rest = box("rest", .systemYellow, CGRect(x: 20, y: 40, width: 280, height: 60))
  return PreparedScene(screen(photo, rest), keeping: delegate) {}
}

/// An alert with three actions comes, and goes.
@MainActor
func alert(style: UIAlertController.Style) -> PreparedScene {
  let home = screen(box("home", .systemGreen, CGRect(x: 20, y: 60, width: 280, height: 400)))
  let alert = UIAlertController(
    title: "Delete the draft?", message: "It cannot be brought back.", preferredStyle: style)
  alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
  alert.addAction(UIAlertAction(title: "Keep", style: .default))
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  return PreparedScene(home) {
    home.present(alert, animated: true)
    after(0.8) { home.dismiss(animated: true) }
  }
}
