// SPDX-License-Identifier: MIT

extension UIView {
  /// A corner's radius as the configuration gives it now; 0 without one.
  func configuredRadius(of corner: UIRectCorner) -> CGFloat {
    guard let configuration = storedCornerConfiguration else { return 0 }
    let limit = min(bounds.width, bounds.height) / 2
    let radius =
      switch configuration.shape {
      case .capsule(let maximum): min(maximum, limit)
      case .corners(let radii):
        zip(UIRectCorner.inOrder, radii).first { $0.0 == corner }?.1.map {
          resolved($0, at: corner)
        } ?? 0
      case .uniform(let radius): UIRectCorner.inOrder.map { resolved(radius, at: $0) }.max() ?? 0
      }
    return min(max(radius, 0), limit)
  }

  private func resolved(_ radius: UICornerRadius, at corner: UIRectCorner) -> CGFloat {
    switch radius.kind {
    case .fixed(let points): return points
    case .concentric(let minimum):
      guard let container = cornerContainer else { return minimum }
      return max(
        container.effectiveRadius(corner: corner) - distance(to: container, at: corner), minimum)
    }
  }

  /// The nearest view around this one with rounded corners, in which it lies.
  ///
  /// Assumed: the documentation speaks of the container and does not say which view it is. The screen's own corners
  /// are not known here.
  private var cornerContainer: UIView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap(\.self).first {
      $0.storedCornerConfiguration != nil || $0.layer.cornerRadius > 0
    }
  }

  /// How far a corner is from the container's: the larger of both distances.
  ///
  /// Documented for shapes: the container's radius minus the distance between corners, where both distances are the
  /// same. That the larger one counts elsewhere is assumed.
  private func distance(to container: UIView, at corner: UIRectCorner) -> CGFloat {
    let (own, outer) = (convert(bounds, to: container), container.bounds)
    let x =
      corner == .topLeft || corner == .bottomLeft ? own.minX - outer.minX : outer.maxX - own.maxX
    let y =
      corner == .topLeft || corner == .topRight ? own.minY - outer.minY : outer.maxY - own.maxY
    return max(x, y, 0)
  }

  /// Gives the layer the radius that the configuration has now, and the corners that are rounded.
  ///
  /// A layer has one radius: where corners differ it is the largest, which is reported.
  func applyCornerConfiguration() {
    guard storedCornerConfiguration != nil else { return }
    let radii = UIRectCorner.inOrder.map { configuredRadius(of: $0) }
    let radius = radii.max() ?? 0
    if radii.contains(where: { $0 > 0 && $0 != radius }) {
      UnsupportedFeature.report("UICornerConfiguration with corners of different radii")
    }
    var corners: CACornerMask = []
    for (corner, own) in zip(CACornerMask.inOrder, radii) where own > 0 { corners.insert(corner) }
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    if radius > 0, layer.maskedCorners != corners { layer.maskedCorners = corners }
  }
}

extension UIRectCorner {
  /// The corners in the order of a configuration.
  static let inOrder: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CACornerMask {
  /// The corners in the order of a configuration.
  fileprivate static let inOrder: [CACornerMask] = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
