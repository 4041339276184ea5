// SPDX-License-Identifier: MIT
internal import Foundation

/// Why a recording could not be written, in words for the person who asked for it.
public enum FilmstripError: Error, Equatable, CustomStringConvertible {
  /// The output path is a file.
  case outputIsFile(path: String)
  /// A file system is mounted on the output folder, so it cannot be replaced.
  case outputIsMountPoint(path: String)
  /// The output folder holds a file that no recording writes, so it is not replaced.
  case outputHoldsOtherFiles(path: String, example: String)
  /// The system refused to write; the reason is the system's.
  case outputUnwritable(path: String, reason: String)
  /// The new output stands, but the one it replaced could not be removed from beside it.
  case earlierOutputNotRemoved(path: String)
  /// A sheet of that many cells would be larger than a bitmap may be.
  case sheetTooLarge(cells: Int)

  /// One line that names the file, what is wrong and what to do.
  public var description: String {
    switch self {
    case .outputIsFile(let path):
      "\(path): is a file, not a folder; choose another folder with --output"
    case .outputIsMountPoint(let path):
      "\(path): is where a file system is mounted; name a folder inside it with --output"
    case .outputHoldsOtherFiles(let path, let example):
      "\(path): holds \(example), which is no output of ours, "
        + "so the folder is left alone; choose another with --output"
    case .outputUnwritable(let path, let reason):
      "\(path): cannot be written (\(reason)); choose another folder with --output"
    case .earlierOutputNotRemoved(let path):
      "\(path): is the earlier output, which could not be removed; the new one is in its place"
    case .sheetTooLarge(let cells):
      "sheet.png: \(cells) cells of this size make too large a sheet; "
        + "show fewer with --every or make them smaller with --cell-width"
    }
  }
}

extension FilmstripError {
  /// The error for a failed system call.
  static func outputUnwritable(path: String, errno: Int32) -> FilmstripError {
    .outputUnwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
