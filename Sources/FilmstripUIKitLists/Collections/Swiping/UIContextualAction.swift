// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// Does the action: given the action, the view that was touched, and a closure to call with whether
  /// it was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  public let style: Style
  public let handler: Handler
  /// What the button says; nil for nothing.
  open var title: String?
  /// What the button shows above its title, or in its place in rows that are too low for both.
  open var image: UIImage?

  private var ownColor: UIColor?
  /// The colour of the button; setting nil restores that of the style.
  ///
  /// Red for destructive actions (documented), grey for others (approximated: `systemGray3`).
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray3) }
    set { ownColor = newValue }
  }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The actions on one side of a row, the first of them at the edge.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe over most of the row does the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration with some actions; without any, the row cannot be swiped to that side.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
