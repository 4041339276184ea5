// SPDX-License-Identifier: MIT
internal import FilmstripConstraintSolver

/// Solves the constraints of one tree of views and gives the views their places.
///
/// Belongs to the root of the tree: a window, or the topmost view of what is in none. What changes is
/// gathered, and solved when it is needed: before views are laid out, or when a view is being laid out.
@MainActor
final class ConstraintEngine {
  /// What an engine that only measures is asked: a size for the root, and how much it matters.
  struct Fitting {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
  }

  struct Compiled {
    let constraint: NSLayoutConstraint
    var id: ConstraintID
    var terms: [Term]
    var right: Double
    var priority: UILayoutPriority
    var items: [EngineItem]
  }

  /// The root of the tree; nil when it is gone, and then there is nothing to do.
  private(set) weak var root: UIView?
  let fitting: Fitting?
  var solver = ConstraintSolver()
  /// The items by their records, for look-ups alone.
  var items: [ObjectIdentifier: EngineItem] = [:]
  /// The items by their variables, for look-ups alone.
  var owners: [Variable: EngineItem] = [:]
  /// The constraints that the solver has, for look-ups alone.
  var compiled: [ObjectIdentifier: Compiled] = [:]
  var constraints: [ConstraintID: NSLayoutConstraint] = [:]
  /// The engine's own constraints by the solver's numbers, for look-ups alone: given frames, and sizes
  /// that are not negative.
  var ownConstraints: [ConstraintID: (item: EngineItem, metric: LayoutMetric, isGiven: Bool)] = [:]
  private var staleConstraints: [NSLayoutConstraint] = []
  private var staleItems: [EngineItem] = []
  /// Items that nothing refers to any more, unless something does again.
  private var unusedItems: [EngineItem] = []
  /// Constraints that depend on how far views are scrolled.
  var scrolledConstraints: [NSLayoutConstraint] = []
  private var isDirty = false
  private var isSettling = false
  /// Which variables constraints leave open, of those that were asked for since something changed.
  ///
  /// For look-ups alone. To find out takes about as long as a layout.
  var knownAmbiguity: [Variable: Bool] = [:]
  /// What constraints leave open, if it was asked for since something changed.
  var ambiguity: Ambiguity?
  var knownConflicts: Set<[ConstraintID]> = []

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
  }

  // MARK: Changes

  /// Adds a constraint, or looks at it again.
  func note(_ constraint: NSLayoutConstraint) {
    guard !constraint.isStale || constraint.engine !== self else { return }
    constraint.engine = self
    constraint.isStale = true
    staleConstraints.append(constraint)
    noteWork()
  }

  /// Looks again at what an item is given: its frame, the size of its content, its priorities.
  func note(_ item: EngineItem) {
    guard !item.isStale else { return }
    item.isStale = true
    staleItems.append(item)
    noteWork()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    constraint.isStale = false
    if constraint.engine === self { constraint.engine = nil }
    guard let known = compiled.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(known.id)
    constraints[known.id] = nil
    release(known.items)
    noteWork()
  }

  func noteWork() {
    if ambiguity != nil { (ambiguity, knownAmbiguity) = (nil, [:]) }
    guard !isDirty else { return }
    isDirty = true
    // What is being settled is settled until nothing is left.
    if fitting == nil, !isSettling { root?.environment.constraintWork.note(self) }
  }

  func release(_ used: [EngineItem]) {
    for item in used {
      item.uses -= 1
      if item.uses == 0 { unusedItems.append(item) }
      // Constraints may have placed a superview until now.
      for follower in item.followers { note(follower) }
    }
  }

  // MARK: Solving

  /// Solves what has changed, and asks for the layout of the views in which something moves; `placer`,
  /// which is being laid out, places its subviews itself.
  func settle(for placer: UIView? = nil) {
    guard isDirty, !isSettling, root != nil else { return }
    isSettling = true
    defer { isSettling = false }
    var moved: [EngineItem] = []
    // The heights of texts follow from their widths, and may change widths in turn.
    for _ in 0..<ConstraintEngine.roundLimit where isDirty {
      takeStale()
      isDirty = false
      let changed = solved()
      moved += changed
      for item in changed { updateHeight(of: item) }
    }
    guard fitting == nil else { return }
    if isDirty { root?.environment.constraintWork.note(self) }
    reportConflicts()
    for item in moved {
      guard let view = item.placer, view !== placer else { continue }
      view.layer.setNeedsLayout()
    }
  }

  /// Rounds in which the heights of texts follow their widths: one is enough unless a width follows
  /// from a height again.
  private static let roundLimit = 4

  private func takeStale() {
    // A constraint may find its items new, and an item may be found stale on the way.
    let waiting = staleConstraints.filter { $0.isStale && $0.engine === self }
    staleConstraints = []
    refreshStaleItems()
    for constraint in waiting.sorted(by: { $0.number < $1.number }) where constraint.isStale {
      constraint.isStale = false
      compile(constraint)
    }
    // Constraints that place a superview change what its subviews are given.
    refreshStaleItems()
    for item in unusedItems where item.uses == 0 { drop(item) }
    unusedItems = []
  }

  private func refreshStaleItems() {
    while let item = staleItems.popLast() {
      item.isStale = false
      refresh(item)
    }
  }

  var staleHolders: [UIView] { staleConstraints.compactMap(\.holder) }

  /// Leaves what has changed to the next layout: it has not settled in many.
  func postpone() { isDirty = false }

  private func solved() -> [EngineItem] {
    var items: [EngineItem] = []
    for variable in solver.solve().variables {
      guard let item = owners[variable] else { continue }
      if items.last !== item { items.append(item) }
    }
    return items
  }

  func recompile(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.engine === self { note(constraint) }
  }
}

extension UIView {
  var constraintEngine: ConstraintEngine? { topOfTree.constraintRecord?.ownEngine }

  /// What solves the constraints of the tree the view is in, made when it is first asked for.
  var madeConstraintEngine: ConstraintEngine {
    let top = topOfTree
    let record = top.madeConstraintRecord
    if let engine = record.ownEngine { return engine }
    let engine = ConstraintEngine(root: top)
    record.ownEngine = engine
    return engine
  }
}
