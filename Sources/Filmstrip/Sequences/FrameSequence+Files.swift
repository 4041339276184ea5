// SPDX-License-Identifier: MIT

extension FrameSequence {
  /// Whether a frame and one of another sequence are in files of equal bytes, so that their pixels need not
  /// be read; false for frames of animations.
  package func hasSameFile(at index: Int, as other: FrameSequence, at otherIndex: Int) throws
    -> Bool
  {
    guard case .files(let paths) = source, case .files(let others) = other.source else {
      return false
    }
    let (path, otherPath) = (paths[index], others[otherIndex])
    guard try FileBlocks(path: path).byteCount == FileBlocks(path: otherPath).byteCount else {
      return false
    }
    return try FileBytes.read(path: path, limits: limits)
      == FileBytes.read(path: otherPath, limits: other.limits)
  }
}
