// SPDX-License-Identifier: MIT

/// Which layers that change in a custom transition a device draws offscreen first, and in how many frames.
///
/// Shadows, masks, rounded corners that clip, and visual effects are what Apple names (Tech Talk "Demystify and eliminate
/// hitches in the render phase"); layers that fade as groups and bitmaps that are drawn again follow from the
/// documentation of `allowsGroupOpacity` and `shouldRasterize`. A layer at rest is taken to cost nothing (assumed).
enum OffscreenPassCheck: RecordingCheck {
  static func findings(in recording: CheckedRecording) -> [Finding] {
    recording.transitions.filter { $0.animator != nil }.flatMap { span in
      let frames = recording.frames(of: span)
      var passes: [OffscreenPass: [Int]] = [:]
      for frame in frames.dropFirst() {
        for pass in recording.passes(in: frame) { passes[pass, default: []].append(frame) }
      }
      return OffscreenPass.Cause.allCases.compactMap { cause -> Finding? in
        let own = passes.filter { $0.key.cause == cause && $0.value.count > 1 }
        // One screen that fades is what every dissolve is.
        if cause == .opacity, own.count < 2 { return nil }
        return finding(cause, own, in: recording, span, of: frames.count)
      }
    }
  }

  /// A finding of the layer that takes most passes by a cause, with how many others do.
  private static func finding(
    _ cause: OffscreenPass.Cause, _ passes: [OffscreenPass: [Int]], in recording: CheckedRecording,
    _ span: TransitionSpan, of count: Int
  ) -> Finding? {
    let order = { (pass: OffscreenPass) in (-(passes[pass]?.count ?? 0), pass.layer) }
    guard let worst = passes.keys.min(by: { order($0) < order($1) }),
      let frames = passes[worst], let first = frames.first
    else { return nil }
    let title = recording.layers.titles[worst.layer]
    let others = passes.count - 1
    let most = Set(passes.values.joined()).map { frame in
      passes.values.count { $0.contains(frame) }
    }.max()
    let more =
      others == 0
      ? ""
      : ", and so \(others == 1 ? "does another layer" : "do \(others) others"): up to "
        + "\(most ?? 1) passes in a frame"
    return recording.finding(
      .offscreenPasses,
      "\(title) takes an offscreen pass in \(frames.count) of \(count) frames of the "
        + "\(span.description), for \(cause.text)\(more)", frame: first, object: title,
      property: cause.rawValue)
  }
}

/// A layer that is drawn offscreen, and why.
private struct OffscreenPass: Hashable {
  /// The property that is the reason.
  enum Cause: String, CaseIterable {
    case shadowPath, mask, cornerRadius, effect, opacity, shouldRasterize

    var text: String {
      switch self {
      case .shadowPath: "a shadow without shadowPath"
      case .mask: "its mask"
      case .cornerRadius: "rounded corners that clip its sublayers"
      case .effect: "a blur"
      case .opacity: "an opacity below 1 that it shares with its sublayers"
      case .shouldRasterize: "a bitmap that is drawn again, as what is in it changes"
      }
    }
  }

  let layer: Int
  let cause: Cause
}

extension CheckedRecording {
  /// The offscreen passes of layers that change in a frame.
  fileprivate func passes(in frame: Int) -> Set<OffscreenPass> {
    var passes: [(pass: OffscreenPass, bitmaps: [Int])] = []
    collect(frames[frame].root, in: nil, bitmaps: [], layers.frames[frame], &passes)
    guard !passes.isEmpty else { return [] }
    let parts = layers.partsOfUIKit
    let changes = layers.changes(to: frame)
    return Set(
      passes.filter { pass, bitmaps in
        // What is in a bitmap that stays as it is is not drawn.
        bitmaps.allSatisfy(changes.inside.contains) && !layers.isInside(pass.layer, of: parts)
          && (pass.cause == .shouldRasterize ? changes.inside : changes.all).contains(pass.layer)
      }.map(\.pass))
  }

  private func collect(
    _ node: Node, in parent: Node?, bitmaps: [Int], _ shown: [Int: ShownLayers.Shown],
    _ passes: inout [(pass: OffscreenPass, bitmaps: [Int])]
  ) {
    guard !node.isHidden, node.opacity > 0.01 else { return }
    let causes = node.causes
    if !causes.isEmpty, shown[node.id] != nil {
      passes += causes.map { cause in
        // People know the view and not what it is made of.
        let isPart = cause == .effect && parent?.className == "UIVisualEffectView"
        return (
          OffscreenPass(layer: isPart ? parent?.id ?? node.id : node.id, cause: cause), bitmaps
        )
      }
    }
    let isBitmap = node.hasEffects && node.effects.rasterizationScale != nil
    for child in node.children {
      collect(child, in: node, bitmaps: isBitmap ? bitmaps + [node.id] : bitmaps, shown, &passes)
    }
  }
}

extension Node {
  /// Why the node is drawn offscreen where it changes.
  fileprivate var causes: [OffscreenPass.Cause] {
    guard hasEffects || clip != nil || opacity < 1 else { return [] }
    let effects = hasEffects ? effects : nil
    // All else is a part of the bitmap.
    if effects?.rasterizationScale != nil { return [.shouldRasterize] }
    let filters = (effects?.filters ?? []) + (effects?.backdrop?.filters ?? [])
    let hasChildren = children.contains { !$0.isHidden && $0.opacity > 0 }
    var causes: [OffscreenPass.Cause] = []
    if let shadow = effects?.shadow, shadow.path == nil { causes.append(.shadowPath) }
    if effects?.mask != nil { causes.append(.mask) }
    if let clip, clip.corners.radius > 0, hasChildren { causes.append(.cornerRadius) }
    if filters.contains(where: \.isBlur) { causes.append(.effect) }
    if opacity < 1, hasChildren, effects?.groupsOpacity != false { causes.append(.opacity) }
    return causes
  }
}

extension Filter {
  fileprivate var isBlur: Bool {
    if case .gaussianBlur(let radius, _) = self { return radius > 0 }
    return false
  }
}
