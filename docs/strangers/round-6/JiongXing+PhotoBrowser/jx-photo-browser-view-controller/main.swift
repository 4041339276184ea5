// JXPhotoBrowserViewController, Sources/JXPhotoBrowserViewController.swift:8.
// The browser has a delegate with one picture, and zooms from the picture of the first screen.
import FilmstripCLI
import UIKit

@testable import JxPhotoBrowserViewControllerFiles

final class FromScreen: StandInScreen, JXPhotoBrowserDelegate {
  func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int { 1 }
  func photoBrowser(
    _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int, at indexPath: IndexPath
  ) -> JXPhotoBrowserAnyCell {
    let cell = browser.dequeueReusableCell(
      withReuseIdentifier: JXZoomImageCell.reuseIdentifier, for: indexPath) as! JXZoomImageCell
    cell.imageView.image = picture.image
    return cell
  }
  func photoBrowser(_ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int) -> UIView? { picture }
}

FilmstripMain.run { scenes in
  scenes.addScreen("from") { FromScreen("From") }
  scenes.addScreen("to") {
    let screen = JXPhotoBrowserViewController()
    screen.register(JXZoomImageCell.self, forReuseIdentifier: JXZoomImageCell.reuseIdentifier)
    screen.transitionType = .zoom
    return screen
  }
  scenes.addForthAndBack(.present, style: .overFullScreen) { scene in
    scene.to.screen(as: JXPhotoBrowserViewController.self).delegate = scene.from.screen(as: FromScreen.self)
    return scene.to
  }
}
