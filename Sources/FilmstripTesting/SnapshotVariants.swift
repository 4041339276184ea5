// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import UIKit

/// The screens that a snapshot is taken on, each with what it adds to the golden's name.
struct SnapshotVariants {
  struct Variant {
    /// What the golden's name ends in; nil for nothing.
    let name: String?
    let device: Device
    let appearance: UIUserInterfaceStyle
    let textSize: UIContentSizeCategory
    let language: String?

    @MainActor
    func makeStage() -> Stage {
      let stage = Stage(device: device, userInterfaceStyle: appearance)
      stage.preferredContentSizeCategory = textSize
      if let language {
        stage.languages = [language]
        stage.userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection(of: language)
      }
      return stage
    }
  }

  let all: [Variant]

  /// Each combination of what is listed; a list without elements leaves the default, and the name as it
  /// is.
  init(
    devices: [Device], appearances: [UIUserInterfaceStyle], textSizes: [UIContentSizeCategory],
    languages: [String], standard: Device
  ) {
    func choices<Value>(_ values: [Value]) -> [Value?] {
      values.isEmpty ? [nil] : values.map { $0 }
    }
    var all: [Variant] = []
    for device in choices(devices) {
      for appearance in choices(appearances) {
        for textSize in choices(textSizes) {
          for language in choices(languages) {
            let names = [
              device?.identifier, appearance.map { $0 == .dark ? "dark" : "light" },
              textSize?.snapshotName, language,
            ].compactMap(\.self)
            all.append(
              Variant(
                name: names.isEmpty ? nil : names.joined(separator: "."),
                device: device ?? standard, appearance: appearance ?? .light,
                textSize: textSize ?? .large, language: language))
          }
        }
      }
    }
    self.all = all
  }
}

extension UIContentSizeCategory {
  /// Such as `text-XL`: what follows `UICTContentSizeCategory` in the SDK's value.
  fileprivate var snapshotName: String {
    "text-" + rawValue.replacing("UICTContentSizeCategory", with: "")
  }
}
