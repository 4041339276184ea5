// SPDX-License-Identifier: MIT
internal import DisplayList

extension SurfaceContent {
  /// Draws onto a canvas; `own` leads from the content's space to its pixels and is affine.
  func draw(on canvas: CairoCanvas, in own: Transform) {
    switch self {
    case .body(let node): canvas.drawBody(of: node, own: own, opacity: 1, isMadeAnew: true)
    case .flat(let node, let fade): canvas.drawFlat(node, own: own, opacity: fade)
    case .group(let group): canvas.drawFlat(group, own: own, in: own, opacity: 1)
    case .commands(let commands, let fade): canvas.draw(commands, in: own, fade: fade)
    }
  }
}
