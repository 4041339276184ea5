// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIDevice: NSObject {
  open class var current: UIDevice { StageEnvironment.current.device }

  private weak var stageEnvironment: StageEnvironment?

  init(stageEnvironment: StageEnvironment) {
    self.stageEnvironment = stageEnvironment
    super.init()
  }

  private var traits: UITraitCollection { (stageEnvironment ?? .current).screen.traitCollection }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }

  open var orientation: UIDeviceOrientation { (stageEnvironment ?? .current).deviceOrientation }

  /// Asks for notifications of the orientation; they are posted in any case.
  open func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }

  open func endGeneratingDeviceOrientationNotifications() {
    orientationRequests = max(0, orientationRequests - 1)
  }

  private var orientationRequests = 0

  open var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }

  /// Whether nearness is watched: nothing is near to a stage.
  open var isProximityMonitoringEnabled = false

  open var proximityState: Bool { false }

  open var isMultitaskingSupported: Bool { true }

  /// Identifies the device to one vendor: the same for each stage.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }

  /// The kind of device: since iOS 16 the name is no other (documented).
  open var name: String { model }

  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of iOS whose looks are imitated: 18, the last one before glass.
  open var systemVersion: String { "18.0" }
}
