// SPDX-License-Identifier: MIT
public import Foundation

/// Gives a menu; its argument are elements that the system suggests, of which there are none here.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Identifies the menu, for code that shows several; a unique one unless given.
  public package(set) var identifier: any NSCopying = NSUUID()
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

  /// Makes the preview; nil for the view that was pressed.
  package var previewProvider: (() -> (any MenuPreview)?)?
  package var actionProvider: UIContextMenuActionProvider?

  /// A menu without elements.
  public override init() { super.init() }
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
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
