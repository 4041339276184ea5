// SPDX-License-Identifier: MIT
internal import FilmstripWording

@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private(set) var first = LayoutOperand()
  private(set) var second: LayoutOperand?
  /// A multiple of the system's spacing, which is added to the constant; 0 for none.
  private(set) var systemSpacings: CGFloat = 0
  weak var holder: UIView?
  weak var engine: ConstraintEngine?
  /// Whether the engine has to look at the constraint again.
  var isStale = false
  /// In which order constraints became active: what counts where two cannot both hold.
  var number = 0

  public private(set) var relation = Relation.equal
  public private(set) var multiplier: CGFloat = 1
  /// Whether archives are to contain the constraint; there are no archives here.
  open var shouldBeArchived = false
  open var identifier: String?

  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required

  /// A constraint that names nothing, and cannot be activated: what classes of an application are made
  /// from.
  public override init() { super.init() }

  /// After a constraint was read from an interface file, of which there are none here; the default does
  /// nothing.
  open func awakeFromNib() {}

  package convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, systemSpacings: CGFloat = 0
  ) {
    NSLayoutConstraint.check(first, second, multiplier: multiplier)
    NSLayoutConstraint.check(constant: constant)
    require(
      systemSpacings.isFinite,
      "NSLayoutConstraint: the multiplier of a system spacing is not finite: \(systemSpacings)")
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.systemSpacings = systemSpacings
    storedConstant = constant
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second: LayoutOperand?
    if let view2, attr2 != .notAnAttribute {
      second = LayoutOperand(NSLayoutConstraint.item(view2), attr2)
    } else {
      second = nil
    }
    self.init(
      LayoutOperand(NSLayoutConstraint.item(view1), attr1), relation, second,
      multiplier: multiplier, constant: c)
  }

  // MARK: What it says

  open var firstItem: AnyObject? { first.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondItem: AnyObject? { second?.item }
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  open var constant: CGFloat {
    get { storedConstant }
    set {
      NSLayoutConstraint.check(constant: newValue)
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      noteChange()
    }
  }

  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      NSLayoutConstraint.check(priority: newValue)
      guard newValue != storedPriority else { return }
      require(
        !isActive || (newValue == .required) == (storedPriority == .required),
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
          + "supported.  You passed priority \(newValue.rawValue) and the existing priority was "
          + "\(storedPriority.rawValue).")
      storedPriority = newValue
      noteChange()
    }
  }

  // MARK: Activation

  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override var description: String { MainActor.assumeIsolated { fullDescription } }
  open override var debugDescription: String { description }

  private func noteChange() { engine?.note(self) }
}
