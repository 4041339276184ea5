// SPDX-License-Identifier: MIT
import Expectations
import FilmstripDisplayList
import QuartzCore
import Testing

/// Gradient layers: where which colour is, by the paint's own definition.
@MainActor
@Suite struct CAGradientLayerTests {
  private let black = CGColor(gray: 0, alpha: 1)
  private let white = CGColor(gray: 1, alpha: 1)

  private func layer(width: Double = 200, height: Double = 100) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 10, y: 20, width: width, height: height)
    layer.colors = [black, white]
    return layer
  }

  private func linear(_ layer: CAGradientLayer) -> LinearGradient? {
    guard case .fill(_, _, .linearGradient(let gradient))? = ShownLayer(layer).node.content.last
    else { return nil }
    return gradient
  }

  /// The grey that a linear gradient has at a point of the layer's unit space.
  private func shade(of layer: CAGradientLayer, x: Double, y: Double) -> Double? {
    guard let gradient = linear(layer) else { return nil }
    let bounds = layer.bounds
    let (px, py) = (bounds.minX + x * bounds.width, bounds.minY + y * bounds.height)
    let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    let place = ((px - gradient.start.x) * dx + (py - gradient.start.y) * dy) / (dx * dx + dy * dy)
    let stops = gradient.stops
    guard let next = stops.firstIndex(where: { $0.location > place }) else {
      return stops.last?.color.red
    }
    guard next > 0 else { return stops[0].color.red }
    let (a, b) = (stops[next - 1], stops[next])
    return a.color.red + (b.color.red - a.color.red) * (place - a.location)
      / (b.location - a.location)
  }

  @Test func defaultsAreThoseOfTheSDK() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(ShownLayer(layer).node.content.isEmpty)
  }

  @Test func itRunsFromTopToBottomWithinTheRoundedBounds() {
    let layer = layer()
    layer.cornerRadius = 8
    let gradient = LinearGradient(
      start: CGPoint(x: 110, y: 20), end: CGPoint(x: 110, y: 120),
      stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)],
      extendsBeforeStart: true, extendsAfterEnd: true)
    #expect(
      ShownLayer(layer).node.content == [
        .fill(
          Path(roundedRect: layer.bounds, corners: Corners(radius: 8)), rule: .winding,
          paint: .linearGradient(gradient))
      ])
  }

  /// In unit space the place of (x, y) on the diagonal is (x + y) / 2: the other diagonal is one
  /// colour, also in bounds that are no square.
  @Test(arguments: [(0.0, 0.0), (1, 0), (0, 1), (0.5, 0.5), (0.3, 0.4), (1, 1)])
  func bandsOfADiagonalFollowTheUnitDiagonal(x: Double, y: Double) throws {
    let layer = layer()
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    let grey = try #require(shade(of: layer, x: x, y: y))
    #expect(abs(grey - (x + y) / 2) < 1e-12)
  }

  @Test func missingLocationsSpreadEvenly() {
    let layer = layer()
    layer.colors = [black, white, black, white]
    let thirds: [Double] = [0, 1.0 / 3, 2.0 / 3, 1]
    #expect(linear(layer)?.stops.map(\.location) == thirds)
  }

  @Test func locationsBeyondThePointsMoveTheEnds() throws {
    let layer = layer()
    layer.colors = [black, white, black]
    layer.locations = [-1, -0.5, 0]
    #expect(try #require(shade(of: layer, x: 0.5, y: 0)) == 0)
    #expect(try #require(shade(of: layer, x: 0.5, y: -0.5)) == 1)
    #expect(linear(layer)?.stops.allSatisfy { (0...1).contains($0.location) } == true)
    layer.locations = [0.5, 1.25, 2]
    #expect(abs(try #require(shade(of: layer, x: 0.5, y: 0.875)) - 0.5) < 1e-12)
  }

  @Test func unsortedLocationsNeverFallAndMismatchedOnesAreReported() {
    let layer = layer()
    layer.colors = [black, white, black]
    layer.locations = [0, 0.75, 0.25]
    #expect(linear(layer)?.stops.map(\.location) == [0, 0.75, 0.75])
    layer.locations = [0, 1]
    let reported = reports { #expect(linear(layer)?.stops.map(\.location) == [0, 0.5, 1]) }
    #expect(reported.count == 1 && reported[0].contains("CAGradientLayer.locations"))
  }

  @Test func aRadialGradientIsAnEllipseAboutTheStart() throws {
    let layer = layer()
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.75)
    guard case .group(let cut)? = ShownLayer(layer).node.content.last,
      case .group(let own)? = cut.commands.first,
      case .paint(.radialGradient(let gradient))? = own.commands.first
    else {
      Issue.record("no radial gradient")
      return
    }
    #expect(cut.clips == [ClipPath(Path(rect: layer.bounds))])
    // Centre (110, 70), radii 0.5·200 and 0.25·100.
    #expect(own.transform == Transform(a: 100, b: 0, c: 0, d: 25, tx: 110, ty: 70))
    #expect(gradient.startRadius == 0 && gradient.endRadius == 1)
  }

  @Test func aConicGradientStartsTowardsTheEndPoint() {
    let layer = layer()
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 1)
    layer.locations = [0, 2]
    guard case .group(let cut)? = ShownLayer(layer).node.content.last,
      case .group(let own)? = cut.commands.first,
      case .paint(.conicGradient(let gradient))? = own.commands.first
    else {
      Issue.record("no conic gradient")
      return
    }
    #expect(own.transform.apply(gradient.center) == CGPoint(x: 110, y: 70))
    #expect(abs(gradient.angle - .pi / 2) < 1e-12)
    // Cut at the full turn, where the colour is half-way.
    #expect(gradient.stops.map(\.location) == [0, 1])
    #expect(gradient.stops.last?.color == Color(white: 0.5))
  }

  @Test func coloursAndPointsAnimate() {
    let layer = layer()
    let shown = ShownLayer(layer)
    layer.colors = [white, white]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.locations = nil
    #expect(layer.animationKeys()?.contains("colors") == true)
    let animation = CABasicAnimation("locations", from: [0, 0.5], to: [0.5, 1])
    layer.add(animation, forKey: "shimmer")
    shown.commit()
    shown.advance(to: 0.125)
    let copy = layer.presentation()
    let first = (copy?.colors?.first as? CGColor)?.components?[0] ?? 0
    #expect(first > 0 && first < 1)
    #expect(copy?.locations?.map(\.doubleValue) == [0.0625, 0.5625])
    let y = copy?.startPoint.y ?? 0
    #expect(y > 0 && y < 0.5)
  }

  @Test func coloursOfAnotherTypeAreReportedAndPaintNothing() {
    let layer = layer()
    let reported = reports { layer.colors = [black, "white"] }
    #expect(reported == ["CAGradientLayer.colors with a String"])
    #expect(layer.colors == nil && ShownLayer(layer).node.content.isEmpty)
  }

  @Test func unusablePointsAndSizesPaintNothing() {
    let layer = layer()
    layer.endPoint = CGPoint(x: Double.nan, y: 0)
    let reported = reports { #expect(ShownLayer(layer).node.content.isEmpty) }
    #expect(reported == ["CAGradientLayer with a start or end point that is not finite"])
    layer.endPoint = CGPoint(x: 0, y: 1)
    layer.bounds.size = .zero
    #expect(ShownLayer(layer).node.content.isEmpty)
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.endPoint = layer.startPoint
    #expect(
      ShownLayer(layer).node.content == [
        .fill(Path(rect: layer.bounds), rule: .winding, paint: .color(.white))
      ])
  }
}
