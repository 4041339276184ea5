// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

/// Files that are kept have the same pixels as others, and fewer bytes.
@Suite struct SmallestPNGTests {
  /// Pictures of a number of colours, an odd number of pixels wide.
  private func picture(colors: Int, width: Int = 37, height: Int = 23) -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: true) { bytes in
      for index in 0..<width * height {
        let color = UInt32(index * 11 % colors)
        let pixel = Pixel(
          red: UInt8(color * 31 % 256), green: UInt8(color / 8 % 256), blue: UInt8(color % 256))
        bytes.storeBytes(of: pixel.bgra.littleEndian, toByteOffset: index * 4, as: UInt32.self)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 256, 257, 700])
  func pixelsStay(colors: Int) throws {
    let picture = picture(colors: colors)
    let data = PNGFile.smallestData(of: picture)
    #expect(try PNGReader.decode(data, name: "test").bitmap == picture)
    // The bit depth and the colour type of the header.
    let header = Array(data[24...25])
    let expected: [UInt8] =
      switch colors {
      case ...2: [1, 3]
      case ...4: [2, 3]
      case ...16: [4, 3]
      case ...256: [8, 3]
      default: [8, 2]
      }
    #expect(header == expected)
    #expect(PNGFile.smallestData(of: picture) == data)
  }

  @Test(arguments: [(1, 1), (1, 50), (50, 1)])
  func narrowPicturesStay(width: Int, height: Int) throws {
    for colors in [1, 2, 300] {
      let picture = picture(colors: colors, width: width, height: height)
      #expect(
        try PNGReader.decode(PNGFile.smallestData(of: picture), name: "test").bitmap == picture)
    }
  }

  @Test func aGradientIsSmallerThanWithOneFilter() throws {
    let gradient = Bitmap(width: 200, height: 200, isOpaque: true) { bytes in
      for index in 0..<40_000 {
        let pixel = Pixel(
          red: UInt8(index % 200), green: UInt8(index / 200), blue: UInt8((index % 200) / 2))
        bytes.storeBytes(of: pixel.bgra.littleEndian, toByteOffset: index * 4, as: UInt32.self)
      }
    }
    let fast = PNGFile.data(of: gradient, as: .rgb, compression: .level(9))
    #expect(PNGFile.smallestData(of: gradient).count * 3 < fast.count * 2)
  }
}
