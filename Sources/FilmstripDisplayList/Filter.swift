// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// A change of pixels after they have been painted.
public enum Filter: Sendable, Codable, Equatable {
  /// A Gaussian blur.
  ///
  /// `radius` is its σ in the space of what is filtered. With `clampsEdges` the outermost pixels of
  /// what is filtered continue outwards; otherwise it fades into transparency there.
  case gaussianBlur(radius: Double, clampsEdges: Bool)
  /// A linear change of each pixel's colour.
  case colorMatrix(ColorMatrix)
}

/// A linear map of colours: gamma-encoded sRGB, not premultiplied, each component from 0 to 1.
///
/// Results are held to that range.
public struct ColorMatrix: Sendable, Codable, Equatable {
  /// Four rows, for red, green, blue and alpha, of five factors: of red, green, blue, alpha and 1.
  public var rows: [[Double]]

  /// A map by its rows.
  ///
  /// - Precondition: there are four rows of five numbers.
  public init(rows: [[Double]]) {
    require(rows.count == 4 && rows.allSatisfy { $0.count == 5 }, "ColorMatrix: need 4 rows of 5")
    self.rows = rows
  }

  /// Leaves every colour as it is.
  public static let identity = ColorMatrix(rows: [
    [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0],
  ])

  /// The map that does this one first and another after it, without a limit between them.
  public func concatenating(_ next: ColorMatrix) -> ColorMatrix {
    ColorMatrix(
      rows: next.rows.map { factors in
        (0..<5).map { column in
          (0..<4).reduce(column == 4 ? factors[4] : 0) { $0 + factors[$1] * rows[$1][column] }
        }
      })
  }

  /// Colours more, above 1, or less saturated; 0 leaves greys of equal luminance.
  ///
  /// The factors are those of the W3C's Filter Effects, which CSS and SVG use.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let weights = [0.213, 0.715, 0.072]
    let rows = (0..<3).map { row in
      (0..<3).map { weights[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0, 0]
    }
    return ColorMatrix(rows: rows + [[0, 0, 0, 1, 0]])
  }

  /// Adds to each component of the colour; negative amounts darken.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    var result = identity
    for row in 0..<3 { result.rows[row][4] = amount }
    return result
  }

  /// Spreads components about the middle by a factor.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    var result = identity
    for row in 0..<3 {
      result.rows[row][row] = amount
      result.rows[row][4] = 0.5 - 0.5 * amount
    }
    return result
  }
}
