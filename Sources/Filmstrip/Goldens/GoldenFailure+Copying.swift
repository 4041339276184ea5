// SPDX-License-Identifier: MIT
public import Foundation

extension GoldenFailure {
  /// Copies the failure's files into another folder, which appears complete or not at all; an earlier failure that
  /// is there is replaced.
  ///
  /// - Parameter folder: Where the copy is made.
  /// - Throws: `GoldenError` if a file cannot be read, `FilmstripError` if the folder holds other files or
  ///   cannot be written.
  public func copy(to folder: URL) throws {
    let names = ((try? input.names()) ?? []).filter { GoldenFolder.failure.file(at: $0) != nil }
    let files = try names.map { name in (name: name, data: try Golden.bytes(of: name, in: input)) }
    try GoldenFolder.write(files, to: folder, knownFiles: GoldenFolder.failure)
  }
}

extension GoldenSuite {
  /// Removes the failure of a case that passes now; there may be none.
  ///
  /// - Parameter name: The golden's name in the suite.
  /// - Throws: `FilmstripError` if its folder holds other files, or cannot be removed.
  public func removeFailure(of name: GoldenName) throws {
    try removeFailure(failure(of: name))
  }
}
