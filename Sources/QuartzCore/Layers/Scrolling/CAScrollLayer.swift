// SPDX-License-Identifier: MIT

open class CAScrollLayer: CALayer {
  open var scrollMode: CAScrollLayerScrollMode = .both

  public override init() {
    super.init()
    properties.masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    scrollMode = (layer as? CAScrollLayer)?.scrollMode ?? .both
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
        x: CAScrollLayer.start(showing: r.minX, r.maxX, from: bounds.minX, length: bounds.width),
        y: CAScrollLayer.start(
          showing: r.minY, r.maxY, from: bounds.minY, length: bounds.height)))
  }

  open override func scroll(_ p: CGPoint) { scroll(to: p) }

  open override func scrollRectToVisible(_ r: CGRect) { scroll(to: r) }

  private static func start(
    showing low: Double, _ high: Double, from start: Double, length: Double
  ) -> Double {
    if low < start || high - low > length { return low }
    return high > start + length ? high - length : start
  }
}

public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
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
  public var visibleRect: CGRect {
    for case let scroll as CAScrollLayer in superlayers.dropFirst() {
      let shown = bounds.shared(with: scroll.convert(scroll.bounds, to: self))
      return shown.isNull ? .zero : shown
    }
    return bounds
  }
}
