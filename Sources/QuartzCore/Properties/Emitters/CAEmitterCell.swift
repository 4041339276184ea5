// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// What an emitter layer emits: how its particles are born, move and look.
///
/// Where there is a range, each particle has a random value of its own, at most half the range off.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The owner of the cell: the layer or cell that it is in.
  weak var holder: (any EmitterCellHolder)?

  public override init() { super.init() }

  // MARK: Timing

  public var beginTime: CFTimeInterval = 0 { didSet { changed() } }
  /// Seconds for which it emits; 0, the default, and infinite are without end.
  public var duration: CFTimeInterval = 0 { didSet { changed() } }
  /// Needed by `CAMediaTiming`; another value than 1 is reported and has no effect.
  public var speed: Float = 1 { didSet { if speed != 1 { reportTiming("speed") } } }
  /// Needed by `CAMediaTiming`; another value than 0 is reported and has no effect.
  public var timeOffset: CFTimeInterval = 0 {
    didSet { if timeOffset != 0 { reportTiming("timeOffset") } }
  }
  /// Needed by `CAMediaTiming`; another value than 0 is reported and has no effect.
  public var repeatCount: Float = 0 {
    didSet { if repeatCount != 0 { reportTiming("repeatCount") } }
  }
  /// Needed by `CAMediaTiming`; another value than 0 is reported and has no effect.
  public var repeatDuration: CFTimeInterval = 0 {
    didSet { if repeatDuration != 0 { reportTiming("repeatDuration") } }
  }
  /// Needed by `CAMediaTiming`; true is reported and has no effect.
  public var autoreverses = false { didSet { if autoreverses { reportTiming("autoreverses") } } }
  /// Needed by `CAMediaTiming`; another mode than `removed` is reported and has no effect.
  public var fillMode: CAMediaTimingFillMode = .removed {
    didSet { if fillMode != .removed { reportTiming("fillMode") } }
  }

  // MARK: Emission

  open var name: String? { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  /// Particles a second; 0 by default.
  ///
  /// The first is born after one interval: a cell in a particle that lives for less emits nothing.
  open var birthRate: Float = 0 { didSet { changed() } }
  open var lifetime: Float = 0 { didSet { changed() } }
  open var lifetimeRange: Float = 0 { didSet { changed() } }
  open var emissionLatitude: CGFloat = 0 { didSet { changed() } }
  /// Angle in the plane, in radians from the shape's own direction, from +x towards +y.
  ///
  /// That direction is +x; for a line, −y, and for circle and sphere, away from the middle, as
  /// several public projects show that depend on it.
  open var emissionLongitude: CGFloat = 0 { didSet { changed() } }
  open var emissionRange: CGFloat = 0 { didSet { changed() } }
  open var velocity: CGFloat = 0 { didSet { changed() } }
  open var velocityRange: CGFloat = 0 { didSet { changed() } }
  open var xAcceleration: CGFloat = 0 { didSet { changed() } }
  open var yAcceleration: CGFloat = 0 { didSet { changed() } }
  open var zAcceleration: CGFloat = 0 { didSet { changed() } }

  // MARK: Looks

  open var scale: CGFloat = 1 { didSet { changed() } }
  open var scaleRange: CGFloat = 0 { didSet { changed() } }
  /// Change of the scale in a second; it ends at 0 (assumed).
  open var scaleSpeed: CGFloat = 0 { didSet { changed() } }
  open var spin: CGFloat = 0 { didSet { changed() } }
  open var spinRange: CGFloat = 0 { didSet { changed() } }
  /// Multiplies the contents; opaque white by default, which nil acts as.
  ///
  /// For a cell in another one it also multiplies the colour of the parent particle (assumed, as
  /// fireworks do whose rockets alone have random colours).
  open var color: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed() } }
  open var redRange: Float = 0 { didSet { changed() } }
  open var greenRange: Float = 0 { didSet { changed() } }
  open var blueRange: Float = 0 { didSet { changed() } }
  open var alphaRange: Float = 0 { didSet { changed() } }
  open var redSpeed: Float = 0 { didSet { changed() } }
  open var greenSpeed: Float = 0 { didSet { changed() } }
  open var blueSpeed: Float = 0 { didSet { changed() } }
  open var alphaSpeed: Float = 0 { didSet { changed() } }
  /// A `CGImage`, painted about its middle; nil paints nothing, anything else is reported.
  open var contents: Any? {
    didSet {
      if let contents, !(contents is CGImage) {
        UnsupportedFeature.report("CAEmitterCell.contents of type \(type(of: contents))")
      }
      changed()
    }
  }
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { changed() } }
  open var contentsScale: CGFloat = 1 { didSet { changed() } }

  open var magnificationFilter = CALayerContentsFilter.linear.rawValue { didSet { changed() } }
  open var minificationFilter = CALayerContentsFilter.linear.rawValue { didSet { changed() } }

  /// What each particle emits in turn, for as long as it lives.
  ///
  /// Up to four levels of cells emit; deeper ones are reported.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      for cell in oldValue ?? [] where cell.holder === self { cell.holder = nil }
      for cell in emitterCells ?? [] {
        preconditionCanHold(cell)
        cell.holder = self
      }
      changed()
    }
  }

  // MARK: Key-value coding

  open func value(forKeyPath keyPath: String) -> Any? { codedValue(for: keyPath) }
  /// Sets a property by its name; a name or value that does not fit is reported.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setCoded(value, for: keyPath) }
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// A cell inside itself would be an endless tree: a programming error.
  private func preconditionCanHold(_ cell: CAEmitterCell) {
    var holder: (any EmitterCellHolder)? = self
    while let current = holder {
      require(current !== cell, "CAEmitterCell: a cell cannot emit itself")
      holder = (current as? CAEmitterCell)?.holder
    }
  }

  private func changed() { holder?.cellsDidChange() }

  private func reportTiming(_ name: String) { UnsupportedFeature.report("CAEmitterCell.\(name)") }
}

extension CAEmitterCell: EmitterCellHolder {
  func cellsDidChange() { holder?.cellsDidChange() }
}

/// What a cell is emitted by: a layer, or another cell.
protocol EmitterCellHolder: AnyObject { func cellsDidChange() }
