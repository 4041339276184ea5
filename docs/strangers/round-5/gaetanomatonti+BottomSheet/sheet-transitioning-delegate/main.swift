// SheetTransitioningDelegate, Sources/BottomSheet/SheetTransitioningDelegate.swift:7.
// The second screen's content is 640 points high: the sheet takes its height from it.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import SheetTransitioningDelegateFiles

final class SheetScreen: StandInScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let content = UIView()
    content.isUserInteractionEnabled = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor), content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor), content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: 640),
    ])
  }
}

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { SheetScreen("To") }
  scenes.addForthAndBack(.present, style: .custom, drag: GalleryDrag(.down, startY: 0.5)) { scene in
    SheetTransitioningDelegate()
  }
}
