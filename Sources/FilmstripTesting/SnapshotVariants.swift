// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import UIKit

/// The screens that a snapshot is taken on, each with what it adds to the golden's name.
struct SnapshotVariants {
  struct Variant {
    let name: String?
    let screen: SnapshotScreen
  }

  let all: [Variant]

  /// Each combination of what is listed; a list without elements leaves the default, and the name as it
  /// is.
  init(
    devices: [Device], appearances: [UIUserInterfaceStyle], textSizes: [UIContentSizeCategory],
    standard: SnapshotScreen
  ) {
    func choices<Value>(_ values: [Value]) -> [Value?] {
      values.isEmpty ? [nil] : values.map { $0 }
    }
    var all: [Variant] = []
    for device in choices(devices) {
      for appearance in choices(appearances) {
        for textSize in choices(textSizes) {
          let names = [
            device?.identifier, appearance.map { $0 == .dark ? "dark" : "light" },
            textSize?.snapshotName,
          ].compactMap(\.self)
          all.append(
            Variant(
              name: names.isEmpty ? nil : names.joined(separator: "."),
              screen: SnapshotScreen(
                device: device ?? standard.device,
                userInterfaceStyle: appearance ?? standard.userInterfaceStyle,
                preferredContentSizeCategory: textSize ?? standard.preferredContentSizeCategory)))
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
