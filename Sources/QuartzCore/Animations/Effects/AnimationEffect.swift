// SPDX-License-Identifier: MIT

/// What an animation does to a layer's properties, apart from when: a value made from the animation
/// object when it is added, so that later changes of the object have no effect.
package enum AnimationEffect {
  case property(PropertyEffect)
  /// Plays several animations in a time of their own.
  case group(GroupEffect)
  /// Changes how the layer is painted, not its properties.
  case transition(TransitionEffect)

  func apply(
    _ iteration: MediaTiming.Iteration, of duration: Double, to properties: inout LayerProperties
  ) {
    switch self {
    case .property(let effect): effect.apply(iteration, of: duration, to: &properties)
    case .group(let effect): effect.apply(iteration, to: &properties)
    case .transition: break
    }
  }

  func changes(_ isMeant: (AnimatableKeyPath) -> Bool) -> Bool {
    switch self {
    case .property(let effect): isMeant(effect.property)
    case .group(let effect): effect.members.contains { $0.effect.changes(isMeant) }
    case .transition: false
    }
  }

  /// Whether the effect affects only a layer's placement, and not what is drawn in it.
  var affectsPlacementOnly: Bool {
    switch self {
    case .property(let effect): effect.property.affectsPlacementOnly
    case .group(let effect): effect.members.allSatisfy { $0.effect.affectsPlacementOnly }
    case .transition: true
    }
  }
}
