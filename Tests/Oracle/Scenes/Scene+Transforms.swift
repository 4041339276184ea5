// SPDX-License-Identifier: MIT
import QuartzCore

extension Scene {
  /// Transforms in the plane.
  ///
  /// CSS names the functions of a transform from the outside inwards, as the
  /// `CATransform3D…` functions are called one after the other.
  static let transforms: [Scene] = [
    Scene("transform-scale", .exact, html: Card.html(20, 30, "transform: scale(1.25, 0.5)")) {
      $0.holding(Card.layer(20, 30).turned(CATransform3DMakeScale(1.25, 0.5, 1)))
    },
    Scene("transform-rotate", html: Card.html(20, 30, "transform: rotate(17deg)")) {
      $0.holding(Card.layer(20, 30).turned(CATransform3DMakeRotation(degrees(17), 0, 0, 1)))
    },
    Scene("transform-quarter-turn", .exact, html: Card.html(20, 30, "transform: rotate(90deg)")) {
      $0.holding(Card.layer(20, 30).turned(CATransform3DMakeRotation(degrees(90), 0, 0, 1)))
    },
    Scene("transform-skew", html: Card.html(20, 30, "transform: skew(20deg, -12deg)")) {
      let skew = CGAffineTransform(
        a: 1, b: tan(degrees(-12)), c: tan(degrees(20)), d: 1, tx: 0, ty: 0)
      $0.holding(Card.layer(20, 30).turned(CATransform3DMakeAffineTransform(skew)))
    },
    Scene(
      "transform-mirror", html: Card.html(20, 30, "transform: rotate(-30deg) scale(-0.9, 0.9)")
    ) {
      let turn = CATransform3DMakeRotation(degrees(-30), 0, 0, 1)
      $0.holding(Card.layer(20, 30).turned(CATransform3DScale(turn, -0.9, 0.9, 1)))
    },
    Scene(
      "transform-order",
      html: Card.html(
        20, 30, "transform: translate(10px, -8px) rotate(25deg) scale(0.5, 0.8) rotate(10deg)")
    ) {
      var chain = CATransform3DMakeTranslation(10, -8, 0)
      chain = CATransform3DRotate(chain, degrees(25), 0, 0, 1)
      chain = CATransform3DScale(chain, 0.5, 0.8, 1)
      $0.holding(Card.layer(20, 30).turned(CATransform3DRotate(chain, degrees(10), 0, 0, 1)))
    },
    Scene(
      "transform-anchor-corner",
      html: Card.html(15, 15, "transform-origin: 0 0; transform: rotate(20deg)")
    ) {
      $0.holding(
        Card.layer(15, 15).turned(CATransform3DMakeRotation(degrees(20), 0, 0, 1), about: 0, 0))
    },
    Scene(
      "transform-anchor-anywhere",
      html: Card.html(20, 30, "transform-origin: 30% 120%; transform: rotate(-35deg) scale(0.8)")
    ) {
      let turn = CATransform3DMakeRotation(degrees(-35), 0, 0, 1)
      $0.holding(Card.layer(20, 30).turned(CATransform3DScale(turn, 0.8, 0.8, 1), about: 0.3, 1.2))
    },
    Scene(
      "transform-nested",
      html: """
        <i style="\(at(20, 20, 80, 80, .gray))transform: rotate(12deg)">
          <i style="\(at(10, 10, 60, 60, .violet))transform: rotate(12deg) scale(0.9)">
            <i style="\(at(10, 10, 40, 40, .amber))transform: rotate(12deg) skewX(10deg)">
              <i style="\(at(10, 10, 20, 20, .slate))transform: rotate(12deg)"></i>
            </i>
          </i>
        </i>
        """
    ) {
      let turn = CATransform3DMakeRotation(degrees(12), 0, 0, 1)
      let skew = CGAffineTransform(a: 1, b: 0, c: tan(degrees(10)), d: 1, tx: 0, ty: 0)
      $0.holding(
        box(20, 20, 80, 80, .gray).turned(turn).holding(
          box(10, 10, 60, 60, .violet).turned(CATransform3DScale(turn, 0.9, 0.9, 1)).holding(
            box(10, 10, 40, 40, .amber)
              .turned(CATransform3DConcat(CATransform3DMakeAffineTransform(skew), turn)).holding(
                box(10, 10, 20, 20, .slate).turned(turn)))))
    },
    Scene(
      "transform-thin-bars",
      html: (0..<12).map {
        """
        <i style="\(at(56, 10, 4, 50, $0 % 2 == 0 ? .slate : .red))transform-origin: 4px 50px; \
        transform: rotate(\($0 * 30 + 5)deg)"></i>
        """
      }.joined()
    ) {
      for index in 0..<12 {
        let turn = CATransform3DMakeRotation(degrees(Double(index) * 30 + 5), 0, 0, 1)
        $0.holding(box(56, 10, 4, 50, index % 2 == 0 ? .slate : .red).turned(turn, about: 1, 1))
      }
    },
    Scene(
      "transform-half-points", .exact,
      html: """
        <i style="\(at(10.5, 10, 40, 30, .blue))"></i><i style="\(at(60, 20.5, 30.5, 40, .red))"></i>
        <i style="\(at(20, 70, 40, 30, .green))transform: translate(0.5px, 1.5px)"></i>
        """
    ) {
      $0.holding(
        box(10.5, 10, 40, 30, .blue), box(60, 20.5, 30.5, 40, .red),
        box(20, 70, 40, 30, .green).turned(CATransform3DMakeTranslation(0.5, 1.5, 0)))
    },
    Scene(
      "transform-scrolled-bounds", .exact,
      html: """
        <i style="\(at(20, 20, 80, 80, .gray))overflow: hidden">
          <i style="\(at(-20, -10, 80, 80))">
            <i style="\(at(0, 0, 50, 40, .blue))"></i><i style="\(at(60, 50, 60, 60, .amber))"></i>
          </i>
        </i>
        """
    ) {
      let window = box(20, 20, 80, 80, .gray)
      window.bounds.origin = CGPoint(x: 20, y: 10)
      window.masksToBounds = true
      $0.holding(window.holding(box(0, 0, 50, 40, .blue), box(60, 50, 60, 60, .amber)))
    },
  ]
}
