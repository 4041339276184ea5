// SPDX-License-Identifier: MIT
import QuartzCore

extension Scene {
  /// What an eye at a distance sees of a layer turned about an axis.
  private static func turn(
    _ angle: Double, _ x: Double, _ y: Double, _ z: Double, eye: Double
  ) -> CATransform3D {
    var eyed = CATransform3DIdentity
    eyed.m34 = -1 / eye
    return CATransform3DRotate(eyed, degrees(angle), x, y, z)
  }

  /// A card flipped about its middle: `perspective(d)` is an `m34` of −1/d.
  private static func flip(
    _ name: String, _ angle: Double, _ x: Double, _ y: Double, _ z: Double, eye: Double
  ) -> Scene {
    Scene(
      "perspective-\(name)", .warped,
      html: Card.html(
        20, 30,
        "transform: perspective(\(eye)px) rotate3d(\(x), \(y), \(z), \(angle)deg)")
    ) { $0.holding(Card.layer(20, 30).turned(turn(angle, x, y, z, eye: eye))) }
  }

  static let perspectives: [Scene] = [
    flip("y-15", 15, 0, 1, 0, eye: 300), flip("y-40", 40, 0, 1, 0, eye: 200),
    flip("y-65", 65, 0, 1, 0, eye: 200), flip("y-80", 80, 0, 1, 0, eye: 150),
    flip("y-minus-50", -50, 0, 1, 0, eye: 120), flip("y-140", 140, 0, 1, 0, eye: 200),
    flip("x-30", 30, 1, 0, 0, eye: 200), flip("x-minus-60", -60, 1, 0, 0, eye: 150),
    flip("x-170", 170, 1, 0, 0, eye: 200), flip("z-25", 25, 0, 0, 1, eye: 100),
    flip("diagonal-45", 45, 1, 1, 0, eye: 160), flip("skewed-axis", 70, 1, 0.4, -0.7, eye: 200),
    Scene(
      "perspective-combined", .warped,
      html: Card.html(
        20, 30,
        "transform: perspective(180px) rotateX(30deg) rotateY(-40deg) translateZ(20px) scale(0.8)")
    ) {
      var chain = turn(30, 1, 0, 0, eye: 180)
      chain = CATransform3DRotate(chain, degrees(-40), 0, 1, 0)
      chain = CATransform3DTranslate(chain, 0, 0, 20)
      $0.holding(Card.layer(20, 30).turned(CATransform3DScale(chain, 0.8, 0.8, 1)))
    },
    Scene(
      "perspective-hinge", .warped,
      html: Card.html(
        20, 30, "transform-origin: 0 50%; transform: perspective(200px) rotateY(-55deg)")
    ) {
      $0.holding(Card.layer(20, 30).turned(turn(-55, 0, 1, 0, eye: 200), about: 0, 0.5))
    },
    Scene(
      "perspective-shared", width: 200, height: 120, .warped,
      html: """
        <i style="\(at(0, 0, 200, 120))perspective: 220px">
          \(Card.html(5, 30, "transform: rotateY(50deg)"))
          \(Card.html(115, 30, "transform: rotateY(50deg)"))
        </i>
        """
    ) {
      let stage = box(0, 0, 200, 120)
      stage.sublayerTransform.m34 = -1 / 220
      let turn = CATransform3DMakeRotation(degrees(50), 0, 1, 0)
      $0.holding(stage.holding(Card.layer(5, 30).turned(turn), Card.layer(115, 30).turned(turn)))
    },
    Scene(
      "perspective-cover-flow", width: 200, height: 120, .warped,
      html: """
        <i style="\(at(0, 0, 200, 120))perspective: 250px; transform-style: preserve-3d">
          \((0..<5).map { index in """
            <i style="\(at(70, 30, 60, 60, index % 2 == 0 ? .violet : .amber))\
            transform: translateX(\((index - 2) * 35)px) rotateY(\((2 - index) * 35)deg)"></i>
            """ }.joined())
        </i>
        """
    ) {
      let stage = box(0, 0, 200, 120)
      stage.sublayerTransform.m34 = -1 / 250
      for index in 0..<5 {
        let place = CATransform3DMakeTranslation(Double(index - 2) * 35, 0, 0)
        let turn = CATransform3DRotate(place, degrees(Double(2 - index) * 35), 0, 1, 0)
        stage.holding(box(70, 30, 60, 60, index % 2 == 0 ? .violet : .amber).turned(turn))
      }
      $0.holding(stage)
    },
    Scene(
      "perspective-towards-eye", .warped,
      html: """
        <i style="\(at(30, 30, 60, 60, .green))transform: perspective(200px) translateZ(50px)"></i>
        <i style="\(at(40, 40, 40, 40, .slate))transform: perspective(200px) translateZ(-200px)"></i>
        """
    ) {
      var eye = CATransform3DIdentity
      eye.m34 = -1 / 200
      // Depth orders layers in Core Animation, and nothing in a page without preserve-3d: layers of
      // their own keep the order of the page.
      $0.holding(
        box(0, 0, 120, 120).holding(
          box(30, 30, 60, 60, .green).turned(CATransform3DTranslate(eye, 0, 0, 50))),
        box(0, 0, 120, 120).holding(
          box(40, 40, 40, 40, .slate).turned(CATransform3DTranslate(eye, 0, 0, -200))))
    },
    Scene(
      "perspective-floor", width: 160, height: 120, .warped,
      html: """
        <i style="\(at(0, 0, 160, 120))overflow: hidden; perspective: 80px">
          <i style="\(at(0, 10, 160, 100, .gray))transform-origin: 50% 100%; \
        transform: rotateX(60deg)">
            \((0..<5).map { "<i style=\"\(at(Double($0) * 32 + 4, 0, 16, 100, .blue))\"></i>" }
          .joined())
          </i>
        </i>
        """
    ) {
      let stage = box(0, 0, 160, 120)
      stage.sublayerTransform.m34 = -1 / 80
      let turn = CATransform3DMakeRotation(degrees(60), 1, 0, 0)
      let floor = box(0, 10, 160, 100, .gray).turned(turn, about: 0.5, 1)
      for index in 0..<5 { floor.holding(box(Double(index) * 32 + 4, 0, 16, 100, .blue)) }
      $0.holding(stage.holding(floor))
    },
    Scene(
      "back-face-hidden", width: 200, height: 120, .warped,
      html: [(20.0, 40.0), (100, 140)].map { x, angle in
        Card.html(
          x, 30,
          "backface-visibility: hidden; transform: perspective(200px) rotateY(\(angle)deg)")
      }.joined()
    ) {
      for (x, angle) in [(20.0, 40.0), (100, 140)] {
        let card = Card.layer(x, 30).turned(turn(angle, 0, 1, 0, eye: 200))
        card.isDoubleSided = false
        $0.holding(card)
      }
    },
    Scene(
      "back-face-half-turns", width: 160, height: 160, .warped,
      html: """
        \(Card.html(0, 10, "backface-visibility: hidden; transform: rotateX(180deg)"))
        \(Card.html(75, 10, "backface-visibility: hidden; transform: rotateX(180deg) rotateY(180deg)"))
        \(Card.html(40, 85, "transform: rotateY(180deg) rotate(10deg)"))
        """
    ) {
      let half = CATransform3DMakeRotation(.pi, 1, 0, 0)
      let hidden = Card.layer(0, 10).turned(half)
      let shown = Card.layer(75, 10).turned(CATransform3DRotate(half, .pi, 0, 1, 0))
      (hidden.isDoubleSided, shown.isDoubleSided) = (false, false)
      let back = CATransform3DRotate(CATransform3DMakeRotation(.pi, 0, 1, 0), degrees(10), 0, 0, 1)
      $0.holding(hidden, shown, Card.layer(40, 85).turned(back))
    },
  ]
}
