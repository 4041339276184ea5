// SPDX-License-Identifier: MIT
internal import FilmstripCairoRaster
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

struct LayerPictureStore {
  struct Drawing {
    let node: Node
    /// From the space around the node to that of the picture.
    var space = Transform.identity
    /// The part that is shown, in the picture's space, in points; it has an area.
    let rect: CGRect
    /// Pixels in a point.
    let scale: Double
    /// So much around it counts in what it looks like, and is not shown, in points.
    var margins = LayerPictureStore.Margins()
    /// Whether it ends where its part does: otherwise a fraction of a pixel may be added.
    var isExact = false
    var background = Color(red: 0, green: 0, blue: 0, alpha: 0)
    /// Whether nothing counts but how opaque it is.
    var isShape = false
    var isMasked = false
  }

  /// Lengths at the sides of a rectangle, 0 or more.
  struct Margins: Equatable {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
  }

  private static let maximumCount = 900
  private static let maximumByteCount = 1_200_000

  private(set) var pictures: [LayerPicture] = []
  private var byteCount = 0
  private var known: [Digest: Int] = [:]
  private var places: [Data: Int] = [:]
  private let rasterizer = CairoRasterizer(losses: DrawingLosses())

  /// The number of the picture, made unless it is known, and its bytes where it is new;
  /// ``LayerPictures/omitted`` where it does not fit.
  mutating func add(_ drawing: Drawing) -> (picture: Int, byteCount: Int) {
    let rect = drawing.rect
    let width = max(1, Int((rect.width * drawing.scale - 1e-6).rounded(.up)))
    let height = max(1, Int((rect.height * drawing.scale - 1e-6).rounded(.up)))
    let scaleX = drawing.isExact ? Double(width) / rect.width : drawing.scale
    let scaleY = drawing.isExact ? Double(height) / rect.height : drawing.scale
    let left = Int(drawing.margins.left * scaleX)
    let top = Int(drawing.margins.top * scaleY)
    let right = Int(drawing.margins.right * scaleX)
    let bottom = Int(drawing.margins.bottom * scaleY)
    let space = drawing.space.concatenating(Transform(translationX: -rect.minX, y: -rect.minY))
      .concatenating(Transform(scaleX: scaleX, y: scaleY))
      .concatenating(Transform(translationX: Double(left), y: Double(top)))
    let name = name(of: drawing, space: space, width: width, height: height)
    if let place = known[name] { return (place, 0) }
    guard pictures.count < LayerPictureStore.maximumCount,
      byteCount < LayerPictureStore.maximumByteCount
    else { return (LayerPictures.omitted, 0) }
    var bitmap = rasterizer.rasterize(
      drawing.node, background: drawing.background, width: left + width + right,
      height: top + height + bottom, transform: space)
    if left + top + right + bottom > 0 {
      bitmap = bitmap.part(x: left, y: top, width: width, height: height)
    }
    if drawing.isShape { bitmap = bitmap.shape }
    let png = PNGFile.data(of: bitmap, as: .rgba, compression: .level(6))
    // Whole pixels are shown, which may be a fraction of one more than were asked for.
    let shown = CGRect(
      x: rect.minX, y: rect.minY, width: Double(width) / scaleX, height: Double(height) / scaleY)
    // What changes behind a layer may be where it is not seen.
    if let place = places[png], pictures[place].rect == shown,
      pictures[place].isMasked == drawing.isMasked
    {
      known[name] = place
      return (place, 0)
    }
    byteCount += png.count
    pictures.append(LayerPicture(rect: shown, isMasked: drawing.isMasked, png: png))
    (known[name], places[png]) = (pictures.count - 1, pictures.count - 1)
    return (pictures.count - 1, png.count)
  }

  private func name(of drawing: Drawing, space: Transform, width: Int, height: Int) -> Digest {
    var holder = Node(
      id: 0, className: drawing.isShape ? "shape" : drawing.isMasked ? "masked" : "",
      geometry: Geometry(position: .zero, bounds: .zero, anchorPoint: .zero, transform: space))
    holder.children = [drawing.node]
    return Frame(
      index: 0, nanoseconds: 0, size: CGSize(width: width, height: height), scale: 1,
      background: drawing.background, root: holder
    ).digest
  }
}

extension Bitmap {
  /// The picture in black: what is left of it is how opaque it is, which takes fewer bytes.
  fileprivate var shape: Bitmap {
    Bitmap(width: width, height: height) { target in
      withUnsafeBytes { source in
        // Blue, green, red, alpha: the first three stay 0.
        for place in stride(from: 3, to: source.count, by: 4) { target[place] = source[place] }
      }
    }
  }
}
