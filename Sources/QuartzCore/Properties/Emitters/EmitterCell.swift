// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// The values of a `CAEmitterCell` when they were taken; NaN counts as 0.
struct EmitterCell {
  let isEnabled: Bool
  let begin: Double
  /// Seconds for which it emits, infinite without an end.
  let duration: Double
  let birthRate: Double
  let lifetime: Spread
  let latitude: Double
  let longitude: Spread
  let velocity: Spread
  let acceleration: SIMD3<Double>
  let scale: Spread
  let scaleSpeed: Double
  let spin: Spread
  let color: [Spread]
  let colorSpeed: SIMD4<Double>
  let image: Image?
  let imageRect: CGRect
  let imageSize: CGSize
  let magnification: ImagePart.Filter
  let minification: ImagePart.Filter
  let cells: [EmitterCell]

  struct Spread {
    let middle: Double
    let range: Double

    init(_ middle: Double, _ range: Double) {
      self.middle = middle.isFinite ? middle : 0
      self.range = range.isFinite ? range : 0
    }

    /// The value for a random number from 0 to 1.
    func value(_ random: Double) -> Double { middle + range * (random - 0.5) }

    var largest: Double { middle + abs(range) / 2 }
  }

  static let levelLimit = 4

  init(_ cell: CAEmitterCell) { self.init(cell, level: 1) }

  private init(_ cell: CAEmitterCell, level: Int) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    isEnabled = cell.isEnabled
    begin = finite(cell.beginTime)
    duration = cell.duration > 0 ? cell.duration : .infinity
    birthRate = max(finite(Double(cell.birthRate)), 0)
    lifetime = Spread(Double(cell.lifetime), Double(cell.lifetimeRange))
    latitude = finite(cell.emissionLatitude)
    longitude = Spread(cell.emissionLongitude, cell.emissionRange)
    velocity = Spread(cell.velocity, cell.velocityRange)
    acceleration = SIMD3(
      finite(cell.xAcceleration), finite(cell.yAcceleration), finite(cell.zAcceleration))
    scale = Spread(cell.scale, cell.scaleRange)
    scaleSpeed = finite(cell.scaleSpeed)
    spin = Spread(cell.spin, cell.spinRange)
    let base = cell.color?.color ?? .white
    color = [
      Spread(base.red, Double(cell.redRange)), Spread(base.green, Double(cell.greenRange)),
      Spread(base.blue, Double(cell.blueRange)), Spread(base.alpha, Double(cell.alphaRange)),
    ]
    colorSpeed = SIMD4(
      finite(Double(cell.redSpeed)), finite(Double(cell.greenSpeed)),
      finite(Double(cell.blueSpeed)), finite(Double(cell.alphaSpeed)))
    let contents = cell.contents as? CGImage
    let rect = cell.contentsRect.standardized
    let scale = cell.contentsScale > 0 && cell.contentsScale.isFinite ? cell.contentsScale : 1
    image = contents?.image
    imageRect = rect
    imageSize = CGSize(
      width: Double(contents?.width ?? 0) / scale * finite(rect.width),
      height: Double(contents?.height ?? 0) / scale * finite(rect.height))
    let nearest = CALayerContentsFilter.nearest.rawValue
    magnification = cell.magnificationFilter == nearest ? .nearest : .smooth
    minification = cell.minificationFilter == nearest ? .nearest : .smooth
    let inner = cell.emitterCells ?? []
    if level >= EmitterCell.levelLimit {
      if !inner.isEmpty {
        UnsupportedFeature.report(
          "CAEmitterCell.emitterCells deeper than \(EmitterCell.levelLimit) levels")
      }
      cells = []
    } else {
      cells = inner.map { EmitterCell($0, level: level + 1) }
    }
  }

  /// Seconds from a particle's birth after which nothing of it, or of what it emits, is left.
  func reach(lifetimeFactor: Double) -> Double {
    max(lifetime.largest * lifetimeFactor, 0)
      + (cells.map { $0.reach(lifetimeFactor: lifetimeFactor) }.max() ?? 0)
  }

  /// What a particle of a scale shows about its middle at (0, 0); nil without contents.
  func drawing(scale: Double) -> DrawCommand? {
    guard let image, imageSize.width > 0, imageSize.height > 0 else { return nil }
    let rect = CGRect(
      x: -imageSize.width / 2, y: -imageSize.height / 2, width: imageSize.width,
      height: imageSize.height)
    let filter = scale > 1 ? magnification : minification
    if imageRect == CGRect(x: 0, y: 0, width: 1, height: 1), filter == .smooth {
      return .image(image, rect: rect)
    }
    return .imagePart(ImagePart(image: image, source: imageRect, rect: rect, filter: filter))
  }
}
