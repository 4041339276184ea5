// SPDX-License-Identifier: MIT
internal import Foundation
public import FilmstripImaging

extension Frame {
  /// Names all that the frame says, but for the numbers of its nodes: frames that differ in any other
  /// value have different digests.
  ///
  /// Bitmaps count by their pixels, pictures by their commands. Nodes are numbered by when they first
  /// appear in a recording, which says nothing about a frame.
  public var digest: Digest {
    var builder = DigestBuilder()
    builder.add(index)
    builder.add(Int(nanoseconds))
    builder.add(size)
    builder.add(scale)
    builder.add(background)
    builder.add(root)
    return builder.digest
  }
}

extension Picture {
  static func digest(
    size: CGSize, commands: [DrawCommand], _ precision: DigestBuilder.Precision
  ) -> Digest {
    var builder = DigestBuilder(precision)
    builder.add(size)
    builder.add(commands)
    return builder.digest
  }
}
