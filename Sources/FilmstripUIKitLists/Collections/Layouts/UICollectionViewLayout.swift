// SPDX-License-Identifier: MIT
internal import QuartzCore

/// Where the elements of a collection view are; subclasses compute it.
///
/// After `invalidateLayout()` the collection view calls `prepare()` in its next layout, reads the size of the
/// content, and asks for the attributes of what is visible.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  package weak var owner: UICollectionView?
  /// Whether `prepare()` is to be called.
  var needsPreparation = true
  /// What the collection view's data becomes, while it is shown.
  var update: CollectionUpdate?
  /// The layout that this one replaces, or is replaced by, while that is shown.
  weak var counterpart: UICollectionViewLayout?
  private var decorationClasses: [String: UIView.Type] = [:]

  public override init() { super.init() }

  /// There are no archives to decode from here.
  public required init?(coder: NSCoder) { super.init() }

  open var collectionView: UICollectionView? { owner }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Swift.type(of: self).invalidationContextClass as? NSObject.Type
    return type.flatMap {
      makeObject($0, as: UICollectionViewLayoutInvalidationContext.self)
    } ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Computing

  /// Computes what the layout needs for its answers; overrides call super.
  open func prepare() {}

  /// The attributes of all elements in a rectangle of the content; nil, the default, for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item; nil, the default, for none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view; nil, the default, for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil, the default, for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of an element, whatever it is.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }

  /// How large the content is, in points; 0 by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// In which direction the layout was made to read: from left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored where lines begin on the other side; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Computes everything again in the next layout.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Computes again what a context names; overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    owner?.layoutWasInvalidated(context, by: self)
  }

  /// Whether other bounds of the collection view ask for another layout; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether attributes that a cell prefers ask for another layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Offsets

  /// Where a drag is to lead, with a velocity in points per millisecond; where it does, by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Which offset is to be shown after an update or a change of layouts; the one proposed, by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Updates

  /// Before changes of the data are shown; overrides call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// As changes of the data are shown, in their animation block.
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// After other bounds are shown in an animation block.
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// As the collection view changes between layouts, in the animation block.
  open func finalizeLayoutTransition() {}

  /// The attributes from which an item appears.
  ///
  /// By default an inserted one appears where it will be, transparent; any other one where it was.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { initial(.cell(itemIndexPath)) }

  /// The attributes with which an item disappears.
  ///
  /// By default a deleted one disappears where it was, becoming transparent; any other one goes where it
  /// will be.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { final(.cell(itemIndexPath)) }

  /// The attributes from which a supplementary view appears; as of items, by default.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initial(.init(category: .supplementaryView, kind: elementKind, path: elementIndexPath))
  }

  /// The attributes with which a supplementary view disappears; as of items, by default.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    final(.init(category: .supplementaryView, kind: elementKind, path: elementIndexPath))
  }

  /// The attributes from which a decoration view appears; as of items, by default.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initial(.init(category: .decorationView, kind: elementKind, path: decorationIndexPath))
  }

  /// The attributes with which a decoration view disappears; as of items, by default.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    final(.init(category: .decorationView, kind: elementKind, path: decorationIndexPath))
  }

  /// Where supplementary views leave that the layout has no more; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Where decoration views leave that the layout has no more; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Where supplementary views come that the layout has now; none by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Where decoration views come that the layout has now; none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// From where an element appears, as overrides say.
  func appearing(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
    }
  }

  /// How an element disappears, as overrides say.
  func disappearing(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
    }
  }

  private func initial(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let counterpart { return counterpart.attributes(of: element)?.duplicate }
    guard let update else { return nil }
    if let old = update.oldElement(of: element) {
      return update.before[old]?.moved(to: element.path) ?? attributes(of: element)?.duplicate
    }
    let transparent = attributes(of: element)?.duplicate
    transparent?.alpha = 0
    return transparent
  }

  private func final(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let counterpart { return counterpart.attributes(of: element)?.duplicate }
    guard let update else { return nil }
    if let new = update.newElement(of: element) {
      return attributes(of: new)?.moved(to: element.path)
    }
    let transparent = update.before[element]?.duplicate
    transparent?.alpha = 0
    return transparent
  }

  // MARK: Decoration views

  /// Says of which class decoration views of a kind are; nil takes it back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UIView.Type
  }

  /// Says from which file decoration views of a kind come: reported, as files are not read.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    if nib != nil { UnsupportedFeature.report("UICollectionViewLayout.register(_: UINib)") }
  }

  func decorationClass(ofKind kind: String) -> UIView.Type? { decorationClasses[kind] }
}
