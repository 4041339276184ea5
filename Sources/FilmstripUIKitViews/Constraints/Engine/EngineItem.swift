// SPDX-License-Identifier: MIT
internal import FilmstripConstraintSolver

/// One of the four numbers of an alignment rectangle.
enum LayoutMetric: Int, CaseIterable {
  /// The left side, from that of the superview.
  case x
  /// The top, from that of the superview.
  case y
  case width
  case height

  var axis: NSLayoutConstraint.Axis { self == .x || self == .width ? .horizontal : .vertical }
  var isSize: Bool { self == .width || self == .height }

  static func start(_ axis: NSLayoutConstraint.Axis) -> LayoutMetric {
    axis == .horizontal ? .x : .y
  }

  static func length(_ axis: NSLayoutConstraint.Axis) -> LayoutMetric {
    axis == .horizontal ? .width : .height
  }
}

/// A view or guide in an engine: its variables, and the constraints that the engine adds for it.
///
/// The variables are of its alignment rectangle, in the content's space of the view that contains it,
/// not of the root: so almost all constraints, which are between siblings or with the superview, have
/// two to four terms, and what moves moves nothing in it.
@MainActor
final class EngineItem {
  struct Content {
    var size: CGFloat
    var hugging: ConstraintID
    var resistance: ConstraintID
    var huggingPriority: UILayoutPriority
    var resistancePriority: UILayoutPriority
  }

  /// What holds a metric that is given: a number of points, and a share of the length of the container.
  struct Given {
    var id: ConstraintID
    var value: CGFloat
    var share: CGFloat
  }

  weak var item: (any LayoutItem)?
  /// What the item is found by: its record, which is not kept alive.
  let key: ObjectIdentifier
  /// By metric; nil while nothing has asked for it.
  var variables: [Variable?] = [nil, nil, nil, nil]
  /// What holds metrics that are given: of views whose frames are set, not solved for.
  var given: [Given?] = [nil, nil, nil, nil]
  /// The superview that is solved for and whose size a given frame follows; nil where the frame is fixed.
  weak var container: EngineItem?
  /// The items whose given frames follow the size of this one.
  var followers: [EngineItem] = []
  /// What keeps sizes from being negative.
  var floors: [ConstraintID?] = [nil, nil, nil, nil]
  /// By axis; nil for a size that does not follow from content.
  var contents: [Content?] = [nil, nil]
  /// How many constraints refer to the variables.
  var uses = 0
  /// Whether the engine has to look at what it knows of the item again.
  var isStale = false
  var isGiven: Bool
  /// The width for which the height of the content was asked for last.
  var heightWidth: CGFloat?

  init(_ item: any LayoutItem, record: ConstraintRecord, isGiven: Bool) {
    self.item = item
    key = ObjectIdentifier(record)
    self.isGiven = isGiven
  }

  /// The view in whose layout the item gets its place.
  var placer: UIView? {
    if let view = item as? UIView { return view.superview }
    return item?.placeInTree
  }
}
