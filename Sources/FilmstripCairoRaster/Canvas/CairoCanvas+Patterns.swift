// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

extension CairoCanvas {
  /// Makes a pattern Cairo's source while `body` draws with it inside some pixels.
  ///
  /// A few cells with room between them are drawn one by one. Of many, and of those that meet, one
  /// period is drawn and repeated: exactly, where it has whole pixels, else mixed smoothly, so that no
  /// seams are seen.
  func withSource(_ pattern: Pattern, in ctm: Transform, on rect: PixelRect, _ body: () -> Void) {
    guard !rect.isEmpty, surroundings.patterns < CairoCanvas.patternDepth,
      depth < Surroundings.maximumDepth,
      let lattice = PatternLattice(pattern, in: ctm, snapsTranslations: snapsTranslations),
      let cells = lattice.cells(touching: rect)
    else { return }
    var inner = surroundings
    inner.depth = depth + 1
    inner.pixelBudget = max(inner.pixelBudget / 2, 1 << 18)
    inner.patterns += 1
    // The cells are to meet: they move by what is exact, all of them.
    inner.snapsTranslations = false
    let isSmall = cells.count * Double(max(pattern.commands.count, 1)) <= 400
    let isSeamless = !lattice.isGapless || cells.count == 1 || lattice.tileIsTooLarge
    if isSmall && isSeamless && surroundings.patterns == 0 {
      let bitmap = CairoCanvas.bitmap(of: rect, surroundings: inner) { canvas in
        canvas.draw(pattern.commands, of: lattice, cells: cells, in: lattice.toDevice)
      }
      withDeviceSource(bitmap, at: rect, body)
      return
    }
    guard let tile = lattice.tile(pixelLimit: surroundings.pixelBudget),
      let overlapping = lattice.cells(touching: tile.part)
    else { return }
    let place = PixelRect(x: 0, y: 0, width: tile.width, height: tile.height)
    let bitmap = CairoCanvas.bitmap(of: place, surroundings: inner) { canvas in
      let limit = surroundings.patterns == 0 ? 16.0 : 2
      canvas.draw(pattern.commands, of: lattice, cells: overlapping.last(limit), in: tile.toPixels)
    }
    guard tile.fromDevice.isFitForSources(over: rect) else {
      let whole = BitmapTile(x: 0, y: 0, width: bitmap.width, height: bitmap.height, isPart: false)
      let near = bitmap.nearest(in: whole, by: tile.fromDevice, over: rect, repeats: true)
      withDeviceSource(near, at: rect, body)
      return
    }
    withSource(bitmap, repeated: tile, body)
  }

  /// Patterns in cells of patterns beyond this many are left out.
  private static let patternDepth = 3

  private func draw(
    _ commands: [DrawCommand], of lattice: PatternLattice, cells: PatternLattice.Cells,
    in space: Transform
  ) {
    cells.forEach { column, row in
      let place = Transform(
        translationX: column * lattice.step.width, y: row * lattice.step.height
      ).concatenating(space)
      cairo_save(context)
      setMatrix(place)
      append(Path(rect: lattice.cell.rect))
      // Two half-covered pixels of neighbours do not make a whole one.
      if lattice.isGapless { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
      cairo_clip(context)
      cairo_set_antialias(
        context, surroundings.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      draw(commands, in: place)
      cairo_restore(context)
    }
  }

  private func withSource(
    _ bitmap: Bitmap, repeated tile: PatternLattice.Tile, _ body: () -> Void
  ) {
    withSurface(of: bitmap) { surface in
      let source = cairo_pattern_create_for_surface(surface)
      cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
      cairo_pattern_set_filter(
        source, tile.isPixelExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      let map = tile.fromDevice
      var inverse = cairo_matrix_t(
        xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
      cairo_pattern_set_matrix(source, &inverse)
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      cairo_identity_matrix(context)
      cairo_set_source(context, source)
      cairo_set_matrix(context, &matrix)
      cairo_pattern_destroy(source)
      body()
    }
  }
}
