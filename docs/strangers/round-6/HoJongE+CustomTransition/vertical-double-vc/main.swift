// VerticalDoubleVC, ViewControllerTesting/ContainerVC/CustomContainerVC.swift:10.
// The container has two children, and the one above presents.
import FilmstripCLI
import UIKit

@testable import VerticalDoubleVcFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { VerticalDoubleVC(topVC: StandInScreen("Top"), bottomVC: StandInScreen("Bottom")) }
  scenes.addScreen("to") { SecondVC() }
  scenes.addActs(.present) { scene in
    let container = scene.from.screen(as: VerticalDoubleVC.self)
    return StandInActs(
      scene.container,
      keeping: container,
      forth: {
        scene.to.transitioningDelegate = container
        scene.to.modalPresentationStyle = .custom
        container.topVC?.present(scene.to, animated: true)
      },
      back: { scene.dismiss() })
  }
}
