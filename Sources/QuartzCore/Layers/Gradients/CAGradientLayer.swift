// SPDX-License-Identifier: MIT

/// A layer filled with colours that change from place to place.
///
/// The gradient covers the background within the bounds and their rounded corners, below the
/// contents of sublayers.
open class CAGradientLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }

  override class func makeClassProperties() -> ClassProperties { .gradient(GradientProperties()) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colours, each a `CGColor`; nil, the default, paints nothing; animatable.
  ///
  /// An array with anything else in it is reported and paints nothing, as on iOS, where a `UIColor`
  /// in it shows nothing.
  open var colors: [Any]? {
    get { properties.gradient.colors }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor }
      if let newValue, let colors, colors.count != newValue.count {
        let wrong = newValue.first { !($0 is CGColor) }
        UnsupportedFeature.report(
          "CAGradientLayer.colors with a \(wrong.map { "\(Swift.type(of: $0))" } ?? "nil")")
        change("colors", \.gradient.colors, to: nil)
        return
      }
      change("colors", \.gradient.colors, to: colors)
    }
  }

  /// Where each colour is, rising from 0 at the start to 1 at the end; nil, the default, spreads
  /// them evenly; animatable.
  ///
  /// Places outside of 0…1 lie beyond the two points. A place before the one in front of it counts
  /// as that one (assumed); with another number of places than colours they are reported and spread
  /// evenly.
  open var locations: [NSNumber]? {
    get { properties.gradient.locations?.map { NSNumber(value: $0) } }
    set { change("locations", \.gradient.locations, to: newValue?.map(\.doubleValue)) }
  }

  open var startPoint: CGPoint {
    get { properties.gradient.startPoint }
    set { change("startPoint", \.gradient.startPoint, to: newValue) }
  }

  open var endPoint: CGPoint {
    get { properties.gradient.endPoint }
    set { change("endPoint", \.gradient.endPoint, to: newValue) }
  }

  open var type: CAGradientLayerType {
    get { properties.gradient.type }
    set {
      if ![.axial, .radial, .conic].contains(newValue) {
        UnsupportedFeature.report("CAGradientLayer.type \"\(newValue.rawValue)\"")
      }
      update { $0.gradient.type = newValue }
    }
  }
}
