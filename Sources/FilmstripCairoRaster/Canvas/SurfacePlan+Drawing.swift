// SPDX-License-Identifier: MIT

extension SurfacePlan {
  func draw(on canvas: CairoCanvas) {
    switch self {
    case .unshadowed(let plan): canvas.drawUnshadowed(of: plan, opacity: 1, isMadeAnew: true)
    case .node(let plan, let fade): canvas.drawInPlane(plan, opacity: fade)
    case .group(let plan): canvas.drawInPlane(plan, opacity: 1)
    case .commands(let plan, let fade): canvas.draw(plan, fade: fade)
    }
  }
}
