// SPDX-License-Identifier: MIT
internal import QuartzCore
internal import FilmstripWording

/// Shows a message or a choice to the user: an alert in the middle of the screen, or a sheet of
/// actions.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    /// Actions that belong to what the user has just touched: at the bottom of phones, in a popover on
    /// wide screens.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  open private(set) var preferredStyle: Style
  open var message: String? { didSet { noteChange() } }
  open override var title: String? { didSet { noteChange() } }
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that stands out in an alert; nil, the default, for none.
  ///
  /// - Precondition: it is one of the actions.
  open var preferredAction: UIAlertAction? {
    didSet {
      require(
        preferredAction == nil || actions.contains { $0 === preferredAction },
        "The preferredAction of an alert controller must be contained in the \"actions\" array or be "
          + "nil.")
      noteChange()
    }
  }
  /// How serious an alert is; reported where it is anything but the default, as it looks the same.
  open var severity = UIAlertControllerSeverity.default {
    didSet {
      if severity != .default { UnsupportedFeature.report("UIAlertController.severity") }
    }
  }

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    let isWide = UIScreen.main.traitCollection.horizontalSizeClass == .regular
    isPopover = preferredStyle == .actionSheet && isWide
    modalPresentationStyle = isPopover ? .popover : .overFullScreen
  }

  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  /// There are no archives to decode from here: an alert from a coder is an action sheet without texts.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  /// Adds an action behind the others.
  ///
  /// - Precondition: there is no other one to cancel, if it is one.
  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
    action.alert = self
    noteChange()
  }

  /// Adds a text field; reported, as there are none here, for which reason the closure is not called.
  open func addTextField(configurationHandler: ((UIView) -> Void)? = nil) {
    UnsupportedFeature.report("UIAlertController.addTextField")
  }

  /// Whether the actions are shown in a popover: an action sheet on a wide screen.
  private(set) var isPopover = false
  /// The alert is dismissed only once.
  private var hasChosen = false

  open override func loadView() {
    view = AlertView(self)
    noteChange()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasChosen = false
    noteChange()
  }

  /// Shows what has changed.
  func noteChange() {
    guard let view = viewIfLoaded as? AlertView else { return }
    view.rebuild()
    if isPopover { preferredContentSize = view.fittingSize }
    presentation?.containerView?.setNeedsLayout()
  }

  /// The user's tap on an action: the alert is dismissed, and then the handler runs (documented).
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !hasChosen, presentation?.phase == .presented else { return }
    hasChosen = true
    presentation?.presentingViewController.dismiss(animated: true) { action.handler?(action) }
  }

  /// A tap beside an action sheet cancels it; without an action for that a popover just goes.
  func tapOutside() {
    guard preferredStyle == .actionSheet else { return }
    if let cancel = actions.first(where: { $0.style == .cancel }) { return choose(cancel) }
    guard isPopover, presentation?.phase == .presented else { return }
    presentation?.presentingViewController.dismiss(animated: true)
  }
}

public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
