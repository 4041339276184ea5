// SheetFadeAnimator, Sources/Animator/SheetFadeAnimator.swift:11.
// The two contents begin at different heights: 240 points of the first one are visible, and 500 of the second one.
import FilmstripCLI
import UIKit

@testable import SheetNavigationControllerPresentFiles

final class ContentScreen: UIViewController, SheetContent {
  var topMargin: CGFloat
  private let label = UILabel()
  init(_ title: String, height: CGFloat) {
    topMargin = UIScreen.main.bounds.height - height
    super.init(nibName: nil, bundle: nil)
    label.text = title
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 0, y: topMargin, width: view.bounds.width, height: view.bounds.height - topMargin)
    label.textAlignment = .center
    label.backgroundColor = .white
    view.addSubview(label)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.isNavigationBarHidden = true
    navigationController?.view.backgroundColor = .gray
  }
}

FilmstripMain.run { scenes in
  scenes.addScreen("from") { ContentScreen("From", height: 240) }
  scenes.addScreen("to") { ContentScreen("To", height: 500) }
  scenes.addForthAndBack(.push) { scene in
    let (from, to) = (scene.from.screen(as: ContentScreen.self), scene.to.screen(as: ContentScreen.self))
    return try StandInDelegate(animator: { isForth in
      let animator = isForth
        ? SheetFadeAnimator(to: to.topMargin, from: from.topMargin)
        : SheetFadeAnimator(to: from.topMargin, from: to.topMargin)
      animator.isPush = isForth
      animator.onComplete = { (isForth ? from : to).view.alpha = 1 }
      return animator
    })
  }
}
