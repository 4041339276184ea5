// SPDX-License-Identifier: MIT
import Bombs
import Foundation
import FilmstripImaging
import Testing

/// Pictures that other encoders wrote, compared with pixels that are known without our reader.
@Suite struct PNGReaderTests {
  @Test func theManifestNamesEveryPictureOfTheCorpus() throws {
    #expect(try Corpus.pngFiles() == Corpus.pictures.map(\.file).sorted())
    #expect(Corpus.pictures.count > 200)
  }

  @Test(arguments: Corpus.pictures)
  func readsThePixelsThatThePictureWasMadeOf(picture: Corpus.Picture) throws {
    let bitmap = try PNGReader.read(path: picture.path).bitmap
    #expect(bitmap.width == picture.width)
    #expect(bitmap.height == picture.height)
    #expect(try TestPictures.bytes(of: bitmap) == picture.premultipliedBGRA())
  }

  @Test(arguments: Corpus.pictures)
  func isOpaqueOnlyWhereEveryPixelIs(picture: Corpus.Picture) throws {
    let bitmap = try PNGReader.read(path: picture.path).bitmap
    if bitmap.isOpaque { #expect(try picture.isExpectedOpaque()) }
  }

  @Test(arguments: [
    ("raw-1x1-rgb8.png", true), ("raw-1x1-grey1.png", true), ("raw-1x1-pal8.png", true),
    ("raw-1x1-rgb16-adam7.png", true), ("raw-1x1-rgba8.png", false), ("im-ga8.png", false),
    ("raw-trns-rgb8.png", false), ("raw-trns-pal4-part.png", false),
  ])
  func isOpaqueWithoutAnAlphaChannelOrTransparentColor(file: String, isOpaque: Bool) throws {
    #expect(try PNGReader.read(path: Corpus.path(file)).bitmap.isOpaque == isOpaque)
  }

  @Test(
    arguments: [
      ("raw-chunk-iccp-p3.png", "Display P3"), ("raw-chunk-iccp-srgb.png", "sRGB"),
      ("raw-chunk-all-rgba8.png", "Display P3"), ("raw-chunk-all-rgba8-adam7.png", "Display P3"),
      ("raw-apple-idot-rgb8.png", "ICC Profile"), ("raw-apple-idot-rgba16.png", "ICC Profile"),
      ("im-chunks-rgba8-adam7.png", "icc"), ("pil-chunks-rgba8.png", "ICC Profile"),
      ("im-rgb8.png", nil), ("raw-chunk-srgb.png", nil), ("raw-chunk-srgb-gama-chrm.png", nil),
    ] as [(String, String?)])
  func namesTheEmbeddedProfile(file: String, name: String?) throws {
    #expect(try PNGReader.read(path: Corpus.path(file)).colorProfileName == name)
  }

  /// 16-bit grey of one pixel, packed by hand as a stored deflate block.
  @Test(
    arguments: [
      (0x0000, 0x00), (0x0080, 0x00), (0x0081, 0x01), (0x7f7f, 0x7f), (0x7fff, 0x7f),
      (0x8000, 0x80), (0xff7e, 0xfe), (0xff7f, 0xff), (0xffff, 0xff),
    ] as [(UInt16, UInt8)])
  func roundsSixteenBitsToTheNearestOfEight(sample: UInt16, expected: UInt8) throws {
    let row = [0, UInt8(sample >> 8), UInt8(sample & 0xff)]
    let file = PNGChunks.file([
      PNGChunks.header(width: 1, height: 1, depth: 16, colorType: 0),
      ("IDAT", StoredZlib.stream(row)), ("IEND", []),
    ])
    let bitmap = try PNGReader.decode(file, name: "grey16.png").bitmap
    #expect(bitmap[0, 0] == Pixel(red: expected, green: expected, blue: expected))
  }

  /// Every colour and alpha: 256 by 256 pixels, alpha growing downwards, packed without our code.
  @Test func premultipliesEveryColorWithEveryAlphaToTheNearest() throws {
    var rows: [UInt8] = []
    for alpha in UInt8.min...UInt8.max {
      rows.append(0)
      for color in UInt8.min...UInt8.max { rows += [color, 255 - color, color / 2, alpha] }
    }
    let file = PNGChunks.file([
      PNGChunks.header(width: 256, height: 256, depth: 8, colorType: 6),
      ("IDAT", StoredZlib.stream(rows)), ("IEND", []),
    ])
    let bitmap = try PNGReader.decode(file, name: "all.png").bitmap
    func product(_ color: Int, _ alpha: Int) -> UInt8 { UInt8((2 * color * alpha + 255) / 510) }
    let expected = TestPictures.bitmap(width: 256, height: 256) { x, alpha in
      Pixel(
        red: product(x, alpha), green: product(255 - x, alpha), blue: product(x / 2, alpha),
        alpha: UInt8(alpha))
    }
    #expect(bitmap == expected)
  }

  @Test func readsFromAPathWhatItDecodesFromBytes() throws {
    let path = Corpus.path("im-rgba8.png")
    let decoded = try PNGReader.decode(Data(contentsOf: URL(filePath: path)), name: "bytes")
    #expect(try PNGReader.read(path: path).bitmap == decoded.bitmap)
  }

  @Test func decodesASliceOfData() throws {
    let file = try Data(contentsOf: URL(filePath: Corpus.path("im-rgba8.png")))
    let slice = (Data([1, 2, 3]) + file).dropFirst(3)
    let whole = try PNGReader.decode(file, name: "whole").bitmap
    #expect(try PNGReader.decode(slice, name: "slice").bitmap == whole)
  }
}
