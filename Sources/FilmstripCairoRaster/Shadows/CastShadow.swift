// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

struct CastShadow {
  /// With the shadow's opacity and that of its node in it.
  let color: Color
  private(set) var offset: CGPoint
  let spread: ShadowSpread

  /// How many pixels a shadow may have to be made as a whole and kept; of a larger one the visible
  /// part is made for each frame.
  static let largestKept = 1 << 24

  /// Nil for a shadow that cannot be seen, or has no numbers.
  init?(_ shadow: Shadow, toDevice: Transform, opacity: Double) {
    offset = CGPoint(
      x: shadow.offset.width * toDevice.a + shadow.offset.height * toDevice.c,
      y: shadow.offset.width * toDevice.b + shadow.offset.height * toDevice.d)
    spread = ShadowSpread(radius: shadow.radius, toDevice: toDevice)
    var color = shadow.color
    color.alpha = color.alpha.unit * shadow.opacity.unit * opacity.unit
    self.color = color
    let isFar = abs(offset.x) > 1e6 || abs(offset.y) > 1e6
    guard color.alpha > 0, offset.x.isFinite, offset.y.isFinite, !isFar, spread.largest < 1e6 else {
      return nil
    }
  }

  /// Where a silhouette counts for some part of the device.
  func source(of target: Box) -> Box {
    target.moved(x: -offset.x, y: -offset.y).grown(x: spread.reach.x, y: spread.reach.y)
  }

  /// The shadow with what is left of its offset, 0 to 1 pixel, when whole pixels are taken off.
  var fromWholePixels: (x: Int32, y: Int32, rest: CastShadow) {
    var rest = self
    let (x, y) = (offset.x.rounded(.down), offset.y.rounded(.down))
    rest.offset = CGPoint(x: offset.x - x, y: offset.y - y)
    return (Int32(x), Int32(y), rest)
  }
}
