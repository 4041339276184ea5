// SPDX-License-Identifier: MIT
package import Filmstrip
internal import FilmstripMovies
internal import FilmstripPages

extension OutputFormats {
  /// Those of the command line: of Filmstrip, and of the modules above it.
  package static let commandLine = standard.adding(.pages).adding(.movies)
}
