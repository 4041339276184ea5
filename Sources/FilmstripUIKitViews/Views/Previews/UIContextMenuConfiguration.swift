// SPDX-License-Identifier: MIT

/// Gives a menu; its argument are elements that the system suggests, of which there are none here.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
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

  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

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
  case pop = 1
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
