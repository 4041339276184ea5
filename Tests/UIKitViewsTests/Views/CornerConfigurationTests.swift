// SPDX-License-Identifier: MIT
import FilmstripUIKitViews
import Screens
import Testing

/// Corners as iOS 26 has them; expected radii are arithmetic.
@MainActor
@Suite struct CornerConfigurationTests {
  struct Case: Sendable {
    let configuration: UICornerConfiguration
    let radius: CGFloat
    let corners: CACornerMask

    init(
      _ configuration: UICornerConfiguration, _ radius: CGFloat, _ corners: CACornerMask = .all
    ) {
      (self.configuration, self.radius, self.corners) = (configuration, radius, corners)
    }
  }

  @Test(arguments: [
    Case(.capsule(), 20), Case(.capsule(maximumRadius: 8), 8),
    Case(.corners(radius: .fixed(12)), 12), Case(.uniformCorners(radius: 30), 20),
    Case(.uniformTopRadius(10.5), 10.5, [.layerMinXMinYCorner, .layerMaxXMinYCorner]),
    Case(
      .uniformEdges(leftRadius: 0, rightRadius: 6), 6, [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]),
    Case(
      .corners(
        topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: 4, bottomRightRadius: nil),
      4, [.layerMinXMaxYCorner]),
    // Without a container there is nothing to be concentric with.
    Case(.uniformCorners(radius: .containerConcentric(minimum: 3)), 3),
  ])
  func aLayerHasTheRadius(_ example: Case) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = example.configuration
    #expect(view.layer.cornerRadius == example.radius)
    #expect(view.layer.maskedCorners == example.corners)
    let isRounded = example.corners.contains(.layerMinXMinYCorner)
    #expect(view.effectiveRadius(corner: .topLeft) == (isRounded ? example.radius : 0))
  }

  @Test func aCapsuleFollowsItsSizeInAnAnimation() {
    let screen = Screen()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    screen.window.addSubview(view)
    view.cornerConfiguration = .capsule()
    screen.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.size = CGSize(width: 100, height: 80)
    }
    screen.advance(by: 0.5)
    let shown = view.layer.presentation()
    #expect(shown?.bounds.height == 60 && shown?.cornerRadius == 30)
    #expect(view.layer.cornerRadius == 40)
  }

  @Test func aConcentricCornerHasTheContainersCenter() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    container.cornerConfiguration = .corners(radius: 40)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    container.addSubview(view)
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(view.effectiveRadius(corner: .topLeft) == 30)
    // 90 points from the container's other corners.
    #expect(view.effectiveRadius(corner: .bottomRight) == 0)
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(view.effectiveRadius(corner: .bottomRight) == 30)
    view.frame = container.bounds.insetBy(dx: 15, dy: 15)
    #expect(view.layer.cornerRadius == 25)
  }

  @Test func corneredViewsWithoutAConfigurationTellTheirLayersRadius() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.layer.cornerRadius = 7
    view.layer.maskedCorners = .layerMaxXMaxYCorner
    #expect(view.effectiveRadius(corner: .bottomRight) == 7)
    #expect(view.effectiveRadius(corner: .topLeft) == 0)
  }
}

extension CACornerMask {
  fileprivate static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
