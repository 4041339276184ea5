// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    /// Replaced by `plain` since iOS 7, which it looks like.
    case bordered
    case done
  }

  open var style: Style = .plain { didSet { if style != oldValue { noteChange() } } }
  open var width: CGFloat = 0 { didSet { if width != oldValue { noteChange() } } }
  open var customView: UIView? { didSet { if customView !== oldValue { noteChange() } } }
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { noteChange() } } }

  /// The menu that a tap on a button without an action shows.
  ///
  /// With an action a long press shows it on iOS, which is reported here.
  open var menu: UIMenu? { didSet { if menu !== oldValue { noteChange() } } }

  /// Shows an image behind the button; reported, as buttons have no background here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard backgroundImage != nil else { return }
    UnsupportedFeature.report("UIBarButtonItem.setBackgroundImage")
  }

  /// Shows an image behind the button of a style; reported, as buttons have no background here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }

  /// Shows an image behind the button that leads back; reported, as buttons have no background here.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard backgroundImage != nil else { return }
    UnsupportedFeature.report("UIBarButtonItem.setBackButtonBackgroundImage")
  }

  /// Moves the title; reported, as it stays.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    guard adjustment != .zero else { return }
    UnsupportedFeature.report("UIBarButtonItem.setTitlePositionAdjustment")
  }

  /// Moves the title of the button that leads back; reported, as it stays.
  ///
  /// Published code moves it out of sight.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    guard adjustment != .zero else { return }
    UnsupportedFeature.report("UIBarButtonItem.setBackButtonTitlePositionAdjustment")
  }

  /// Nil: buttons have no background here.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    nil
  }

  /// The system item, with Apple's title or glyph; nil for a custom item.
  let systemItem: SystemItem?
  var handler: (() -> Void)?
  open weak var target: AnyObject?
  open var action: Selector?

  public override init() {
    systemItem = nil
    super.init()
  }

  /// A button with a title; `handler` is called when it is tapped.
  ///
  /// Swift-only, beside the SDK's initializer with target and action.
  public init(title: String?, style: Style = .plain, handler: (() -> Void)? = nil) {
    systemItem = nil
    super.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  public init(image: UIImage?, style: Style = .plain, handler: (() -> Void)? = nil) {
    systemItem = nil
    super.init()
    self.image = image
    self.style = style
    self.handler = handler
  }

  public init(barButtonSystemItem systemItem: SystemItem, handler: (() -> Void)? = nil) {
    self.systemItem = systemItem
    super.init()
    self.handler = handler
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    let titleOfAction = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.init(title: title ?? titleOfAction)
    self.image = image ?? (title == nil ? primaryAction?.image : nil)
    take(primaryAction)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem)
    take(primaryAction)
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    take(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    take(target, action)
  }

  /// A button with an image, and one for lower bars, which there are none of here.
  ///
  /// A tap calls the target's method. The target is not kept.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(barButtonSystemItem: systemItem)
    take(target, action)
  }

  private func take(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  func perform() {
    if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    } else {
      handler?()
    }
  }

  var hasAction: Bool { action != nil || handler != nil }

  /// What a press shows; nil where there is no menu, or the item is not enabled.
  var menuConfiguration: UIContextMenuConfiguration? {
    guard isEnabled, let menu else { return nil }
    let configuration = UIContextMenuConfiguration()
    configuration.actionProvider = { _ in menu }
    return configuration
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    handler = { [weak self] in action.perform(from: self) }
  }

  public init(customView: UIView) {
    systemItem = nil
    super.init()
    self.customView = customView
  }

  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  /// A space of a width, in points.
  ///
  /// The SDK returns an object of the class it is asked of, which Swift cannot make without
  /// requirements on that class.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  var shownTitle: String? { title ?? systemItem?.title }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
