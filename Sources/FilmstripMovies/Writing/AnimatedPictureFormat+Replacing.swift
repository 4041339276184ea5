// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation

extension AnimatedPictureFormat {
  /// Refuses a path at which something is that a picture may not replace: no file, or one that begins otherwise than
  /// files of the format.
  ///
  /// An empty file is replaced.
  func checkReplacement(of path: String, shownAs shownPath: String) throws {
    let target = OutputFolder.resolved(path)
    var status = stat()
    guard lstat(target, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw AnimatedPictureError.outputIsNoFile(path: shownPath)
    }
    guard status.st_size > 0 else { return }
    let start: Data
    do { start = try FileBlocks(path: target).read(at: 0, count: 12) } catch {
      throw FilmstripError.outputUnwritable(path: shownPath, errno: EACCES)
    }
    guard isBeginning(start) else {
      throw AnimatedPictureError.outputIsOtherFile(path: shownPath, format: title)
    }
  }

  /// Whether a file of the format, by anyone, can begin so.
  private func isBeginning(_ start: Data) -> Bool {
    func has(_ text: String, at offset: Int) -> Bool {
      start.dropFirst(offset).starts(with: Data(text.utf8))
    }
    return switch self {
    case .gif: has("GIF8", at: 0)
    case .webp: has("RIFF", at: 0) && has("WEBP", at: 8)
    case .mp4: has("ftyp", at: 4)
    case .png: has("PNG\r\n", at: 1)
    }
  }
}
