// SPDX-License-Identifier: MIT
package import Foundation
package import FilmstripImaging
import Requirements

/// A moving picture as another program reads it.
package struct ReadPicture {
  /// Width and height in pixels.
  package let size: (width: Int, height: Int)
  /// Each frame as it is shown, `0xrrggbbaa` a pixel, not premultiplied, top row first.
  package let frames: [[UInt32]]
  /// How long each frame stays, in milliseconds; empty where the program does not say.
  package let durations: [Double]
  /// How often the file says that it is shown again, or is shown, as the format has it; nil where it does not.
  package let loop: Int?
}

/// Programs that read moving pictures: tests compare with what they see.
package enum PictureReader {
  /// What another program wrote on its standard output, and how it ended.
  package struct Outcome {
    package let status: Int32
    package let output: Data
    package let errors: String
  }

  /// Runs a program that is looked for in the folders of `PATH`; output goes through files, so that no pipe can
  /// fill up.
  package static func run(_ program: String, _ arguments: [String]) throws -> Outcome {
    try withFolder { folder in
      let urls = ["out", "err"].map { folder.appendingPathComponent($0) }
      for url in urls { try Data().write(to: url) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: urls[0])
      process.standardError = try FileHandle(forWritingTo: urls[1])
      try process.run()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationStatus, output: try Data(contentsOf: urls[0]),
        errors: try String(contentsOf: urls[1], encoding: .utf8))
    }
  }

  package static func runPillow(_ arguments: [String]) throws -> Outcome {
    try run(Python.pillow.path ?? "python3", arguments)
  }

  package static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Reads a GIF, a WebP or an animated PNG with Pillow.
  package static func pillow(_ file: URL) throws -> ReadPicture {
    let script = """
      import json, sys
      from PIL import Image, GifImagePlugin
      GifImagePlugin.LOADING_STRATEGY = GifImagePlugin.LoadingStrategy.RGB_ALWAYS
      image = Image.open(sys.argv[1])
      count = getattr(image, "n_frames", 1)
      times, out = [], sys.stdout.buffer
      frames = []
      for index in range(count):
        image.seek(index)
        frames.append(image.convert("RGBA").tobytes())
        times.append(image.info.get("duration", 0))
      head = json.dumps({"width": image.width, "height": image.height, "times": times,
                         "loop": image.info.get("loop"), "count": count})
      out.write(head.encode() + b"\\n")
      for frame in frames: out.write(frame)
      """
    let outcome = try runPillow(["-c", script, file.path])
    guard outcome.status == 0, let end = outcome.output.firstIndex(of: 0x0a),
      let head = try JSONSerialization.jsonObject(with: outcome.output[..<end]) as? [String: Any],
      let width = head["width"] as? Int, let height = head["height"] as? Int
    else { throw ReaderError(program: "Pillow", message: outcome.errors) }
    let times = (head["times"] as? [NSNumber])?.map(\.doubleValue) ?? []
    return ReadPicture(
      size: (width, height),
      frames: frames(in: outcome.output[(end + 1)...], pixelCount: width * height),
      durations: times, loop: head["loop"] as? Int)
  }

  /// Reads the frames of any moving picture with `ffmpeg`, none twice and none left out.
  package static func ffmpeg(_ file: URL) throws -> ReadPicture {
    let stream = try probe(file)
    guard let width = stream["width"] as? Int, let height = stream["height"] as? Int else {
      throw ReaderError(program: "ffprobe", message: "no size")
    }
    let outcome = try run(
      "ffmpeg",
      [
        "-v", "error", "-nostdin", "-i", file.path, "-vsync", "passthrough", "-f", "rawvideo",
        "-pix_fmt", "rgba", "-",
      ])
    guard outcome.status == 0 else { throw ReaderError(program: "ffmpeg", message: outcome.errors) }
    return ReadPicture(
      size: (width, height), frames: frames(in: outcome.output, pixelCount: width * height),
      durations: [], loop: nil)
  }

  /// What `ffprobe` says of the first stream, with the number of frames that it has counted.
  package static func probe(_ file: URL) throws -> [String: Any] {
    let outcome = try run(
      "ffprobe",
      ["-v", "error", "-count_frames", "-show_streams", "-show_format", "-of", "json", file.path])
    guard let root = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any],
      var stream = (root["streams"] as? [[String: Any]])?.first
    else { throw ReaderError(program: "ffprobe", message: outcome.errors) }
    stream["format"] = root["format"]
    return stream
  }

  private static func frames(in data: Data, pixelCount: Int) -> [[UInt32]] {
    data.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - 4 * pixelCount + 1, by: 4 * pixelCount).map { start in
        [UInt32](unsafeUninitializedCapacity: pixelCount) { pixels, made in
          while made < pixelCount {
            let value = bytes.loadUnaligned(fromByteOffset: start + 4 * made, as: UInt32.self)
            pixels.initializeElement(at: made, to: UInt32(bigEndian: value))
            made += 1
          }
        }
      }
    }
  }
}

package struct ReaderError: Error, CustomStringConvertible {
  package let program: String
  package let message: String

  package var description: String { "\(program): \(message)" }
}

extension Bitmap {
  /// The pixels as ``ReadPicture/frames`` has them, of a bitmap whose pixels are opaque or not there.
  package var readable: [UInt32] {
    withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt32.self).map { value in
        let pixel = UInt32(littleEndian: value)
        return pixel >> 24 == 0 ? 0 : (pixel & 0xff_ffff) << 8 | 0xff
      }
    }
  }
}

extension ReadPicture {
  /// The peak signal-to-noise ratio of frames in decibels, over all channels of all of them.
  package static func signalToNoise(_ frames: [[UInt32]], _ expected: [[UInt32]]) -> Double {
    var (sum, count) = (0, 0)
    for (one, other) in zip(frames, expected) {
      for (a, b) in zip(one, other) {
        for shift in [8, 16, 24] as [UInt32] {
          let difference = Int(a >> shift & 0xff) - Int(b >> shift & 0xff)
          sum += difference * difference
        }
        count += 3
      }
    }
    guard sum > 0 else { return .infinity }
    return 10 * log10(255 * 255 * Double(count) / Double(sum))
  }
}
