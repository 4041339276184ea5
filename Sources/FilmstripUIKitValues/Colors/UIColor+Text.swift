// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

extension UIColor: TextColorProviding {
  /// The colour as it is under the current traits, for text.
  package var textColor: Color { cgColor.color }
}
