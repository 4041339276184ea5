// SPDX-License-Identifier: MIT
package import Foundation

package enum FileBytes {
  /// All bytes of a regular file of at most so many; `path` is also what error messages call the file.
  ///
  /// No memory is provided for a file that has more: the size of one with a hole can be anything.
  package static func read(
    path: String, limits: ImageLimits = .standard
  ) throws(ImagingError) -> Data {
    let file = try FileBlocks(path: path)
    try limits.check(byteCount: file.byteCount, file: path)
    return try file.read(at: 0, count: file.byteCount)
  }
}
