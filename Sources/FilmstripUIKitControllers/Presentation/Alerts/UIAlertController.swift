// SPDX-License-Identifier: MIT
internal import FilmstripWording

@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle: Style
  open var message: String? { didSet { noteChange() } }
  open override var title: String? { didSet { noteChange() } }
  open private(set) var actions: [UIAlertAction] = []
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
    didSet { if severity != .default { UnsupportedFeature.report("UIAlertController.severity") } }
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

  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
    action.alert = self
    noteChange()
  }

  /// The text fields, which are not shown.
  package var fields: [UIView] = []

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
