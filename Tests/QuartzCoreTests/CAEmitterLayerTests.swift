// SPDX-License-Identifier: MIT
import Expectations
import FilmstripDisplayList
import QuartzCore
import Testing

/// Emitters: particles follow from time, seed and properties alone.
@MainActor
@Suite struct CAEmitterLayerTests {
  private func image() -> CGImage {
    CGImage(picture: Picture(size: CGSize(width: 4, height: 2), commands: []), scale: 1)
  }

  private func cell(rate: Float = 10, lifetime: Float = 1) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = "spark"
    cell.birthRate = rate
    cell.lifetime = lifetime
    cell.contents = image()
    return cell
  }

  private func emitter(_ cells: CAEmitterCell...) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.emitterPosition = CGPoint(x: 100, y: 50)
    layer.emitterCells = cells
    return layer
  }

  /// The particles' groups at a time, first to last.
  private func particles(_ layer: CAEmitterLayer, at time: Double) -> [Group] {
    let shown = ShownLayer(layer)
    shown.advance(to: time)
    return particles(shown)
  }

  private func particles(_ shown: ShownLayer) -> [Group] {
    shown.node.content.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  private func place(_ group: Group) -> CGPoint {
    CGPoint(x: group.transform.tx, y: group.transform.ty)
  }

  @Test func defaultsAreThoseOfTheSDK() {
    let layer = CAEmitterLayer()
    #expect(layer.emitterCells == nil && layer.birthRate == 1 && layer.lifetime == 1)
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered && layer.seed == 0 && layer.velocity == 1)
    let cell = CAEmitterCell()
    #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.isEnabled)
    #expect(cell.color == CGColor(gray: 1, alpha: 1))
  }

  /// Births are at 0.1, 0.2, …: at 0.55 there are five, and at 2.55 ten of the last second.
  @Test func particlesAreBornEvenlyAndLiveTheirTime() {
    let layer = emitter(cell())
    #expect(particles(layer, at: 0).isEmpty)
    #expect(particles(layer, at: 0.05).isEmpty)
    #expect(particles(layer, at: 0.3).count == 3)
    #expect(particles(layer, at: 0.55).count == 5)
    #expect(particles(layer, at: 2.55).count == 10)
  }

  @Test func particlesFlyAsThrown() {
    let cell = cell(rate: 4, lifetime: 10)
    cell.velocity = 60
    cell.emissionLongitude = .pi / 6
    cell.xAcceleration = -8
    cell.yAcceleration = 40
    let layer = emitter(cell)
    layer.velocity = 2
    for (index, group) in particles(layer, at: 1.1).enumerated() {
      let t = 1.1 - 0.25 * Double(index + 1)
      let x = 100 + 120 * cos(.pi / 6) * t - 8 * t * t / 2
      let y = 50 + 120 * sin(.pi / 6) * t + 40 * t * t / 2
      #expect(abs(place(group).x - x) < 1e-9 && abs(place(group).y - y) < 1e-9)
    }
  }

  @Test func particlesTurnGrowAndFade() throws {
    let cell = cell(rate: 1, lifetime: 3)
    cell.scale = 2
    cell.scaleSpeed = -0.5
    cell.spin = .pi
    cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.8)
    cell.alphaSpeed = -0.4
    cell.blueSpeed = 0.5
    cell.redSpeed = 1
    let layer = emitter(cell)
    layer.scale = 2
    layer.spin = 0.5
    let group = try #require(particles(layer, at: 1.5).first)
    // Half a second old: scale (2 − 0.25)·2, a quarter turn of π·0.5·0.5.
    let size = 3.5 * (0.5).squareRoot()
    #expect(abs(group.transform.a - size) < 1e-9 && abs(group.transform.b - size) < 1e-9)
    #expect(abs(group.opacity - 0.6) < 1e-6)
    #expect(
      group.tint.map { abs($0.red - 1) + abs($0.green - 0.5) + abs($0.blue - 0.25) < 1e-6 } == true)
    #expect(
      group.commands == [.image(image().image, rect: CGRect(x: -2, y: -1, width: 4, height: 2))])
    // Faded out at an age of 2, though it lives on.
    #expect(particles(layer, at: 3.9).count == 2)
  }

  @Test func framesDoNotDependOnEachOtherAndSeedsDiffer() {
    func make(seed: UInt32) -> CAEmitterLayer {
      let cell = cell(rate: 50)
      cell.velocityRange = 100
      cell.emissionRange = 2 * .pi
      cell.lifetimeRange = 0.5
      cell.scaleRange = 1
      let layer = emitter(cell)
      layer.seed = seed
      return layer
    }
    let layer = make(seed: 7)
    let shown = ShownLayer(layer)
    for step in 1...10 { shown.advance(to: Double(step) / 10) }
    #expect(particles(shown) == particles(make(seed: 7), at: 1))
    #expect(particles(shown) != particles(make(seed: 8), at: 1))
    // Another capture of the same instant is the same frame.
    #expect(particles(shown) == particles(shown))
  }

  @Test func rangesAreHalfOnEachSide() {
    let cell = cell(rate: 1_000, lifetime: 10)
    cell.velocity = 100
    cell.velocityRange = 40
    cell.emissionRange = .pi / 2
    let flown = particles(emitter(cell), at: 1)
    let speeds = flown.enumerated().dropLast(10).map { index, group in
      hypot(place(group).x - 100, place(group).y - 50) / (1 - Double(index + 1) / 1_000)
    }
    let angles = flown.dropLast(10).map { atan2(place($0).y - 50, place($0).x - 100) }
    #expect(speeds.allSatisfy { (79.999...120.001).contains($0) })
    #expect((speeds.max() ?? 0) > 118 && (speeds.min() ?? 0) < 82)
    #expect(angles.allSatisfy { abs($0) <= .pi / 4 + 1e-9 })
    #expect((angles.max() ?? 0) > 0.75 && (angles.min() ?? 0) < -0.75)
  }

  @Test(
    arguments: [
      CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere,
    ],
    [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume])
  func particlesAreBornOnTheShape(
    shape: CAEmitterLayerEmitterShape, mode: CAEmitterLayerEmitterMode
  ) {
    let layer = emitter(cell(rate: 200, lifetime: 10))
    layer.emitterShape = shape
    layer.emitterMode = mode
    layer.emitterSize = CGSize(width: 40, height: 20)
    layer.emitterDepth = 30
    let places = particles(layer, at: 1).map(place)
    #expect(places.count == 200)
    #expect(
      places.allSatisfy { p in
        let (x, y) = (p.x - 100, p.y - 50)
        let distance = hypot(x, y)
        switch (shape, mode) {
        case (.point, _): return distance == 0
        case (.line, .points): return abs(abs(x) - 20) < 1e-9 && y == 0
        case (.line, _): return abs(x) <= 20 && y == 0
        case (.rectangle, .points), (.cuboid, .points): return abs(x) == 20 && abs(y) == 10
        case (.rectangle, .outline), (.cuboid, .outline):
          return abs(x) <= 20 + 1e-9 && abs(y) <= 10 + 1e-9
            && (abs(abs(x) - 20) < 1e-9 || abs(abs(y) - 10) < 1e-9)
        case (.rectangle, _), (.cuboid, _): return abs(x) <= 20 && abs(y) <= 10
        case (.circle, .points), (.circle, .outline), (.sphere, .points), (.sphere, .outline):
          return abs(distance - 40) < 1e-9
        default: return distance <= 40 + 1e-9
        }
      })
    // Not all in one place, but for a point.
    #expect(Set(places.map { "\($0)" }).count > (shape == .point ? 0 : 1))
  }

  @Test func aLineThrowsUpAndACircleOutwards() {
    let cell = cell(rate: 20, lifetime: 10)
    cell.velocity = 100
    let layer = emitter(cell)
    layer.emitterShape = .line
    for (index, group) in particles(layer, at: 0.96).enumerated() {
      let age = 0.96 - Double(index + 1) / 20
      #expect(abs(place(group).x - 100) < 1e-9 && abs(place(group).y - (50 - 100 * age)) < 1e-9)
    }
    layer.emitterShape = .circle
    layer.emitterMode = .outline
    layer.emitterSize = CGSize(width: 10, height: 0)
    for (index, group) in particles(layer, at: 0.95).enumerated() {
      let age = 0.95 - Double(index + 1) / 20
      let distance = hypot(place(group).x - 100, place(group).y - 50)
      #expect(abs(distance - (10 + 100 * age)) < 1e-9)
    }
  }

  @Test func stoppingLeavesWhatIsThere() {
    let layer = emitter(cell())
    let shown = ShownLayer(layer)
    shown.advance(to: 0.55)
    layer.birthRate = 0
    shown.commit()
    #expect(particles(shown).count == 5)
    shown.advance(to: 1.25)
    // Those of 0.3, 0.4 and 0.5.
    #expect(particles(shown).count == 3)
    shown.advance(to: 3)
    #expect(particles(shown).isEmpty)
    // Begins again, as buttons with sparks do it.
    layer.beginTime = 3
    layer.birthRate = 1
    shown.advance(to: 3.25)
    #expect(particles(shown).count == 2)
  }

  @Test func movingTheEmitterLeavesATrail() {
    let layer = emitter(cell())
    let shown = ShownLayer(layer)
    shown.advance(to: 0.25)
    layer.emitterPosition = CGPoint(x: 200, y: 50)
    shown.advance(to: 0.45)
    #expect(particles(shown).map { place($0).x } == [100, 100, 200, 200])
  }

  @Test func anAnimatedEmitterEmitsWhereItIs() {
    let layer = emitter(cell())
    let shown = ShownLayer(layer)
    let animation = CABasicAnimation("emitterPosition.x", from: 0, to: 100)
    layer.add(animation, forKey: nil)
    shown.commit()
    shown.advance(to: 0.55)
    let places = particles(shown).map { place($0).x }
    #expect(places.count == 5)
    for (index, x) in places.enumerated() { #expect(abs(x - Double(index + 1) * 10) < 1) }
  }

  @Test func cellsChangeByKeyPathOnceTheyAreShown() {
    let cell = cell()
    let layer = emitter(cell)
    cell.birthRate = 20  // Not shown yet: counts.
    let shown = ShownLayer(layer)
    shown.advance(to: 0.5)
    #expect(particles(shown).count == 10)
    layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    #expect(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 0)
    shown.advance(to: 0.75)
    #expect(particles(shown).count == 10)
    cell.birthRate = 1_000
    shown.advance(to: 0.8)
    #expect(particles(shown).count == 10)
    #expect(
      reports { layer.setValue("much", forKeyPath: "emitterCells.spark.velocity") }.count == 1)
  }

  /// A rocket that lives just longer than a second, with one burst a second, which throws sparks.
  @Test func cellsInCellsAreBornWhereTheirParentIs() throws {
    let spark = cell(rate: 10, lifetime: 5)
    spark.velocity = 10
    let burst = CAEmitterCell()
    burst.birthRate = 1
    burst.lifetime = 0.55
    burst.emitterCells = [spark]
    let rocket = CAEmitterCell()
    rocket.birthRate = 1
    rocket.lifetime = 1.02
    rocket.velocity = 100
    rocket.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    rocket.emitterCells = [burst]
    rocket.duration = 1.5
    let layer = emitter(rocket)
    #expect(particles(layer, at: 1.9).isEmpty)
    // Born at 1, burst at 2, 100 points on; sparks at 2.1, 2.2, … 2.5.
    let sparks = particles(layer, at: 3)
    #expect(sparks.count == 5)
    for (index, group) in sparks.enumerated() {
      let age = 1 - 0.1 * Double(index + 1)
      #expect(abs(place(group).x - (200 + 10 * age)) < 1e-9)
      #expect(group.tint == Color(red: 1, green: 0.5, blue: 0))
    }
  }

  @Test func renderModesOrderAndAdd() {
    let (first, second) = (cell(rate: 2, lifetime: 9), cell(rate: 2, lifetime: 9))
    first.velocity = 10
    second.velocity = 10
    second.beginTime = 0.25
    let layer = emitter(first, second)
    func ages() -> [Double] {
      particles(layer, at: 1.3).map { ((place($0).x - 100) * 10).rounded() }
    }
    #expect(ages() == [80, 30, 55, 5])
    layer.renderMode = .oldestFirst
    #expect(ages() == [80, 55, 30, 5])
    layer.renderMode = .oldestLast
    #expect(ages() == [5, 30, 55, 80])
    #expect(particles(layer, at: 1.3).allSatisfy { $0.blend == .normal })
    layer.renderMode = .additive
    #expect(particles(layer, at: 1.3).allSatisfy { $0.blend == .plusLighter })
    layer.renderMode = .backToFront
    first.zAcceleration = 10
    #expect(ages() == [55, 5, 30, 80])
  }

  @Test func partsOfContentsAndScalesCount() {
    let cell = cell(rate: 1)
    cell.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    cell.contentsScale = 2
    cell.magnificationFilter = "nearest"
    #expect(
      particles(emitter(cell), at: 1.5).first?.commands == [
        .imagePart(
          ImagePart(
            image: image().image, source: cell.contentsRect,
            rect: CGRect(x: -0.5, y: -0.5, width: 1, height: 1)))
      ])
    cell.scale = 1.5
    cell.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard case .imagePart(let part)? = particles(emitter(cell), at: 1.5).first?.commands.first
    else {
      Issue.record("no part of an image")
      return
    }
    #expect(part.filter == .nearest && part.source == cell.contentsRect)
  }

  @Test(arguments: [Float.greatestFiniteMagnitude, 1e9, 20_000])
  func veryManyParticlesAreBoundedAndReported(rate: Float) {
    let layer = emitter(cell(rate: rate, lifetime: 100))
    var count = 0
    let reported = reports { count = particles(layer, at: 5).count }
    #expect(count <= 10_000)
    #expect(reported == ["CAEmitterLayer with more than 10000 particles"])
  }

  @Test func unusableNumbersDoNoHarm() {
    let cell = cell()
    cell.velocity = .nan
    cell.scaleSpeed = .infinity
    cell.emissionLongitude = .nan
    let layer = emitter(cell)
    layer.emitterPosition = CGPoint(x: Double.nan, y: 0)
    layer.spin = .nan
    #expect(particles(layer, at: 1).allSatisfy { $0.transform.tx == 0 })
    cell.birthRate = -5
    #expect(particles(emitter(cell), at: 1).isEmpty)
    cell.birthRate = .nan
    #expect(particles(emitter(cell), at: 1).isEmpty)
    cell.birthRate = 10
    cell.lifetime = -1
    #expect(particles(emitter(cell), at: 1).isEmpty)
    #expect(reports { cell.contents = "image" } == ["CAEmitterCell.contents of type String"])
  }
}
