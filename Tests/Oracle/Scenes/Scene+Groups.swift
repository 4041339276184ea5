// SPDX-License-Identifier: MIT
import QuartzCore

extension Scene {
  /// Groups that are drawn first and then let shine through.
  static let groups: [Scene] = [
    Scene(
      "opacity-group", .exact,
      html: """
        <i style="\(at(0, 50, 120, 20, .slate))"></i>
        <i style="\(at(20, 20, 60, 60, .blue))opacity: 0.5">
          <i style="\(at(30, 30, 50, 50, .amber))"></i>
        </i>
        """
    ) {
      $0.holding(
        box(0, 50, 120, 20, .slate),
        box(20, 20, 60, 60, .blue).with { $0.opacity = 0.5 }.holding(box(30, 30, 50, 50, .amber)))
    },
    Scene(
      "opacity-without-group", .exact,
      html: """
        <i style="\(at(0, 50, 120, 20, .slate))"></i>
        <i style="\(at(20, 20, 60, 60, .blue.alpha(0.5)))">
          <i style="\(at(30, 30, 50, 50, .amber.alpha(0.5)))"></i>
        </i>
        """
    ) {
      $0.holding(
        box(0, 50, 120, 20, .slate),
        box(20, 20, 60, 60, .blue).with { ($0.opacity, $0.allowsGroupOpacity) = (0.5, false) }
          .holding(box(30, 30, 50, 50, .amber)))
    },
    Scene(
      "opacity-nested",
      html: """
        <i style="\(at(10, 10, 100, 100, .gray))opacity: 0.8">
          <i style="\(at(10, 10, 70, 70, .blue))opacity: 0.5; transform: rotate(8deg)">
            <i style="\(at(20, 20, 70, 40, .red))opacity: 0.5; border-radius: 12px"></i>
          </i>
        </i>
        """
    ) {
      $0.holding(
        box(10, 10, 100, 100, .gray).with { $0.opacity = 0.8 }.holding(
          box(10, 10, 70, 70, .blue).turned(CATransform3DMakeRotation(degrees(8), 0, 0, 1))
            .with { $0.opacity = 0.5 }.holding(
              box(20, 20, 70, 40, .red).with { ($0.opacity, $0.cornerRadius) = (0.5, 12) })))
    },
    Scene(
      "opacity-clipped-group",
      html: """
        <i style="\(at(15, 15, 90, 90, .green))opacity: 0.6; border-radius: 45px; overflow: hidden">
          <i style="\(at(0, 45, 90, 45, .slate))"></i>
          <i style="\(at(30, 20, 30, 50, .amber.alpha(0.5)))"></i>
        </i>
        """
    ) {
      $0.holding(
        box(15, 15, 90, 90, .green).with {
          ($0.opacity, $0.cornerRadius, $0.masksToBounds) = (0.6, 45, true)
        }.holding(box(0, 45, 90, 45, .slate), box(30, 20, 30, 50, .amber.alpha(0.5))))
    },
    Scene(
      // The browser fades planes in steps: 2c55a3 where 2a55a2 is the exact mixture.
      "opacity-in-perspective", Bounds(flat: 2, edge: Bounds.warped.edge),
      html: """
        <i style="\(at(0, 50, 120, 20, .slate))"></i>
        \(Card.html(20, 30, "opacity: 0.6; transform: perspective(200px) rotateX(45deg)"))
        """
    ) {
      var turn = CATransform3DIdentity
      turn.m34 = -1 / 200
      // Layers in one layer cut through each other, boxes do not without preserve-3d: the card is
      // made flat in a layer of its own.
      $0.holding(
        box(0, 50, 120, 20, .slate),
        box(0, 0, 120, 120).holding(
          Card.layer(20, 30).turned(CATransform3DRotate(turn, degrees(45), 1, 0, 0))
            .with { $0.opacity = 0.6 }))
    },
    Scene(
      "colour-over-colour", .exact,
      html: (0..<6).map {
        "<i style=\"\(at(Double($0) * 14 + 5, Double($0) * 14 + 5, 40, 40, .violet.alpha(0.3)))\"></i>"
      }.joined()
    ) {
      for index in 0..<6 {
        let place = Double(index) * 14 + 5
        $0.holding(box(place, place, 40, 40, .violet.alpha(0.3)))
      }
    },
    Scene(
      "hidden-and-clear", .exact,
      html: """
        <i style="\(at(10, 10, 40, 40, .blue))"></i>
        <i style="\(at(30, 30, 60, 60, .red))visibility: hidden"></i>
        <i style="\(at(60, 60, 40, 40, .green))opacity: 0"></i>
        """
    ) {
      $0.holding(
        box(10, 10, 40, 40, .blue), box(30, 30, 60, 60, .red).with { $0.isHidden = true },
        box(60, 60, 40, 40, .green).with { $0.opacity = 0 })
    },
  ]
}
