// TransitionManager, custom-transitions/Transitions/TransitionManager.swift:10.
// The app reads its albums from Data.json in its bundle; the cell that is seen is AlbumsViewController.currentCell.
import FilmstripCLI
import UIKit

@testable import TransitionManagerFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { AlbumsViewController() }
  scenes.addScreen("to") {
    AlbumDetailViewController(
      album: Album(name: "Highway to Hell", songs: [], releaseYear: 1979, coverImage: "HighwayToHell"))
  }
  scenes.addForthAndBack(.push) { scene in
    let screen = scene.from as! AlbumsViewController
    // Its view loads in the container, whose bar it hides.
    scene.container.loadViewIfNeeded()
    let cell = AlbumCollectionViewCell(frame: CGRect(x: 56, y: 231, width: 280, height: 390))
    cell.configure(with: Album(name: "Highway to Hell", songs: [], releaseYear: 1979, coverImage: "HighwayToHell"))
    screen.view.addSubview(cell)
    screen.currentCell = cell
    return TransitionManager(duration: 0.5)
  }
}
