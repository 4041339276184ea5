// SPDX-License-Identifier: MIT
package import Foundation
internal import FilmstripImaging
internal import FilmstripWording

/// Files as bytes, bounded before they are read.
package enum YAMLFile {
  /// The bytes of a file.
  ///
  /// - Throws: ``YAMLFileError`` where there is none, it cannot be read or is too large.
  package static func bytes(
    _ path: String, limits: YAMLLimits = YAMLLimits()
  ) throws(YAMLFileError) -> Data {
    var imageLimits = ImageLimits()
    imageLimits.byteCount = limits.byteCount
    let data: Data
    do { data = try FileBytes.read(path: path, limits: imageLimits) } catch {
      throw YAMLFileError(file: path, reason: reason(error, path: path, limits: limits))
    }
    if ImageKind.isLFSPointer(data) {
      throw YAMLFileError(
        file: path, reason: "is a Git LFS pointer instead of the file; run 'git lfs pull'")
    }
    return data
  }

  private static func reason(_ error: ImagingError, path: String, limits: YAMLLimits) -> String {
    switch error {
    case .tooManyBytes: return YAMLComposer.tooLarge(limits)
    case .empty: return YAMLComposer.nothing
    case .directory: return "is a folder; give a file"
    case .unreadable(_, let reason):
      if let other = similarFile(path) { return "there is no such file; did you mean '\(other)'?" }
      return "cannot be read (\(reason)); check the path and its permissions"
    default: return "cannot be read; check the path and its permissions"
    }
  }

  /// The path of a file of YAML beside one that is not there, with a similar name.
  private static func similarFile(_ path: String) -> String? {
    guard !FileManager.default.fileExists(atPath: path) else { return nil }
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted()
    return url.lastPathComponent.nearest(in: names).map { name in
      path.contains("/") ? path.dropLast(url.lastPathComponent.count) + name : name
    }
  }
}
