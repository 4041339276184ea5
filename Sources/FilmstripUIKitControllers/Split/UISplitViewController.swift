// SPDX-License-Identifier: MIT

/// Shows two or three columns side by side where there is room, and one navigation stack where there
/// is not.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    /// Two, given as `viewControllers`.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    /// What is chosen from first.
    case primary = 0
    /// What is chosen from next, where there are three columns.
    case supplementary = 1
    case secondary = 2
    /// What shows instead of all others where there is room for one.
    case compact = 3
  }

  public enum DisplayMode: Int, Sendable {
    /// As the room allows; only as a preference.
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    /// Two columns that push the secondary one off the screen in part.
    case twoDisplaceSecondary = 6
  }

  /// How columns and the secondary one share the room.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    /// Pushing the secondary column off the screen in part.
    case displace = 3
  }

  public enum PrimaryEdge: Int, Sendable {
    /// Where lines begin; here the left side.
    case leading = 0
    /// Where lines end; here the right side.
    case trailing = 1
  }

  /// Leaves a width to the system.
  public class var automaticDimension: CGFloat { -CGFloat(Float.greatestFiniteMagnitude) }

  public let style: Style
  /// Notified of changes and asked what to do; not kept alive.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  var columns = SplitColumns()
  /// What a collapse has moved, to be moved back.
  var moved: [SplitColumns.Moved] = []
  /// Whether everything is in one stack; nil until it was found out.
  var collapsed: Bool?
  /// The mode that shows while it is not collapsed; never automatic.
  var mode = DisplayMode.secondaryOnly
  /// A mode the user or `show(_:)` asked for, until the preference or the room changes.
  var chosenMode: DisplayMode?
  /// Identifies the last motion, so that one that was replaced ends nothing.
  var motion = 0
  let dimming = UIView(frame: .zero)
  private lazy var edgePan = UIScreenEdgePanGestureRecognizer {
    [weak self] (recognizer: UIScreenEdgePanGestureRecognizer) in
    if recognizer.state == .began { self?.showBySwipe() }
  }
  private(set) lazy var displayButton = UIBarButtonItem(title: "Menu") { [weak self] in
    self?.toggleColumns()
  }

  /// Creates a split view of two columns that are given as `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives to decode from here: a split view from a coder is empty.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The primary and the secondary controller; the one stack alone while collapsed.
  ///
  /// With a style the columns' controllers in their order, as they stand in the hierarchy.
  open var viewControllers: [UIViewController] {
    get { presentControllers }
    set { setClassicControllers(newValue) }
  }

  /// Gives a column a controller; one that is no navigation controller is put into one, but for the
  /// compact column.
  ///
  /// - Precondition: the split view was made with a style, as on iOS.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setController(vc, for: column)
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column].given }

  /// Shows a column: on the top of the stack while collapsed.
  open func show(_ column: Column) { showColumn(column) }

  /// Takes a column away: with all above it from the stack while collapsed.
  open func hide(_ column: Column) { hideColumn(column) }

  // MARK: Modes

  /// How columns should show where there is room; as the room allows unless set.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      chosenMode = nil
      refresh(animated: false)
    }
  }

  /// How columns and the secondary one should share the room.
  open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet { refresh(animated: false) }
  }

  open var splitBehavior: SplitBehavior {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    default: preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
    }
  }

  /// How columns show; while collapsed, as they would.
  open var displayMode: DisplayMode { mode }

  /// Whether everything is in one stack because there is room for one column only.
  open var isCollapsed: Bool { collapsed ?? false }

  /// A button that shows and hides the columns beside the secondary one.
  open var displayModeButtonItem: UIBarButtonItem { displayButton }

  open var presentsWithGesture = true

  open var primaryEdge: PrimaryEdge = .leading {
    didSet {
      edgePan.edges = primaryEdge == .leading ? .left : .right
      refresh(animated: false)
    }
  }

  // MARK: Widths

  /// The fraction of the width for the primary column, 0 to 1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  /// Points for the primary column; goes before the fraction.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  /// Points that the primary column has at least.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  /// Points that the primary column has at most.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  /// The fraction of the width for the supplementary column, 0 to 1.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  /// Points for the supplementary column; goes before the fraction.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  /// Points that the supplementary column has at least.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  /// Points that the supplementary column has at most.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }

  /// Points of the primary column.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// Points of the supplementary column; 0 without one.
  open var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn ? width(of: .supplementary) : 0
  }

  // MARK: Showing

  /// Shows a controller in the column that the sender is in, or on the stack while collapsed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    showController(vc, sender: sender, isDetail: false)
  }

  /// Shows a controller as the secondary column, or on the stack while collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showController(vc, sender: sender, isDetail: true)
  }

  // MARK: View

  open override func loadView() {
    let view = SplitRootView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    view.layer.role = "container"
    prepareDimming()
    edgePan.edges = primaryEdge == .leading ? .left : .right
    view.addGestureRecognizer(edgePan)
    self.view = view
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateForSurroundings()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateForSurroundings()
    placeColumns()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { updateForSurroundings() }
  }

  package override var appearingChildren: [UIViewController] { visibleControllers }
}

/// The root view of a split view controller.
final class SplitRootView: UIView {}
