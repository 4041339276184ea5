// SPDX-License-Identifier: MIT

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What content insets are measured from; raw values are those of the SDK.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var bounds: CGRect { get set }
  var transform: CGAffineTransform { get set }
  var frame: CGRect { get }
  var indexPath: IndexPath { get }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ point: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
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

  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    configuration.section(in: layoutEnvironment.container.effectiveContentSize.width)
  }
}
