// SPDX-License-Identifier: MIT
public import Foundation

/// Gives the controller whose view is the preview of a menu; nil for the view that was pressed.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Gives a menu; its argument are elements that the system suggests, of which there are none here.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Identifies the menu, for code that shows several; a unique one unless given.
  public let identifier: any NSCopying
  /// How the elements are ordered, seen from the preview: kept, as they follow each other from the top here.
  open var preferredMenuElementOrder = ElementOrder.automatic {
    didSet {
      if preferredMenuElementOrder == .priority {
        UnsupportedFeature.report("UIContextMenuConfiguration.preferredMenuElementOrder")
      }
    }
  }
  /// A number beside the preview of a drag: reported, as there is none.
  open var badgeCount = 0 {
    didSet {
      if badgeCount != 0 { UnsupportedFeature.report("UIContextMenuConfiguration.badgeCount") }
    }
  }

  /// How elements are ordered; raw values are those of the SDK.
  public enum ElementOrder: Int, Sendable {
    /// As suits the place.
    case automatic = 0
    /// The first one next to the preview.
    case priority = 1
    /// From the top.
    case fixed = 2
  }

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// A menu with a preview; nil for a provider leaves that away.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil where the pressed view is the preview.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  /// It becomes what follows.
  case pop = 1
}

/// Lets code take part in what follows a touch on a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
