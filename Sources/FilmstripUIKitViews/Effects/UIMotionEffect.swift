// SPDX-License-Identifier: MIT

/// Changes a view as the device is tilted.
///
/// A stage's device is held straight: an effect is asked for nothing and shows nothing, as on a device
/// that lies on a table.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// There are no archives to decode from here: an effect from a coder is a new one.
  public required init?(coder: NSCoder) { super.init() }

  /// Values by key paths for a tilt, from −1 to 1 along each axis; nil, as here, changes nothing.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  public let keyPath: String
  public let type: EffectType
  /// The change where the device is tilted fully to one side.
  open var minimumRelativeValue: Any?
  /// The change where the device is tilted fully to the other side.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// There are no archives to decode from here: such an effect changes nothing.
  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  /// The change for a tilt: from the smaller value at −1 to the larger one at 1; none where one of them
  /// is missing or no number.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let least = number(minimumRelativeValue), let most = number(maximumRelativeValue) else {
      return nil
    }
    let isHorizontal = type == .tiltAlongHorizontalAxis
    let tilt = Double(isHorizontal ? viewerOffset.horizontal : viewerOffset.vertical)
    return [keyPath: NSNumber(value: least + (most - least) * (tilt + 1) / 2)]
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    default: nil
    }
  }
}

@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  /// What all effects change; the later one counts where two change the same.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var all: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
    return all.isEmpty ? nil : all
  }
}
