// SPDX-License-Identifier: MIT
// The command line with the sample screens: inbox, message, photos and settings, for files of scenes and of
// figures.
import FilmstripCLI
import FilmstripSampleScreens

FilmstripMain.run { scenes in
  for screen in SampleScreen.allCases {
    scenes.addScreen(screen.rawValue) { screen.makeViewController() }
  }
}
