// SPDX-License-Identifier: MIT

/// When layers are captured, in the time of their parent.
enum CaptureMoment {
  /// What is shown at a time, animations included.
  case shown(Double)
  /// What was shown before the changes since the last commit, at a time.
  case committed(Double)
  /// The values that were set, at no time.
  case model

  /// Whether frames show this, so that they can keep it for the next one.
  var isShown: Bool { if case .shown = self { true } else { false } }

  func earlier(by delay: Double) -> CaptureMoment {
    switch self {
    case .shown(let time): .shown(time - delay)
    case .committed(let time): .committed(time - delay)
    case .model: .model
    }
  }
}

struct CapturedState {
  /// The properties with animations, as far as the moment has any.
  let properties: LayerProperties
  let mask: CALayer?
  let sublayers: [CALayer]
  /// The layer's local time; nil where the model is captured.
  let time: Double?
  let inside: CaptureMoment
  let isAnimated: Bool
  private let committed: CommittedState?

  init(of layer: CALayer, at moment: CaptureMoment) {
    switch moment {
    case .shown(let parentTime):
      isAnimated = !layer.animations.isEmpty
      let time =
        isAnimated || layer.hasOwnTime ? layer.localTime(atParentTime: parentTime) : parentTime
      properties =
        isAnimated ? layer.redrawn(layer.properties(atLocalTime: time)) : layer.properties
      (self.time, inside, committed) = (time, .shown(time), nil)
    case .committed(let parentTime):
      isAnimated = !layer.animations.isEmpty
      let time = layer.localTime(atParentTime: parentTime)
      properties = layer.redrawn(layer.committedProperties(atLocalTime: time))
      (self.time, inside, committed) = (time, .committed(time), layer.committedState)
    case .model:
      isAnimated = false
      properties = layer.properties
      (time, inside, committed) = (nil, .model, nil)
    }
    mask = committed == nil ? layer.storedMask : committed?.mask
    sublayers = committed?.sublayers ?? layer.storedSublayers
  }

  func model(of layer: CALayer) -> LayerProperties { committed?.properties ?? layer.properties }
}

extension CALayer {
  /// Whether the layer's local time may differ from that of its parent.
  fileprivate var hasOwnTime: Bool {
    drivenTiming != nil || timeOffset != 0 || speed != 1 || beginTime != 0
  }
}
