// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging
internal import FilmstripWording

/// A Cairo context over the memory of one bitmap, into which plans are painted.
///
/// Each drawing has two matrices. The current transformation matrix, the CTM, accumulates down the tree; Cairo gets it
/// *snapped*: where the space is only scaled and moved, its origin is put on a whole device pixel. Snapping the
/// accumulated matrix, not each step, lets a part inside a layer land where its own place rounds to.
final class CairoCanvas {
  let context: OpaquePointer
  private let surface: OpaquePointer
  let bounds: PixelRect
  var surroundings: Surroundings
  var openGroups = 0
  /// Whether a blend mode may have made pixels transparent that were opaque.
  var mayBeUncovered = false
  /// How far from the origin of the current space points are sure to lie within four million pixels.
  private(set) var safeDistance = 0.0
  /// Whether Cairo cannot place anything in the current space.
  private(set) var isDegenerate = false

  struct Surroundings {
    /// Whether what is only moved lands on whole pixels.
    var snapsTranslations: Bool
    /// Pixels in a point of the space that the canvas was made for.
    var scale: Double
    var pixelBudget: Int
    let cache: RasterCache
    /// Where failures are noted; nil where they stop the program.
    let losses: DrawingLosses?
    /// How many surfaces lie between this canvas and the picture.
    var depth = 0
    var isReversed = false
    /// How many patterns the canvas is a cell within.
    var patterns = 0
    var isAntialiased = true
    /// Whether the shapes of commands are painted, in black, in place of what they paint.
    var paintsShapes = false

    /// Surfaces within surfaces beyond this many are left out, or drawn without a surface: memory
    /// stays bounded for any tree.
    static let maximumDepth = 32
  }

  /// - Precondition: `pixels` has room for `bounds` and outlives the canvas.
  init(pixels: UnsafeMutableRawBufferPointer, bounds: PixelRect, surroundings: Surroundings) {
    surface = cairo_image_surface_create_for_data(
      pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, bounds.width,
      bounds.height, bounds.width * 4)
    if bounds.x != 0 || bounds.y != 0 {
      cairo_surface_set_device_offset(surface, Double(-bounds.x), Double(-bounds.y))
    }
    context = cairo_create(surface)
    self.bounds = bounds
    self.surroundings = surroundings
    if !surroundings.isAntialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
  }

  /// A canvas that only keeps how much of its pixels is covered, in a byte for each.
  ///
  /// - Precondition: `bytes` has room for the rows of `bounds` and outlives the canvas.
  init(
    coverage bytes: UnsafeMutableBufferPointer<UInt8>, stride: Int, bounds: PixelRect,
    surroundings: Surroundings
  ) {
    surface = cairo_image_surface_create_for_data(
      bytes.baseAddress, CAIRO_FORMAT_A8, bounds.width, bounds.height, Int32(stride))
    cairo_surface_set_device_offset(surface, Double(-bounds.x), Double(-bounds.y))
    context = cairo_create(surface)
    if !surroundings.isAntialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    self.bounds = bounds
    self.surroundings = surroundings
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  var snapsTranslations: Bool { surroundings.snapsTranslations }

  /// How many surfaces there are between what is drawn now and the picture.
  var depth: Int { surroundings.depth + openGroups }

  /// Waits for all drawing to be in the pixels.
  ///
  /// What Cairo failed at, such as for want of memory, is missing from the picture, and so is what
  /// came after it: that is noted among the losses, and drawing continues.
  func finish() {
    cairo_surface_flush(surface)
    let status = cairo_status(context)
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let reason = String(cString: cairo_status_to_string(status))
    guard let losses = surroundings.losses else {
      refuse(
        "CairoRasterizer without DrawingLosses: a part of a picture is missing: Cairo: \(reason)")
    }
    losses.add("Cairo: \(reason)")
  }

  func fill(_ parts: [PixelRect], with color: Color) {
    guard color.alpha > 0 else { return }
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setSource(color)
    append(parts)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Puts a mosaic of the canvas's size onto it.
  func lay(_ mosaic: Mosaic) {
    guard !mosaic.pieces.isEmpty, let memory = PixelMemory(surface) else { return }
    mosaic.write(rows: 0..<memory.height, to: memory.base)
    memory.markDirty()
  }

  /// Makes a space current: what is only scaled and moved has its origin put on a whole pixel.
  ///
  /// In a space whose numbers Cairo cannot hold all paths are empty.
  func setMatrix(_ ctm: Transform) {
    let snapped = placed(ctm)
    isDegenerate = !snapped.isFitForPlaces
    guard !isDegenerate else {
      cairo_identity_matrix(context)
      return
    }
    let growth = max(abs(snapped.a) + abs(snapped.c), abs(snapped.b) + abs(snapped.d))
    safeDistance = (CairoLimits.farthestPixel - max(abs(snapped.tx), abs(snapped.ty))) / growth
    var matrix = cairo_matrix_t(
      xx: snapped.a, yx: snapped.b, xy: snapped.c, yy: snapped.d, x0: snapped.tx, y0: snapped.ty)
    cairo_set_matrix(context, &matrix)
  }

  /// The matrix that Cairo gets for a CTM.
  func placed(_ ctm: Transform) -> Transform { snapsTranslations ? ctm.snapped : ctm }

  var visible: PixelRect {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return PixelRect(around: Box(minX: left, minY: top, maxX: right, maxY: bottom), within: bounds)
  }

  func visiblePart(of box: Box) -> PixelRect {
    // Snapping moves what is drawn by up to half a pixel, and smoothing reaches half of one.
    PixelRect(around: box.grown(by: 2), within: visible)
  }

  func clip(to rect: PixelRect) {
    append([rect])
    cairo_clip(context)
  }

  func bitmap(of rect: PixelRect, _ draw: (CairoCanvas) -> Void) -> Bitmap {
    var surroundings = self.surroundings
    surroundings.depth = depth + 1
    surroundings.pixelBudget = max(surroundings.pixelBudget / 2, 1 << 18)
    return CairoCanvas.bitmap(of: rect, surroundings: surroundings, draw)
  }

  /// Draws into a bitmap, transparent at first, that holds some pixels of a device.
  ///
  /// - Precondition: the rectangle is not empty.
  static func bitmap(
    of rect: PixelRect, surroundings: Surroundings, _ draw: (CairoCanvas) -> Void
  ) -> Bitmap {
    Bitmap(width: Int(rect.width), height: Int(rect.height)) { bytes in
      let canvas = CairoCanvas(pixels: bytes, bounds: rect, surroundings: surroundings)
      draw(canvas)
      canvas.finish()
    }
  }
}
