// Glue: the app's own screen with the label of its storyboard, by whose constraints the size is computed; it is its own delegate.
// DemoViewController, PreferredSizePresentationController/DemoViewController.swift:11. Written once: what you change here stays.
import FilmstripCLI
import UIKit

@testable import DemoViewControllerFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") {
    let (screen, label) = (DemoViewController(nibName: nil, bundle: nil), UILabel())
    screen.view.backgroundColor = UIColor(white: 0.97, alpha: 1)
    label.text = String(repeating: "Lorem Ipsum is simply dummy text of the printing and typesetting industry. ", count: 8)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 28),
      label.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor, constant: -66),
    ])
    return screen
  }
  scenes.addForthAndBack(.present, style: .custom) { scene in scene.to }
}
