// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

struct TransparencyLayer {
  let commandsBelow: [DrawCommand]
  let state: GraphicsState
  let savedStates: Int
}

extension CGContext {
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    openLayers.append(
      TransparencyLayer(commandsBelow: commands, state: state, savedStates: savedStates.count))
    commands = []
    let box = clipBox
    (state.outerClipBox, state.clips, state.masks) = (box, [], [])
    (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

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
    record([.group(Group(isIsolated: true, commands: gathered))], silhouette: nil, isLayer: true)
    state.transform = transform
  }
}
