// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension CALayer {
  /// Paints the layer as its transition has it at a local time, if one is in progress.
  func paintTransition(at time: Double, in node: inout Node) {
    for entry in animations {
      guard case .transition(let effect)? = entry.effect, let outgoing = entry.outgoing,
        let iteration = entry.timing.iteration(after: time - (entry.begin ?? time))
      else { continue }
      let progress = effect.progress(at: iteration, of: entry.timing.duration)
      let states = TransitionStates(outgoing: outgoing, incoming: node)
      node.effects.appearance = effect.style.commands(
        for: states, at: progress, with: effect.behavior)
    }
  }
}

extension TransitionEffect.Style {
  /// How the states are painted at a progress from 0 to 1.
  func commands(
    for states: TransitionStates, at progress: Double, with behavior: TransitionBehavior
  ) -> [DrawCommand] {
    let share = min(max(progress, 0), 1)
    let (fadingIn, fadingOut) = behavior.slidingStatesFade ? (share, 1 - share) : (1, 1)
    let (width, height) = (states.bounds.width, states.bounds.height)
    switch self {
    case .fade: return states.crossFaded(at: share)
    case .push(let side):
      let offset = side.unit.scaled(width, height)
      return [
        states.outgoing.moved(-offset.x * progress, -offset.y * progress, opacity: fadingOut),
        states.incoming.moved(
          offset.x * (1 - progress), offset.y * (1 - progress), opacity: fadingIn),
      ]
    case .moveIn(let side):
      let offset = side.unit.scaled(width, height)
      return states.outgoing + [
        states.incoming.moved(
          offset.x * (1 - progress), offset.y * (1 - progress), opacity: fadingIn)
      ]
    case .reveal(let side):
      let offset = side.unit.scaled(width, height)
      return states.incoming + [
        states.outgoing.moved(-offset.x * progress, -offset.y * progress, opacity: fadingOut)
      ]
    case .flip(let side):
      return states.flipped(from: side, at: share, eyeDistance: behavior.eyeDistance)
    case .cube(let side):
      return states.onCube(from: side, at: share, eyeDistance: behavior.eyeDistance)
    case .curlUp: return states.curled(states.outgoing, over: states.incoming, at: share)
    case .curlDown: return states.curled(states.incoming, over: states.outgoing, at: 1 - share)
    case .cornerCurlUp:
      return states.cornerCurled(
        states.outgoing, over: states.incoming, at: share, slant: behavior.cornerCurlSlant)
    case .cornerCurlDown:
      return states.cornerCurled(
        states.incoming, over: states.outgoing, at: 1 - share, slant: behavior.cornerCurlSlant)
    case .pageTurn(let turn):
      return turn.commands(old: states.outgoing, new: states.incoming, in: states.bounds, at: share)
    case .pageReturn(let turn):
      return turn.commands(
        old: states.incoming, new: states.outgoing, in: states.bounds, at: 1 - share)
    }
  }
}

extension TransitionEffect.Side {
  /// Where the side lies from the middle, in sizes of the layer.
  fileprivate var unit: CGPoint {
    switch self {
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    case .top: CGPoint(x: 0, y: -1)
    case .bottom: CGPoint(x: 0, y: 1)
    }
  }
}

extension CGPoint {
  fileprivate func scaled(_ width: Double, _ height: Double) -> CGPoint {
    CGPoint(x: x * width, y: y * height)
  }
}

extension [DrawCommand] {
  fileprivate func moved(_ x: Double, _ y: Double, opacity: Double) -> DrawCommand {
    .group(Group(transform: Transform(translationX: x, y: y), opacity: opacity, commands: self))
  }
}

extension TransitionStates {
  /// Weights that add up to one, so that what is equal in both states does not change.
  fileprivate func crossFaded(at share: Double) -> [DrawCommand] {
    [
      .group(
        Group(
          isIsolated: true,
          commands: [
            .group(Group(opacity: 1 - share, commands: outgoing)),
            .group(Group(opacity: share, blend: .plusLighter, commands: incoming)),
          ]))
    ]
  }

  /// The two faces of a card that turns by 180°, the given side towards the viewer.
  ///
  /// On iOS the card moves back while it turns, so that its near edge is never taller than the
  /// layer (reported by several observers); here by just as much as that takes.
  fileprivate func flipped(
    from side: TransitionEffect.Side, at share: Double, eyeDistance: Double
  ) -> [DrawCommand] {
    let isUpright = side == .left || side == .right
    let turn = Double.pi * share
    // A positive angle brings the left side, or about x the lower side, to the front.
    let sign = side == .left || side == .bottom ? 1.0 : -1.0
    let angle = (share < 0.5 ? turn : turn - .pi) * sign
    let reach = (isUpright ? bounds.width : bounds.height) / 2
    let rotation = CATransform3DMakeRotation(angle, isUpright ? 0 : 1, isUpright ? 1 : 0, 0)
    let back = CATransform3DMakeTranslation(0, 0, -reach * abs(sin(turn)))
    let face = share < 0.5 ? outgoing : incoming
    let place = CATransform3DConcat(rotation, back)
    return [.group(Group(transform: seen(place, from: eyeDistance), commands: face))]
  }

  /// Two neighbouring sides of a cube that turns by a right angle.
  fileprivate func onCube(
    from side: TransitionEffect.Side, at share: Double, eyeDistance: Double
  ) -> [DrawCommand] {
    let isUpright = side == .left || side == .right
    let reach = (isUpright ? bounds.width : bounds.height) / 2
    // The side that comes from the right faces right at first: turned by +90° about y.
    let sign = side == .right || side == .top ? 1.0 : -1.0
    func face(_ commands: [DrawCommand], turned angle: Double) -> DrawCommand {
      let out = CATransform3DMakeTranslation(0, 0, reach)
      let turn = CATransform3DMakeRotation(angle, isUpright ? 0 : 1, isUpright ? 1 : 0, 0)
      let back = CATransform3DMakeTranslation(0, 0, -reach)
      let place = CATransform3DConcat(CATransform3DConcat(out, turn), back)
      return .group(Group(transform: seen(place, from: eyeDistance), commands: commands))
    }
    let old = face(outgoing, turned: -sign * share * .pi / 2)
    let new = face(incoming, turned: sign * (1 - share) * .pi / 2)
    return share < 0.5 ? [new, old] : [old, new]
  }

  /// A place in space about the middle of the layer, seen by an eye in front of it.
  private func seen(_ place: CATransform3D, from eyeDistance: Double) -> Transform {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / eyeDistance
    return Transform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(place.matrix).concatenating(eye.matrix).flattened
      .concatenating(Transform(translationX: bounds.midX, y: bounds.midY))
  }
}

extension Transform {
  /// The transform without the depth of where points land, which nothing drawn later needs.
  fileprivate var flattened: Transform {
    var result = self
    for row in 0..<4 { result.elements[row * 4 + 2] = row == 2 ? 1 : 0 }
    return result
  }
}
