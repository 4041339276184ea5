// SPDX-License-Identifier: MIT

package protocol LayoutDrawing: Sendable {
  /// Drawing in points of the window, for a light or a dark screen.
  func commands(_ diagram: LayoutDiagram, over frame: Frame, isDark: Bool) throws -> [DrawCommand]
}
