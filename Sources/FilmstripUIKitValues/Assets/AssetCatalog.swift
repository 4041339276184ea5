// SPDX-License-Identifier: MIT
internal import FilmstripImaging

/// The sets of an asset catalog (`.xcassets`) by their names.
///
/// Folders are listed once; the `Contents.json` of a set is read when the set is used. No link inside of the
/// catalog is followed, as it may lead to any file of the machine.
final class AssetCatalog {
  enum Kind: String {
    case image = "imageset"
    case symbol = "symbolset"
    case color = "colorset"
    case data = "dataset"
    case icon = "appiconset"
  }

  private let folder: InputFolder
  private var paths: [Kind: [String: String]] = [:]
  private var images: [String: ImageSet] = [:]
  private var colors: [String: ColorSet] = [:]

  /// Folders of sets that are not read, such as stickers and stacks of layers (Apple's Asset Catalog Format
  /// Reference); any other folder is a group.
  private static let otherKinds: Set<String> = [
    "arresourcegroup", "brandassets", "complicationset", "cubetextureset", "gcdashboardimage",
    "gcleaderboard",
    "gcleaderboardset", "iconset", "imagestack", "launchimage", "mipmapset", "solidimagestack",
    "sticker",
    "stickerpack", "stickersequence", "textureset", "watchfaceset",
  ]
  private static let deepestGroup = 32

  /// The catalog of a folder, which may be a link itself.
  init(path: String) {
    folder = InputFolder(foreign: URL(fileURLWithPath: path, isDirectory: true))
    list("", namespace: "", depth: 0)
  }

  private func list(_ group: String, namespace: String, depth: Int) {
    guard depth <= AssetCatalog.deepestGroup else {
      AssetProblem(
        path: path(of: group), reason: "lies in too many groups, and is left out; move it up"
      ).report()
      return
    }
    let names: [String]
    do {
      names = try folder.folder(group).names()
    } catch {
      AssetProblem(path: path(of: group), reason: "cannot be listed (\(error.reason))").report()
      return
    }
    for name in names where !name.hasPrefix(".") && name != "Contents.json" {
      let inside = group.isEmpty ? name : "\(group)/\(name)"
      let ending = (name as NSString).pathExtension
      if let kind = Kind(rawValue: ending) {
        add(kind, namespace + (name as NSString).deletingPathExtension, at: inside)
      } else if !AssetCatalog.otherKinds.contains(ending) {
        addGroup(name, at: inside, namespace: namespace, depth: depth)
      }
    }
  }

  private func add(_ kind: Kind, _ name: String, at inside: String) {
    guard let earlier = paths[kind]?[name] else {
      paths[kind, default: [:]][name] = inside
      return
    }
    AssetProblem(
      path: path(of: inside),
      reason:
        "has the name of \(earlier), which is used; rename one, or let a group provide a namespace"
    ).report()
  }

  private func addGroup(_ name: String, at inside: String, namespace: String, depth: Int) {
    switch folder.kind(of: inside) {
    case S_IFDIR: break
    case S_IFLNK:
      AssetProblem(
        path: path(of: inside), reason: "is a link, which is not followed; copy what it leads to"
      ).report()
      return
    default: return
    }
    // "Sprites.spriteatlas" holds image sets, too; its name in a namespace has no ending.
    let stem = name.hasSuffix(".spriteatlas") ? (name as NSString).deletingPathExtension : name
    var prefix = namespace
    do {
      let contents = try AssetContents(folder, group: inside)
      if contents?.properties["provides-namespace"] as? Bool == true { prefix += stem + "/" }
    } catch {
      error.report()
    }
    list(inside, namespace: prefix, depth: depth + 1)
  }

  private func path(of inside: String) -> String {
    inside.isEmpty ? folder.url.path : folder.url.appendingPathComponent(inside).path
  }

  // MARK: Sets

  /// The image set, symbol set or app icon of a name; nil without one, and for one that cannot be read, which
  /// is reported once.
  func imageSet(_ name: String) -> ImageSet? {
    if let known = images[name] { return known }
    for kind in [Kind.image, .symbol, .icon] {
      guard let inside = paths[kind]?[name] else { continue }
      let set = read(kind, name, inside) { contents throws(AssetProblem) in
        try ImageSet(name, kind, contents, folder.folder(inside))
      }
      images[name] = set
      return set
    }
    return nil
  }

  /// The color set of a name; nil without one, and for one that cannot be read, which is reported once.
  func colorSet(_ name: String) -> ColorSet? {
    if let known = colors[name] { return known }
    guard let inside = paths[.color]?[name] else { return nil }
    let set = read(.color, name, inside) { contents throws(AssetProblem) in try ColorSet(contents) }
    colors[name] = set
    return set
  }

  /// What a data set holds for some traits; nil without a set of the name, and for one that cannot be read,
  /// which is reported once.
  func data(_ name: String, in traits: UITraitCollection) -> (data: Data, type: String)? {
    guard let inside = paths[.data]?[name] else { return nil }
    return read(.data, name, inside) { contents throws(AssetProblem) in
      let variants = try contents.variants("data").filter { $0.filename != nil }
      guard let index = variants.best(in: traits), let file = variants[index].filename else {
        throw AssetProblem(path: contents.path, reason: "names no file for this device")
      }
      let data = try contents.file(file, in: folder.folder(inside))
      return (data, variants[index].object["universal-type-identifier"] as? String ?? "public.data")
    }
  }

  /// Reads a set; one that cannot be read is reported and gone.
  private func read<Result>(
    _ kind: Kind, _ name: String, _ inside: String,
    _ body: (AssetContents) throws(AssetProblem) -> Result
  ) -> Result? {
    do throws(AssetProblem) { return try body(try AssetContents(folder.folder(inside))) } catch {
      error.report()
      paths[kind]?[name] = nil
      return nil
    }
  }
}
