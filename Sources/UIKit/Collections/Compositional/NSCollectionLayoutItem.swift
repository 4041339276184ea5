// SPDX-License-Identifier: MIT

/// An item of a compositional layout: a cell's place.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size in what is around it.
  public let layoutSize: NSCollectionLayoutSize
  /// Views that are fixed to the item.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// What of the item's place is left empty at its sides.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room around its place; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size with views that are fixed to it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }
}

/// A view that is fixed to an item or to a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Of which kind the view is.
  public let elementKind: String
  /// Where it is at what it belongs to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which of its own points is there; nil for the same one.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// In front of what it lies; 1 by default.
  open var zIndex = 1

  /// A view at an anchor of what it belongs to.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Where the view lies at a rectangle.
  func frame(at rect: CGRect) -> CGRect {
    let size = layoutSize.points(in: rect.size)
    let place = containerAnchor.point(of: rect)
    let moved = containerAnchor.distance(for: size)
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let more = itemAnchor?.distance(for: size) ?? .zero
    return CGRect(
      x: place.x + moved.x - own.x + more.x, y: place.y + moved.y - own.y + more.y,
      width: size.width, height: size.height)
  }
}

/// A header or footer of a section, or of all of a layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which side it is.
  public let alignment: NSRectAlignment
  /// How far it is moved, in points.
  public let offset: CGPoint
  /// Whether the section is larger by it; true by default.
  open var extendsBoundary = true
  /// Whether it stays while its section is visible; false by default.
  open var pinToVisibleBounds = false

  /// A view at a side.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Of which kind the view is.
  public let elementKind: String
  /// In front of what it lies; behind the cells by default.
  open var zIndex = -1

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view behind all of a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// A side, or a corner, of a rectangle; raw values are those of the SDK.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none = 0
  /// In the middle of the upper side.
  case top = 1
  /// At the upper corner before.
  case topLeading = 2
  /// In the middle of the side before.
  case leading = 3
  /// At the lower corner before.
  case bottomLeading = 4
  /// In the middle of the lower side.
  case bottom = 5
  /// At the lower corner after.
  case bottomTrailing = 6
  /// In the middle of the side after.
  case trailing = 7
  /// At the upper corner after.
  case topTrailing = 8

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
