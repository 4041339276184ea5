// SPDX-License-Identifier: MIT
internal import FilmstripImaging

final class ApplicationAssets {
  /// Whether code gets a marked picture or color in the place of one that is missing.
  var standsIn = false
  /// How many files could not be used.
  var problemCount = 0
  var drawnFormats: Set<VectorFormat> = []
  private var catalogs: [String: [AssetCatalog]] = [:]
  private var files: [String: [String]] = [:]

  /// What the plugin `FilmstripIOSSources` calls the file of a target that names the app's catalogs and texts, one a line,
  /// which are read where they are.
  private static let listName = "ios-assets.list"

  /// The catalogs of a bundle, the nearest first.
  func catalogs(of bundle: Bundle) -> [AssetCatalog] {
    if let known = catalogs[bundle.bundlePath] { return known }
    let result = files(of: bundle).filter { $0.hasSuffix(".xcassets") }.map(
      AssetCatalog.init(path:))
    catalogs[bundle.bundlePath] = result
    return result
  }

  /// What a bundle has of asset catalogs, texts and fonts, the nearest first.
  ///
  /// The main bundle has what the bundles of its targets name, too.
  func files(of bundle: Bundle) -> [String] {
    if let known = files[bundle.bundlePath] { return known }
    var found: [String] = []
    for folder in [bundle.resourcePath, bundle.bundlePath].compactMap({ $0 }) {
      guard let names = try? FolderListing.names(in: folder) else { continue }
      found += names.filter(ApplicationAssets.isAsset).map { "\(folder)/\($0)" }
      if bundle == .main {
        found += names.filter { $0.hasSuffix(".resources") }.flatMap { list("\(folder)/\($0)") }
      } else {
        // A folder of resources that is copied as it is may hold them.
        for name in names where !name.contains(".") {
          let inside = (try? FolderListing.names(in: "\(folder)/\(name)")) ?? []
          found += inside.filter(ApplicationAssets.isAsset).map { "\(folder)/\(name)/\($0)" }
        }
      }
    }
    var paths: Set<String> = []
    let result = found.filter { paths.insert($0).inserted }
    files[bundle.bundlePath] = result
    return result
  }

  private static func isAsset(_ name: String) -> Bool {
    [".xcassets", ".lproj", ".xcstrings", ".ttf", ".otf", ".ttc"].contains { name.hasSuffix($0) }
  }

  private func list(_ folder: String) -> [String] {
    guard let data = try? FileBytes.read(path: "\(folder)/\(ApplicationAssets.listName)") else {
      return []
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

extension ApplicationAssets {
  /// Looks for an asset, and reports that it is missing unless it is there and a file of it could not be used, which was
  /// reported.
  func find<Asset>(_ look: () -> Asset?, otherwise missing: ContentFact) -> Asset? {
    let before = problemCount
    let found = look()
    if found == nil, problemCount == before { missing.report() }
    return found
  }

  /// The image of a name in a bundle's catalogs; nil without one that can be read.
  ///
  /// `close.png` is the set `close`, too (published code that relies on it: lockdown-ios 3fa9355 unwraps
  /// `UIImage(named: "share.png")`, and has the set `share` alone).
  func image(named name: String, in bundle: Bundle, traits: UITraitCollection) -> UIImage? {
    // The catalog of another system's program beside the app has nothing for the device.
    let found = catalogs(of: bundle).lazy.compactMap { $0.imageSet(name)?.image(in: traits) }.first
    guard found == nil, name.hasSuffix(".png") else { return found }
    return image(named: String(name.dropLast(4)), in: bundle, traits: traits)
  }

  func color(named name: String, in bundle: Bundle) -> ColorSet? {
    catalogs(of: bundle).lazy.compactMap { $0.colorSet(name) }.first
  }

  func data(named name: String, in bundle: Bundle) -> (data: Data, type: String)? {
    catalogs(of: bundle).lazy.compactMap { $0.data(name, in: .predicted) }.first
  }
}

extension StageScope {
  var assets: ApplicationAssets { part { ApplicationAssets() } }
}

extension StageEnvironment {
  package var standsInForAssets: Bool {
    get { scope.assets.standsIn }
    set { scope.assets.standsIn = newValue }
  }

  package var drawnVectorFormats: Set<VectorFormat> { scope.assets.drawnFormats }
}
