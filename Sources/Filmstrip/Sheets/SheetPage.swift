// SPDX-License-Identifier: MIT
package import Foundation
package import FilmstripImaging

/// A finished page of a sheet, with its description.
package struct SheetPage: Sendable {
  /// `sheet.png`, `sheet-2.png` and so on.
  package let imageName: String
  /// The pixels; opaque unless the backdrop is transparent.
  package let bitmap: Bitmap
  /// `sheet.json`, `sheet-2.json` and so on.
  package let dataName: String
  /// The description, in JSON.
  package let data: Data

  /// The bytes of the image's file.
  package func imageData(compression: PNGCompression = .fastest) -> Data {
    PNGFile.data(of: bitmap, as: bitmap.isOpaque ? .rgb : .rgba, compression: compression)
  }
}
