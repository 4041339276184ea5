// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// How a page of a book is turned: by which side, and whether two pages lie side by side.
package struct PageTurn: Sendable {
  /// The loose side, which is lifted first.
  let looseSide: TransitionEffect.Side
  /// Whether the layer shows two pages, and one of them is turned over the middle onto the other.
  let isSpread: Bool

  package init(looseSide: TransitionEffect.Side, isSpread: Bool = false) {
    self.looseSide = looseSide
    self.isSpread = isSpread
  }

  /// What shows at a progress, 0 to 1, of the turn from the old to the new state.
  ///
  /// Approximated, as the curl that it is made of.
  func commands(
    old: [DrawCommand], new: [DrawCommand], in bounds: CGRect, at share: Double
  ) -> [DrawCommand] {
    guard share > 0, bounds.width > 0, bounds.height > 0 else { return old }
    guard share < 1 else { return new }
    let (way, back) = Self.ways(from: looseSide, in: bounds)
    let isSideways = looseSide == .left || looseSide == .right
    let upright =
      isSideways
      ? CGRect(x: bounds.minY, y: bounds.minX, width: bounds.height, height: bounds.width)
      : bounds
    let states = TransitionStates(
      bounds: upright, outgoing: [old.placed(way)], incoming: [new.placed(way)])
    let painted =
      isSpread
      ? states.turnedOver(at: share)
      : states.curled(states.outgoing, over: states.incoming, at: share)
    return [painted.placed(back)]
  }

  /// The transform to a space in which the loose side is the lower one, and back.
  private static func ways(
    from side: TransitionEffect.Side, in bounds: CGRect
  ) -> (Transform, Transform) {
    let (x, y) = (bounds.minX + bounds.maxX, bounds.minY + bounds.maxY)
    switch side {
    case .bottom:
      let same = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      return (same, same)
    case .top:
      let mirror = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: y)
      return (mirror, mirror)
    case .right:
      let swap = Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      return (swap, swap)
    case .left:
      return (
        Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: x),
        Transform(a: 0, b: 1, c: -1, d: 0, tx: x, ty: 0)
      )
    }
  }
}

extension TransitionStates {
  init(bounds: CGRect, outgoing: [DrawCommand], incoming: [DrawCommand]) {
    self.bounds = bounds
    self.outgoing = outgoing
    self.incoming = incoming
  }

  /// The lower half of the old state is turned over the middle; its back is the new one's upper half.
  ///
  /// The roll becomes thinner towards the end, so that the page lies flat.
  fileprivate func turnedOver(at share: Double) -> [DrawCommand] {
    let half = bounds.height / 2
    let upper = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: half)
    let lower = CGRect(x: bounds.minX, y: bounds.midY, width: bounds.width, height: half)
    let below = [outgoing.cut(to: upper), incoming.cut(to: lower)]
    let mirror = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    return rolled(
      outgoing, back: [incoming.placed(mirror)], over: below, from: bounds.midY,
      at: bounds.maxY - share * half, radius: half * 0.16 * (1 - share))
  }
}

extension [DrawCommand] {
  fileprivate func placed(_ transform: Transform) -> DrawCommand {
    .group(Group(transform: transform, commands: self))
  }

  fileprivate func cut(to rect: CGRect) -> DrawCommand {
    .group(Group(clips: [ClipPath(Path(rect: rect))], commands: self))
  }
}
