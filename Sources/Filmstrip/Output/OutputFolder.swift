// SPDX-License-Identifier: MIT
internal import Foundation

/// A folder that appears complete or not at all: written beside its place and renamed into it.
struct OutputFolder: Sendable {
  /// Where the finished folder will be.
  let target: String
  /// Where files are written until then.
  let workPath: String
  /// Folders above the target that did not exist before, the outermost first.
  private let createdParents: [String]

  /// The file names of an output folder, apart from the numbered frames.
  static let framesFolder = "frames"
  static let knownNames: Set<String> = [
    framesFolder, "sheet.png", "sheet.json", "animation.png", "timeline.json",
  ]

  /// Prepares to replace the folder at a path; refuses a folder that holds anything else than an
  /// earlier output.
  init(replacing path: String) throws(FilmstripError) {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    target = url.path
    try OutputFolder.checkReplaceable(target, shownAs: path)
    let parent = url.deletingLastPathComponent()
    var missing: [String] = []
    var ancestor = parent
    while !FileManager.default.fileExists(atPath: ancestor.path), ancestor.path != "/" {
      missing.insert(ancestor.path, at: 0)
      ancestor = ancestor.deletingLastPathComponent()
    }
    createdParents = missing
    // Two runs into one folder, in this process or another, each have their own.
    let mark = "\(getpid())-\(PartialOutputs.nextNumber())"
    workPath = parent.appendingPathComponent(".\(url.lastPathComponent).\(mark).partial").path
    PartialOutputs.add(self)
    do {
      try FileManager.default.createDirectory(
        atPath: workPath + "/" + OutputFolder.framesFolder, withIntermediateDirectories: true)
    } catch {
      let reason = OutputFolder.reason(error)
      discard()
      throw .outputUnwritable(path: path, reason: reason)
    }
  }

  /// The path of a file that is being written.
  func path(of name: String) -> String { workPath + "/" + name }

  /// Writes one file.
  func write(_ data: Data, to name: String) throws(FilmstripError) {
    do { try data.write(to: URL(fileURLWithPath: path(of: name))) } catch {
      throw .outputUnwritable(path: target + "/" + name, reason: OutputFolder.reason(error))
    }
  }

  /// Puts the folder in its place; what was there before goes once the new one stands.
  func commit() throws(FilmstripError) {
    let manager = FileManager.default
    let frames = path(of: OutputFolder.framesFolder)
    if (try? manager.contentsOfDirectory(atPath: frames))?.isEmpty == true { rmdir(frames) }
    let old = workPath + ".old"
    let isReplacing = manager.fileExists(atPath: target)
    if isReplacing, rename(target, old) != 0 {
      throw .outputUnwritable(path: target, reason: String(cString: strerror(errno)))
    }
    guard rename(workPath, target) == 0 else {
      let reason = String(cString: strerror(errno))
      if isReplacing { rename(old, target) }
      throw .outputUnwritable(path: target, reason: reason)
    }
    PartialOutputs.remove(self)
    if isReplacing { try? manager.removeItem(atPath: old) }
  }

  /// Removes everything this made: for a run that failed.
  func discard() {
    PartialOutputs.remove(self)
    try? FileManager.default.removeItem(atPath: workPath)
    for path in createdParents.reversed() { rmdir(path) }
  }

  private static func checkReplaceable(_ target: String, shownAs path: String)
    throws(FilmstripError)
  {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: target, isDirectory: &isDirectory) else { return }
    guard isDirectory.boolValue else { throw .outputIsFile(path: path) }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: target) } catch {
      throw .outputUnwritable(path: path, reason: reason(error))
    }
    if let other = names.sorted().first(where: { !knownNames.contains($0) }) {
      throw .outputHoldsOtherFiles(path: path, example: other)
    }
    guard names.contains(framesFolder),
      let frames = try? FileManager.default.contentsOfDirectory(atPath: target + "/" + framesFolder)
    else { return }
    if let other = frames.sorted().first(where: { !isFrameName($0) }) {
      throw .outputHoldsOtherFiles(path: path, example: framesFolder + "/" + other)
    }
  }

  private static func isFrameName(_ name: String) -> Bool {
    name.hasSuffix(".png") && name.count >= 8
      && name.dropLast(4).allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// The system's words for a failure, without Foundation's wrapping.
  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    if let posix = [underlying, error].compactMap({ $0 }).first(where: {
      $0.domain == NSPOSIXErrorDomain
    }) {
      return String(cString: strerror(Int32(posix.code)))
    }
    return error.localizedDescription
  }
}
