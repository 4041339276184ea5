// SPDX-License-Identifier: MIT
internal import UIKit

extension Device {
  /// iPhones and iPads since 2019 by the names that people use, the newest first, but for those of ``screens``.
  ///
  /// Sizes and scales are those of Apple's technical specifications. Safe areas and corners are from published tables of
  /// measurements where that is said, and else those of the devices before (approximated).
  static let products: [Device] = groups.flatMap { $0 }

  private static let groups: [[Device]] = [
    phones(["iPhone 17 Pro", "iPhone 17"], 402, 874, 3, top: 62),
    phones(["iPhone 17 Pro Max"], 440, 956, 3, top: 62),
    phones(["iPhone Air"], 420, 912, 3, top: 68),
    phones(["iPhone 17e", "iPhone 16e"], 390, 844, 3, top: 47),
    phones(
      ["iPhone 16", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852, 3, top: 59, safeArea: .published,
      corners: .published),
    phones(
      ["iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], 430, 932, 3, top: 59,
      safeArea: .approximated, corners: .published),
    phones(
      ["iPhone 13 Pro", "iPhone 13", "iPhone 12 Pro", "iPhone 12"], 390, 844, 3, top: 47,
      safeArea: .published, corners: .published),
    phones(
      ["iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, 3, top: 47, safeArea: .published,
      corners: .published),
    // The panel has 1080 × 2340 pixels, to which 375 × 812 points at scale 3 are scaled (documented).
    phones(
      ["iPhone 13 mini"], 375, 812, 3, top: 50, safeArea: .published, corners: .published,
      panel: (1_080, 2_340)),
    phones(
      ["iPhone 12 mini"], 375, 812, 3, top: 50, safeArea: .approximated, corners: .published,
      panel: (1_080, 2_340)),
    phones(
      ["iPhone SE (2nd generation)"], 375, 667, 2, top: 20, bottom: 0, safeArea: .published,
      corners: .published),
    pads(["iPad Pro 13-inch (M5)", "iPad Pro 13-inch (M4)"], 1_032, 1_376),
    pads(["iPad Pro 11-inch (M5)", "iPad Pro 11-inch (M4)"], 834, 1_210),
    pads(["iPad Air 13-inch (M3)", "iPad Air 13-inch (M2)"], 1_024, 1_366),
    pads(
      [
        "iPad Air (5th generation)", "iPad Air 11-inch (M3)", "iPad Air 11-inch (M2)",
        "iPad Air (4th generation)",
        "iPad (A16)", "iPad (10th generation)",
      ], 820, 1_180),
    pads(["iPad mini (A17 Pro)"], 744, 1_133),
    pads(
      [
        "iPad Pro 12.9-inch (6th generation)", "iPad Pro 12.9-inch (5th generation)",
        "iPad Pro 12.9-inch (4th generation)",
      ], 1_024, 1_366, safeArea: .published, corners: .published),
    pads(
      [
        "iPad Pro 11-inch (4th generation)", "iPad Pro 11-inch (3rd generation)",
        "iPad Pro 11-inch (2nd generation)",
      ], 834, 1_194, safeArea: .published, corners: .published),
    pads(
      ["iPad (8th generation)", "iPad (7th generation)"], 810, 1_080, top: 20, bottom: 0,
      safeArea: .published, corners: .published),
    pads(
      ["iPad mini (5th generation)"], 768, 1_024, top: 20, bottom: 0, safeArea: .published,
      corners: .published),
  ]

  /// The word for a device of a name: `iPad Pro 11-inch (M4)` is `ipad-pro-11-m4`.
  package static func identifier(of name: String) -> String {
    name.lowercased().replacing("-inch", with: "").replacing(" generation", with: "")
      .replacing(/(\d)(st|nd|rd|th)\b/) { "\($0.1)" }
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  private static func phones(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double, top: Double,
    bottom: Double = 34, safeArea: DeviceEvidence.Source = .approximated,
    corners: DeviceEvidence.Source = .approximated, panel: (Int, Int)? = nil
  ) -> [Device] {
    names.map { name in
      var device = Device(
        name: name, identifier: identifier(of: name), size: CGSize(width: width, height: height),
        scale: scale, safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
      device.panelPixelSize = panel.map { PixelSize(width: $0, height: $1) }
      device.evidence = DeviceEvidence(safeArea: safeArea, cornerRadius: corners)
      return device
    }
  }

  private static func pads(
    _ names: [String], _ width: Double, _ height: Double, top: Double = 24, bottom: Double = 20,
    safeArea: DeviceEvidence.Source = .approximated,
    corners: DeviceEvidence.Source = .approximated
  ) -> [Device] {
    phones(names, width, height, 2, top: top, bottom: bottom, safeArea: safeArea, corners: corners)
  }
}
