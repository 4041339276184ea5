// SPDX-License-Identifier: MIT

public typealias NSDataAssetName = String

open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  open private(set) var name: NSDataAssetName
  open private(set) var data: Data
  open private(set) var typeIdentifier: String

  /// The data set of a name in the main bundle; nil without one, which the recording then reports.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  public init?(name: NSDataAssetName, bundle: Bundle) {
    let assets = StageScope.current.assets
    let missing = ContentFact.missingAsset(
      call: "NSDataAsset(name: \"\(name)\")", kind: "data", folder: bundle.place)
    guard let found = assets.find({ assets.data(named: name, in: bundle) }, otherwise: missing)
    else { return nil }
    (self.name, data, typeIdentifier) = (name, found.data, found.type)
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
