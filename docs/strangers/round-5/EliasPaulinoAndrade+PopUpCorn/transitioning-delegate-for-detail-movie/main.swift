// TransitioningDelegateForDetailMovie, PopUpCorn/View Controllers/Movie Detail/ImageFrameToMovieDetailTransitioning.swift:13.
// The movie's screen with its outlets, and the picture that was tapped.
import FilmstripCLI
import UIKit

@testable import TransitioningDelegateForDetailMovieFiles

/// The app's screen without its requests and reminders, which need UserNotifications.
final class DetailScreen: MovieDetailViewController {
  override func viewDidLoad() { detailImageView.image = StandInScreen.image }
  override func viewWillAppear(_ animated: Bool) {}
}

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") {
    let screen = DetailScreen()
    let outlets = StandInOutlets()
    screen.scrollView = outlets.add(UIScrollView())
    screen.detailImageView = outlets.add(PUTMDBImageView(frame: CGRect(x: 0, y: 0, width: 393, height: 350)))
    screen.headerView = outlets.add(UIView())
    screen.titleLabel = outlets.add(UILabel())
    screen.releaseLabel = outlets.add(UILabel())
    screen.genresLabel = outlets.add(UILabel())
    screen.overviewLabel = outlets.add(UILabel())
    screen.similarMoviesTitleLabel = outlets.add(UILabel())
    screen.reminderImageView = outlets.add(UIImageView())
    screen.closeImageView = outlets.add(UIImageView())
    screen.moviesListPlaceView = outlets.add(UIView())
    outlets.place(in: screen, isTo: true)
    return screen
  }
  scenes.addForthAndBack(.present, style: .custom) { scene in
    try StandInDelegate(animator: { isForth in
      isForth
        ? ImageFrameToMovieDetailTransitioning(withPlaceHolderImage: StandInScreen.image, andFrame: StandInScreen.tileFrame, duration: 0.5)
        : MovieDetailToImageFrameTransitioning(withPlaceHolderImage: StandInScreen.image, andFrame: StandInScreen.tileFrame, duration: 0.5)
    })
  }
}
