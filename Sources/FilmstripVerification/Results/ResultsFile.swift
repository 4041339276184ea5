// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging
internal import FilmstripWording

enum ResultsFile {
  /// The most bytes that a file may have: 100,000 cases take a hundred megabytes.
  static let maximumByteCount = 256 << 20

  static let version = 2

  private struct Head: Decodable {
    let format: String
    let version: Int
  }

  /// The results in a file.
  ///
  /// - Throws: ``ResultsFileError``.
  static func read(_ path: String) throws(ResultsFileError) -> VerificationResult {
    let url = URL(fileURLWithPath: path)
    return try read(
      url.lastPathComponent, in: InputFolder(url.deletingLastPathComponent()), path: path)
  }

  /// The results in a file of a folder, whose links are followed or not.
  ///
  /// - Throws: ``ResultsFileError``.
  static func read(
    _ name: String, in folder: InputFolder, path: String
  ) throws(ResultsFileError) -> VerificationResult {
    var limits = ImageLimits()
    limits.byteCount = maximumByteCount
    let data: Data
    do { data = try folder.data(of: name, limits: limits) } catch {
      switch error {
      case .unreadable(_, let reason): throw .unreadable(path: path, reason: reason)
      case .directory: throw .unreadable(path: path, reason: "it is not a file")
      case .tooManyBytes:
        throw .unreadable(path: path, reason: "it is larger than \(maximumByteCount >> 20) MiB")
      default: throw .unreadable(path: path, reason: "\(error)")
      }
    }
    return try read(data, path: path)
  }

  /// The results in a file's bytes.
  ///
  /// - Throws: ``ResultsFileError``.
  static func read(_ data: Data, path: String) throws(ResultsFileError) -> VerificationResult {
    do { _ = try JSONSerialization.jsonObject(with: data) } catch {
      throw .damaged(path: path, reason: data.isEmpty ? "it is empty" : "it is no complete JSON")
    }
    guard let head = try? JSONDecoder().decode(Head.self, from: data),
      head.format == "filmstrip-results"
    else { throw .damaged(path: path, reason: "it describes no run of 'filmstrip verify'") }
    guard head.version == version else { throw .otherVersion(path: path, version: head.version) }
    let result: VerificationResult
    do { result = try JSONDecoder().decode(VerificationResult.self, from: data) } catch {
      throw .damaged(path: path, reason: reason(error))
    }
    if let reason = result.impossibility { throw .damaged(path: path, reason: reason) }
    return result
  }

  private static func reason(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context, _ key: String? = nil) -> String {
      let keys = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      return (keys + (key.map { [$0] } ?? [])).joined(separator: ".")
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      return "'\(place(context, key.stringValue))' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      return "'\(place(context))' has a value that it cannot have"
    default: return "it has values that it cannot have"
    }
  }
}

package enum ResultsFileError: Error, Equatable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  /// What is in it is not what a run wrote.
  case damaged(path: String, reason: String)
  case otherVersion(path: String, version: Int)
  /// No case in it has a time.
  case withoutTimes(path: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path.printable): cannot be read (\(reason.printable)); give a file of 'filmstrip verify --json'"
    case .damaged(let path, let reason):
      "\(path.printable): is damaged, \(reason.printable); run 'filmstrip verify --json' again"
    case .otherVersion(let path, let version):
      "\(path.printable): has version \(version) of the format, and this Filmstrip reads "
        + "\(ResultsFile.version); take the same "
        + "Filmstrip for both"
    case .withoutTimes(let path):
      "\(path.printable): has no times of cases; give the results of a run in which cases were recorded"
    }
  }
}
