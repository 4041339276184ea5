// SPDX-License-Identifier: MIT
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

  /// The commit that a name stands for.
  ///
  /// - Throws: ``BaseError`` if there is none.
  func commit(_ reference: String) throws(BaseError) -> Commit {
    func resolved(_ name: String) throws(BaseError) -> String? {
      let run = try ProgramRun(["git", "rev-parse", "--verify", "--quiet", name], in: top)
      let text = run.output.trimmingCharacters(in: .whitespacesAndNewlines)
      return run.status == 0 && !text.isEmpty ? text : nil
    }
    // One that begins with a hyphen would be taken for an option.
    let isName = !reference.isEmpty && !reference.hasPrefix("-")
    guard isName, let name = try resolved(reference + "^{commit}"),
      let tree = try resolved(name + "^{tree}")
    else {
      let remote = "origin/" + reference
      let remedy =
        if isName, try resolved(remote + "^{commit}") != nil {
          "\(remote) is; take that"
        } else if isShallow {
          "the clone is shallow: 'git fetch --depth 1 origin \(reference)' gets it as FETCH_HEAD, and "
            + "'fetch-depth: 0' in actions/checkout gets all"
        } else {
          "'git branch --all' and 'git tag' list names"
        }
      throw BaseError("--base \(reference): no such commit in \(top); \(remedy)")
    }
    return Commit(reference: reference, name: name, tree: tree)
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
