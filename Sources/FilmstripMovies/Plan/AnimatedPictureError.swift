// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Why a moving picture could not be made.
public enum AnimatedPictureError: Error, Equatable, CustomStringConvertible {
  /// The file's extension is not that of a format.
  case unknownFormat(path: String)
  /// An option has a value that it cannot have, or not with this format or these frames.
  case unsuitable(option: AnimatedPictureOption, reason: String)
  /// The picture would have more pixels on a side than the format or drawing allows.
  case tooManyPixels(file: String, width: Int, height: Int, limit: Int)
  /// Even the smallest picture has more bytes than were allowed; `smallest` says what that would be.
  case doesNotFit(file: String, limit: Int, byteCount: Int, smallest: String)
  /// A program that is needed is not there.
  case programMissing(program: String, file: String, remedy: String)
  /// A program that is needed has ended without a result; `reason` is what it said last.
  case programFailed(program: String, file: String, reason: String)
  /// The output path is something else than a file.
  case outputIsNoFile(path: String)
  /// The output path is a file that is no picture of this format, so it is not replaced.
  case outputIsOtherFile(path: String, format: String)

  /// One line that names the file or value, what is wrong and what to do.
  public var description: String { line.printable }

  private var line: String {
    switch self {
    case .unknownFormat(let path):
      "\(path): the extension names no format of moving pictures; choose from: "
        + AnimatedPictureFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
    case .unsuitable(let option, let reason): "\(option.rawValue): \(reason)"
    case .tooManyPixels(let file, let width, let height, let limit):
      "\(file): would be \(width)×\(height) pixels, more than the \(limit) that a side can have; "
        + "choose a smaller width"
    case .doesNotFit(let file, let limit, let byteCount, let smallest):
      "\(file): does not fit into \(limit) bytes: \(smallest) it still has \(byteCount); "
        + "allow more, or choose another format"
    case .programMissing(let program, let file, let remedy):
      "\(file): needs \(program), which is not installed; \(remedy)"
    case .programFailed(let program, let file, let reason):
      "\(file): \(program) could not make it (\(reason)); check that program, or choose another format"
    case .outputIsNoFile(let path): "\(path): is not a file; choose another path"
    case .outputIsOtherFile(let path, let format):
      "\(path): is there and is no \(format) file, so it is left alone; choose another path"
    }
  }
}

/// The options of ``AnimatedPictureOptions``, for errors.
public enum AnimatedPictureOption: String, Sendable, Equatable {
  case width
  case frameRate = "frame rate"
  case speed
  case hold
  case bezel
  case shadow
  case backdrop
  case playCount = "play count"
  case quality
  case byteLimit = "byte limit"
}
