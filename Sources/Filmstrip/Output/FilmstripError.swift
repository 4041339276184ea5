// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging

/// Why a recording could not be written.
public enum FilmstripError: Error, Equatable, CustomStringConvertible {
  /// The output path is a file.
  case outputIsFile(path: String)
  /// A file system is mounted on the output folder, so it cannot be replaced.
  case outputIsMountPoint(path: String)
  /// The folder that the output goes into is a link.
  case outputThroughLink(path: String)
  /// The output folder holds a file that no recording writes, so it is not replaced.
  case outputHoldsOtherFiles(path: String, example: String)
  /// The system refused to write; the reason is the system's.
  case outputUnwritable(path: String, reason: String, remedy: String)
  /// The new output is in place, but not all files of the one it replaced could be removed.
  case earlierOutputNotRemoved(path: String, reason: String)
  /// The new output could not be put into its place, nor the earlier one back into it; the earlier
  /// one is kept.
  case earlierOutputSetAside(path: String, reason: String)
  /// The system did not start a thread; the reason is the system's.
  case noThread(reason: String)
  /// There is no output of that name; `known` lists those there are.
  case unknownOutput(name: String, known: String)
  /// A sheet of that many cells would be larger than a bitmap may be.
  case sheetTooLarge(cells: Int)

  /// One line that names the file, what is wrong and what to do.
  public var description: String {
    switch self {
    case .outputIsFile(let path): "\(path): is a file, not a folder; choose another folder"
    case .outputIsMountPoint(let path):
      "\(path): is where a file system is mounted; choose a folder inside it"
    case .outputThroughLink(let path):
      "\(path): is a link, through which nothing is written; put the folder itself in its place"
    case .outputHoldsOtherFiles(let path, let example):
      "\(path): holds \(example), which is not an output of Filmstrip, "
        + "so the folder is left alone; choose another one"
    case .outputUnwritable(let path, let reason, let remedy):
      "\(path): cannot be written (\(reason)); \(remedy)"
    case .earlierOutputNotRemoved(let path, let reason):
      "\(path): is complete, but not all files of the output it replaced could be removed "
        + "(\(reason)); the next run into a folder beside it tries again"
    case .earlierOutputSetAside(let path, let reason):
      "\(path): cannot be replaced, and the earlier output could not be put back (\(reason)); "
        + "it is kept, run again to have it put back"
    case .noThread(let reason):
      "cannot start a thread (\(reason)); end other programs or raise the limit on processes and "
        + "threads (ulimit -u) or on memory (ulimit -v)"
    case .unknownOutput(let name, let known): "\(name): no such output; choose from: \(known)"
    case .sheetTooLarge(let cells):
      "sheet.png: \(cells) cells of this size make too large a sheet; "
        + "show fewer frames or make the cells smaller"
    }
  }
}

extension FilmstripError {
  package static func outputUnwritable(path: String, errno: Int32) -> FilmstripError {
    outputUnwritable(path: path, SystemError(errno))
  }

  /// The error for a failed system call.
  static func outputUnwritable(path: String, _ error: SystemError) -> FilmstripError {
    .outputUnwritable(path: path, reason: error.reason, remedy: error.remedyForWriting)
  }
}
