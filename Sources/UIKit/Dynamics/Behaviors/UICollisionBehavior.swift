// SPDX-License-Identifier: MIT

/// Is notified of collisions.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items touch no more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// An item begins to touch a boundary; nil is the one of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item touches a boundary no more; nil is the one of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Lets items meet each other and boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What meets what.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the modes.
    public let rawValue: UInt

    /// Modes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items meet each other.
    public static let items = Mode(rawValue: 1)
    /// Items meet boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items meet everything.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    let lines: [(start: Vector, end: Vector)]
  }

  private var storedItems: [any UIDynamicItem] = []
  private var boundaries: [Boundary] = []
  private var referenceInset: UIEdgeInsets?
  private var touching: Set<ContactPair> = []

  /// Collisions of items with each other and with boundaries.
  public init(items: [any UIDynamicItem]) {
    storedItems = items
    super.init()
  }

  /// Collisions of items that are added later.
  public override init() { super.init() }

  /// The items.
  open var items: [any UIDynamicItem] { storedItems }
  override var ownItems: [any UIDynamicItem] { storedItems }

  /// Lets an item meet the others, too.
  open func addItem(_ item: any UIDynamicItem) {
    storedItems.append(item)
    didChange()
  }
  /// Lets an item meet the others no more.
  open func removeItem(_ item: any UIDynamicItem) {
    storedItems.removeAll { $0 === item }
    didChange()
  }

  /// What meets what; everything by default.
  open var collisionMode = Mode.everything { didSet { didChange() } }
  /// Is notified of collisions; not kept alive.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Whether the bounds of the reference view are a boundary; false by default.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInset != nil }
    set {
      referenceInset = newValue ? referenceInset ?? .zero : nil
      didChange()
    }
  }
  /// Makes the bounds of the reference view, less insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInset = insets
    didChange()
  }

  /// Adds a boundary along a path; curves of it are reported and left out.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append(
      Boundary(identifier: identifier, path: bezierPath, lines: bezierPath.boundaryLines))
    didChange()
  }
  /// Adds a boundary between two points.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// The path of a boundary; nil for one that is not there.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { isSame($0.identifier, identifier) }?.path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { isSame($0.identifier, identifier) }
    didChange()
  }
  /// The identifiers of the boundaries; nil without any.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }
  /// Removes all boundaries that were added.
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  private func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    (one as? NSObject)?.isEqual(other) ?? false
  }

  /// The boundaries, each with its lines; the reference view's is the last one, without an identifier.
  private var allBoundaries: [(identifier: (any NSCopying)?, lines: [(start: Vector, end: Vector)])]
  {
    var all: [(identifier: (any NSCopying)?, lines: [(start: Vector, end: Vector)])] =
      boundaries.map { ($0.identifier, $0.lines) }
    if let referenceInset, let bounds = animator?.referenceBounds {
      all.append((nil, UIBezierPath(rect: bounds.inset(by: referenceInset)).boundaryLines))
    }
    return all
  }

  override func addLinks(to world: inout DynamicWorld) {
    let known = storedItems.compactMap { item in world.index(of: item).map { (item, $0) } }
    if collisionMode.contains(.items) {
      for (place, one) in known.enumerated() {
        for other in known[(place + 1)...] { world.pairs.append((one.1, other.1)) }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    for (number, boundary) in allBoundaries.enumerated() {
      for line in boundary.lines {
        for (_, index) in known { world.lines.append((line, index, number)) }
      }
    }
  }

  /// Notifies the delegate of what has begun and ended to touch.
  func note(_ contacts: [Contact], in world: DynamicWorld) {
    let own = Set(storedItems.compactMap { world.index(of: $0) })
    var now: Set<ContactPair> = []
    var places: [ContactPair: Vector] = [:]
    for contact in contacts where own.contains(contact.other) {
      let line = world.boundary(of: contact)
      guard line != nil || own.contains(contact.one) else { continue }
      let pair = ContactPair(
        one: line == nil ? contact.one : -1, other: contact.other, boundary: line ?? -1)
      now.insert(pair)
      places[pair] = contact.point
    }
    let all = allBoundaries
    defer { touching = now }
    guard let collisionDelegate else { return }
    func item(_ index: Int) -> (any UIDynamicItem)? {
      storedItems.first { world.index(of: $0) == index }
    }
    for pair in now.subtracting(touching).sorted() {
      let point = places[pair] ?? .zero
      let place = CGPoint(x: point.x, y: point.y)
      guard let second = item(pair.other) else { continue }
      if pair.boundary >= 0 {
        let name = all.indices.contains(pair.boundary) ? all[pair.boundary].identifier : nil
        collisionDelegate.collisionBehavior(
          self, beganContactFor: second, withBoundaryIdentifier: name, at: place)
      } else if let first = item(pair.one) {
        collisionDelegate.collisionBehavior(self, beganContactFor: first, with: second, at: place)
      }
    }
    for pair in touching.subtracting(now).sorted() {
      guard let second = item(pair.other) else { continue }
      if pair.boundary >= 0 {
        let name = all.indices.contains(pair.boundary) ? all[pair.boundary].identifier : nil
        collisionDelegate.collisionBehavior(
          self, endedContactFor: second, withBoundaryIdentifier: name)
      } else if let first = item(pair.one) {
        collisionDelegate.collisionBehavior(self, endedContactFor: first, with: second)
      }
    }
  }
}

/// Two bodies, or a body and a boundary, that touch.
private struct ContactPair: Hashable, Comparable {
  let one: Int
  let other: Int
  let boundary: Int

  static func < (a: ContactPair, b: ContactPair) -> Bool {
    (a.one, a.other, a.boundary) < (b.one, b.other, b.boundary)
  }
}

extension UIBezierPath {
  /// The straight parts of the path; curves are replaced by a dozen lines each.
  var boundaryLines: [(start: Vector, end: Vector)] {
    var lines: [(start: Vector, end: Vector)] = []
    var (first, last) = (Vector.zero, Vector.zero)
    func vector(_ point: CGPoint) -> Vector { Vector(x: Double(point.x), y: Double(point.y)) }
    func add(_ end: Vector) {
      lines.append((last, end))
      last = end
    }
    cgPath.applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint:
        first = vector(element.points[0])
        last = first
      case .addLineToPoint: add(vector(element.points[0]))
      case .addQuadCurveToPoint:
        let (start, control, end) = (last, vector(element.points[0]), vector(element.points[1]))
        for step in 1...12 {
          let t = Double(step) / 12
          add(start * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t))
        }
      case .addCurveToPoint:
        let (start, one, two, end) = (
          last, vector(element.points[0]), vector(element.points[1]), vector(element.points[2])
        )
        for step in 1...12 {
          let t = Double(step) / 12
          let u = 1 - t
          add(
            start * (u * u * u) + one * (3 * t * u * u) + two * (3 * t * t * u) + end * (t * t * t))
        }
      case .closeSubpath: add(first)
      @unknown default: break
      }
    }
    return lines
  }
}
