// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation

/// Has `ffmpeg` write an MP4: H.264 at a constant frame rate, in which a frame that stays longer is given
/// several times.
final class MP4PictureEncoder: PictureEncoder {
  private let job: PictureJob
  private let size: (width: Int, height: Int)
  /// How often each frame of the plan is given.
  private let repeats: [Int]
  private let process: ChildProcess
  private var count = 0

  private static let program = "ffmpeg"

  init(_ job: PictureJob, path: String) throws {
    self.job = job
    size = job.pictureSize
    let rate: String
    (rate, repeats) = job.plan.constantRate
    do throws(SystemError) {
      process = try ChildProcess(
        MP4PictureEncoder.program,
        arguments: MP4PictureEncoder.arguments(
          size: size, rate: rate, quality: job.options.quality, path: path))
    } catch {
      guard error.code == ENOENT else {
        throw AnimatedPictureError.programFailed(
          program: MP4PictureEncoder.program, file: job.shownPath, reason: error.reason)
      }
      throw AnimatedPictureError.programMissing(
        program: MP4PictureEncoder.program, file: job.shownPath,
        remedy: "install it (apt-get install ffmpeg), or choose GIF, WebP or PNG")
    }
  }

  func append(_ bitmap: Bitmap) throws {
    let frame = bitmap.width == size.width && bitmap.height == size.height ? bitmap : even(bitmap)
    do {
      try frame.withUnsafeBytes { bytes in
        for _ in 0..<repeats[count] { try process.write(bytes) }
      }
    } catch {
      throw failure(status: process.finish())
    }
    count += 1
  }

  func finish() throws {
    let status = process.finish()
    guard status == 0 else { throw failure(status: status) }
  }

  private func failure(status: Int32) -> AnimatedPictureError {
    let words = process.lastWords
    return .programFailed(
      program: MP4PictureEncoder.program, file: job.shownPath,
      reason: words.isEmpty ? "it ended with status \(status)" : words)
  }

  /// The picture with its last column and row once more, where their number is odd.
  private func even(_ bitmap: Bitmap) -> Bitmap {
    Bitmap(width: size.width, height: size.height, isOpaque: bitmap.isOpaque) { target in
      let pixels = target.bindMemory(to: UInt32.self)
      bitmap.withUnsafeBytes { bytes in
        let source = bytes.bindMemory(to: UInt32.self)
        for row in 0..<size.height {
          let from = min(row, bitmap.height - 1) * bitmap.width
          let place = pixels.baseAddress! + row * size.width
          place.update(from: source.baseAddress! + from, count: bitmap.width)
          place[size.width - 1] = source[from + bitmap.width - 1]
        }
      }
    }
  }

  /// What `ffmpeg` is asked for.
  ///
  /// Colours are converted to and labelled as BT.709, which is what players take an unlabelled video of this size
  /// for. The bytes depend on the version of `ffmpeg` alone: nothing is written of the time and the machine, and the
  /// number of threads, which x264 writes into the file, is always the same.
  ///
  /// Threads share a picture, and few pictures are looked at ahead: x264's own choice has dozens in memory. Measured for a
  /// push of photographs, 92 frames of 1,180 × 2,556 pixels: 10.6 s of processor time and 776 MB by its preset `medium`,
  /// 4.9 s and 287 MB so, as similar to what was given (SSIM 0.991), in a file that is 8 % smaller.
  private static func arguments(
    size: (width: Int, height: Int), rate: String, quality: Int?, path: String
  ) -> [String] {
    let factor = quality.map { 45 - Int((Double($0) * 0.4).rounded()) } ?? 18
    return [
      "-hide_banner", "-nostdin", "-loglevel", "error", "-y",
      "-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "\(size.width)x\(size.height)",
      "-framerate", rate, "-i", "pipe:0",
      "-vf",
      "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p",
      "-c:v", "libx264", "-preset", "veryfast", "-crf", "\(factor)", "-threads", "4",
      "-x264-params", "rc-lookahead=10:sliced-threads=1:bframes=1",
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
      "-color_range", "tv", "-fflags", "+bitexact", "-flags:v", "+bitexact",
      "-map_metadata", "-1", "-metadata", "comment=\(FileMark.name)", "-movflags", "+faststart",
      "-f", "mp4", path,
    ]
  }
}

extension PicturePlan {
  /// A frame rate at which each entry is shown for a whole number of frames, as `ffmpeg` takes it, and these
  /// numbers.
  ///
  /// Where that would be more than 240 in a second, which only frames at uneven times can ask for, they are shown
  /// in the nearest sixtieth.
  fileprivate var constantRate: (rate: String, repeats: [Int]) {
    var (divisor, b) = (entries[0].ticks, 0)
    for entry in entries.dropFirst() {
      b = entry.ticks
      while b != 0 { (divisor, b) = (b, divisor % b) }
    }
    guard timescale > 240 * divisor else {
      return ("\(timescale)/\(divisor)", entries.map { $0.ticks / divisor })
    }
    let ends = ends(rate: 60)
    return ("60", zip(ends, [0] + ends).map { $0 - $1 })
  }
}
