// SPDX-License-Identifier: MIT
import FilmstripImaging
import Foundation
import PictureReaders
import Requirements
import Testing

/// Screenshots with colour profiles, as Pillow writes and converts them, with Little CMS of its own.
@Suite struct ColorProfileTests {
  /// Writes `a.png`, in which red, green and blue vary, with the profile of another file, and `expected.png`, which
  /// says the same in sRGB.
  private static let script = """
    import io, sys
    from PIL import Image, ImageCms
    folder, source = sys.argv[1:3]
    profile = Image.open(source).info["icc_profile"]
    side = 48
    image = Image.new("RGB", (side, side))
    image.putdata([(x * 255 // 47, y * 255 // 47, (x + y) * 255 // 94) for y in range(side) for x in range(side)])
    image.save(folder + "/a.png", icc_profile=profile)
    image.save(folder + "/a.jpg", icc_profile=profile, quality=100, subsampling=0)
    standard = ImageCms.createProfile("sRGB")
    given = ImageCms.ImageCmsProfile(io.BytesIO(profile))
    for name in ["png", "jpg"]:
      picture = Image.open(folder + "/a." + name).convert("RGB")
      ImageCms.profileToProfile(picture, given, standard, renderingIntent=1).save(folder + "/" + name + ".png")
      picture.save(folder + "/" + name + "-plain.png")
    """

  private func firstFrame(_ folder: URL, of file: String) throws -> Bitmap {
    let result = try FilmstripProcess.run(
      [
        "render", "push", "--from", file, "--to", file, "--scale", "1", "--emit", "frames",
        "--output", "o", "--quiet",
      ], folder: folder)
    // Pillow calls each profile `ICC Profile`: nothing is said of one that is known by what it says.
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    return try PNGReader.read(path: folder.appendingPathComponent("o/frames/0000.png").path).bitmap
  }

  private func farthest(_ one: Bitmap, _ other: Bitmap) -> Int {
    one.withUnsafeBytes { first in
      other.withUnsafeBytes { second in
        zip(first, second).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
      }
    }
  }

  private func withScreens(_ fixture: String, _ body: (URL) throws -> Void) throws {
    try PictureReader.withFolder { folder in
      let source = FilmstripProcess.root.appendingPathComponent("Fixtures/png/\(fixture).png")
      let outcome = try PictureReader.runPillow(["-c", Self.script, folder.path, source.path])
      #expect(outcome.status == 0, "\(outcome.errors)")
      try body(folder)
    }
  }

  @Test(.needs(.pillow), arguments: ["png", "jpg"])
  func screenshotsInDisplayP3AreConverted(format: String) throws {
    try withScreens("raw-chunk-iccp-p3") { folder in
      let frame = try firstFrame(folder, of: "a.\(format)")
      let expected = try PNGReader.read(
        path: folder.appendingPathComponent("\(format).png").path
      ).bitmap
      let plain = try PNGReader.read(
        path: folder.appendingPathComponent("\(format)-plain.png").path
      ).bitmap
      #expect(farthest(frame, expected) <= 1)
      #expect(farthest(expected, plain) > 20)
    }
  }

  @Test(.needs(.pillow)) func aProfileOfSRGBChangesNothingWhateverItsName() throws {
    try withScreens("raw-chunk-iccp-srgb") { folder in
      let plain = try PNGReader.read(
        path: folder.appendingPathComponent("png-plain.png").path
      ).bitmap
      #expect(farthest(try firstFrame(folder, of: "a.png"), plain) == 0)
    }
  }
}
