// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// What keeps a command about an app from its work, in one line that names the remedy.
package struct AppsError: Error, CustomStringConvertible {
  package let description: String
  init(_ description: String) { self.description = description.printable }
}
