// SPDX-License-Identifier: MIT
package import DisplayList
public import Foundation

/// A drawing destination that records what is drawn.
///
/// Nothing becomes pixels here: the commands end up in a ``CGImage``, and the rasterizer draws them
/// at the scale at which they are shown.
public final class CGContext {
  /// What `saveGState` saves.
  struct GraphicsState {
    var transform = CGAffineTransform.identity
    var clips: [ClipPath] = []
    var fillColor = Color.black
    var strokeColor = Color.black
    var lineWidth: CGFloat = 1
    var alpha: CGFloat = 1
  }

  var state = GraphicsState()
  var savedStates: [GraphicsState] = []
  /// The current path, in the context's base space: a later change of the transform leaves it.
  var currentPath = Path()
  /// What was drawn so far, in the context's base space.
  package private(set) var commands: [DrawCommand] = []

  /// Starts with no drawing, no clip, the identity transform, black and line width 1.
  package init() {}

  /// Records commands given in user space under the current transform, clip and alpha.
  package func record(_ recorded: [DrawCommand]) {
    let transform = Transform(state.transform)
    if state.clips.isEmpty && state.alpha == 1 && transform.isIdentity {
      commands += recorded
      return
    }
    let inner =
      transform.isIdentity ? recorded : [.group(Group(transform: transform, commands: recorded))]
    if state.clips.isEmpty && state.alpha == 1 {
      commands += inner
    } else {
      commands.append(.group(Group(clips: state.clips, opacity: state.alpha, commands: inner)))
    }
  }

  /// From user space to the context's base space; the identity at first.
  public var ctm: CGAffineTransform { state.transform }

  /// Saves transform, clip, colours, line width and alpha; calls nest.
  public func saveGState() { savedStates.append(state) }

  /// Returns to the state of the matching `saveGState`; without one it does nothing, as on iOS.
  public func restoreGState() {
    if let saved = savedStates.popLast() { state = saved }
  }

  /// Moves user space for later drawing, by a distance in its own units.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Scales user space about its origin for later drawing; a negative factor mirrors.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Turns user space about its origin; positive angles, in radians, turn x towards y.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Maps later drawing by `transform` first and by what was there before second.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Opacity of each thing drawn from now on, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
}

extension Transform {
  /// The affine map as a 4×4 matrix.
  package init(_ t: CGAffineTransform) {
    self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
  }
}
