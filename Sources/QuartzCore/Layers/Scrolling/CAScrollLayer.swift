// SPDX-License-Identifier: MIT
public import CoreGraphics

/// A layer that shows a part of what is in it: scrolling moves the origin of its bounds.
open class CAScrollLayer: CALayer {
  /// The directions in which ``scroll(to:)-(CGPoint)`` and the like move; both by default.
  open var scrollMode: CAScrollLayerScrollMode = .both

  /// Creates a layer that cuts its sublayers to its bounds.
  public override init() {
    super.init()
    properties.masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    scrollMode = (layer as? CAScrollLayer)?.scrollMode ?? .both
  }

  /// There are no archives to decode from here: a layer from a coder is a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Scrolls so that a point of the layer's own space is at its corner; animates implicitly.
  open func scroll(to p: CGPoint) {
    guard p.x.isFinite, p.y.isFinite else { return }
    var origin = bounds.origin
    if scrollMode.isHorizontal { origin.x = p.x }
    if scrollMode.isVertical { origin.y = p.y }
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// Scrolls as little as makes a rectangle of the layer's own space visible; animates implicitly.
  ///
  /// Of a rectangle larger than the layer the part at its corner is shown (assumed).
  open func scroll(to r: CGRect) {
    let r = r.standardized
    scroll(
      to: CGPoint(
        x: CAScrollLayer.start(
          showing: r.minX, r.maxX, from: bounds.minX, length: bounds.width),
        y: CAScrollLayer.start(
          showing: r.minY, r.maxY, from: bounds.minY, length: bounds.height)))
  }

  /// Scrolls this layer, which is the nearest scroll layer around its sublayers.
  open override func scroll(_ p: CGPoint) { scroll(to: p) }

  /// Scrolls this layer, which is the nearest scroll layer around its sublayers.
  open override func scrollRectToVisible(_ r: CGRect) { scroll(to: r) }

  private static func start(
    showing low: Double, _ high: Double, from start: Double, length: Double
  ) -> Double {
    if low < start || high - low > length { return low }
    return high > start + length ? high - length : start
  }
}

public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name, such as `vertically`.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `both`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  var isHorizontal: Bool { self != .none && self != .vertically }
  var isVertical: Bool { self != .none && self != .horizontally }
}

extension CALayer {
  /// The part of the bounds that the nearest scroll layer around shows; all of them without one.
  public var visibleRect: CGRect {
    for case let scroll as CAScrollLayer in superlayers.dropFirst() {
      let shown = bounds.shared(with: scroll.convert(scroll.bounds, to: self))
      return shown.isNull ? .zero : shown
    }
    return bounds
  }
}
