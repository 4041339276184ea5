// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripWording

/// A first scene file for a folder of screenshots, with comments that say how to go on.
public struct FirstSceneFile: Sendable {
  struct Screenshot: Sendable {
    let name: String
    let width: Int
    let height: Int

    var stem: String { (name as NSString).deletingPathExtension }
  }

  /// The text of the file.
  public let text: String
  /// How many screenshots were found.
  public let screenshotCount: Int
  /// How many scenes the file has.
  public let sceneCount: Int
  /// Images that could not be read, a line each.
  public let unreadable: [String]

  /// The file for the screenshots in a folder, whose path begins all paths in the file.
  ///
  /// Screenshots of one size belong together, in the order of their names with numbers as numbers; each leads
  /// to the next one.
  ///
  /// - Parameters:
  ///   - folder: The folder of the screenshots.
  ///   - prefix: The folder as the file is to name it.
  /// - Throws: ``SceneFileError`` where there are not two screenshots of one size.
  public init(screenshotsIn folder: String, pathInFile prefix: String) throws(SceneFileError) {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw SceneFileError(
        lines: ["\(folder): cannot be read as a folder; give the folder of your screenshots"]
          .map(\.printable))
    }
    var (found, unreadable) = ([Screenshot](), [String]())
    for name in names.sorted(by: FirstSceneFile.isBefore) where FirstSceneFile.isImage(name) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if ScenePath.hasPlaceholders(prefix + name) {
        unreadable.append(
          "\(path.printable): has braces in its path, which stand for a variant's values in scene files; rename it"
        )
        continue
      }
      do {
        let image = try ImageFileReader.read(path: path).uprightBitmap
        found.append(Screenshot(name: name, width: image.width, height: image.height))
      } catch {
        unreadable.append("\(error)")
      }
    }
    let chains = FirstSceneFile.chains(found).filter { $0.count > 1 }
    guard !chains.isEmpty else {
      throw SceneFileError(
        lines: unreadable
          + [
            "\(folder): has no two screenshots of one size (\(found.count) PNG or JPEG "
              + "\(found.count == 1 ? "file" : "files")); give a folder with those of two screens or more"
          ].map(\.printable))
    }
    screenshotCount = found.count
    sceneCount = chains.reduce(0) { $0 + $1.count - 1 }
    self.unreadable = unreadable
    text = FirstSceneText(chains: chains, prefix: prefix).text
  }

  private static func isImage(_ name: String) -> Bool {
    !name.hasPrefix(".") && [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
  }

  /// `2.png` comes before `10.png`.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    let order = one.compare(other, options: [.numeric, .caseInsensitive])
    return order == .orderedSame ? one < other : order == .orderedAscending
  }

  /// Screenshots of one size, in order; those in dark appearance apart from others.
  private static func chains(_ screenshots: [Screenshot]) -> [[Screenshot]] {
    let stems = Set(screenshots.map(\.stem))
    func key(_ screenshot: Screenshot) -> String {
      let isDark = screenshot.isDarkTwin(in: stems)
      return "\(screenshot.width)×\(screenshot.height)\(isDark ? " dark" : "")"
    }
    var (order, chains) = ([String](), [String: [Screenshot]]())
    for screenshot in screenshots {
      let key = key(screenshot)
      if chains[key] == nil { order.append(key) }
      chains[key, default: []].append(screenshot)
    }
    return order.compactMap { chains[$0] }
  }
}

extension FirstSceneFile.Screenshot {
  static let darkEndings = ["-dark", "_dark", "~dark", ".dark"]

  func isDarkTwin(in stems: Set<String>) -> Bool {
    FirstSceneFile.Screenshot.darkEndings.contains {
      stem.lowercased().hasSuffix($0) && stems.contains(String(stem.dropLast($0.count)))
    }
  }
}
