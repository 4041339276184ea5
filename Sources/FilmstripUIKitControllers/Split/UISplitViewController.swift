// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary
  }

  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  public class var automaticDimension: CGFloat { -CGFloat(Float.greatestFiniteMagnitude) }

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?

  var columns = SplitColumns()
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

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

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

  open func show(_ column: Column) { showColumn(column) }

  open func hide(_ column: Column) { hideColumn(column) }

  // MARK: Modes

  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      chosenMode = nil
      refresh(animated: false)
    }
  }

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

  open var displayMode: DisplayMode { mode }

  open var isCollapsed: Bool { collapsed ?? false }

  open var displayModeButtonItem: UIBarButtonItem { displayButton }

  open var presentsWithGesture = true

  open var primaryEdge: PrimaryEdge = .leading {
    didSet {
      edgePan.edges = primaryEdge == .leading ? .left : .right
      refresh(animated: false)
    }
  }

  // MARK: Widths

  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { refresh(animated: false) }
  }

  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  open var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn ? width(of: .supplementary) : 0
  }

  // MARK: Showing

  open override func show(_ vc: UIViewController, sender: Any?) {
    showController(vc, sender: sender, isDetail: false)
  }

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

final class SplitRootView: UIView {}
