// SPDX-License-Identifier: MIT

extension SurfacePlan {
  /// Draws onto a canvas; what leads to its pixels is affine.
  func draw(on canvas: CairoCanvas) {
    switch self {
    case .body(let plan): canvas.drawBody(of: plan, opacity: 1, isMadeAnew: true)
    case .flat(let plan, let fade): canvas.drawFlat(plan, opacity: fade)
    case .group(let plan): canvas.drawFlat(plan, opacity: 1)
    case .commands(let plan, let fade): canvas.draw(plan, fade: fade)
    }
  }
}
