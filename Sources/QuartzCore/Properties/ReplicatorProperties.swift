// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// The properties of a `CAReplicatorLayer` as a value, with the documented defaults.
package struct ReplicatorProperties {
  var instanceCount = 1
  var preservesDepth = false
  var instanceDelay: CFTimeInterval = 0
  var instanceTransform = CATransform3DIdentity
  var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
  var instanceRedOffset: Float = 0
  var instanceGreenOffset: Float = 0
  var instanceBlueOffset: Float = 0
  var instanceAlphaOffset: Float = 0

  /// How many layers one replicator may paint.
  static let layerLimit = 10_000
}

extension ReplicatorProperties {
  /// Puts the painting of all instances in the place of the node's children.
  ///
  /// `children` gives what the sublayers show a number of seconds ago; for 0 they are in the node.
  func replicate(in node: inout Node, children: (_ delay: Double) -> [Node]) {
    if preservesDepth {
      node.effects.preservesDepth = true
      node.withoutOwnPainting()
    }
    guard !node.children.isEmpty, instanceCount != 1 || tint(of: 0) != nil else { return }
    var commands = node.content
    let originals = node.children.map(\.withoutNumbers)
    var place = CATransform3DIdentity
    for instance in 0..<allowedCount(of: node.children) {
      let delay = Double(instance) * instanceDelay
      let shown = delay == 0 || !delay.isFinite ? originals : children(delay).map(\.withoutNumbers)
      let transform = groupTransform(place.matrix, in: node)
      place = CATransform3DConcat(instanceTransform, place)
      // Instances at no place, after too many growing steps, cannot be painted.
      guard transform.isFinite else { continue }
      commands.append(
        .group(
          Group(transform: transform, tint: tint(of: instance), commands: shown.map { .node($0) })))
    }
    node.effects.appearance = commands + node.overlay
  }

  /// Instances that are painted: as many as there are room for.
  private func allowedCount(of children: [Node]) -> Int {
    let layers = children.reduce(0) { $0 + $1.paintedLayers }
    let allowed = max(ReplicatorProperties.layerLimit / max(layers, 1), 1)
    guard instanceCount > allowed else { return max(instanceCount, 0) }
    UnsupportedFeature.report(
      "CAReplicatorLayer.instanceCount \(instanceCount): "
        + "more than \(ReplicatorProperties.layerLimit) layers in all instances")
    return allowed
  }

  /// The transform of an instance, about the middle of the bounds, followed by that of all
  /// sublayers.
  private func groupTransform(_ place: Transform, in node: Node) -> Transform {
    let bounds = node.geometry.bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let own = place.isIdentity ? place : place.about(middle)
    guard node.hasEffects, !node.effects.sublayerTransform.isIdentity else { return own }
    return own.concatenating(node.effects.sublayerTransform.about(node.geometry.anchor))
  }

  /// The colour of an instance; nil for white, which changes nothing.
  private func tint(of instance: Int) -> Color? {
    let base = instanceColor?.color ?? .white
    func component(_ value: Double, _ offset: Float) -> Double {
      let sum = value + Double(offset) * Double(instance)
      return sum.isNaN ? value : min(max(sum, 0), 1)
    }
    let color = Color(
      red: component(base.red, instanceRedOffset),
      green: component(base.green, instanceGreenOffset),
      blue: component(base.blue, instanceBlueOffset),
      alpha: component(base.alpha, instanceAlphaOffset))
    return color == .white ? nil : color
  }
}

extension Transform {
  /// The transform with a point of the plane in the place of the origin.
  fileprivate func about(_ point: CGPoint) -> Transform {
    Transform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(Transform(translationX: point.x, y: point.y))
  }
}

extension Node {
  /// How many layers are painted for the node, copies included.
  fileprivate var paintedLayers: Int {
    guard hasEffects, let appearance = effects.appearance else {
      return children.reduce(1) { $0 + $1.paintedLayers }
    }
    return appearance.reduce(1) { $0 + $1.paintedLayers }
  }

  /// Leaves only the children of a node that has no plane of its own to paint in.
  mutating func withoutOwnPainting() {
    content = []
    overlay = []
    clip = nil
    effects.shadow = nil
    effects.mask = nil
    effects.rasterizationScale = nil
    effects.groupsOpacity = false
    look = .plain
  }
}

extension DrawCommand {
  fileprivate var paintedLayers: Int {
    switch self {
    case .node(let node): node.paintedLayers
    case .group(let group): group.commands.reduce(0) { $0 + $1.paintedLayers }
    default: 0
    }
  }
}
