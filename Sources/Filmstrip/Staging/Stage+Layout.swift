// SPDX-License-Identifier: MIT
internal import UIKit

extension Stage {
  func layout(numbering capture: LayerCapture) -> [LayoutDiagram] {
    recordsLayout ? [environment.layoutDiagram(numbering: capture)] : []
  }

  /// Draws the overlay over the root of a frame, in the space of the interface.
  ///
  /// A font that is missing is reported as of any other text.
  func drawLayout(over root: inout Node, numbering capture: LayerCapture) {
    guard let layoutDrawing else { return }
    let screen = Frame(
      index: 0, nanoseconds: 0, size: environment.screen.bounds.size, scale: device.scale,
      background: .black, root: root)
    do {
      root.overlay += try layoutDrawing.commands(
        environment.layoutDiagram(numbering: capture), over: screen,
        isDark: userInterfaceStyle == .dark)
    } catch {
      ContentFact.text("\(error)").report()
    }
  }
}
