// SPDX-License-Identifier: MIT
internal import UIKit

extension Lowered {
  /// What `Bundle.main` says of an application.
  public static let mainBundle = ApplicationBundle()
}

/// What an application's bundle says of it: identifier, name and version, also where the program has none, as on
/// Linux.
public struct ApplicationBundle: Sendable {
  /// The program's `Info.plist`, and what that does not say.
  public var infoDictionary: [String: Any]? {
    let name = ProcessInfo.processInfo.processName
    let letters = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let defaults: [String: Any] = [
      "CFBundleIdentifier": "com.example." + String(letters), "CFBundleName": name,
      "CFBundleDisplayName": name, "CFBundleExecutable": name, "CFBundleVersion": "1",
      "CFBundleShortVersionString": "1.0", "CFBundleDevelopmentRegion": "en",
      "CFBundlePackageType": "APPL",
    ]
    return defaults.merging(Bundle.main.infoDictionary ?? [:]) { $1 }
  }

  /// The same: there are no other languages of it.
  public var localizedInfoDictionary: [String: Any]? { infoDictionary }

  /// The identifier of the application.
  public var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }

  /// The text of a key in a table, in the language of the stage.
  public func localizedString(forKey key: String, value: String?, table tableName: String?)
    -> String
  {
    NSLocalizedString(key, tableName: tableName, value: value ?? "", comment: "")
  }

  /// The value of a key of `Info.plist`; nil for one that is not there.
  public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
}
