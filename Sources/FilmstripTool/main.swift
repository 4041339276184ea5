// SPDX-License-Identifier: MIT
import FilmstripCLI

FilmstripMain.run()
