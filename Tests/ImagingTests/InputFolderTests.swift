// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

/// Files that may come from another machine are read through no link.
@Suite final class InputFolderTests {
  private let top = FileManager.default.temporaryDirectory
    .appendingPathComponent("input-\(UUID().uuidString)", isDirectory: true)

  deinit { try? FileManager.default.removeItem(at: top) }

  private func url(_ path: String) -> URL { top.appendingPathComponent(path) }

  init() throws {
    try FileManager.default.createDirectory(at: url("in/a/b"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: url("out"), withIntermediateDirectories: true)
    for path in ["in/a/b/file", "out/file"] { try Data(path.utf8).write(to: url(path)) }
    try link("in/a/link", to: "b/file")
    try link("in/a/folder", to: "b")
    try link("in/outside", to: "../out")
    try link("in/a/b/loop", to: "loop")
    try link("way", to: "in")
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
  }

  private func reason(_ folder: InputFolder, _ name: String) -> String {
    do { return String(decoding: try folder.data(of: name), as: UTF8.self) } catch {
      guard case .unreadable(_, let reason) = error else { return "\(error)" }
      return reason
    }
  }

  private let links = String(cString: strerror(ELOOP))

  @Test func filesAreReadThroughNoLink() {
    let root = InputFolder(foreign: url("in"))
    #expect(reason(root, "a/b/file") == "in/a/b/file")
    #expect(reason(root.folder("a").folder("b"), "file") == "in/a/b/file")
    #expect(reason(root.folder("a/b"), "file") == "in/a/b/file")
    for name in ["a/link", "a/folder/file", "outside/file", "a/b/loop"] {
      #expect(reason(root, name) == links, "\(name)")
    }
    #expect(reason(root.folder("outside"), "file") == links)
    #expect(reason(root.folder("a/folder"), "file") == links)
    // A part above leads out of the folder, a whole path anywhere.
    for name in ["../out/file", "a/../../out/file", "/etc/hostname"] {
      #expect(reason(root, name) == String(cString: strerror(EINVAL)), "\(name)")
    }
    #expect(reason(root, "none") == String(cString: strerror(ENOENT)))
    #expect(reason(root, "a/b/file/x") == String(cString: strerror(ENOTDIR)))
    #expect(reason(root, "a/b") == "it is not a regular file")
  }

  @Test func theFolderItselfMayBeReachedThroughALink() {
    #expect(reason(InputFolder(foreign: url("way")), "a/b/file") == "in/a/b/file")
    #expect(reason(InputFolder(foreign: url("way")).folder("a"), "link") == links)
  }

  @Test func aFolderOfThisMachineHasItsLinksFollowed() throws {
    let root = InputFolder(url("in"))
    #expect(reason(root, "a/link") == "in/a/b/file")
    #expect(reason(root.folder("outside"), "file") == "out/file")
    #expect(try root.folder("a/folder").names() == ["file", "loop"])
  }

  @Test func namesAreListedThroughNoLink() throws {
    let root = InputFolder(foreign: url("in"))
    #expect(try root.names() == ["a", "outside"])
    #expect(try root.folder("a").names() == ["b", "folder", "link"])
    #expect(throws: SystemError(ELOOP)) { try root.folder("outside").names() }
    #expect(throws: SystemError(ELOOP)) { try root.folder("a/folder").names() }
    #expect(root.kind(of: "a") == S_IFDIR && root.kind(of: "outside") == S_IFLNK)
    #expect(root.kind(of: "none") == nil)
  }

  /// More open files than a process may have are left open by a walk that forgets one.
  @Test func nothingStaysOpen() {
    let root = InputFolder(foreign: url("in"))
    for _ in 0..<5_000 {
      _ = try? root.folder("a/b").names()
      _ = try? root.data(of: "a/folder/file")
      _ = try? root.data(of: "a/b/file")
    }
    #expect(reason(root, "a/b/file") == "in/a/b/file")
  }
}
