// ImageScaleTransitionDelegate, ImageOpenTransition/ImageScaleTransitionDelegate.swift:26.
// The app gives the pictures of the tapped cell and of the next screen, with 0.4 s,
// ImageOpenTransitionExampleProject/ViewController.swift:79.
import FilmstripCLI
import UIKit

@testable import ImageScaleTransitionDelegateFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.push) { scene in
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
      UIColor.systemPink.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    let (from, to) = (UIImageView(image: picture), UIImageView(image: picture))
    (from.frame, to.frame) = (CGRect(x: 30, y: 600, width: 120, height: 80), CGRect(x: 0, y: 0, width: 393, height: 200))
    scene.from.view.addSubview(from)
    scene.to.view.addSubview(to)
    let object = ImageScaleTransitionObject(viewToAnimateFrom: from, viewToAnimateTo: to, duration: 0.4, frameToAnimateTo: to.frame)
    return ImageScaleTransitionDelegate(transitionObjects: [object], usingNavigationController: true, duration: 0.4)
  }
}
