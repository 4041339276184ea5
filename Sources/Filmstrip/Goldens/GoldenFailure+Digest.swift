// SPDX-License-Identifier: MIT
internal import FilmstripImaging

extension GoldenFailure {
  /// Names what the failure shows: what was recorded, what it was compared with, and what differs; eight hexadecimal
  /// digits, which a person can copy.
  ///
  /// Another run that comes to the same has the same.
  ///
  /// - Throws: ``GoldenError`` if a file cannot be read.
  package func digest() throws(GoldenError) -> String {
    var builder = DigestBuilder()
    // The recording's other files are named by their digests in these.
    for name in GoldenFailure.shownFiles where input.kind(of: name) != nil {
      let data = try Golden.bytes(of: name, in: input)
      builder.add(name)
      builder.add(data.withUnsafeBytes { Digest(of: $0) })
    }
    return String("\(builder.digest)".prefix(8))
  }

  private static let shownFiles = [
    fileName, GoldenFile.fileName, GoldenText.fileName, FailureComparison.fileName,
    FailureComparison.expectedTimelineName, FailureComparison.expectedSheetName,
  ]
}
