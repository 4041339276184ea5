// SPDX-License-Identifier: MIT
import QuartzCore

extension Scene {
  private static func picture(
    _ drawing: Drawing, _ layer: CALayer, _ gravity: CALayerContentsGravity = .resize
  ) -> CALayer {
    (layer.contents, layer.contentsGravity) = (drawing.image, gravity)
    return layer
  }

  /// A layer of 100 × 60 with a picture of 60 × 30 in it that is cut off at its bounds.
  private static func gravity(
    _ name: String, _ style: String, _ gravity: CALayerContentsGravity, _ bounds: Bounds = .exact,
    x: Double = 10, y: Double = 30, width: Double = 100, height: Double = 60
  ) -> Scene {
    Scene(
      "gravity-\(name)", bounds,
      html: """
        <i style="\(at(x, y, width, height, .gray))image-rendering: pixelated; \
        background-image: \(Drawing.wide.url); background-repeat: no-repeat; \(style)"></i>
        """
    ) {
      $0.holding(
        picture(.wide, box(x, y, width, height, .gray), gravity).with {
          ($0.masksToBounds, $0.magnificationFilter) = (true, .nearest)
          $0.minificationFilter = .nearest
        })
    }
  }

  /// Contents: their size, their place, and how they are scaled.
  static let images: [Scene] = [
    gravity("resize", "background-size: 100% 100%", .resize),
    gravity("aspect", "background-size: contain; background-position: center", .resizeAspect),
    gravity(
      "aspect-fill", "background-size: cover; background-position: center", .resizeAspectFill),
    gravity("center", "background-position: center", .center),
    gravity("top-left", "background-position: left top", .topLeft),
    gravity("bottom-right", "background-position: right bottom", .bottomRight),
    gravity("left", "background-position: left center", .left),
    gravity("top", "background-position: center top", .top),
    gravity(
      "center-cut-off", "background-position: center", .center, x: 40, y: 50, width: 40, height: 20),
    Scene(
      "image-nearest", .exact,
      html: """
        <i style="\(at(12, 12, 96, 96))image-rendering: pixelated; \
        background: \(Drawing.squares.url) 0 0 / 100% 100%"></i>
        """
    ) {
      $0.holding(picture(.squares, box(12, 12, 96, 96)).with { $0.magnificationFilter = .nearest })
    },
    Scene(
      // Which side of a pixel's middle an edge of the picture is on is a matter of rounding.
      "image-nearest-turned", Bounds(flat: 1, edge: 24, strays: 16, region: 2),
      html: """
        <i style="\(at(24, 24, 72, 72))image-rendering: pixelated; transform: rotate(30deg); \
        background: \(Drawing.squares.url) 0 0 / 100% 100%"></i>
        """
    ) {
      $0.holding(
        picture(.squares, box(24, 24, 72, 72)).with { $0.magnificationFilter = .nearest }
          .turned(CATransform3DMakeRotation(degrees(30), 0, 0, 1)))
    },
    Scene(
      "image-linear", .sharp,
      html: """
        <i style="\(at(12, 12, 96, 96))background: \(Drawing.squares.url) 0 0 / 100% 100%"></i>
        """
    ) { $0.holding(picture(.squares, box(12, 12, 96, 96))) },
    Scene(
      "image-at-its-size", .exact,
      html: """
        <i style="\(at(30, 45, 60, 30))background: \(Drawing.wide.url) 0 0 / 60px 30px"></i>
        """
    ) {
      $0.holding(picture(.wide, box(30, 45, 60, 30)).with { $0.magnificationFilter = .nearest })
    },
    Scene(
      "image-waves-halved", .graded,
      html:
        "<i style=\"\(at(0, 0, 120, 120))background: \(Drawing.waves.url) 0 0 / 100% 100%\"></i>"
    ) { $0.holding(picture(.waves, box(0, 0, 120, 120))) },
    Scene(
      "image-waves-small", .graded,
      html:
        "<i style=\"\(at(20, 20, 70, 50))background: \(Drawing.waves.url) 0 0 / 100% 100%\"></i>"
    ) { $0.holding(picture(.waves, box(20, 20, 70, 50))) },
    Scene(
      "image-waves-turned", .gradedEdges,
      html: """
        <i style="\(at(20, 20, 80, 80))transform: rotate(20deg); \
        background: \(Drawing.waves.url) 0 0 / 100% 100%"></i>
        """
    ) {
      $0.holding(
        picture(.waves, box(20, 20, 80, 80))
          .turned(CATransform3DMakeRotation(degrees(20), 0, 0, 1)))
    },
    Scene(
      "image-waves-in-perspective", .gradedEdges,
      html: """
        <i style="\(at(20, 20, 80, 80))transform: perspective(200px) rotateX(50deg); \
        background: \(Drawing.waves.url) 0 0 / 100% 100%"></i>
        """
    ) {
      var turn = CATransform3DIdentity
      turn.m34 = -1 / 200
      $0.holding(
        picture(.waves, box(20, 20, 80, 80)).turned(CATransform3DRotate(turn, degrees(50), 1, 0, 0))
      )
    },
    Scene(
      "image-round", .gradedEdges,
      html: """
        <i style="\(at(20, 20, 80, 80))border-radius: 50%; \
        background: \(Drawing.waves.url) 0 0 / 100% 100%"></i>
        """
    ) {
      $0.holding(
        picture(.waves, box(20, 20, 80, 80))
          .with { ($0.cornerRadius, $0.masksToBounds) = (40, true) })
    },
    Scene(
      "image-part", .exact,
      html: """
        <i style="\(at(20, 20, 80, 80))image-rendering: pixelated; \
        background: \(Drawing.squares.url) 0 -80px / 160px 160px"></i>
        """
    ) {
      $0.holding(
        picture(.squares, box(20, 20, 80, 80)).with {
          $0.contentsRect = CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5)
          $0.magnificationFilter = .nearest
        })
    },
    Scene(
      "image-nine-parts", .exact,
      html: """
        <i style="\(at(10, 20, 100, 80))image-rendering: pixelated; border: 10px solid; \
        border-image: \(Drawing.button.url) 10 fill stretch"></i>
        """
    ) {
      $0.holding(
        picture(.button, box(10, 20, 100, 80)).with {
          $0.contentsCenter = CGRect(x: 1 / 3.0, y: 1 / 3.0, width: 1 / 3.0, height: 1 / 3.0)
          $0.magnificationFilter = .nearest
        })
    },
  ]
}
