// SPDX-License-Identifier: MIT
internal import CoreGraphics
package import DisplayList
internal import Foundation

/// Turns a layer tree into display-list nodes at instants of the clock.
///
/// Numbers the layers in the order in which it first meets them, so that a layer has one number in
/// all frames of a recording and the numbers do not depend on what ran before.
package final class LayerCapture {
  /// The presentation at an instant, or the model values without animations.
  package enum Source {
    /// What is shown at an instant, animations included.
    case presentation(VirtualInstant)
    /// The values that were set, without animations.
    case model
  }

  /// What is found out about a layer once: its number, its class, and who knows its name.
  private struct Identity {
    let number: Int
    let className: String
    weak var owner: (any LayerNaming)?
  }

  private var identities: [ObjectIdentifier: Identity] = [:]
  /// Keeps every numbered layer alive, so that no other object takes over its identity.
  private var layers: [CALayer] = []

  /// A capture that has met no layer yet; the first it meets gets number 1.
  package init() {}

  /// The node of a layer and of all below it.
  package func node(of layer: CALayer, source: Source) -> Node {
    switch source {
    case .presentation(let instant):
      let parentTime = layer.superlayer?.localTime(at: instant) ?? instant.seconds
      return node(of: layer, parentTime: parentTime)
    case .model: return node(of: layer, parentTime: nil)
    }
  }

  private func node(of layer: CALayer, parentTime: Double?) -> Node {
    let time = parentTime.map { layer.localTime(atParentTime: $0) }
    let shown: LayerProperties
    if let time, !layer.animations.isEmpty {
      shown = layer.properties(atLocalTime: time)
    } else {
      shown = layer.properties
    }
    let identity = identity(of: layer)
    var node = Node(
      id: identity.number, className: identity.className,
      name: layer.recordedName(by: identity.owner), geometry: shown.geometry)
    node.opacity = Double(min(max(shown.opacity, 0), 1))
    node.isHidden = shown.isHidden
    node.clip =
      shown.masksToBounds ? Clip(rect: shown.bounds, cornerRadius: max(shown.cornerRadius, 0)) : nil
    node.content = shown.backgroundCommands + shown.contentsCommands
    node.overlay = shown.borderCommands
    node.contentsDigest = shown.contents?.digest
    if !shown.transform.matrix.isAffine {
      UnsupportedFeature.report("CALayer.transform with depth or perspective")
    }
    if !layer.storedSublayers.isEmpty {
      node.children = layer.paintingOrder.map { self.node(of: $0, parentTime: time) }
    }
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
  /// The class of the view that owns the layer, or of the layer.
  var className: String {
    if let owner = delegate as? any LayerNaming { return String(describing: type(of: owner)) }
    return String(describing: type(of: self))
  }

  /// `accessibilityIdentifier`, else `name`, else the role in the transition.
  var recordedName: String? { recordedName(by: delegate as? any LayerNaming) }

  /// The same, for who has the layer's owner at hand: finding it costs a cast.
  func recordedName(by owner: (any LayerNaming)?) -> String? {
    owner?.recordedName ?? name ?? role
  }
}

extension LayerProperties {
  var backgroundCommands: [DrawCommand] {
    guard let color = backgroundColor?.color, color.alpha > 0, !bounds.isEmpty else { return [] }
    let path = Path(roundedRect: bounds, cornerRadius: max(cornerRadius, 0))
    return [.fill(path, rule: .winding, paint: .color(color))]
  }

  var contentsCommands: [DrawCommand] {
    guard let contents, !bounds.isEmpty else { return [] }
    let size = CGSize(
      width: Double(contents.width) / contentsScale, height: Double(contents.height) / contentsScale
    )
    return [.image(contents.image, rect: contentsGravity.rect(forContentsOf: size, in: bounds))]
  }

  /// A ring between the bounds and the bounds less the border's width.
  var borderCommands: [DrawCommand] {
    guard borderWidth > 0, let color = borderColor?.color, color.alpha > 0, !bounds.isEmpty else {
      return []
    }
    let inner = bounds.insetBy(dx: borderWidth, dy: borderWidth)
    var ring = Path(roundedRect: bounds, cornerRadius: max(cornerRadius, 0))
    if !inner.isEmpty {
      ring.elements +=
        Path(roundedRect: inner, cornerRadius: max(cornerRadius - borderWidth, 0)).elements
    }
    return [.fill(ring, rule: .evenOdd, paint: .color(color))]
  }
}
