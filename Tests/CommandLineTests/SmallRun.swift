// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Synchronization
import Testing

/// Runs of the tool on two tiny screens into one folder, for tests of what is on the disk then.
struct SmallRun {
  /// Holds what runs leave and nothing else.
  let place: URL
  private let base: URL

  /// The earlier output and the one that replaces it have different bytes in each frame.
  enum Direction {
    case there
    case back
  }

  /// Seven frames and their timeline; the sheet and the animation take most of a run's time.
  static let few = ["--emit", "frames,timeline"]
  /// 301 frames, so that a run takes a while.
  static let many = ["--duration", "5", "--emit", "frames"]

  init() throws {
    base = FileManager.default.temporaryDirectory
      .appendingPathComponent("small-run-\(UUID().uuidString)")
    place = base.appendingPathComponent("place")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (name, pixel) in [
      ("a.png", Pixel(red: 200, green: 30, blue: 30)),
      ("b.png", Pixel(red: 30, green: 30, blue: 200)),
    ] {
      let bitmap = Bitmap(width: 40, height: 60, filledWith: pixel)
      try PNGFile.data(of: bitmap).write(to: base.appendingPathComponent(name))
    }
  }

  func remove() { try? FileManager.default.removeItem(at: base) }

  func path(_ name: String) -> String { base.appendingPathComponent(name).path }

  /// The arguments of a run into `move`, a folder in ``place``.
  func arguments(_ direction: Direction = .there, _ more: [String] = []) -> [String] {
    let screens = direction == .there ? ["a.png", "b.png"] : ["b.png", "a.png"]
    return ["render", "shadow-push", "--from", path(screens[0]), "--to", path(screens[1])]
      + ["--scale", "1", "--duration", "0.1", "--jobs", "2", "--output", "move"] + more
  }

  /// Runs the tool to its end, which has to come within two minutes: later the status is 124.
  ///
  /// `shell` comes before it in the same process, to set limits; `rules` are for the interposer.
  func run(
    _ arguments: [String], shell: String = "", rules: String = "", creating file: String = "",
    log: String? = nil,
    redirecting redirection: String = ""
  ) throws -> FilmstripProcess.Result {
    var environment: [String: String] = [:]
    if !rules.isEmpty || log != nil {
      environment = [
        "LD_PRELOAD": try #require(SystemCallInterposer.shared).path, "INTERPOSE": rules,
        "INTERPOSE_CREATE": file,
      ]
      environment["INTERPOSE_LOG"] = log
    }
    return try FilmstripProcess.run(
      executable: "/bin/bash",
      ["-c", "\(shell)\nexec timeout -k 5 120 \"$0\" \"$@\" \(redirection)"]
        + [FilmstripProcess.path] + arguments,
      environment: environment, folder: place)
  }

  func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: FilmstripProcess.path)
    process.arguments = arguments
    process.currentDirectoryURL = place
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try FilmstripProcess.start(process)
    return process
  }

  private static let folder = Data("folder".utf8)

  /// All files below ``place`` with their bytes, hidden ones too.
  func files() throws -> [String: Data] {
    var result: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: place.path) {
      let url = place.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      result[name] = isFolder.boolValue ? SmallRun.folder : try Data(contentsOf: url)
    }
    return result
  }

  private static let outcomes = Mutex<[[String]: [String: Data]]>([:])

  /// What a run leaves in an empty folder: the same bytes wherever that is, and so made once.
  func outcome(_ direction: Direction, _ more: [String] = []) throws -> [String: Data] {
    try SmallRun.outcomes.withLock { outcomes in
      let key = ["\(direction)"] + more
      if let known = outcomes[key] { return known }
      let other = try SmallRun()
      defer { other.remove() }
      let result = try other.run(other.arguments(direction, more))
      try #require(result.status == 0, "\(result.errors)")
      let files = try other.files()
      outcomes[key] = files
      return files
    }
  }

  /// Makes ``place`` what it is after a run into an empty folder; returns what is in it.
  @discardableResult
  func leave(_ direction: Direction, _ more: [String] = []) throws -> [String: Data] {
    let files = try outcome(direction, more)
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path) {
      try FileManager.default.removeItem(at: place.appendingPathComponent(name))
    }
    for (name, data) in files.sorted(by: { $0.key < $1.key }) {
      let url = place.appendingPathComponent(name)
      if data == SmallRun.folder {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      } else {
        try data.write(to: url)
      }
    }
    return files
  }

  /// Whether errors are one line that names something, and no folder that people do not know.
  func isOneLine(_ errors: String, naming part: String) -> Bool {
    errors.hasSuffix("\n") && errors.filter { $0 == "\n" }.count == 1 && errors.contains(part)
      && !errors.contains(".filmstrip")
  }

  func hiddenFolders() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [])
      .filter { $0.hasPrefix(".") }
  }

  /// Waits until a run has written a file with such a path in its hidden folder; false if it ends before.
  func waitForHiddenFile(_ path: String, of process: Process) -> Bool {
    while process.isRunning {
      let names = try? FileManager.default.subpathsOfDirectory(atPath: place.path)
      if (names ?? []).contains(where: { $0.contains(".filmstrip") && $0.hasSuffix(path) }) {
        return true
      }
      usleep(1_000)
    }
    return false
  }
}
