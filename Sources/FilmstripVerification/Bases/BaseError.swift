// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// What keeps a verification against another commit from its work, in one line that names the remedy.
package struct BaseError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description.printable }
}
