// SPDX-License-Identifier: MIT

extension Lowered {
  /// What `Bundle.main` says of an application that has no `Info.plist` beside its sources.
  public static let mainBundle = ApplicationBundle()

  /// The bundle of an identifier: for one of iOS, whose bundles are not there, the program's, in which each text is its
  /// key or the value given for it.
  public static func bundle(identifier: String) -> Bundle? {
    Bundle(identifier: identifier) ?? (identifier.hasPrefix("com.apple.") ? .main : nil)
  }
}

extension Bundle {
  /// The bundle of a package's resources, in a target for which SwiftPM makes none: the application's.
  public static var module: Bundle { main }
}

/// What an application's bundle says of it: identifier, name and version, also where the program has none, as on
/// Linux.
public struct ApplicationBundle: Sendable {
  private let information: String?

  /// A bundle; the text is that of an `Info.plist`, in XML.
  public init(information: String? = nil) { self.information = information }

  /// What the application's `Info.plist` says, or else the program's; and what neither says.
  public var infoDictionary: [String: Any]? {
    let own = information.flatMap {
      try? PropertyListSerialization.propertyList(from: Data($0.utf8), format: nil)
        as? [String: Any]
    }
    var result = ApplicationBundle.defaults.merging(Bundle.main.infoDictionary ?? [:]) { $1 }
      .merging(own ?? [:]) { $1 }
    // An application without a name for people has that of its bundle.
    if result["CFBundleDisplayName"] == nil {
      result["CFBundleDisplayName"] = result["CFBundleName"]
    }
    return result
  }

  private static var defaults: [String: Any] {
    let name = ProcessInfo.processInfo.processName
    let letters = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return [
      "CFBundleIdentifier": "com.example." + String(letters), "CFBundleName": name,
      "CFBundleExecutable": name, "CFBundleVersion": "1",
      "CFBundleShortVersionString": "1.0", "CFBundleDevelopmentRegion": "en",
      "CFBundlePackageType": "APPL",
    ]
  }

  /// The same: there are no other languages of it.
  public var localizedInfoDictionary: [String: Any]? { infoDictionary }

  /// The identifier of the application.
  public var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }

  /// The text of a key in a table, in the language of the stage.
  public func localizedString(forKey key: String, value: String?, table tableName: String?)
    -> String
  { NSLocalizedString(key, tableName: tableName, value: value ?? "", comment: "") }

  /// The value of a key of `Info.plist`; nil for one that is not there.
  public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
}
