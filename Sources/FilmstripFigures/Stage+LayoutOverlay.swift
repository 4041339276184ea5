// SPDX-License-Identifier: MIT
public import Filmstrip

extension Stage {
  /// What is drawn over the screen of how it is laid out; nothing by default.
  ///
  /// It is part of frames, snapshots and goldens, and no layer of a timeline.
  public var layoutOverlay: LayoutOverlay {
    get { layoutDrawing as? LayoutOverlay ?? [] }
    set { layoutDrawing = newValue.isEmpty ? nil : newValue }
  }
}

extension LayoutOverlay: LayoutDrawing {
  package func commands(
    _ diagram: LayoutDiagram, over frame: Frame, isDark: Bool
  ) throws -> [DrawCommand] {
    try commands(diagram, over: frame, appearance: isDark ? .dark : .light)
  }
}
