// SPDX-License-Identifier: MIT
internal import Foundation

/// The files of a commit, in a folder of the repository's name below one beside the repository.
///
/// The folder has the name because SwiftPM calls a package as its folder, and is below one beside the repository, with
/// links to what else is there, because paths such as `../Shared` then lead to the same places from both. Git does not
/// know of it: files are written by way of an index of its own, so that no worktree is registered which a run that is
/// killed would leave behind. What has not changed since the last commit stays as it is, for builds.
struct BaseCheckout {
  /// The folder.
  let folder: String
  /// The folder that it is in, which is ours to replace where it has the mark.
  let root: String
  private let repository: GitRepository
  /// The folder for indexes, and for the name of the commit that is complete.
  private let state: String

  private static let mark = ".filmstrip-base"

  /// A checkout whose state is kept in a folder.
  init(of repository: GitRepository, state: String) {
    let top = URL(fileURLWithPath: repository.top)
    root =
      top.deletingLastPathComponent().appending(path: ".\(top.lastPathComponent)-filmstrip-base")
      .path
    folder = root + "/" + top.lastPathComponent
    (self.repository, self.state) = (repository, state)
  }

  /// Checks a commit out, unless it is.
  ///
  /// - Returns: What has to be known of submodules, a line each.
  /// - Throws: ``BaseError``.
  func checkOut(_ commit: GitRepository.Commit) throws(BaseError) -> [String] {
    let (done, notes) = (state + "/commit", state + "/submodules.txt")
    if (try? String(contentsOfFile: done, encoding: .utf8)) == commit.name,
      FileManager.default.fileExists(atPath: root + "/" + BaseCheckout.mark)
    {
      linkNeighbours()
      return lines(of: notes)
    }
    unlink(done)
    try makeFolder()
    linkNeighbours()
    let made = try write(commit.name, of: repository.gitFolder, to: folder, index: "index", commit)
    try? made.joined(separator: "\n").write(toFile: notes, atomically: true, encoding: .utf8)
    try? commit.name.write(toFile: done, atomically: true, encoding: .utf8)
    return made
  }

  /// Removes the folder.
  func remove() {
    unlink(state + "/commit")
    unlink(state + "/index")
    BaseCheckout.remove(root)
  }

  /// Removes a folder with a checkout, and nothing else.
  ///
  /// The mark goes last: a run that ends in the middle leaves a folder that the next one replaces.
  static func remove(_ root: String) {
    let files = FileManager.default
    guard files.fileExists(atPath: root + "/" + mark) else { return }
    for name in (try? files.contentsOfDirectory(atPath: root)) ?? [] where name != mark {
      guard (try? files.removeItem(atPath: root + "/" + name)) != nil else { return }
    }
    unlink(root + "/" + mark)
    rmdir(root)
  }

  private func makeFolder() throws(BaseError) {
    let files = FileManager.default
    let mark = root + "/" + BaseCheckout.mark
    // One without any file is as good as none.
    rmdir(root)
    if !files.fileExists(atPath: mark), files.fileExists(atPath: root) {
      throw BaseError(
        "\(root): is where the base is checked out, and has other files; move it elsewhere")
    }
    if !files.fileExists(atPath: folder) { unlink(state + "/index") }
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data("\(repository.top)\n".utf8).write(to: URL(fileURLWithPath: mark))
    } catch {
      let parent = URL(fileURLWithPath: root).deletingLastPathComponent().path
      throw BaseError(
        "\(root): cannot be made; the base is checked out beside the repository, so that relative paths lead to the "
          + "same places: allow writing to \(parent), or move the repository to a folder of its own"
      )
    }
  }

  /// Has links to what is beside the repository, and to nothing that is gone.
  private func linkNeighbours() {
    let files = FileManager.default
    let own = URL(fileURLWithPath: folder).lastPathComponent
    for name in (try? files.contentsOfDirectory(atPath: root)) ?? []
    where (try? files.destinationOfSymbolicLink(atPath: "\(root)/\(name)")) != nil {
      unlink("\(root)/\(name)")
    }
    let parent = URL(fileURLWithPath: root).deletingLastPathComponent().path
    for name in (try? files.contentsOfDirectory(atPath: parent)) ?? []
    where name != own && !name.hasPrefix(".") {
      symlink("../\(name)", "\(root)/\(name)")
    }
  }

  /// Writes a commit's files, and those of its submodules.
  private func write(
    _ name: String, of gitFolder: String, to folder: String, index: String,
    _ commit: GitRepository.Commit
  ) throws(BaseError) -> [String] {
    // A run that was killed leaves the index locked; ours alone uses it.
    unlink("\(state)/\(index).lock")
    func git(_ words: [String]) throws(BaseError) -> String {
      let run = try ProgramRun(
        [
          "GIT_DIR=\(gitFolder)", "GIT_WORK_TREE=\(folder)", "GIT_INDEX_FILE=\(state)/\(index)",
          "git", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c",
          "core.bare=false",
        ] + words, in: folder)
      guard run.status == 0 else {
        throw BaseError(
          "--base \(commit.reference): cannot be checked out to \(folder): "
            + (run.messages.last ?? "git ends with status \(run.status)"))
      }
      return run.output
    }
    _ = try git(["read-tree", "--reset", "--no-sparse-checkout", name])
    // Files of the commit before, and what programs wrote.
    _ = try git(["clean", "-ffdxq"])
    _ = try git(["checkout-index", "--all", "--force", "--index", "--quiet"])
    var notes: [String] = []
    guard FileManager.default.fileExists(atPath: folder + "/.gitmodules") else { return notes }
    let entries = try git(["ls-files", "--stage", "-z"]).split(separator: "\0")
    for entry in entries where entry.hasPrefix("160000 ") {
      let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
      let words = parts[0].split(separator: " ")
      guard parts.count == 2, words.count == 3 else { continue }
      notes += try writeSubmodule(
        parts[1], String(words[1]), below: folder, index: index, commit)
    }
    return notes
  }

  private func writeSubmodule(
    _ path: String, _ name: String, below folder: String, index: String,
    _ commit: GitRepository.Commit
  ) throws(BaseError) -> [String] {
    let inside = String((folder + "/" + path).dropFirst(self.folder.count + 1))
    let own = repository.top + "/" + inside
    let short = name.prefix(8)
    guard FileManager.default.fileExists(atPath: own + "/.git") else {
      return [
        "submodule \(inside): is empty in \(commit.reference), as it is not there in the working tree either; "
          + "'git submodule update --init' gets it"
      ]
    }
    let found = try ProgramRun(["git", "rev-parse", "--absolute-git-dir"], in: own)
    let gitFolder = found.output.trimmingCharacters(in: .newlines)
    guard try ProgramRun(["git", "cat-file", "-e", name + "^{commit}"], in: own).status == 0 else {
      throw BaseError(
        "--base \(commit.reference): submodule \(inside): its commit \(short) is not there; run 'git -C \(inside) "
          + "fetch'")
    }
    let target = folder + "/" + path
    try? FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    return ["submodule \(inside): at \(short) in \(commit.reference)"]
      + (try write(
        name, of: gitFolder, to: target,
        index: index + "-" + inside.replacing("/", with: "-"), commit))
  }

  private func lines(of file: String) -> [String] {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
