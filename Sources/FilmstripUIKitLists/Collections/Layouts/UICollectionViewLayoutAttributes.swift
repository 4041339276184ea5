// SPDX-License-Identifier: MIT

extension UICollectionView {
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }
}

@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  private var place = CGPoint.zero
  private var extent = CGSize.zero
  private var storedTransform3D = CATransform3DIdentity
  private var elementCategory = UICollectionView.ElementCategory.cell
  private var kind: String?

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    (elementCategory, kind) = (.supplementaryView, elementKind)
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    (elementCategory, kind) = (.decorationView, decorationViewKind)
  }

  /// New attributes of a class that is known only at run time.
  static func make(
    _ type: AnyClass, _ category: UICollectionView.ElementCategory, kind: String?,
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let made = (type as? NSObject.Type).flatMap {
      makeObject($0, as: UICollectionViewLayoutAttributes.self)
    }
    let attributes = made ?? UICollectionViewLayoutAttributes()
    attributes.indexPath = path
    (attributes.elementCategory, attributes.kind) = (category, kind)
    return attributes
  }

  open var indexPath = IndexPath(item: 0, section: 0)
  open var representedElementCategory: UICollectionView.ElementCategory { elementCategory }
  open var representedElementKind: String? { kind }

  open var frame: CGRect {
    get {
      let flat = CGRect(
        x: place.x - extent.width / 2, y: place.y - extent.height / 2, width: extent.width,
        height: extent.height)
      guard !CATransform3DIsIdentity(storedTransform3D) else { return flat }
      // As of a view: the box around what the transform makes of the bounds.
      let corners =
        CATransform3DIsAffine(storedTransform3D)
        ? CATransform3DGetAffineTransform(storedTransform3D) : .identity
      let box = CGRect(
        x: -extent.width / 2, y: -extent.height / 2, width: extent.width, height: extent.height
      ).applying(corners)
      return box.offsetBy(dx: place.x, dy: place.y)
    }
    set {
      place = CGPoint(x: newValue.midX, y: newValue.midY)
      extent = newValue.size
    }
  }

  open var center: CGPoint {
    get { place }
    set { place = newValue }
  }

  open var size: CGSize {
    get { extent }
    set { extent = newValue }
  }

  /// The bounds of the element's view; its origin is 0 (documented).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: extent) }
    set { extent = newValue.size }
  }

  open var transform3D: CATransform3D {
    get { storedTransform3D }
    set { storedTransform3D = newValue }
  }

  open var transform: CGAffineTransform {
    get {
      CATransform3DIsAffine(storedTransform3D)
        ? CATransform3DGetAffineTransform(storedTransform3D) : .identity
    }
    set { storedTransform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  /// Which sides are estimates, where the layout says it: the others are as they are.
  var estimated: EstimatedSides?

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes.make(
      type(of: self), elementCategory, kind: kind, at: indexPath)
    (copy.place, copy.extent) = (place, extent)
    (copy.storedTransform3D, copy.alpha) = (storedTransform3D, alpha)
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    copy.estimated = estimated
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? UICollectionViewLayoutAttributes else { return false }
      if other === self { return true }
      return element == other.element && place == other.place && extent == other.extent
        && CATransform3DEqualToTransform(storedTransform3D, other.storedTransform3D)
        && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
    }
  }

  open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }

  var duplicate: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  package var element: CollectionElement {
    CollectionElement(category: elementCategory, kind: kind ?? "", path: indexPath)
  }

  /// The same attributes as of another place in the data.
  func moved(to path: IndexPath) -> UICollectionViewLayoutAttributes {
    let copy = duplicate
    copy.indexPath = path
    return copy
  }
}

/// Which sides of an element follow from what it shows.
struct EstimatedSides {
  var width = false
  var height = false
}

package struct CollectionElement: Hashable, Comparable {
  package var category: UICollectionView.ElementCategory
  package var kind: String
  package var path: IndexPath

  package init(category: UICollectionView.ElementCategory, kind: String, path: IndexPath) {
    (self.category, self.kind, self.path) = (category, kind, path)
  }

  package static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", path: path)
  }

  package static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    if one.category != other.category { return one.category.rawValue < other.category.rawValue }
    return one.kind != other.kind ? one.kind < other.kind : one.path < other.path
  }
}
