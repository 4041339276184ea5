// SPDX-License-Identifier: MIT
import QuartzCore

extension Scene {
  private static func shade(
    _ layer: CALayer, radius: Double, _ x: Double = 0, _ y: Double = 0, opacity: Float = 1,
    _ ink: Ink = .black
  ) -> CALayer {
    (layer.shadowColor, layer.shadowOpacity) = (ink.cgColor, opacity)
    (layer.shadowRadius, layer.shadowOffset) = (radius, CGSize(width: x, height: y))
    return layer
  }

  /// Shadows.
  ///
  /// CSS's blur is twice the deviation of the Gaussian, which is the layer's radius.
  ///
  /// A box's `box-shadow` is cut out where the box is, a layer's shadow lies under it as well: the
  /// boxes are opaque wherever that would show, or have a `filter: drop-shadow`, which is not cut.
  static let shadows: [Scene] = [
    Scene(
      "shadow-none-blurred", .exact,
      html: "<i style=\"\(at(30, 30, 50, 50, .amber))box-shadow: 12px 8px 0 \(Ink.slate.css)\"></i>"
    ) { $0.holding(shade(box(30, 30, 50, 50, .amber), radius: 0, 12, 8, .slate)) },
    Scene(
      "shadow-small", .soft,
      html: "<i style=\"\(at(30, 30, 60, 60, .white))box-shadow: 0 0 6px #000\"></i>"
    ) { $0.holding(shade(box(30, 30, 60, 60, .white), radius: 3)) },
    Scene(
      "shadow-large", width: 160, height: 160, .soft,
      html: """
        <i style="\(at(45, 45, 70, 70, .white))\
        box-shadow: 0 10px 30px \(Ink.black.alpha(0.6).css)"></i>
        """
    ) { $0.holding(shade(box(45, 45, 70, 70, .white), radius: 15, 0, 10, opacity: 0.6)) },
    Scene(
      "shadow-wider-than-its-box", width: 160, height: 160, .soft,
      html: "<i style=\"\(at(70, 70, 20, 20, .red))box-shadow: 0 0 40px #000\"></i>"
    ) { $0.holding(shade(box(70, 70, 20, 20, .red), radius: 20)) },
    Scene(
      "shadow-of-corners", width: 160, height: 120, .softEdges,
      html: """
        <i style="\(at(20, 25, 50, 60, .white))border-radius: 16px; box-shadow: 4px 6px 12px #000"></i>
        <i style="\(at(90, 30, 50, 50, .blue))border-radius: 50%; \
        box-shadow: -3px 5px 16px \(Ink.red.css)"></i>
        """
    ) {
      $0.holding(
        shade(box(20, 25, 50, 60, .white), radius: 6, 4, 6).with { $0.cornerRadius = 16 },
        shade(box(90, 30, 50, 50, .blue), radius: 8, -3, 5, .red).with { $0.cornerRadius = 25 })
    },
    Scene(
      "shadow-turned", .softEdges,
      html: """
        <i style="\(at(30, 30, 60, 60, .green))transform: rotate(30deg) scale(0.8); \
        box-shadow: 10px 5px 12px \(Ink.slate.css)"></i>
        """
    ) {
      let turn = CATransform3DScale(CATransform3DMakeRotation(degrees(30), 0, 0, 1), 0.8, 0.8, 1)
      $0.holding(shade(box(30, 30, 60, 60, .green), radius: 6, 10, 5, .slate).turned(turn))
    },
    Scene(
      "shadow-under-opacity", .soft,
      html: """
        <i style="\(at(38, 38, 60, 60, .black))opacity: 0.5; filter: blur(5px)"></i>
        <i style="\(at(30, 30, 60, 60, .blue))opacity: 0.5"></i>
        """
    ) {
      // A layer's shadow does not belong to its group: it is faded by itself and shines through. A
      // page's `box-shadow` would be cut out, hence a blurred box.
      $0.holding(shade(box(30, 30, 60, 60, .blue), radius: 5, 8, 8).with { $0.opacity = 0.5 })
    },
    Scene(
      "shadow-of-clear-colour", .soft,
      html: """
        <i style="\(at(30, 30, 60, 60, .blue.alpha(0.5)))\
        filter: drop-shadow(8px 8px 5px \(Ink.black.css))"></i>
        """
    ) { $0.holding(shade(box(30, 30, 60, 60, .blue.alpha(0.5)), radius: 5, 8, 8)) },
    Scene(
      "shadow-of-silhouette", .filtered,
      html: """
        <i style="\(at(15, 15, 90, 90))filter: drop-shadow(5px 7px 4px \(Ink.slate.css))">
          <i style="\(at(0, 0, 50, 50, .red))border-radius: 50%"></i>
          <i style="\(at(40, 40, 40, 30, .blue))transform: rotate(20deg)"></i>
        </i>
        """
    ) {
      $0.holding(
        shade(box(15, 15, 90, 90), radius: 4, 5, 7, .slate).holding(
          box(0, 0, 50, 50, .red).with { $0.cornerRadius = 25 },
          box(40, 40, 40, 30, .blue).turned(CATransform3DMakeRotation(degrees(20), 0, 0, 1))))
    },
    Scene(
      "shadow-of-ring", .filtered,
      html: """
        <i style="\(at(25, 25, 70, 70))border: 10px solid \(Ink.violet.css); border-radius: 50%; \
        filter: drop-shadow(6px 6px 3px \(Ink.black.alpha(0.8).css))"></i>
        """
    ) {
      $0.holding(
        shade(box(25, 25, 70, 70), radius: 3, 6, 6, opacity: 0.8).with {
          ($0.cornerRadius, $0.borderWidth, $0.borderColor) = (35, 10, Ink.violet.cgColor)
        })
    },
    Scene(
      "shadow-path", .filtered,
      html: """
        <i style="\(at(35, 75, 50, 20, .slate))border-radius: 50%; filter: blur(6px)"></i>
        <i style="\(at(30, 25, 60, 60, .amber))"></i>
        """
    ) {
      // A shadow of a path is the path, blurred, under the layer.
      $0.holding(
        shade(box(30, 25, 60, 60, .amber), radius: 6, 0, 0, .slate).with {
          $0.shadowPath = CGPath(
            ellipseIn: CGRect(x: 5, y: 50, width: 50, height: 20), transform: nil)
        })
    },
  ]
}
