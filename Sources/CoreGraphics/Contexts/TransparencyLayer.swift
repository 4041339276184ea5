// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
public import Foundation

/// A transparency layer that was begun.
struct TransparencyLayer {
  /// What was drawn below it.
  let commandsBelow: [DrawCommand]
  /// The state it is composed with.
  let state: GraphicsState
  /// How many states were saved when it began.
  let savedStates: Int
}

extension CGContext {
  /// Gathers later drawing until `endTransparencyLayer`; it is then drawn as one thing, with the
  /// alpha, shadow and blend mode of now.
  ///
  /// Within it the state starts without these.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    openLayers.append(
      TransparencyLayer(commandsBelow: commands, state: state, savedStates: savedStates.count))
    commands = []
    let box = clipBox
    (state.outerClipBox, state.clips, state.masks) = (box, [], [])
    (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
  }

  /// Gathers later drawing, cut to a rectangle in user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws what was gathered and returns to the state of before; without a layer it does nothing.
  public func endTransparencyLayer() {
    guard let layer = openLayers.popLast() else { return }
    let gathered = commands
    commands = layer.commandsBelow
    state = layer.state
    savedStates.removeLast(max(savedStates.count - layer.savedStates, 0))
    guard !gathered.isEmpty else { return }
    // Drawn in base space: the transform belongs to what is in it, not to the layer.
    let transform = state.transform
    state.transform = .identity
    record(
      [.group(Group(isIsolated: true, commands: gathered))], silhouette: nil, isLayer: true)
    state.transform = transform
  }
}
