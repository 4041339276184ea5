// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIAlertAction: NSObject, UIAccessibilityIdentification {
  open var accessibilityIdentifier: String?
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.noteChange() } } }

  let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
