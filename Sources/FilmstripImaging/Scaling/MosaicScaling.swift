// SPDX-License-Identifier: MIT

struct MosaicScaling {
  /// The pictures, complete once all rows were taken.
  let bitmaps: [Bitmap]
  private let scalers: [RowScaler]

  init(_ mosaic: Mosaic, to sizes: [ScaledSize]) {
    bitmaps = sizes.map { Bitmap(width: $0.width, height: $0.height, isOpaque: true) { _ in } }
    scalers = zip(bitmaps, sizes).map { bitmap, size in
      RowScaler(
        from: (mosaic.width, mosaic.height), as: .rgb, to: (size.width, size.height),
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
    let rows = MosaicRows(mosaic)
    let sampleCount = mosaic.width * 3
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: sampleCount * RowBlock.usualCount) {
      var block = RowBlock()
      for y in 0..<mosaic.height {
        if rows.repeats[y] {
          block.repeatLast()
          continue
        }
        if block.isFull {
          scaling.take(block)
          block.removeAll()
        }
        let place = $0.baseAddress! + block.rows.count * sampleCount
        rows.write(row: y, as: .rgb, to: place)
        block.append(place)
      }
      scaling.take(block)
    }
    return scaling.bitmaps[0]
  }
}
