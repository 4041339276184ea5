// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripVerification
import FilmstripWording

/// `filmstrip accept`: failures become goldens.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes recordings that failed the goldens of their cases.",
    discussion: """
      Takes folders of failures, such as output/failures/PushTests/push or a folder with several of \
      them, or a case's name as 'filmstrip verify' says it; --all takes all of output/failures. Each \
      golden, DIR/SUITE/CASE, is replaced as a whole, and its failure removed.

      filmstrip accept --reference Goldens transitions/open-message

      filmstrip accept --reference Tests/AppTests/Goldens --all

      The page of a report copies a command with --list, which has the cases that were chosen and names what was shown \
      of each. Where one of them is not as it was shown any more, nothing is accepted.

      filmstrip accept --reference Goldens --list 'transitions/open=1a2b3c4d transitions/close=5e6f7a8b'

      Without --reference the goldens have to be below the current folder, in the folder of a suite \
      that has goldens already. One call accepts failures of one folder of goldens. Failures may come \
      from another machine: no path that they name is written to, and no link in them is followed.

      Exit status: 0 all accepted, 2 wrong usage, no failure, or a file that cannot be read or \
      written.
      """)

  @Argument(help: ArgumentHelp("Folders of failures.", valueName: "failure"))
  var failures: [String] = []

  @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"))
  var reference: String?

  @Flag(help: "Accept all failures in output/failures.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Cases, each with what was shown of it, as the page of a report copies them; or a file with such a list.",
      valueName: "list"))
  var list: String?

  @Option(
    name: .customLong("failures"),
    help: ArgumentHelp("The folder of failures, where it is another one.", valueName: "dir"))
  var folder = AcceptList.standardFailures

  func validate() throws {
    guard all || !failures.isEmpty || list != nil else {
      throw ValidationError("name the failures to accept, or give --all")
    }
    if failures.contains("") { throw ValidationError("'': give the path of a folder of failures") }
    if folder.isEmpty { throw ValidationError("--failures: give the path of a folder") }
    if let reference { try OptionRange.checkFolder("--reference", reference, "of the goldens") }
    guard !(all && !failures.isEmpty) else {
      throw ValidationError("give folders of failures or --all, not both")
    }
    guard list == nil || !all && failures.isEmpty else {
      throw ValidationError(
        "--list names all that is accepted; give no folders and no --all with it")
    }
  }

  func run() throws {
    try Interruption.removePartialOutputs()
    let found =
      if let list {
        try failures(of: list)
      } else if all {
        try failures(in: InputFolder(foreign: url(folder)), path: folder)
      } else {
        try failures.flatMap { try failures(in: input($0), path: $0) }
      }
    let (accepted, left) = try chosen(found)
    // All of them are looked at before the first golden changes.
    let places = try accepted.map { try (failure: $0, goldens: goldens(of: $0)) }
    if places.count > 1 { for place in places { try place.failure.check() } }
    for (failure, goldens) in places {
      let isChanged = try failure.accept(into: goldens)
      let golden = failure.golden(in: goldens).relativePath.printable
      try StandardOutput.write(isChanged ? "accepted \(golden)" : "unchanged \(golden)")
    }
    for reference in AcceptCommand.references(of: left) {
      let count = left.count { $0.description.reference == reference }
      StandardError.say(
        "\(count.counting("failure")) of goldens in \(reference) left alone; "
          + "accept with --reference and that folder")
    }
  }

  // MARK: Failures

  private func url(_ path: String) -> URL {
    let current = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return URL(fileURLWithPath: path, isDirectory: true, relativeTo: current)
  }

  /// The folder that is meant: the one of that path, or else the failure of a case.
  ///
  /// The folder of failures may be reached through links; what is in it may not, and neither may another path.
  private func input(_ path: String) -> InputFolder {
    let isThere = FileManager.default.fileExists(atPath: path)
    let isCase = !isThere && FileManager.default.fileExists(atPath: "\(folder)/\(path)")
    let prefix = folder + (folder.hasSuffix("/") ? "" : "/")
    if isCase || path.hasPrefix(prefix) {
      let name = isCase ? path : String(path.dropFirst(prefix.count))
      let inside = name.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      let root = InputFolder(foreign: url(folder))
      return inside.isEmpty ? root : root.folder(inside)
    }
    let isAbsolute = path.hasPrefix("/")
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    guard !parts.isEmpty else { return InputFolder(foreign: url(path)) }
    return InputFolder(foreign: url(isAbsolute ? "/" : ".")).folder(parts)
  }

  private func failures(in input: InputFolder, path: String) throws -> [GoldenFailure] {
    let found = try GoldenFailure.all(in: input)
    guard !found.isEmpty else {
      throw CommandError(
        "\(path.printable): has no failures; give a folder with a failure.json, as tests leave "
          + "them in output/failures")
    }
    return try found.map { try GoldenFailure(in: $0) }
  }

  /// The failures of a list, each of which is what was shown.
  private func failures(of list: String) throws -> [GoldenFailure] {
    let items: [AcceptList.Item]
    do {
      let isFile = FileManager.default.fileExists(atPath: list)
      items = try (isFile ? AcceptList(contentsOfFile: list) : AcceptList(list)).items
    } catch {
      throw CommandError("--list: \(error)")
    }
    let root = InputFolder(foreign: url(folder))
    return try items.map { item in
      let failure: GoldenFailure
      do throws(GoldenError) { failure = try GoldenFailure(in: root.folder(item.path)) } catch {
        guard case .missing = error else { throw error }
        throw AcceptCommand.notShown(item, "there is no such failure in \(folder.printable) now")
      }
      let digest = try failure.digest()
      guard digest == item.digest else {
        throw AcceptCommand.notShown(
          item, "its failure is another one now, \(digest) in place of \(item.digest)")
      }
      return failure
    }
  }

  private static func notShown(_ item: AcceptList.Item, _ reason: String) -> CommandError {
    CommandError(
      "--list: \(item.path): \(reason), so the list is of another run and nothing is accepted; verify again and choose "
        + "on the page of that run")
  }

  private static func references(of failures: [GoldenFailure]) -> [String] {
    var seen: Set<String> = []
    return failures.map(\.description.reference).filter { seen.insert($0).inserted }
  }

  /// The failures of one folder of goldens, and those of others; a call has one.
  ///
  /// The folder may be called otherwise than where the failures were made: where all of them name the same, it is the
  /// one that is meant.
  private func chosen(
    _ found: [GoldenFailure]
  ) throws -> (accepted: [GoldenFailure], left: [GoldenFailure]) {
    let references = AcceptCommand.references(of: found)
    guard references.count > 1 else { return (found, []) }
    if let reference {
      let path = url(reference).standardizedFileURL.path
      let isMeant = { (failure: GoldenFailure) in
        url(failure.description.reference).standardizedFileURL.path == path
      }
      let accepted = found.filter(isMeant)
      if !accepted.isEmpty { return (accepted, found.filter { !isMeant($0) }) }
    }
    throw CommandError(
      "the failures are of goldens in \(references.count) folders, "
        + references.prefix(5).map(\.printable).joined(separator: ", ")
        + "; accept those of one folder at a time, with --reference and that folder")
  }

  // MARK: Goldens

  /// The folder with the suites' folders: the one that was given, or else the one that the failure names, if a suite's
  /// folder with goldens is there, below the current one and through no link.
  private func goldens(of failure: GoldenFailure) throws -> URL {
    if let reference { return url(reference) }
    let description = failure.description
    let parts = description.reference.split(separator: "/").filter { $0 != "." }.map(String.init)
    let isInside = !description.reference.hasPrefix("/") && !parts.contains("..")
    let folder = parts.joined(separator: "/")
    let current = InputFolder(foreign: url("."))
    if isInside, failure.hasSuite(in: folder.isEmpty ? current : current.folder(folder)) {
      return url(folder.isEmpty ? "." : folder)
    }
    if description.reference.hasPrefix(UserCache.folder.path + "/") {
      throw CommandError(
        "\(failure.folder.relativePath): was compared with a commit, and there is no golden to replace; what is right "
          + "is accepted by committing it, and --reference DIR makes it a golden all the same")
    }
    throw CommandError(
      "\(failure.folder.relativePath): its golden, \(description.golden), would be the first of its suite, or "
        + "is not below this folder; say where the goldens are with --reference DIR")
  }
}
