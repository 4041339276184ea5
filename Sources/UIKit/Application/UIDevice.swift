// SPDX-License-Identifier: MIT

/// The device that a stage simulates.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the current stage.
  open class var current: UIDevice { StageEnvironment.current.device }

  private weak var stageEnvironment: StageEnvironment?

  init(stageEnvironment: StageEnvironment) {
    self.stageEnvironment = stageEnvironment
    super.init()
  }

  private var traits: UITraitCollection {
    (stageEnvironment ?? .current).screen.traitCollection
  }

  /// A phone or an iPad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }

  /// How the device is held; the interface may be another way up.
  open var orientation: UIDeviceOrientation { (stageEnvironment ?? .current).deviceOrientation }

  /// The kind of device: since iOS 16 the name is no other (documented).
  open var name: String { model }

  /// The kind of device.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The kind of device, in the user's language.
  open var localizedModel: String { model }

  /// The kind of system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of iOS whose looks are imitated: 18, the last one before glass.
  open var systemVersion: String { "18.0" }
}
