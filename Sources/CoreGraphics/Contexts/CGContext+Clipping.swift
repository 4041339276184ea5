// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension CGContext {
  /// Cuts what is drawn from now on to the current path as well, and starts an empty one.
  ///
  /// An empty path changes nothing, as on iOS, which logs that in the console.
  public func clip(using rule: CGPathFillRule = .winding) {
    guard !currentPath.elements.isEmpty else { return }
    state.clips.append(ClipPath(currentPath, rule: rule.rule))
    currentPath = Path()
  }

  public func clip(to rect: CGRect) {
    state.clips.append(ClipPath(Path(rect: rect.standardized).applying(state.transform)))
    currentPath = Path()
  }

  public func clip(to rects: [CGRect]) {
    let path = Path(rects.flatMap { Path(rect: $0.standardized).elements })
    state.clips.append(ClipPath(path.applying(state.transform)))
    currentPath = Path()
  }

  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    guard state.transform.isUsable else { return }
    let group = Group(
      transform: imageSpace(of: rect).concatenating(Transform(state.transform)),
      commands: [.image(mask.alphaMask, rect: rect.standardized)])
    state.masks.append([.group(group)])
  }

  public func resetClip() {
    state.clips = []
    state.masks = []
  }

  public var boundingBoxOfClipPath: CGRect {
    guard let box = clipBox else { return .infinite }
    return box.isNull ? .null : box.applying(state.transform.inverted())
  }

  var clipBox: CGRect? {
    let boxes =
      [extent, state.outerClipBox].compactMap { $0 } + state.clips.map { $0.path.tightBox }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.shared(with: $1) }
  }
}
