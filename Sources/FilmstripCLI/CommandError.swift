// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripMovies
import FilmstripVerification

/// A failure with a message that already names the file or value and the remedy.
struct CommandError: Error, CustomStringConvertible {
  let lines: [String]

  var description: String { lines.joined(separator: "\n") }

  init(_ description: String) { lines = [description] }

  /// An error with which a command ends; one of the library is given the options by which the command line applies
  /// its remedy.
  init(_ error: any Error) {
    switch error {
    case let error as CommandError: lines = error.lines
    case let error as SceneFileError: lines = error.lines
    case let error as MergeError: lines = error.lines
    default:
      let options = CommandError.options(for: (error as? SceneError)?.cause ?? error)
      lines = [options.isEmpty ? "\(error)" : "\(error) (\(options.joined(separator: ", ")))"]
    }
  }

  private static func options(for error: any Error) -> [String] {
    switch error {
    case let error as FilmstripError:
      switch error {
      case .outputIsFile, .outputIsMountPoint, .outputHoldsOtherFiles: ["--output"]
      case .outputUnwritable(_, _, let remedy) where remedy.hasSuffix("another folder"):
        ["--output"]
      case .sheetTooLarge: ["--every", "--cell-width", "--max-size"]
      default: []
      }
    case let error as AnimatedPictureError:
      switch error {
      case .unsuitable(let option, _): [name(of: option)]
      case .tooManyPixels: ["--width"]
      case .doesNotFit: ["--max-bytes"]
      case .outputIsNoFile, .outputIsOtherFile: ["--output"]
      default: []
      }
    case let error as ImagingError:
      switch error {
      case .tooLarge(_, _, _, let limit) where limit < Bitmap.maximumPixelCount:
        ["--max-megapixels"]
      case .tooManyBytes: ["--max-megapixels"]
      case .unwritable(_, _, let remedy) where remedy.hasSuffix("another folder"): ["--output"]
      default: []
      }
    default: []
    }
  }

  private static func name(of option: AnimatedPictureOption) -> String {
    switch option {
    case .width: "--width"
    case .frameRate: "--rate"
    case .speed: "--speed"
    case .hold: "--hold"
    case .bezel: "--bezel"
    case .shadow: "--shadow"
    case .backdrop: "--backdrop"
    case .playCount: "--loops"
    case .quality: "--quality"
    case .byteLimit: "--max-bytes"
    }
  }
}
