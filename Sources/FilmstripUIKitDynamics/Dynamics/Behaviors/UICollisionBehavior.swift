// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    let lines: [[Vector]]
  }

  private var boundaries: [Boundary] = []
  private var referenceInset: UIEdgeInsets?
  /// The place of the behavior among those of the step, and what touched in it.
  private var group = 0
  private var touching: Set<DynamicWorld.Touch> = []

  public init(items: [any UIDynamicItem]) {
    super.init()
    movedItems = items
  }

  public override init() { super.init() }

  open var items: [any UIDynamicItem] { movedItems }

  open func addItem(_ item: any UIDynamicItem) { include(item) }
  open func removeItem(_ item: any UIDynamicItem) { exclude(item) }

  open var collisionMode = Mode.everything { didSet { didChange() } }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInset != nil }
    set {
      referenceInset = newValue ? referenceInset ?? .zero : nil
      didChange()
    }
  }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInset = insets
    didChange()
  }

  /// Adds a boundary along a path; curves of it are replaced by a dozen lines each.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append(
      Boundary(identifier: identifier, path: bezierPath, lines: bezierPath.boundaryLines))
    didChange()
  }
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { isSame($0.identifier, identifier) }?.path
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { isSame($0.identifier, identifier) }
    didChange()
  }
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  private func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    (one as? NSObject)?.isEqual(other) ?? false
  }

  override func addLinks(to world: inout DynamicWorld) {
    var lines = boundaries.enumerated().flatMap { number, boundary in
      boundary.lines.map { (ends: $0, boundary: number) }
    }
    // The boundary of the reference view is the last one, and has no identifier.
    if let referenceInset, let bounds = animator?.referenceBounds {
      lines += UIBezierPath(rect: bounds.inset(by: referenceInset)).boundaryLines.map {
        (ends: $0, boundary: boundaries.count)
      }
    }
    group = world.groups.count
    world.groups.append(
      DynamicWorld.CollisionGroup(
        bodies: movedItems.compactMap { world.index(of: $0) },
        meetsItems: collisionMode.contains(.items),
        lines: collisionMode.contains(.boundaries) ? lines : []))
  }

  func note(_ touches: [DynamicWorld.Touch: Vector], in world: DynamicWorld) {
    let (before, now) = (touching, Set(touches.keys.filter { $0.group == group }))
    touching = now
    guard let collisionDelegate else { return }
    func boundary(_ touch: DynamicWorld.Touch) -> (any NSCopying)? {
      boundaries.indices.contains(touch.boundary) ? boundaries[touch.boundary].identifier : nil
    }
    let changed = now.symmetricDifference(before).sorted()
    for touch in changed where max(touch.one, touch.other) < world.items.count {
      let (item, other) = (world.items[touch.other], touch.one < 0 ? nil : world.items[touch.one])
      switch (other, touches[touch]?.point) {
      case (let other?, let place?):
        collisionDelegate.collisionBehavior(self, beganContactFor: other, with: item, at: place)
      case (let other?, nil):
        collisionDelegate.collisionBehavior(self, endedContactFor: other, with: item)
      case (nil, let place?):
        collisionDelegate.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: boundary(touch), at: place)
      case (nil, nil):
        collisionDelegate.collisionBehavior(
          self, endedContactFor: item, withBoundaryIdentifier: boundary(touch))
      }
    }
  }
}

extension UIBezierPath {
  /// The straight parts of the path, each by its ends; curves are replaced by a dozen lines each.
  var boundaryLines: [[Vector]] {
    var (lines, first, last) = ([[Vector]](), Vector.zero, Vector.zero)
    func add(_ end: Vector) {
      lines.append([last, end])
      last = end
    }
    func add(_ one: Vector, _ two: Vector, _ end: Vector) {
      let start = last
      for step in 1...12 {
        let t = Double(step) / 12
        let u = 1 - t
        add(start * (u * u * u) + one * (3 * t * u * u) + two * (3 * t * t * u) + end * (t * t * t))
      }
    }
    cgPath.applyWithBlock { pointer in
      let (type, points) = (pointer.pointee.type, pointer.pointee.points)
      switch type {
      case .moveToPoint: (first, last) = (Vector(points[0]), Vector(points[0]))
      case .addLineToPoint: add(Vector(points[0]))
      case .addQuadCurveToPoint:
        let (middle, end) = (Vector(points[0]), Vector(points[1]))
        add((last + middle * 2) * (1 / 3), (end + middle * 2) * (1 / 3), end)
      case .addCurveToPoint: add(Vector(points[0]), Vector(points[1]), Vector(points[2]))
      case .closeSubpath: add(first)
      @unknown default: break
      }
    }
    return lines
  }
}
