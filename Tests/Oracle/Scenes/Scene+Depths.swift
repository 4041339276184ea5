// SPDX-License-Identifier: MIT
import QuartzCore

extension Scene {
  /// Squares about one middle, turned about axes in their plane, so that they cross each other.
  private static func crossing(
    _ name: String, _ planes: [(ink: Ink, x: Double, y: Double, angle: Double)]
  ) -> Scene {
    Scene(
      // Where three planes meet, a pixel shows parts of all of them.
      "depth-crossing-\(name)", Bounds(flat: 1, edge: 40, strays: 3, region: 1),
      html: """
        <i style="\(at(20, 20, 80, 80))transform-style: preserve-3d; transform: \
        perspective(250px) rotateX(-15deg)">
        """
          + planes.map {
            """
            <i style="\(at(0, 0, 80, 80, $0.ink))\
            transform: rotate3d(\($0.x), \($0.y), 0, \($0.angle)deg)"></i>
            """
          }.joined() + "</i>"
    ) {
      var turn = CATransform3DIdentity
      turn.m34 = -1 / 250
      let space = CATransformLayer().placed(20, 20, 80, 80)
        .turned(CATransform3DRotate(turn, degrees(-15), 1, 0, 0))
      for plane in planes {
        space.holding(
          box(0, 0, 80, 80, plane.ink)
            .turned(CATransform3DMakeRotation(degrees(plane.angle), plane.x, plane.y, 0)))
      }
      $0.holding(space)
    }
  }

  /// Depth: what lies in front, and spaces that are kept through layers.
  ///
  /// `transform-style:
  /// preserve-3d` is a `CATransformLayer`; other layers are flat inside, as other boxes are.
  static let depths: [Scene] = [
    Scene(
      "depth-z-position", .exact,
      html: """
        <i style="\(at(0, 0, 120, 120))transform-style: preserve-3d">
          <i style="\(at(20, 20, 50, 50, .blue))transform: translateZ(3px)"></i>
          <i style="\(at(35, 35, 50, 50, .red))transform: translateZ(1px)"></i>
          <i style="\(at(50, 50, 50, 50, .green))transform: translateZ(2px)"></i>
        </i>
        """
    ) {
      for (place, ink, z) in [(20.0, Ink.blue, 3.0), (35, .red, 1), (50, .green, 2)] {
        $0.holding(box(place, place, 50, 50, ink).with { $0.zPosition = z })
      }
    },
    Scene(
      "depth-z-in-perspective", .warped,
      html: """
        <i style="\(at(0, 0, 120, 120))perspective: 150px">
          <i style="\(at(0, 0, 120, 120))transform-style: preserve-3d; transform: rotateY(35deg)">
            <i style="\(at(30, 30, 40, 40, .blue))transform: translateZ(40px)"></i>
            <i style="\(at(40, 40, 40, 40, .red))transform: translateZ(-30px)"></i>
            <i style="\(at(50, 50, 40, 40, .green))"></i>
          </i>
        </i>
        """
    ) {
      let stage = box(0, 0, 120, 120)
      stage.sublayerTransform.m34 = -1 / 150
      let space = CATransformLayer().placed(0, 0, 120, 120)
        .turned(CATransform3DMakeRotation(degrees(35), 0, 1, 0))
      for (place, ink, z) in [(30.0, Ink.blue, 40.0), (40, .red, -30), (50, .green, 0)] {
        space.holding(box(place, place, 40, 40, ink).with { $0.zPosition = z })
      }
      $0.holding(stage.holding(space))
    },
    Scene(
      "depth-flattened", .warped,
      html: """
        <i style="\(at(20, 20, 80, 80, .gray))transform: perspective(200px) rotateY(50deg)">
          <i style="\(at(20, 20, 40, 40, .red))transform: rotateY(-50deg)"></i>
        </i>
        """
    ) {
      var turn = CATransform3DIdentity
      turn.m34 = -1 / 200
      turn = CATransform3DRotate(turn, degrees(50), 0, 1, 0)
      $0.holding(
        box(20, 20, 80, 80, .gray).turned(turn).holding(
          box(20, 20, 40, 40, .red).turned(CATransform3DMakeRotation(degrees(-50), 0, 1, 0))))
    },
    Scene(
      "depth-preserved", .warped,
      html: """
        <i style="\(at(20, 20, 80, 80))transform-style: preserve-3d; \
        transform: perspective(200px) rotateY(50deg)">
          <i style="\(at(0, 0, 80, 80, .gray))"></i>
          <i style="\(at(20, 20, 40, 40, .red))transform: translateZ(30px) rotateY(-50deg)"></i>
        </i>
        """
    ) {
      var turn = CATransform3DIdentity
      turn.m34 = -1 / 200
      turn = CATransform3DRotate(turn, degrees(50), 0, 1, 0)
      let back = CATransform3DRotate(CATransform3DMakeTranslation(0, 0, 30), degrees(-50), 0, 1, 0)
      $0.holding(
        CATransformLayer().placed(20, 20, 80, 80).turned(turn).holding(
          box(0, 0, 80, 80, .gray), box(20, 20, 40, 40, .red).turned(back)))
    },
    Scene(
      "depth-spaces-in-spaces", .warped,
      html: """
        <i style="\(at(0, 0, 120, 120))perspective: 200px">
          <i style="\(at(30, 30, 60, 60))transform-style: preserve-3d; transform: rotateX(-25deg)">
            <i style="\(at(0, 0, 60, 60))transform-style: preserve-3d; transform: rotateY(30deg)">
              <i style="\(at(0, 0, 60, 60, .blue))transform: translateZ(30px)"></i>
              <i style="\(at(0, 0, 60, 60, .red))transform: rotateY(90deg) translateZ(30px)"></i>
              <i style="\(at(0, 0, 60, 60, .green))transform: rotateX(90deg) translateZ(30px)"></i>
              <i style="\(at(0, 0, 60, 60, .amber))transform: rotateY(-90deg) translateZ(30px)"></i>
              <i style="\(at(0, 0, 60, 60, .violet))transform: rotateY(180deg) translateZ(30px)"></i>
            </i>
          </i>
        </i>
        """
    ) {
      let stage = box(0, 0, 120, 120)
      stage.sublayerTransform.m34 = -1 / 200
      let cube = CATransformLayer().placed(0, 0, 60, 60)
        .turned(CATransform3DMakeRotation(degrees(30), 0, 1, 0))
      for (ink, angle, x, y) in [
        (Ink.blue, 0.0, 0.0, 1.0), (.red, 90, 0, 1), (.green, 90, 1, 0), (.amber, -90, 0, 1),
        (.violet, 180, 0, 1),
      ] {
        let turn = CATransform3DMakeRotation(degrees(angle), x, y, 0)
        cube.holding(box(0, 0, 60, 60, ink).turned(CATransform3DTranslate(turn, 0, 0, 30)))
      }
      $0.holding(
        stage.holding(
          CATransformLayer().placed(30, 30, 60, 60)
            .turned(CATransform3DMakeRotation(degrees(-25), 1, 0, 0)).holding(cube)))
    },
    crossing("two", [(Ink.blue, 0, 1, 40), (.red, 0, 1, -50)]),
    crossing("tilted", [(.blue, 1, 1, 35), (.amber, 1, -0.5, -60)]),
    crossing("three", [(.blue, 0, 1, 25), (.red, 0, 1, 85), (.green, 1, 0, 70)]),
    Scene(
      "depth-double-sided-card", width: 200, height: 120, .warped,
      html: [(60.0, 30.0), (140, 150)].map { x, angle in
        """
        <i style="\(at(x - 40, 30, 80, 60))transform-style: preserve-3d; \
        transform: perspective(200px) rotateY(\(angle)deg)">
          \(Card.html(0, 0, "backface-visibility: hidden"))
          <i style="\(at(0, 0, 80, 60, .violet))backface-visibility: hidden; \
        transform: rotateY(180deg)"><i style="\(at(10, 10, 30, 20, .white))"></i></i>
        </i>
        """
      }.joined()
    ) {
      for (x, angle) in [(60.0, 30.0), (140, 150)] {
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 200
        turn = CATransform3DRotate(turn, degrees(angle), 0, 1, 0)
        let back = box(0, 0, 80, 60, .violet).holding(box(10, 10, 30, 20, .white))
          .turned(CATransform3DMakeRotation(.pi, 0, 1, 0))
        let front = Card.layer(0, 0)
        (front.isDoubleSided, back.isDoubleSided) = (false, false)
        $0.holding(CATransformLayer().placed(x - 40, 30, 80, 60).turned(turn).holding(front, back))
      }
    },
  ]
}
