// SPDX-License-Identifier: MIT
public import Filmstrip
public import UIKit

/// What a snapshot is taken on: a device, and what its user has set.
public struct SnapshotScreen: Sendable {
  /// The device.
  public var device: Device
  /// Light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory

  /// An iPhone 15 with light appearance and text of the standard size, unless something else is given.
  public init(
    device: Device = .iPhone15, userInterfaceStyle: UIUserInterfaceStyle = .light,
    preferredContentSizeCategory: UIContentSizeCategory = .large
  ) {
    self.device = device
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// A stage of this kind.
  @MainActor
  public func makeStage() -> Stage {
    let stage = Stage(device: device, userInterfaceStyle: userInterfaceStyle)
    stage.preferredContentSizeCategory = preferredContentSizeCategory
    return stage
  }
}
