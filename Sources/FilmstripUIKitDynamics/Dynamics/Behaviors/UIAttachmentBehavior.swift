// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  private let offsets: [UIOffset]
  private let type: AttachmentType

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    (offsets, type) = ([offset], .anchor)
    anchorPoint = point
    super.init()
    movedItems = [item]
    length = distance
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    (offsets, type) = ([offset1, offset2], .items)
    anchorPoint = .zero
    super.init()
    movedItems = [item1, item2]
    length = distance
  }

  open var items: [any UIDynamicItem] { movedItems }
  open var attachedBehaviorType: AttachmentType { type }
  open var anchorPoint: CGPoint { didSet { didChange() } }
  open var length: CGFloat = 0 { didSet { didChange() } }
  open var damping: CGFloat = 0 { didSet { didChange() } }
  open var frequency: CGFloat = 0 { didSet { didChange() } }
  /// How much the item resists turning about the point; reported for anything but 0.
  open var frictionTorque: CGFloat = 0 {
    didSet {
      if frictionTorque != 0 { UnsupportedFeature.report("UIAttachmentBehavior.frictionTorque") }
    }
  }

  private func point(_ index: Int) -> Vector {
    let item = movedItems[index]
    return Vector(item.center) + Vector(offsets[index]).rotated(by: item.turn)
  }

  private var distance: CGFloat {
    let end = type == .items ? point(1) : Vector(anchorPoint)
    return CGFloat((end - point(0)).length)
  }

  override func addLinks(to world: inout DynamicWorld) {
    guard let first = world.index(of: movedItems[0]) else { return }
    let second = type == .items ? world.index(of: movedItems[1]) : world.ground
    guard let second else { return }
    func add(_ kind: BodyConstraint.Kind, along normal: Vector = .zero) {
      world.joints.append(
        BodyConstraint(
          key: BodyConstraint.Key(one: first, other: second, feature: world.joints.count),
          kind: kind, oneArm: Vector(offsets[0]),
          otherArm: type == .items ? Vector(offsets[1]) : Vector(anchorPoint), normal: normal,
          length: Double(length)))
    }
    if frequency > 0 {
      add(.spring(frequency: Double(frequency), damping: Double(damping)))
    } else if length > 0 {
      add(.rod)
    } else {
      add(.pin, along: Vector(x: 1))
      add(.pin, along: Vector(y: 1))
    }
  }
}
