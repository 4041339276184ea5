// SPDX-License-Identifier: MIT
internal import CoreGraphics
package import DisplayList
internal import Foundation
internal import Synchronization

/// Turns a layer tree into display-list nodes at instants of the clock.
///
/// Numbers the layers in the order in which it first visits them, so that a layer has one number in
/// all frames of a recording and the numbers do not depend on what ran before. What has not changed
/// since the frame before is reused: an unchanged tree costs nothing, however large.
package final class LayerCapture {
  /// The presentation at an instant, or the model values without animations.
  package enum Source {
    /// What is shown at an instant, animations included.
    case presentation(VirtualInstant)
    /// What was shown before the changes since the last commit, at an instant.
    case committed(VirtualInstant)
    /// The values that were set, without animations.
    case model
  }

  /// What is determined about a layer once: its number, its class, and the source of its name.
  private struct Identity {
    let number: Int
    let className: String
    weak var owner: (any LayerNaming)?
  }

  /// Numbers only distinguish captures.
  private static let count = Atomic(0)

  private let number: Int
  private var identities: [ObjectIdentifier: Identity] = [:]
  /// Keeps every numbered layer alive, so that no other object gets its identity.
  private var layers: [CALayer] = []
  private var depth = 0

  /// How many layers deep a frame goes; what lies deeper is left out and reported.
  ///
  /// Frames are walked recursively by all that read them, and no interface is a tenth as deep.
  private static let depthLimit = 512

  /// A capture that has visited no layer yet; the first it visits gets number 1.
  package init() {
    number = LayerCapture.count.add(1, ordering: .relaxed).newValue
  }

  /// The node of a layer and of all below it.
  package func node(of layer: CALayer, source: Source) -> Node {
    switch source {
    case .presentation(let instant):
      let parentTime = layer.parentLayer?.localTime(at: instant) ?? instant.seconds
      var nodes: [Node] = []
      _ = append(layer, parentTime: parentTime, to: &nodes)
      return nodes[0]
    case .committed(let instant):
      let parentTime = layer.parentLayer?.localTime(at: instant) ?? instant.seconds
      return still(layer, parentTime: parentTime)
    case .model: return still(layer, parentTime: nil)
    }
  }

  /// What a layer showed before the transaction; nil for one that was not shown.
  static func committedNode(of layer: CALayer) -> Node? {
    guard layer.isCommitted else { return nil }
    return LayerCapture().node(of: layer, source: .committed(layer.clock.now))
  }

  /// Adds what a layer shows at a time of its parent to a list; returns whether it stays like that.
  ///
  /// Nodes are large: they are made in place and not passed around.
  func append(_ layer: CALayer, parentTime: Double, to nodes: inout [Node]) -> Bool {
    let isKnown = layer.capture.capture == number
    if isKnown, layer.capture.isValid, let node = layer.capture.node {
      nodes.append(node)
      return true
    }
    let isAnimated = !layer.animations.isEmpty
    let needsTime =
      isAnimated || layer.drivenTiming != nil || layer.timeOffset != 0 || layer.speed != 1
      || layer.beginTime != 0
    let time = needsTime ? layer.localTime(atParentTime: parentTime) : parentTime
    var isStill = !isAnimated && !layer.changesByItself
    let place = nodes.count
    let properties = isAnimated ? layer.properties(atLocalTime: time) : layer.properties
    if layer.animations.allSatisfy(\.affectsPlacementOnly) {
      nodes.append(look(of: layer, isKnown: isKnown))
      nodes[place].setPlace(properties)
    } else {
      nodes.append(node(of: layer, showing: properties))
    }
    isStill = appendChildren(of: layer, time: time, to: &nodes[place]) && isStill
    finish(&nodes[place], of: layer, showing: properties, time: time)
    if isAnimated { layer.paintTransition(at: time, in: &nodes[place]) }
    if isStill {
      layer.capture = CaptureCache(
        capture: number, isValid: true, hasLook: layer.hasPlainLook, node: nodes[place])
    }
    return isStill
  }

  /// The layer alone as its model has it, rebuilt only after a change.
  private func look(of layer: CALayer, isKnown: Bool) -> Node {
    if isKnown, layer.capture.hasLook, var node = layer.capture.node {
      if !node.children.isEmpty { node.children = [] }
      return node
    }
    let node = node(of: layer, showing: layer.properties)
    if layer.hasPlainLook {
      layer.capture = CaptureCache(capture: number, isValid: false, hasLook: true, node: node)
    }
    return node
  }

  private func finish(
    _ node: inout Node, of layer: CALayer, showing shown: LayerProperties, time: Double
  ) {
    if case .none = shown.classProperties { return }
    let values = Values(model: layer.properties, shown: shown, time: time)
    finish(&node, of: layer, at: values) { delay in
      var nodes: [Node] = []
      guard isWithinDepthLimit else { return nodes }
      depth += 1
      for sublayer in layer.paintingOrder {
        _ = append(sublayer, parentTime: time - delay, to: &nodes)
      }
      depth -= 1
      return nodes
    }
  }

  private func appendChildren(of layer: CALayer, time: Double, to node: inout Node) -> Bool {
    var isStill = true
    if let mask = layer.storedMask, isWithinDepthLimit {
      var masks: [Node] = []
      depth += 1
      isStill = append(mask, parentTime: time, to: &masks)
      depth -= 1
      node.effects.mask = masks.first
    }
    guard !layer.storedSublayers.isEmpty && isWithinDepthLimit else { return isStill }
    depth += 1
    let sublayers = layer.paintingOrder
    var children: [Node] = []
    children.reserveCapacity(sublayers.count)
    for sublayer in sublayers {
      isStill = append(sublayer, parentTime: time, to: &children) && isStill
    }
    depth -= 1
    // Capture goes in the order of the model, which gives the numbers; an animated depth may change
    // the order in which the layers are painted.
    node.children = isStill ? children : sortedByDepth(children) { $0.geometry.zPosition }
    return isStill
  }

  /// The model values (`parentTime` nil), or what was last committed, without reading or changing
  /// what frames keep.
  private func still(_ layer: CALayer, parentTime: Double?) -> Node {
    let time = parentTime.map { layer.localTime(atParentTime: $0) }
    let properties = time.map { layer.committedProperties(atLocalTime: $0) } ?? layer.properties
    var node = self.node(of: layer, showing: properties)
    let committed = parentTime == nil ? nil : layer.committedState
    if let mask = committed == nil ? layer.storedMask : committed?.mask, isWithinDepthLimit {
      depth += 1
      node.effects.mask = still(mask, parentTime: time)
      depth -= 1
    }
    let sublayers = committed?.sublayers ?? layer.storedSublayers
    if !sublayers.isEmpty && isWithinDepthLimit {
      depth += 1
      node.children = CALayer.paintingOrder(of: sublayers).map { still($0, parentTime: time) }
      depth -= 1
    }
    let values = Values(
      model: committed?.properties ?? layer.properties, shown: properties, time: time)
    finish(&node, of: layer, at: values) { delay in
      CALayer.paintingOrder(of: sublayers).map {
        self.still($0, parentTime: time.map { $0 - delay })
      }
    }
    if let time { layer.paintTransition(at: time, in: &node) }
    return node
  }

  private var isWithinDepthLimit: Bool {
    if depth < LayerCapture.depthLimit { return true }
    ContentFact.layersTooDeep(limit: LayerCapture.depthLimit).report()
    return false
  }

  /// The values of a layer without and with animations, and its local time; that is nil where the
  /// model is captured.
  private struct Values {
    let model: LayerProperties
    let shown: LayerProperties
    let time: Double?
  }

  /// What the classes of layers add when the children are there; `children` gives what the sublayers
  /// showed some seconds ago.
  private func finish(
    _ node: inout Node, of layer: CALayer, at values: Values,
    children: (_ delay: Double) -> [Node]
  ) {
    let shown = values.shown
    switch shown.classProperties {
    case .none: break
    case .transform:
      node.effects.preservesDepth = true
      node.withoutOwnPainting()
    case .shape(let shape): node.add(shape.commands)
    case .gradient(let gradient):
      node.add(gradient.commands(in: shown.bounds, outline: shown.outline))
    case .text(let text):
      node.add(text.commands(in: shown.bounds, scale: shown.contentsScale))
    case .replicator(let replicator): replicator.replicate(in: &node, children: children)
    case .emitter:
      guard let time = values.time else { break }
      node.add(layer.particleCommands(of: values.model.emitter, at: time))
    }
  }

  /// The layer alone, without what is in it.
  private func node(of layer: CALayer, showing shown: LayerProperties) -> Node {
    let identity = identity(of: layer)
    var node = Node(
      id: identity.number, className: identity.className,
      name: layer.recordedName(by: identity.owner), geometry: shown.geometry)
    node.setPlace(shown)
    if shown.masksToBounds { node.clip = Clip(rect: shown.bounds, corners: shown.corners) }
    node.setContent(shown.contentCommands, look: shown.look ?? .plain)
    node.overlay = shown.borderCommands
    node.contentsName = shown.contents?.name
    if shown.hasUncommonProperties { node.effects = shown.effects }
    return node
  }

  private func identity(of layer: CALayer) -> Identity {
    let key = ObjectIdentifier(layer)
    if let identity = identities[key] { return identity }
    layers.append(layer)
    let identity = Identity(
      number: layers.count, className: layer.className, owner: layer.delegate as? any LayerNaming)
    identities[key] = identity
    return identity
  }
}

extension CALayer {
  /// Whether the layer looks different from one instant to the next without any animation.
  var changesByItself: Bool { properties.classProperties.isEmitter }

  /// Whether the layer's own look does not depend on what is below it or on the time.
  var hasPlainLook: Bool {
    if case .none = properties.classProperties { return storedMask == nil && !changesByItself }
    return false
  }

  /// The class of the view that owns the layer, or of the layer.
  var className: String {
    if let owner = delegate as? any LayerNaming { return String(describing: type(of: owner)) }
    return String(describing: type(of: self))
  }

  /// `accessibilityIdentifier`, else `name`, else the role in the transition.
  var recordedName: String? { recordedName(by: delegate as? any LayerNaming) }

  /// The same, for callers that have the layer's owner: finding it costs a cast.
  func recordedName(by owner: (any LayerNaming)?) -> String? {
    owner?.recordedName ?? name ?? role
  }
}

extension Node {
  /// Where the layer is and how opaque: what may change from frame to frame while the look stays
  /// the same.
  fileprivate mutating func setPlace(_ shown: LayerProperties) {
    geometry = shown.geometry
    opacity = Double(min(max(shown.opacity, 0), 1))
    isHidden = shown.isHidden
  }

  /// Paints what the class of the layer adds, after background and contents.
  fileprivate mutating func add(_ commands: [DrawCommand]) {
    guard !commands.isEmpty else { return }
    var new = look
    new.classDrawing = content.count
    setContent(content + commands, look: new)
  }
}
