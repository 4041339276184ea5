// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
internal import Synchronization

/// Turns a layer tree into display-list nodes at instants of the clock.
///
/// Numbers the layers in the order in which it first visits them, so that a layer has one number in
/// all frames of a recording and the numbers do not depend on what ran before. What has not changed
/// since the frame before is reused: an unchanged tree costs nothing, however large.
package final class LayerCapture {
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
    let hasText: Bool
  }

  /// Numbers only distinguish captures.
  private static let count = Atomic(0)

  private let number: Int
  private var identities: [ObjectIdentifier: Identity] = [:]
  /// Keeps every numbered layer alive, so that no other object gets its identity.
  private var layers: [CALayer] = []
  private var depth = 0
  /// Nil where no one asks for names.
  private var propertyNames: PropertyNames?
  /// What layers without a name of their own are called, by number: the property that contains them, else their
  /// words.
  package private(set) var derivedNames: [Int: String] = [:]

  /// How many layers deep a frame goes; what lies deeper is left out and reported.
  ///
  /// Frames are walked recursively by all that read them, and no interface is a tenth as deep.
  private static let depthLimit = 512

  /// A capture that has visited no layer yet; the first it visits gets number 1.
  ///
  /// - Parameter namesLayers: Whether ``derivedNames`` are looked for.
  package init(namesLayers: Bool = false) {
    propertyNames = namesLayers ? PropertyNames() : nil
    number = LayerCapture.count.add(1, ordering: .relaxed).newValue
  }

  package func node(of layer: CALayer, source: Source) -> Node {
    func parentTime(at instant: VirtualInstant) -> Double {
      layer.parentLayer?.localTime(at: instant) ?? instant.seconds
    }
    let moment: CaptureMoment =
      switch source {
      case .presentation(let instant): .shown(parentTime(at: instant))
      case .committed(let instant): .committed(parentTime(at: instant))
      case .model: .model
      }
    var nodes: [Node] = []
    propertyNames?.beginFrame()
    _ = append(layer, at: moment, to: &nodes)
    return nodes[0]
  }

  /// The number of a layer in the frames of this capture; nil for one that it has not visited.
  package func number(of layer: CALayer) -> Int? { identities[ObjectIdentifier(layer)]?.number }

  /// What a layer showed before the transaction; nil for one that was not shown.
  static func committedNode(of layer: CALayer) -> Node? {
    guard layer.isCommitted else { return nil }
    return LayerCapture().node(of: layer, source: .committed(layer.clock.now))
  }

  /// Adds what a layer has at a moment to a list; returns whether it stays like that.
  ///
  /// Only what is shown is kept for the next frame, and taken from the last one. Nodes are large: they are made
  /// in place and not passed around.
  private func append(_ layer: CALayer, at moment: CaptureMoment, to nodes: inout [Node]) -> Bool {
    let isKnown = moment.isShown && layer.capture.capture == number
    if isKnown, layer.capture.isValid, let node = layer.capture.node {
      nodes.append(node)
      return true
    }
    let state = CapturedState(of: layer, at: moment)
    let place = nodes.count
    if moment.isShown, layer.animations.allSatisfy(\.affectsPlacementOnly) {
      nodes.append(look(of: layer, isKnown: isKnown))
      nodes[place].setPlace(state.properties)
    } else {
      nodes.append(node(of: layer, showing: state.properties))
    }
    var isStill = !state.isAnimated && !layer.changesByItself
    if let mask = state.mask {
      var masks: [Node] = []
      isStill = append([mask], at: state.inside, to: &masks) && isStill
      nodes[place].effects.mask = masks.first
    }
    if !state.sublayers.isEmpty {
      var children: [Node] = []
      isStill = append(state.sublayers, at: state.inside, to: &children) && isStill
      nodes[place].children = children
    }
    addClassDrawing(of: layer, in: state, to: &nodes[place])
    if state.isAnimated, let time = state.time {
      layer.paintTransition(at: time, in: &nodes[place])
    }
    if isStill, moment.isShown {
      layer.capture = CaptureCache(
        capture: number, isValid: true, hasLook: layer.hasPlainLook, node: nodes[place])
    }
    return isStill
  }

  /// Adds layers in the order in which they are painted, unless they lie too deep; returns whether all stay as
  /// they are.
  private func append(
    _ layers: [CALayer], at moment: CaptureMoment, to nodes: inout [Node]
  ) -> Bool {
    guard depth < LayerCapture.depthLimit else {
      ContentFact.layersTooDeep(limit: LayerCapture.depthLimit).report()
      return true
    }
    depth += 1
    defer { depth -= 1 }
    nodes.reserveCapacity(layers.count)
    var isStill = true
    for layer in CALayer.paintingOrder(of: layers) {
      isStill = append(layer, at: moment, to: &nodes) && isStill
    }
    // Capture goes in the order of the model, which gives the numbers; an animated depth may change
    // the order in which the layers are painted.
    if !isStill { nodes = sortedByDepth(nodes) { $0.geometry.zPosition } }
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

  private func addClassDrawing(of layer: CALayer, in state: CapturedState, to node: inout Node) {
    let shown = state.properties
    switch shown.classProperties {
    case .none: break
    case .transform:
      node.effects.preservesDepth = true
      node.withoutOwnPainting()
    case .shape(let shape): node.add(shape.commands)
    case .gradient(let gradient):
      node.add(gradient.commands(in: shown.bounds, outline: shown.outline))
    case .text(let text): node.add(text.commands(in: shown.bounds, scale: shown.contentsScale))
    case .replicator(let replicator):
      replicator.replicate(in: &node) { delay in
        var nodes: [Node] = []
        _ = append(state.sublayers, at: state.inside.earlier(by: delay), to: &nodes)
        return nodes
      }
    case .emitter:
      guard let time = state.time else { break }
      node.add(layer.particleCommands(of: state.model(of: layer).emitter, at: time))
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
    var look = shown.look ?? .plain
    if identity.hasText { look.text = identity.owner?.recordedText }
    node.setContent(shown.contentCommands, look: look)
    node.overlay = shown.borderCommands
    node.contentsName = shown.contents?.name
    if shown.hasUncommonProperties { node.effects = shown.effects }
    return node
  }

  private func identity(of layer: CALayer) -> Identity {
    let key = ObjectIdentifier(layer)
    if let identity = identities[key] { return identity }
    layers.append(layer)
    let owner = layer.delegate as? any LayerNaming
    let identity = Identity(
      number: layers.count, className: layer.className, owner: owner,
      hasText: owner?.recordedText != nil)
    identities[key] = identity
    if propertyNames != nil, layer.recordedName(by: owner) == nil,
      let name = propertyNames?.name(of: layer) ?? owner?.recordedWords
    {
      derivedNames[identity.number] = name
    }
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
  func recordedName(by owner: (any LayerNaming)?) -> String? { owner?.recordedName ?? name ?? role }
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
