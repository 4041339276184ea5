// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

/// A drawing destination that records what is drawn.
///
/// Nothing becomes pixels here: the commands end up in a ``CGImage``, and the rasterizer draws them
/// at the scale at which they are shown. Only a bitmap context whose memory is read draws at once
/// (`BitmapSurface`).
public final class CGContext {
  var state = GraphicsState()
  var savedStates: [GraphicsState] = []
  /// The current path, in the context's base space: a later change of the transform leaves it.
  var currentPath = Path()
  /// Transparency layers that were begun and not ended, the innermost last.
  var openLayers: [TransparencyLayer] = []
  /// What was drawn so far, in the context's base space; within a transparency layer what was drawn
  /// there.
  package var commands: [DrawCommand] = []
  /// Whether something was drawn that also changes what is below it, such as clearing.
  ///
  /// An image of such drawing has to be a whole of its own before it meets anything.
  var changesBackdrop = false
  /// What can be drawn on, in base space; nil without a limit.
  let extent: CGRect?
  /// Pixels in a unit of base space.
  let scale: CGFloat
  /// The pixels of a bitmap context; nil in contexts that only record.
  let surface: BitmapSurface?
  /// The place of the next text, in its own space; nothing here draws text.
  public var textMatrix = CGAffineTransform.identity

  /// Starts with no drawing, no clip, the identity transform, black and line width 1.
  ///
  /// `extent` is what can be drawn on, at `scale` pixels a unit.
  package init(extent: CGRect? = nil, scale: CGFloat = 1) {
    self.extent = extent
    self.scale = scale
    surface = nil
  }

  init(surface: BitmapSurface) {
    extent = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
    scale = 1
    self.surface = surface
  }

  public var ctm: CGAffineTransform { state.transform }

  public func saveGState() { savedStates.append(state) }

  /// Returns to the state of the matching `saveGState`; without one it does nothing, as on iOS.
  public func restoreGState() {
    if savedStates.count > (openLayers.last?.savedStates ?? 0), let saved = savedStates.popLast() {
      state = saved
    }
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Drawing waits for nothing: does nothing, on purpose.
  public func flush() {}

  public func synchronize() {}

  /// The drawing so far as a whole, moved so that a base-space point is at zero.
  package func drawing(from origin: CGPoint = .zero) -> [DrawCommand] {
    var commands = allCommands
    if changesBackdrop, !commands.isEmpty {
      commands = [.group(Group(isIsolated: true, commands: commands))]
    }
    if origin != .zero, !commands.isEmpty {
      commands = [
        .group(
          Group(transform: Transform(translationX: -origin.x, y: -origin.y), commands: commands))
      ]
    }
    return commands
  }

  /// What was drawn, transparency layers that are still open left out.
  var allCommands: [DrawCommand] { openLayers.first?.commandsBelow ?? commands }
}

struct GraphicsState {
  enum Source {
    case color(Color)
    /// In the context's base space.
    case pattern(Pattern)
  }

  var transform = CGAffineTransform.identity
  /// In base space.
  var clips: [ClipPath] = []
  /// In base space; each cuts by its alpha.
  var masks: [[DrawCommand]] = []
  /// Around the clips that a transparency layer has around it, in base space; nil for none.
  var outerClipBox: CGRect?
  var fill = Source.color(.black)
  var stroke = Source.color(.black)
  var fillSpace = CGColorSpace.deviceGraySpace
  var strokeSpace = CGColorSpace.deviceGraySpace
  var line = StrokeStyle(width: 1)
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default
  var allowsAntialiasing = true
  var shouldAntialias = true
  var textDrawingMode = CGTextDrawingMode.fill
  var patternPhase = CGSize.zero

  var isAntialiased: Bool { allowsAntialiasing && shouldAntialias }
}

extension Transform {
  package init(_ t: CGAffineTransform) {
    self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
  }
}
