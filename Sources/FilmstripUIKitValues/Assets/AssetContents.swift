// SPDX-License-Identifier: MIT
internal import FilmstripImaging

/// What the `Contents.json` of a set or a group says.
///
/// Keys that are not known, and values of known keys that have another type, do not count.
struct AssetContents {
  let path: String
  private let object: [String: Any]

  /// What applies to the set or group as a whole.
  var properties: [String: Any] { object["properties"] as? [String: Any] ?? [:] }

  /// Bytes of a `Contents.json` at most; one with a hundred variants has 20 kB.
  private static let limits = {
    var limits = ImageLimits.standard
    limits.byteCount = 4 << 20
    return limits
  }()

  init(_ folder: InputFolder) throws(AssetProblem) {
    path = folder.url.appendingPathComponent("Contents.json").path
    let data: Data
    do {
      data = try folder.data(of: "Contents.json", limits: AssetContents.limits)
    } catch {
      throw AssetProblem(error, path: path)
    }
    // The reason that Foundation gives has no more for people than that.
    guard let value = try? JSONSerialization.jsonObject(with: data),
      let object = value as? [String: Any]
    else {
      throw AssetProblem(
        path: path, reason: "is not a JSON object; restore the file, or let Xcode write it again")
    }
    self.object = object
  }

  /// Reads the file of a group; nil without one, which a group does not need.
  init?(_ catalog: InputFolder, group: String) throws(AssetProblem) {
    guard catalog.kind(of: "\(group)/Contents.json") != nil else { return nil }
    try self.init(catalog.folder(group))
  }

  func variants(_ key: String) throws(AssetProblem) -> [AssetVariant] {
    guard let list = object[key] as? [Any] else {
      throw AssetProblem(path: path, reason: "has no list \"\(key)\"; let Xcode write it again")
    }
    return list.compactMap { ($0 as? [String: Any]).map(AssetVariant.init) }
  }

  func file(
    _ name: String, in folder: InputFolder, limits: ImageLimits = .standard
  ) throws(AssetProblem) -> Data {
    guard !name.contains("/"), !name.contains("\0"), name != "..", name != "." else {
      throw AssetProblem(
        path: path, reason: "names a file outside of its folder, \"\(name)\", which is not opened")
    }
    do {
      return try folder.data(of: name, limits: limits)
    } catch {
      throw AssetProblem(error, path: folder.url.appendingPathComponent(name).path)
    }
  }
}

extension AssetProblem {
  /// A problem of reading an image or another file, whose message begins with its path.
  init(_ error: ImagingError, path: String) {
    let text = error.description
    let start = "\(path): "
    self.init(
      path: path, reason: text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text)
  }
}

extension Array where Element == AssetVariant {
  /// The index of the variant that fits some traits best; the first of equals, nil where none fits.
  func best(in traits: UITraitCollection) -> Int? {
    let traits = traits.completed
    var best: (index: Int, distance: [CGFloat])?
    for (index, variant) in enumerated() {
      guard let distance = variant.distance(in: traits) else { continue }
      if let best, !distance.lexicographicallyPrecedes(best.distance) { continue }
      best = (index, distance)
    }
    return best?.index
  }
}

extension UITraitCollection {
  /// These traits, and what they do not specify from the current stage's screen.
  fileprivate var completed: UITraitCollection {
    UITraitCollection(traitsFrom: [.predicted, self])
  }
}
