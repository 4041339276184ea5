// ImageViewController, L1_toroyanseda/L2_toroyanseda/SelectedUser/ImageViewController.swift:11.
// The app sets image and imgArr before the screen loads; a swipe calls leftTransition and sets the next picture (line 145).
import FilmstripCLI
import UIKit

@testable import ImageViewControllerFiles

func picture(_ color: UIColor) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300)).image { context in
    color.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 300, height: 300))
  }
}

FilmstripMain.run { scenes in
  scenes.addScreen("from") {
    let screen = ImageViewController()
    let outlets = StandInOutlets()
    screen.likeButton = outlets.add(UIButton())
    screen.imageView = outlets.add(UIImageView())
    (screen.image, screen.imgArr) = (picture(.systemOrange), [picture(.systemOrange), picture(.systemTeal)])
    outlets.place(in: screen)
    return screen
  }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addActs(.present) { scene in
    let screen = scene.from as! ImageViewController
    return StandInActs(
      scene.container,
      forth: { screen.leftTransition(); screen.imageView.image = screen.imgArr[1] },
      back: { screen.rightTransition(); screen.imageView.image = screen.imgArr[0] })
  }
}
