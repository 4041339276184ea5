// SPDX-License-Identifier: MIT
package import Foundation

package struct SheetPage: Sendable {
  /// `sheet.png`, `sheet-2.png` and so on.
  package let imageName: String
  package let bitmap: Bitmap
  /// `sheet.json`, `sheet-2.json` and so on.
  package let dataName: String
  package let data: Data

  package func imageData(compression: PNGCompression = .fastest) -> Data {
    PNGFile.data(of: bitmap, as: bitmap.isOpaque ? .rgb : .rgba, compression: compression)
  }
}
