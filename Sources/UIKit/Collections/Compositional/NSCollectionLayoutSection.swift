// SPDX-License-Identifier: MIT
public import CoreGraphics

/// How a section is scrolled across the layout's direction; raw values are those of the SDK.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It is not.
  case none = 0
  /// It comes to rest anywhere.
  case continuous = 1
  /// It comes to rest at the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// It goes on by the width of what is visible.
  case paging = 3
  /// It goes on by a group.
  case groupPaging = 4
  /// It goes on by a group, which comes to rest in the middle.
  case groupPagingCentered = 5
}

/// What content insets are measured from; raw values are those of the SDK.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout says.
  case automatic = 0
  /// The sides of the view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The margins.
  case layoutMargins = 3
  /// The part that is read easily.
  case readableContent = 4
}

/// An item of what is visible, for code that changes it as it scrolls.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// In front of what it lies.
  var zIndex: Int { get set }
  /// Whether it is left out.
  var isHidden: Bool { get set }
  /// Its middle.
  var center: CGPoint { get set }
  /// Its space.
  var bounds: CGRect { get set }
  /// What it is transformed by.
  var transform: CGAffineTransform { get set }
  /// Its place.
  var frame: CGRect { get }
  /// What it is.
  var indexPath: IndexPath { get }
}

/// Is called with what is visible, the section's offset, and what the layout depends on.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ point: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: a group that repeats, and what is around.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// What is left empty around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What the insets are measured from: those of the safe area and of the margins are reported.
  open var contentInsetsReference = UIContentInsetsReference.automatic {
    didSet {
      if contentInsetsReference == .layoutMargins || contentInsetsReference == .readableContent {
        UnsupportedFeature.report("NSCollectionLayoutSection.contentInsetsReference")
      }
    }
  }
  /// How the section is scrolled across the layout's direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep to the insets at the sides; true by default.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Is called as the section scrolls: reported, as places follow from the layout alone here.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    didSet {
      if visibleItemsInvalidationHandler != nil {
        UnsupportedFeature.report("NSCollectionLayoutSection.visibleItemsInvalidationHandler")
      }
    }
  }

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A section as a list has it: rows of all the width, whose heights follow from their cells.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    configuration.section(in: layoutEnvironment.container.effectiveContentSize.width)
  }
}
