// SPDX-License-Identifier: MIT

/// One thing the user can do in an alert: a button with a handler.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything as it is; at most one in an alert.
    case cancel = 1
    case destructive = 2
  }

  /// The button's text; nil shows none.
  public let title: String?
  public let style: Style
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.noteChange() } } }

  let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// An action whose handler runs when the user has chosen it and the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
