// SPDX-License-Identifier: MIT

/// A mosaic on its way to pictures of some sizes, as ``AreaScaler`` would make them of its bitmap.
struct MosaicScaling {
  /// The pictures, complete once all rows were taken.
  let bitmaps: [Bitmap]
  private let scalers: [RowScaler]

  init(_ mosaic: Mosaic, to sizes: [ScaledSize]) {
    bitmaps = sizes.map { Bitmap(width: $0.width, height: $0.height, isOpaque: true) { _ in } }
    scalers = zip(bitmaps, sizes).map { bitmap, size in
      RowScaler(
        from: (mosaic.width, mosaic.height), as: .bgra, to: (size.width, size.height),
        into: bitmap.storage.bytes.baseAddress!)
    }
  }

  func take(_ block: RowBlock) {
    for scaler in scalers { scaler.take(block) }
  }
}

extension AreaScaler {
  /// A mosaic that covers its picture, scaled as its bitmap would be.
  ///
  /// - Precondition: both sides are positive.
  package static func scale(_ mosaic: Mosaic, to size: ScaledSize) -> Bitmap {
    let scaling = MosaicScaling(mosaic, to: [size])
    mosaic.forEachBlock { scaling.take($0) }
    return scaling.bitmaps[0]
  }
}
