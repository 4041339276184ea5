// MIBlurPopup, MIBlurPopup/MIBlurPopup.swift:19.
// The app shows a popup with a static method; 0.5 s and a scale of 0.7 are what the demo's text fields begin with.
import FilmstripCLI
import UIKit

@testable import MiBlurPopupFiles

final class ToScreen: UIViewController, MIBlurPopupDelegate {
  let popupView = UIView(frame: CGRect(x: 50, y: 240, width: 293, height: 340))
  var blurEffectStyle: UIBlurEffect.Style? { .light }
  var initialScaleAmmount: CGFloat { 0.7 }
  var animationDuration: TimeInterval { 0.5 }
  override func viewDidLoad() {
    super.viewDidLoad()
    popupView.backgroundColor = .white
    popupView.layer.cornerRadius = 10
    view.addSubview(popupView)
  }
}

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { ToScreen() }
  scenes.addActs(.present) { scene in
    return StandInActs(
      scene.container,
      keeping: scene.to,
      forth: { MIBlurPopup.show(scene.to, on: scene.from) },
      back: { scene.dismiss() })
  }
}
