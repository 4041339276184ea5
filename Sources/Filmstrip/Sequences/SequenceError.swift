// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Why frames could not be taken from files.
public enum SequenceError: Error, Equatable, CustomStringConvertible {
  /// A folder cannot be listed; the reason is the system's.
  case unreadableFolder(path: String, reason: String)
  /// A folder holds no frames, neither PNG nor JPEG files.
  case noFrames(path: String)
  /// A folder is an output of Filmstrip, written without frames and animation.
  case outputWithoutFrames(path: String)
  /// A file has another size than the first one.
  case differentSize(file: String, width: Int, height: Int, first: String, size: String)
  /// The times beside the frames are those of another number of frames.
  case differentCount(path: String, frames: Int, times: String, count: Int)

  /// One line that names the file, what is wrong and what to do.
  public var description: String { line.printable }

  private var line: String {
    switch self {
    case .unreadableFolder(let path, let reason):
      "\(path): cannot be read (\(reason)); check the path and its permissions"
    case .noFrames(let path):
      "\(path): holds no PNG or JPEG files; give a folder of frames, an animated PNG or image files"
    case .outputWithoutFrames(let path):
      "\(path): is an output without frames; write it again with --emit frames or animation"
    case .differentSize(let file, let width, let height, let first, let size):
      "\(file): is \(width)×\(height) pixels but \(first) is \(size); "
        + "the frames of a sequence have one size"
    case .differentCount(let path, let frames, let times, let count):
      "\(path): has \(frames) frames, and \(times) the times of \(count); write the output again"
    }
  }
}
