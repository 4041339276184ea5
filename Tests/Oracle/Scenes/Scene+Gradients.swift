// SPDX-License-Identifier: MIT
import QuartzCore

extension Scene {
  private static func gradient(
    _ layer: CAGradientLayer, _ type: CAGradientLayerType, _ inks: [Ink],
    at places: [Double]? = nil,
    from start: CGPoint, to end: CGPoint
  ) -> CAGradientLayer {
    (layer.type, layer.startPoint, layer.endPoint) = (type, start, end)
    layer.colors = inks.map(\.cgColor)
    layer.locations = places?.map { NSNumber(value: $0) }
    return layer
  }

  /// CSS lays the line of an angle through the middle, as long as it takes for the first and the
  /// last colour to be in corners; 0° is up, and it turns clockwise.
  private static func linear(
    _ angle: Double, _ inks: [Ink], at places: [Double]? = nil, _ bounds: Bounds = .graded
  ) -> Scene {
    let stops = inks.enumerated().map { index, ink in
      ink.css + (places.map { " \($0[index] * 100)%" } ?? "")
    }.joined(separator: ", ")
    return Scene(
      "gradient-linear-\(inks.count)-\(Int(angle))", bounds,
      html:
        "<i style=\"\(at(10, 10, 100, 100))background: linear-gradient(\(angle)deg, \(stops))\"></i>"
    ) {
      let (x, y) = (sin(degrees(angle)), -cos(degrees(angle)))
      let half = (abs(x) + abs(y)) / 2
      $0.holding(
        gradient(
          CAGradientLayer().placed(10, 10, 100, 100), .axial, inks, at: places,
          from: CGPoint(x: 0.5 - x * half, y: 0.5 - y * half),
          to: CGPoint(x: 0.5 + x * half, y: 0.5 + y * half)))
    }
  }

  private static let middle = CGPoint(x: 0.5, y: 0.5)

  /// Gradients.
  ///
  /// Pages mix premultiplied colours, gradient layers do not: colours that are not opaque differ in
  /// nothing but their alpha here, or are distinguished in a comment.
  static let gradients: [Scene] = [
    linear(0, [.blue, .amber]), linear(90, [.red, .green]), linear(45, [.slate, .white]),
    linear(160, [.violet, .amber, .green]), linear(230, [.blue, .red], at: [0.3, 0.7]),
    linear(300, [.blue, .white, .red, .slate], at: [0, 0.2, 0.6, 1]),
    // Two colours in one place are an edge.
    linear(90, [.blue, .blue, .amber, .amber, .red], at: [0, 0.4, 0.4, 0.7, 1], .gradedEdges),
    Scene(
      "gradient-linear-wide", width: 160, height: 100, .graded,
      html: """
        <i style="\(at(10, 10, 140, 35))\
        background: linear-gradient(to right, \(Ink.blue.css), \(Ink.amber.css))"></i>
        <i style="\(at(10, 55, 140, 35))\
        background: linear-gradient(to bottom, \(Ink.red.css) 25%, \(Ink.white.css) 75%)"></i>
        """
    ) {
      $0.holding(
        gradient(
          CAGradientLayer().placed(10, 10, 140, 35), .axial, [.blue, .amber],
          from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)),
        gradient(
          CAGradientLayer().placed(10, 55, 140, 35), .axial, [.red, .white], at: [0.25, 0.75],
          from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1)))
    },
    Scene(
      "gradient-linear-fading", .graded,
      html: """
        <i style="\(at(0, 40, 120, 40, .slate))"></i>
        <i style="\(at(10, 10, 100, 100))background: \
        linear-gradient(90deg, \(Ink.amber.css), \(Ink.amber.alpha(0).css))"></i>
        """
    ) {
      $0.holding(
        box(0, 40, 120, 40, .slate),
        gradient(
          CAGradientLayer().placed(10, 10, 100, 100), .axial, [.amber, .amber.alpha(0)],
          from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)))
    },
    Scene(
      "gradient-linear-round-turned", .gradedEdges,
      html: """
        <i style="\(at(20, 20, 80, 80))border-radius: 20px; transform: rotate(25deg); \
        background: linear-gradient(90deg, \(Ink.blue.css), \(Ink.red.css))"></i>
        """
    ) {
      $0.holding(
        gradient(
          CAGradientLayer().placed(20, 20, 80, 80), .axial, [.blue, .red],
          from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)
        ).turned(CATransform3DMakeRotation(degrees(25), 0, 0, 1))
          .with { ($0.cornerRadius, $0.masksToBounds) = (20, true) })
    },
    Scene(
      "gradient-radial-circle", .graded,
      html: """
        <i style="\(at(10, 10, 100, 100))background: \
        radial-gradient(circle 50px at 50% 50%, \(Ink.amber.css), \(Ink.violet.css))"></i>
        """
    ) {
      $0.holding(
        gradient(
          CAGradientLayer().placed(10, 10, 100, 100), .radial, [.amber, .violet], from: middle,
          to: CGPoint(x: 1, y: 1)))
    },
    Scene(
      "gradient-radial-ellipse", width: 160, height: 100, .graded,
      html: """
        <i style="\(at(10, 10, 140, 80))background: radial-gradient(ellipse 56px 60px at 30% 25%, \
        \(Ink.white.css), \(Ink.blue.css) 40%, \(Ink.slate.css))"></i>
        """
    ) {
      $0.holding(
        gradient(
          CAGradientLayer().placed(10, 10, 140, 80), .radial, [.white, .blue, .slate],
          at: [0, 0.4, 1], from: CGPoint(x: 0.3, y: 0.25), to: CGPoint(x: 0.7, y: 1)))
    },
    Scene(
      "gradient-radial-edge", .gradedEdges,
      html: """
        <i style="\(at(10, 10, 100, 100))background: radial-gradient(circle 50px at 50% 50%, \
        \(Ink.amber.css) 50%, \(Ink.blue.css) 50%, \(Ink.red.css))"></i>
        """
    ) {
      $0.holding(
        gradient(
          CAGradientLayer().placed(10, 10, 100, 100), .radial, [.amber, .blue, .red],
          at: [0.5, 0.5, 1], from: middle, to: CGPoint(x: 1, y: 1)))
    },
    Scene(
      "gradient-conic", .gradedEdges,
      html: """
        <i style="\(at(10, 10, 100, 100))\
        background: conic-gradient(from 90deg, \(Ink.blue.css), \(Ink.amber.css))"></i>
        """
    ) {
      $0.holding(
        gradient(
          CAGradientLayer().placed(10, 10, 100, 100), .conic, [.blue, .amber], from: middle,
          to: CGPoint(x: 1, y: 0.5)))
    },
    Scene(
      "gradient-conic-wheel", .gradedEdges,
      html: """
        <i style="\(at(10, 10, 100, 100))border-radius: 50%; background: conic-gradient(from 45deg \
        at 40% 60%, \(Ink.red.css), \(Ink.amber.css) 20%, \(Ink.green.css) 45%, \(Ink.blue.css) 70%, \
        \(Ink.red.css))"></i>
        """
    ) {
      $0.holding(
        gradient(
          CAGradientLayer().placed(10, 10, 100, 100), .conic, [.red, .amber, .green, .blue, .red],
          at: [0, 0.2, 0.45, 0.7, 1], from: CGPoint(x: 0.4, y: 0.6), to: CGPoint(x: 0.6, y: 0.4)
        ).with { ($0.cornerRadius, $0.masksToBounds) = (50, true) })
    },
  ]
}
