// SPDX-License-Identifier: MIT
internal import FilmstripWording
internal import Foundation

/// The Git repository that a folder is in.
struct GitRepository {
  /// The folder of the working tree, without links.
  let top: String
  /// Its folder for Git's own files.
  let gitFolder: String
  private let isShallow: Bool

  /// A commit by its names.
  struct Commit: Equatable {
    /// As it was given, such as `main`.
    let reference: String
    let name: String
    /// The name of what it contains: commits with equal files have the same.
    let tree: String

    /// For messages: `main (1a2b3c4d)`.
    var label: String {
      reference.count >= 7 && name.hasPrefix(reference)
        ? reference : "\(reference) (\(name.prefix(8)))"
    }
  }

  /// Looks for the repository of a folder.
  ///
  /// - Throws: ``BaseError`` if there is none, or no Git.
  init(containing folder: String) throws(BaseError) {
    let run = try ProgramRun(
      ["git", "rev-parse", "--show-toplevel", "--absolute-git-dir", "--is-shallow-repository"],
      in: folder)
    guard run.status != 127 else {
      throw BaseError("git: is not in PATH; install it, as --base reads another commit with it")
    }
    let lines = run.output.split(separator: "\n").map(String.init)
    guard run.status == 0, lines.count == 3 else {
      let reason = run.messages.first?.replacing("fatal: ", with: "") ?? "git says nothing"
      throw BaseError(
        "\(folder): --base needs the working tree of a Git repository (\(reason)); run in one, or compare with "
          + "--reference")
    }
    (top, gitFolder, isShallow) = (lines[0], lines[1], lines[2] == "true")
  }

  /// The commit that a name stands for; of `main...` or `main...HEAD` the one that main and the working tree's commit
  /// both come from, as in `git diff`.
  ///
  /// - Throws: ``BaseError`` if there is none.
  func commit(_ reference: String) throws(BaseError) -> Commit {
    guard let dots = reference.range(of: "...") else {
      return try commit(reference, shownAs: reference)
    }
    let one = try commit(String(reference[..<dots.lowerBound]), shownAs: reference)
    let other = String(reference[dots.upperBound...])
    let named = other.isEmpty ? try head : try resolved(other + "^{commit}")
    guard try named == head else {
      throw BaseError(
        "--base \(reference): the working tree is compared, which is not of \(other); give "
          + "\(reference[..<dots.upperBound])HEAD")
    }
    guard let name = try output(["merge-base", one.name, "HEAD"]) else {
      throw BaseError(
        "--base \(reference): these have no commit in common"
          + (isShallow
            ? " in a shallow clone; 'git fetch --unshallow' gets all" : "; give a commit alone"))
    }
    return try commit(name, shownAs: reference)
  }

  /// The working tree's commit; nil before the first one.
  var head: String? { get throws(BaseError) { try resolved("HEAD^{commit}") } }

  /// How many commits another one has that the working tree's commit has not; nil where they have none in common, or it
  /// is not known.
  func commitCount(of commit: Commit) throws(BaseError) -> Int? {
    guard try output(["merge-base", commit.name, "HEAD"]) != nil else { return nil }
    return try output(["rev-list", "--count", "HEAD.." + commit.name]).flatMap { Int($0) }
  }

  /// Files under version control that are other ones in the working tree than in a commit, as paths in it.
  func files(changedSince commit: Commit) throws(BaseError) -> [String] {
    let run = try ProgramRun(
      ["git", "diff", "--name-only", "-z", "--ignore-submodules=untracked", commit.name, "--"],
      in: top)
    return run.output.split(separator: "\0").map(String.init)
  }

  /// What Git says on one line; nil where it says nothing or fails.
  private func output(_ words: [String]) throws(BaseError) -> String? {
    let run = try ProgramRun(["git"] + words, in: top)
    let text = run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return run.status == 0 && !text.isEmpty ? text : nil
  }

  /// Branches and tags.
  private func names() throws(BaseError) -> [String] {
    (try output(["for-each-ref", "--format=%(refname:short)"]) ?? "").split(separator: "\n")
      .map(String.init)
  }

  private func resolved(_ name: String) throws(BaseError) -> String? {
    try output(["rev-parse", "--verify", "--quiet", name])
  }

  private func commit(_ name: String, shownAs reference: String) throws(BaseError) -> Commit {
    // One that begins with a hyphen would be taken for an option.
    let isName = !name.isEmpty && !name.hasPrefix("-")
    guard isName, let found = try resolved(name + "^{commit}"),
      let tree = try resolved(found + "^{tree}")
    else {
      let remote = "origin/" + name
      let remedy =
        if isName, try resolved(remote + "^{commit}") != nil {
          "\(remote) is; take that"
        } else if name.hasPrefix("origin/") {
          "'git fetch origin \(name.dropFirst(7))' gets it if the remote has it"
        } else if isShallow {
          "the clone is shallow: 'git fetch --depth 1 origin \(name)' gets it as FETCH_HEAD, and "
            + "'fetch-depth: 0' in actions/checkout gets all"
        } else if let dots = name.range(of: "..") {
          "\(name[..<dots.lowerBound])...HEAD is the commit that it and the working tree both come from"
        } else if let near = name.nearest(in: try names()) {
          "did you mean '\(near)'?"
        } else {
          "'git branch --all' and 'git tag' list names"
        }
      throw BaseError("--base \(reference): no such commit in \(top); \(remedy)")
    }
    return Commit(reference: reference, name: found, tree: tree)
  }

  /// How many files under version control have changes that are in no commit.
  func changedFileCount() throws(BaseError) -> Int {
    let run = try ProgramRun(
      ["git", "status", "--porcelain", "--untracked-files=no", "--ignore-submodules=untracked"],
      in: top)
    return run.output.count { $0 == "\n" }
  }

  /// A path relative to the working tree, empty for that itself; nil for one that is outside.
  func path(of absolute: String) -> String? {
    if absolute == top { return "" }
    return absolute.hasPrefix(top + "/") ? String(absolute.dropFirst(top.count + 1)) : nil
  }
}
