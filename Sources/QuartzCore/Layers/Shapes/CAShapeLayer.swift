// SPDX-License-Identifier: MIT

/// A layer that draws a path: filled, stroked, or both.
///
/// The path lies in the layer's own space, is painted above the background and below the sublayers,
/// and is not cut to the bounds.
open class CAShapeLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }

  override class func makeClassProperties() -> ClassProperties { .shape(ShapeProperties()) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A new path is shown at once: it is animatable, but never implicitly (documented).
  open override class func defaultAction(forKey event: String) -> (any CAAction)? {
    event == "path" ? NSNull() : super.defaultAction(forKey: event)
  }

  /// The path that is drawn; nil draws nothing; animatable, but never implicitly.
  ///
  /// Paths of one structure are mixed point by point, closed or not; others step half-way.
  open var path: CGPath? {
    get { properties.shape.path }
    set {
      // A path that can be added to later is kept as it is now (documented: the property copies).
      let path = newValue is CGMutablePath ? newValue?.copy() : newValue
      update { $0.shape.path = path }
    }
  }

  open var fillColor: CGColor? {
    get { properties.shape.fillColor }
    set { change("fillColor", \.shape.fillColor, to: newValue) }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { properties.shape.fillRule }
    set { update { $0.shape.fillRule = newValue } }
  }

  open var strokeColor: CGColor? {
    get { properties.shape.strokeColor }
    set { change("strokeColor", \.shape.strokeColor, to: newValue) }
  }

  open var strokeStart: CGFloat {
    get { properties.shape.strokeStart }
    set { change("strokeStart", \.shape.strokeStart, to: newValue) }
  }

  open var strokeEnd: CGFloat {
    get { properties.shape.strokeEnd }
    set { change("strokeEnd", \.shape.strokeEnd, to: newValue) }
  }

  open var lineWidth: CGFloat {
    get { properties.shape.lineWidth }
    set { change("lineWidth", \.shape.lineWidth, to: newValue) }
  }

  open var miterLimit: CGFloat {
    get { properties.shape.miterLimit }
    set { change("miterLimit", \.shape.miterLimit, to: newValue) }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { properties.shape.lineCap }
    set { update { $0.shape.lineCap = newValue } }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { properties.shape.lineJoin }
    set { update { $0.shape.lineJoin = newValue } }
  }

  open var lineDashPhase: CGFloat {
    get { properties.shape.lineDashPhase }
    set { change("lineDashPhase", \.shape.lineDashPhase, to: newValue) }
  }

  open var lineDashPattern: [NSNumber]? {
    get { properties.shape.lineDashPattern?.map { NSNumber(value: $0) } }
    set {
      let lengths = newValue?.map(\.doubleValue)
      change("lineDashPattern", \.shape.lineDashPattern, to: lengths)
    }
  }
}
