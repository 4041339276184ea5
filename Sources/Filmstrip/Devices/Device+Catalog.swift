// SPDX-License-Identifier: MIT
internal import UIKit

extension Device {
  /// 393 × 852 points at scale 3, with a Dynamic Island; the default of stages.
  public static let iPhone15 = iPhone("iPhone 15", "iphone-15", 393, 852, 3, top: 59, bottom: 34)

  /// iPhone 16 Pro: 402 × 874 points at scale 3; the safe area is from memory.
  public static let iPhone16Pro = iPhone(
    "iPhone 16 Pro", "iphone-16-pro", 402, 874, 3, top: 62, bottom: 34, safeArea: .approximated,
    corners: .approximated)
  /// iPhone 16 Pro Max: 440 × 956 points at scale 3; the safe area is from memory.
  public static let iPhone16ProMax = iPhone(
    "iPhone 16 Pro Max", "iphone-16-pro-max", 440, 956, 3, top: 62, bottom: 34,
    safeArea: .approximated, corners: .approximated)
  /// iPhone 15 Plus: 430 × 932 points at scale 3; the safe area is from memory.
  public static let iPhone15Plus = iPhone(
    "iPhone 15 Plus", "iphone-15-plus", 430, 932, 3, top: 59, bottom: 34, safeArea: .approximated)
  /// iPhone 14: 390 × 844 points at scale 3.
  public static let iPhone14 = iPhone("iPhone 14", "iphone-14", 390, 844, 3, top: 47, bottom: 34)
  /// iPhone 14 Plus: 428 × 926 points at scale 3.
  public static let iPhone14Plus = iPhone(
    "iPhone 14 Plus", "iphone-14-plus", 428, 926, 3, top: 47, bottom: 34)
  /// iPhone 11 Pro: 375 × 812 points at scale 3.
  public static let iPhone11Pro = iPhone(
    "iPhone 11 Pro", "iphone-11-pro", 375, 812, 3, top: 44, bottom: 34)
  /// iPhone 11 Pro Max: 414 × 896 points at scale 3.
  public static let iPhone11ProMax = iPhone(
    "iPhone 11 Pro Max", "iphone-11-pro-max", 414, 896, 3, top: 44, bottom: 34,
    corners: .approximated)
  /// iPhone 11: 414 × 896 points at scale 2.
  public static let iPhone11 = iPhone("iPhone 11", "iphone-11", 414, 896, 2, top: 44, bottom: 34)
  /// iPhone SE (3rd generation): 375 × 667 points at scale 2.
  public static let iPhoneSE3 = iPhone(
    "iPhone SE (3rd generation)", "iphone-se", 375, 667, 2, top: 20, bottom: 0)
  /// iPhone 8 Plus: 414 × 736 points at scale 3.
  public static let iPhone8Plus = iPhone(
    "iPhone 8 Plus", "iphone-8-plus", 414, 736, 3, top: 20, bottom: 0)
  /// iPhone SE (1st generation): 320 × 568 points at scale 2.
  public static let iPhoneSE1 = iPhone(
    "iPhone SE (1st generation)", "iphone-se-1", 320, 568, 2, top: 20, bottom: 0)
  /// iPad Pro 11-inch: 834 × 1194 points at scale 2.
  public static let iPadPro11 = iPad(
    "iPad Pro 11-inch", "ipad-pro-11", 834, 1194, top: 24, bottom: 20)
  /// iPad Pro 12.9-inch: 1024 × 1366 points at scale 2.
  public static let iPadPro12_9 = iPad(
    "iPad Pro 12.9-inch", "ipad-pro-12-9", 1024, 1366, top: 24, bottom: 20)
  /// iPad (9th generation): 810 × 1080 points at scale 2.
  public static let iPad9 = iPad("iPad (9th generation)", "ipad-9", 810, 1080, top: 20, bottom: 0)
  /// iPad Air (3rd generation): 834 × 1112 points at scale 2.
  public static let iPadAir3 = iPad(
    "iPad Air (3rd generation)", "ipad-air-3", 834, 1112, top: 20, bottom: 0)
  /// iPad mini (6th generation): 744 × 1133 points at scale 2; the safe area is from memory.
  public static let iPadMini6 = iPad(
    "iPad mini (6th generation)", "ipad-mini-6", 744, 1133, top: 24, bottom: 20,
    safeArea: .approximated, corners: .approximated)
  /// iPad 9.7-inch: 768 × 1024 points at scale 2.
  public static let iPad9_7 = iPad("iPad 9.7-inch", "ipad-9-7", 768, 1024, top: 20, bottom: 0)

  /// The devices known by name, most common first: a screenshot's size means the first that fits.
  ///
  /// Sizes and scales are documented by Apple; safe areas and corners come from several published tables of
  /// device metrics, or are those of similar devices, as `filmstrip list --devices` says of each.
  public static let all: [Device] = screens + products

  /// Each with a size of its own.
  private static let screens: [Device] = [
    .iPhone15,
    .iPhone16Pro,
    .iPhone16ProMax,
    .iPhone15Plus,
    .iPhone14,
    .iPhone14Plus,
    .iPhone11Pro,
    .iPhone11ProMax,
    .iPhone11,
    .iPhoneSE3,
    .iPhone8Plus,
    .iPhoneSE1,
    .iPadPro11,
    .iPadPro12_9,
    .iPad9,
    .iPadAir3,
    .iPadMini6,
    .iPad9_7,
  ]

  /// The device of an identifier, such as `iphone-15`.
  ///
  /// - Parameter identifier: What the command line calls the device, or what people call it: `iPhone 15 Pro`.
  /// - Returns: The device; nil where there is none.
  public static func named(_ identifier: String) -> Device? {
    let word = Device.identifier(of: identifier)
    return all.first { $0.identifier == word }
      ?? all.first { Device.identifier(of: $0.name) == word }
  }

  /// The device whose screenshots have a size, upright or turned; nil when there is none.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  /// - Returns: The device, turned where the width is the longer side.
  public static func withPixelSize(width: Int, height: Int) -> Device? {
    func device(_ width: Int, _ height: Int) -> Device? {
      all.first { $0.pixelSize == (width, height) }
        ?? all.first { $0.panelPixelSize == PixelSize(width: width, height: height) }
    }
    return device(width, height) ?? device(height, width)?.turned
  }

  /// The device on its side, with the safe area that it has then (`ScreenMetrics`).
  public var turned: Device {
    let metrics = ScreenMetrics(size: size, safeAreaInsets: safeAreaInsets).turned
    var turned = Device(
      name: name + ", landscape", identifier: identifier, size: metrics.size, scale: scale,
      safeAreaInsets: metrics.safeAreaInsets)
    turned.evidence = evidence
    turned.panelPixelSize = panelPixelSize.map { PixelSize(width: $0.height, height: $0.width) }
    return turned
  }

  private static func iPhone(
    _ name: String, _ identifier: String, _ width: Double, _ height: Double, _ scale: Double,
    top: Double, bottom: Double, safeArea: DeviceEvidence.Source = .published,
    corners: DeviceEvidence.Source = .published
  ) -> Device {
    var device = Device(
      name: name, identifier: identifier, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    device.evidence = DeviceEvidence(safeArea: safeArea, cornerRadius: corners)
    return device
  }

  private static func iPad(
    _ name: String, _ identifier: String, _ width: Double, _ height: Double, top: Double,
    bottom: Double, safeArea: DeviceEvidence.Source = .published,
    corners: DeviceEvidence.Source = .published
  ) -> Device {
    iPhone(
      name, identifier, width, height, 2, top: top, bottom: bottom, safeArea: safeArea,
      corners: corners)
  }
}
