// SPDX-License-Identifier: MIT

/// What a button beside a row does that was swiped to the side, as before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  /// What is behind the button: reported, as a colour is drawn.
  open var backgroundEffect: UIVisualEffect? {
    didSet {
      if backgroundEffect != nil {
        UnsupportedFeature.report("UITableViewRowAction.backgroundEffect")
      }
    }
  }
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The action as those since iOS 11 are; the row stays open until the table is edited no more.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title)
    {
      _, _, done in
      self.handler(self, path)
      done(false)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
