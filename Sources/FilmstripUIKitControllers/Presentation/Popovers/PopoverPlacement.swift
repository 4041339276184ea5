// SPDX-License-Identifier: MIT

/// Where a popover goes: numbers alone, in points of the container's space.
///
/// Approximated: a side with room for all of the popover, in the order below, above, right, left; where
/// no side has, the one with most room, and the popover is made smaller.
@MainActor
struct PopoverPlacement: Equatable {
  private(set) var direction: UIPopoverArrowDirection
  private(set) var body: CGRect
  private(set) var tip: CGPoint

  var frame: CGRect {
    guard direction != .unknown else { return body }
    let height = CGFloat(BehaviorProfile.current.popovers.arrow.height)
    switch direction {
    case .up:
      return CGRect(
        x: body.minX, y: body.minY - height, width: body.width, height: body.height + height)
    case .down:
      return CGRect(x: body.minX, y: body.minY, width: body.width, height: body.height + height)
    case .left:
      return CGRect(
        x: body.minX - height, y: body.minY, width: body.width + height, height: body.height)
    default:
      return CGRect(x: body.minX, y: body.minY, width: body.width + height, height: body.height)
    }
  }

  init(
    content: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection,
    mayOverlap: Bool
  ) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    var allowed = order.filter { permitted.contains($0) }
    if allowed.isEmpty { allowed = order }
    let room = CGRect(
      x: room.minX, y: room.minY, width: max(room.width, 1), height: max(room.height, 1))
    guard !source.isNull, source.origin.x.isFinite, source.origin.y.isFinite else {
      // Nothing is pointed at: the middle.
      let size = CGSize(
        width: min(content.width, room.width), height: min(content.height, room.height))
      body = CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
        height: size.height)
      (direction, tip) = (.unknown, CGPoint(x: room.midX, y: room.midY))
      return
    }
    let arrow = CGFloat(BehaviorProfile.current.popovers.arrow.height)
    func available(_ direction: UIPopoverArrowDirection) -> CGFloat {
      switch direction {
      case .up: room.maxY - source.maxY - arrow
      case .down: source.minY - room.minY - arrow
      case .left: room.maxX - source.maxX - arrow
      default: source.minX - room.minX - arrow
      }
    }
    func needed(_ direction: UIPopoverArrowDirection) -> CGFloat {
      direction == .up || direction == .down ? content.height : content.width
    }
    // The one with the largest share of what it needs, the first of equals.
    var best = allowed[0]
    if let fitting = allowed.first(where: { available($0) >= needed($0) }) {
      best = fitting
    } else {
      for other in allowed.dropFirst()
      where available(other) / needed(other) > available(best) / needed(best) { best = other }
    }
    direction = best
    let along = mayOverlap ? needed(best) : min(needed(best), max(available(best), 1))
    (body, tip) = PopoverPlacement.place(
      best, along: along, content: content, source: source, room: room, arrow: arrow)
  }

  private static func place(
    _ direction: UIPopoverArrowDirection, along: CGFloat, content: CGSize, source: CGRect,
    room: CGRect, arrow: CGFloat
  ) -> (body: CGRect, tip: CGPoint) {
    func held(_ value: CGFloat, size: CGFloat, in low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(min(value, high - size), low)
    }
    let profile = BehaviorProfile.current.popovers
    // The arrow leaves a straight side, not a corner.
    let reach = CGFloat(profile.cornerRadius + profile.arrow.base / 2)
    if direction == .up || direction == .down {
      let width = min(content.width, room.width)
      let height = min(along, room.height)
      let x = held(source.midX - width / 2, size: width, in: room.minX, room.maxX)
      let tipX =
        width > 2 * reach ? min(max(source.midX, x + reach), x + width - reach) : x + width / 2
      let y = direction == .up ? source.maxY + arrow : source.minY - arrow - height
      let top = held(y, size: height, in: room.minY, room.maxY)
      let tipY = direction == .up ? top - arrow : top + height + arrow
      return (CGRect(x: x, y: top, width: width, height: height), CGPoint(x: tipX, y: tipY))
    }
    let height = min(content.height, room.height)
    let width = min(along, room.width)
    let y = held(source.midY - height / 2, size: height, in: room.minY, room.maxY)
    let tipY =
      height > 2 * reach ? min(max(source.midY, y + reach), y + height - reach) : y + height / 2
    let x = direction == .left ? source.maxX + arrow : source.minX - arrow - width
    let left = held(x, size: width, in: room.minX, room.maxX)
    let tipX = direction == .left ? left - arrow : left + width + arrow
    return (CGRect(x: left, y: y, width: width, height: height), CGPoint(x: tipX, y: tipY))
  }
}
