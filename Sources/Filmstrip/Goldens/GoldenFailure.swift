// SPDX-License-Identifier: MIT
public import Foundation
internal import FilmstripWording

/// A recording that did not match its golden: a folder with the recording as a golden, pictures of the
/// difference, and `failure.json`.
///
/// ``accept(into:)`` makes the recording the golden.
public struct GoldenFailure: Sendable {
  /// What `failure.json` says.
  public struct Description: Sendable, Equatable, Codable {
    /// Always `filmstrip-failure`.
    public private(set) var format = "filmstrip-failure"
    /// The version of the format: 2 since it has the names of folders apart from the path that they are in.
    public private(set) var version = 2
    /// The suite that the case belongs to.
    public let suite: String
    /// What the folder of the suite's goldens is called.
    public let suiteFolder: String
    /// What the golden's folder in it is called.
    public let name: String
    /// The folder with the suites' folders, as the run had it.
    ///
    /// It is relative to the folder that the run was started in where it is inside of it. It is only shown; who accepts
    /// a failure says where goldens are.
    public let reference: String
    /// What differs.
    public let message: [String]
    /// What the golden has beside its digests, if the failure is accepted; nil for ``GoldenForm/pictures``, which the
    /// failure itself has always.
    public var form: GoldenForm?

    /// The golden's folder, as the run had it.
    public var golden: String { "\(reference)/\(suiteFolder)/\(name)" }

    func data() throws -> Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }

  static let fileName = "failure.json"

  /// The failure's folder.
  public var folder: URL { input.url }
  /// What failed.
  public let description: Description
  /// Where its files are read: it may come from another machine.
  let input: InputFolder

  /// The failure in a folder, in which no link is followed.
  ///
  /// - Parameter folder: The folder of one failure.
  /// - Throws: ``GoldenError`` if there is none, or it cannot be read.
  public init(contentsOf folder: URL) throws(GoldenError) {
    try self.init(in: InputFolder(foreign: folder))
  }

  package init(in folder: InputFolder) throws(GoldenError) {
    let path = folder.url.relativePath + "/" + GoldenFailure.fileName
    let data = try Golden.bytes(of: GoldenFailure.fileName, in: folder)
    guard let head = try? JSONDecoder().decode(Head.self, from: data),
      head.format == "filmstrip-failure"
    else { throw .damaged(file: path, reason: "it describes no failure") }
    guard head.version == 2 else {
      throw head.version > 2
        ? .newerVersion(file: path, version: head.version)
        : .earlierFailure(file: path, version: head.version)
    }
    guard let description = try? JSONDecoder().decode(Description.self, from: data) else {
      throw .damaged(file: path, reason: "it describes no failure")
    }
    for name in [description.suiteFolder, description.name] where !GoldenFailure.isName(name) {
      throw .unsafeName(file: path, name: name)
    }
    input = folder
    self.description = description
  }

  private struct Head: Decodable {
    let format: String
    let version: Int
  }

  /// Whether a text can be the name of a folder that a test or a scene file has for goldens: one part of a path that
  /// leads nowhere else and is not hidden.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= Int(NAME_MAX) && !name.hasPrefix(".")
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  /// The failures in a folder and in those inside of it, by path.
  ///
  /// - Parameter folder: A folder of failures.
  /// - Returns: Their folders; none where there is no such folder.
  /// - Throws: ``GoldenError`` if a folder cannot be read: a failure in it would be passed over.
  package static func all(in folder: InputFolder) throws(GoldenError) -> [InputFolder] {
    let names: [String]
    do { names = try folder.names().filter { !$0.hasPrefix(".") } } catch {
      switch error.code {
      case ENOENT, ENOTDIR: return []
      case ELOOP: throw .link(file: folder.url.relativePath)
      default: throw .unreadable(file: folder.url.relativePath, reason: error.reason)
      }
    }
    if names.contains(GoldenFailure.fileName) { return [folder] }
    var found: [InputFolder] = []
    for name in names {
      switch folder.kind(of: name) {
      case S_IFDIR: found += try all(in: folder.folder(name))
      // What it would be is not known, and is not to be passed over either.
      case S_IFLNK: throw .link(file: folder.folder(name).url.relativePath)
      default: break
      }
    }
    return found
  }

  /// The folder of the golden in a folder of goldens.
  ///
  /// - Parameter reference: The folder with the suites' folders.
  /// - Returns: The folder, which need not be there.
  public func golden(in reference: URL) -> URL {
    reference.appendingPathComponent(description.suiteFolder, isDirectory: true)
      .appendingPathComponent(description.name, isDirectory: true)
  }

  /// Makes the recording the golden and removes the failure.
  ///
  /// Where the golden goes follows from `reference` and the checked names of suite and case, never from a path in the
  /// failure.
  ///
  /// - Parameter reference: The folder with the suites' folders.
  /// - Returns: Whether the golden changed.
  /// - Throws: ``GoldenError`` if the recording is damaged or has a link in it, ``FilmstripError`` if the golden's
  ///   folder has other files in it or cannot be written.
  @discardableResult
  public func accept(into reference: URL) throws -> Bool {
    let isChanged = try GoldenFolder.write(
      try acceptedFiles(), to: golden(in: reference), knownFiles: GoldenFolder.golden)
    try remove()
    return isChanged
  }

  /// Reads all that would be accepted.
  ///
  /// - Throws: What ``accept(into:)`` throws where a file of the failure is missing or damaged.
  package func check() throws { _ = try acceptedFiles() }

  /// The files that make a golden, each of which can be read again.
  private func acceptedFiles() throws -> [(name: String, data: Data)] {
    if input.kind(of: GoldenText.fileName) != nil {
      guard let text = try GoldenText.read(input) else {
        throw GoldenError.missing(file: folder.relativePath)
      }
      return [(GoldenText.fileName, Data(text.utf8))]
    }
    guard let actual = try Golden(in: input) else {
      throw GoldenError.missing(file: folder.relativePath)
    }
    guard actual.file.version == GoldenFile.currentVersion else {
      throw GoldenError.earlierFailure(
        file: folder.relativePath + "/" + GoldenFile.fileName, version: actual.file.version)
    }
    let timeline = try actual.timeline()
    _ = try actual.sheet()
    try actual.checkParts()
    if description.form == .text {
      return actual.file.files(
        timeline: try actual.timelineText(), motion: Data(MotionText(timeline).text.utf8))
    }
    return try ([GoldenFile.fileName] + actual.file.parts.map(\.name)).map { name in
      (name: name, data: try Golden.bytes(of: name, in: input))
    }
  }

  /// Whether a folder of goldens has one of the failure's suite, in a folder of its own that no link leads to.
  package func hasSuite(in reference: InputFolder) -> Bool {
    GoldenFolder.holdsGoldens(reference.folder(description.suiteFolder))
  }

  /// The command that makes failures the goldens of one folder, as one line for a shell.
  package static func acceptCommand(reference: String, failures: [String]) -> String {
    // A path that begins with a hyphen would be taken for an option.
    let words = ["--reference", reference] + failures.map { $0.hasPrefix("-") ? "./" + $0 : $0 }
    return "filmstrip accept " + words.map { $0.printable.shellWord }.joined(separator: " ")
  }

  /// Removes the failure's folder.
  public func remove() throws {
    try GoldenFolder.remove(folder, knownFiles: GoldenFolder.failure)
  }
}

extension GoldenCandidate {
  /// Writes the recording, and how it differs from a golden, into a failure's folder.
  ///
  /// `golden` is nil where the failure is that there is none.
  func writeFailure(
    _ description: GoldenFailure.Description, golden: Golden?, to folder: URL
  ) throws {
    var files = try self.files(.pictures)
    files.append((GoldenFailure.fileName, try description.data()))
    // A golden that cannot be seen does not keep its failure from being written.
    let golden = (try? golden?.withPictures()) ?? golden
    if let golden, golden.layout.cells.isEmpty {
      files += (try? FailureComparison.files(self, golden, expected: nil)) ?? []
    } else if let golden, let expected = try? golden.sheet() {
      let comparison = PixelComparison(
        expected: expected, actual: try actualSheet(besides: golden).bitmap)
      files.append(
        (FailureComparison.expectedSheetName, PNGFile.data(of: expected, as: .rgb)))
      // A timeline that cannot be read makes no difference to the pictures.
      files += (try? FailureComparison.files(self, golden, expected: expected)) ?? []
      if comparison.expected != comparison.actual {
        if let picture = comparison.sideBySidePicture() {
          files.append(("difference.png", PNGFile.data(of: picture, as: .rgb)))
        }
        if let blink = comparison.blinkingPicture() { files.append(("blink.png", blink)) }
      }
    }
    try GoldenFolder.write(files, to: folder, knownFiles: GoldenFolder.failure)
  }
}

extension GoldenCandidate {
  /// The sheet of the frames that are nearest in time to those of a golden's sheet, cell by cell; what each cell
  /// shows is below it.
  private func actualSheet(besides golden: Golden) throws -> GoldenSheet {
    let pairing = pairing(with: golden)
    let drawn = Dictionary(try draw(besides: golden).pictures.map { ($0.frame, $0) }) { one, _ in
      one
    }
    let cells = golden.layout.cells.compactMap { drawn[pairing.nearest(toExpected: $0.frame)] }
    return cells.count == golden.layout.cells.count && !cells.isEmpty
      ? try GoldenSheet(cells) : try sheet().sheet
  }
}

extension PixelComparison {
  /// The bytes of the blinking picture; nil where it cannot be made.
  fileprivate func blinkingPicture() -> Data? {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("filmstrip-blink-\(UUID().uuidString).png").path
    defer { unlink(path) }
    guard (try? writeBlinkingPicture(path: path)) != nil else { return nil }
    return try? FileBytes.read(path: path)
  }
}
