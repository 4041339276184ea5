// SPDX-License-Identifier: MIT

/// Holds an item at a distance from a point or from another item, stiff or as a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an attachment holds on to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  private let storedItems: [any UIDynamicItem]
  private let offsets: [UIOffset]
  private let type: AttachmentType

  /// Holds the middle of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(
      item: item, offsetFromCenter: UIOffset(horizontal: 0, vertical: 0), attachedToAnchor: point)
  }

  /// Holds a point of an item to a point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    (storedItems, offsets, type) = ([item], [offset], .anchor)
    anchorPoint = point
    super.init()
    length = distance
  }

  /// Holds the middles of two items together.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    let none = UIOffset(horizontal: 0, vertical: 0)
    self.init(
      item: item1, offsetFromCenter: none, attachedTo: item2, offsetFromCenter: none)
  }

  /// Holds points of two items together.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    (storedItems, offsets, type) = ([item1, item2], [offset1, offset2], .items)
    anchorPoint = .zero
    super.init()
    length = distance
  }

  /// The items.
  open var items: [any UIDynamicItem] { storedItems }
  override var ownItems: [any UIDynamicItem] { storedItems }
  /// What the attachment holds on to.
  open var attachedBehaviorType: AttachmentType { type }
  /// The point that an item is held to.
  open var anchorPoint: CGPoint { didSet { didChange() } }
  /// The distance that is held, in points; the one at the beginning at first.
  open var length: CGFloat = 0 { didSet { didChange() } }
  /// How much is left of the swing, from 0, the default, for most to 1 for none.
  open var damping: CGFloat = 0 { didSet { didChange() } }
  /// How fast the swing is, in Hertz; 0, the default, is stiff.
  open var frequency: CGFloat = 0 { didSet { didChange() } }
  /// How much the item resists turning about the point; reported for anything but 0.
  open var frictionTorque: CGFloat = 0 {
    didSet {
      if frictionTorque != 0 { UnsupportedFeature.report("UIAttachmentBehavior.frictionTorque") }
    }
  }

  private func point(_ index: Int) -> Vector {
    let (item, offset) = (storedItems[index], offsets[index])
    let angle = Double(atan2(item.transform.b, item.transform.a))
    return Vector(x: Double(item.center.x), y: Double(item.center.y))
      + Vector(x: Double(offset.horizontal), y: Double(offset.vertical)).rotated(by: angle)
  }

  private var distance: CGFloat {
    let end =
      type == .items ? point(1) : Vector(x: Double(anchorPoint.x), y: Double(anchorPoint.y))
    return CGFloat((end - point(0)).length)
  }

  override func addLinks(to world: inout DynamicWorld) {
    func arm(_ index: Int) -> Vector {
      Vector(x: Double(offsets[index].horizontal), y: Double(offsets[index].vertical))
    }
    guard let first = world.index(of: storedItems[0]) else { return }
    let second: Int
    var end = Vector.zero
    if type == .items {
      guard let index = world.index(of: storedItems[1]) else { return }
      (second, end) = (index, arm(1))
    } else {
      second = world.addFixed(at: Vector(x: Double(anchorPoint.x), y: Double(anchorPoint.y)))
    }
    world.links.append(
      SoftLink(
        one: first, other: second, oneArm: arm(0), otherArm: end, length: Double(length),
        frequency: Double(max(frequency, 0)), damping: Double(damping)))
  }
}
