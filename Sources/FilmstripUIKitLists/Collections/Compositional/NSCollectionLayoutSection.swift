// SPDX-License-Identifier: MIT
public import CoreGraphics

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
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
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  /// Its space.
  var bounds: CGRect { get set }
  var transform: CGAffineTransform { get set }
  var frame: CGRect { get }
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
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
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
