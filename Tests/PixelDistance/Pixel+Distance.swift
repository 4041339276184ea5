// SPDX-License-Identifier: MIT
package import FilmstripImaging

extension Pixel {
  package func distance(to other: Pixel) -> Int {
    [
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue),
      Int(alpha) - Int(other.alpha),
    ].map(abs).max() ?? 0
  }
}
