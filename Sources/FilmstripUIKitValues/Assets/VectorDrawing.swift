// SPDX-License-Identifier: MIT
internal import FilmstripImaging

final class VectorDrawing {
  private let data: Data
  private let path: String
  private let isSymbol: Bool
  private let limits: ImageLimits

  init(data: Data, path: String, isSymbol: Bool, limits: ImageLimits) {
    (self.data, self.path, self.isSymbol, self.limits) = (data, path, isSymbol, limits)
  }

  /// The pixels at a scale; damage of a file that can be drawn is reported.
  func bitmap(scale: CGFloat) throws(AssetProblem) -> Bitmap {
    let picture = try picture(scale: scale)
    if let damage = picture.damage { AssetProblem(path: path, reason: damage).report() }
    return picture.bitmap
  }

  func picture(scale: CGFloat) throws(AssetProblem) -> VectorPicture {
    let format: VectorFormat = path.lowercased().hasSuffix(".pdf") ? .pdf : .svg
    guard let reader = VectorReaders.current else {
      throw AssetProblem(path: path, reason: "is drawn in a stage alone")
    }
    // The template for symbols has them at 100 points (Apple's Human Interface Guidelines), the text that they
    // stand in by default 17 points. One of few drawings has the small ones, from which the others follow.
    let symbols: [(element: String?, scale: CGFloat)] = [
      ("Regular-M", 0.17), ("Regular-S", 0.17 / UIImage.SymbolScale.small.factor),
    ]
    var problem: VectorProblem?
    for drawing in isSymbol && format == .svg ? symbols : [(nil, 1)] {
      do throws(VectorProblem) {
        let picture = try reader.picture(
          of: data, format: format, element: drawing.element, scale: Double(scale * drawing.scale),
          limits: limits)
        StageScope.current.assets.drawnFormats.insert(format)
        return picture
      } catch {
        problem = problem ?? error
      }
    }
    throw AssetProblem(path: path, reason: problem?.reason ?? "cannot be drawn")
  }
}
