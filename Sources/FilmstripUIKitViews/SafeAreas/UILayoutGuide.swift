// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open package(set) weak var owningView: UIView?
  open var identifier = ""
  /// What constraints know of the guide; nil until one names it.
  package var constraintRecord: ConstraintRecord?

  open var layoutFrame: CGRect {
    guard let engine = constraintRecord?.engine else { return .zero }
    engine.settle()
    return engine.solvedRect(of: self) ?? .zero
  }

  /// The distances of a guide that follows its view from the view's sides; nil for one that
  /// constraints place.
  @_spi(Engine) open var insetsInOwner: UIEdgeInsets? { nil }

  /// Whether the guide is the rectangle of a scroll view's content.
  @_spi(Engine) open var sizesContent: Bool { false }

  public override init() { super.init() }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { anchor(x: .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { anchor(x: .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { anchor(x: .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { anchor(x: .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { anchor(x: .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { anchor(y: .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { anchor(y: .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { anchor(y: .centerY) }
  open var widthAnchor: NSLayoutDimension { anchor(size: .width) }
  open var heightAnchor: NSLayoutDimension { anchor(size: .height) }
}

package final class LayoutAreaGuide: UILayoutGuide {
  enum Area { case safeArea, margins, readable }

  let area: Area

  init(_ area: Area, of view: UIView) {
    self.area = area
    super.init()
    owningView = view
  }

  package override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch area {
    case .safeArea: return rectangle(in: view, less: view.safeAreaInsets)
    case .margins: return rectangle(in: view, less: view.layoutMargins)
    case .readable: return readable(rectangle(in: view, less: view.layoutMargins), in: view)
    }
  }

  package override var insetsInOwner: UIEdgeInsets? {
    guard let view = owningView else { return nil }
    guard area != .safeArea else { return view.safeAreaInsets }
    var insets = view.layoutMargins
    if area == .readable {
      let margins = rectangle(in: view, less: insets)
      let surplus = margins.width - readable(margins, in: view).width
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }

  private func rectangle(in view: UIView, less insets: UIEdgeInsets) -> CGRect {
    let bounds = view.bounds
    // Insets that are larger than the view leave an empty rectangle, not a negative one.
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// At most 920 points wide, and that only in views wider than 1008.
  ///
  /// Measured to a point on iOS 26.1 at the default size of text. The width is documented to follow the size of text, but no
  /// numbers are known: at other sizes it is the same (approximated).
  private func readable(_ margins: CGRect, in view: UIView) -> CGRect {
    guard view.bounds.width > 1008, margins.width > 920 else { return margins }
    return CGRect(x: margins.midX - 460, y: margins.minY, width: 920, height: margins.height)
  }
}

extension UIView {
  /// The view's guide for an area: always the same object.
  func guide(_ area: LayoutAreaGuide.Area) -> UILayoutGuide {
    if let guide = areas.guides.first(where: { $0.area == area }) { return guide }
    let guide = LayoutAreaGuide(area, of: self)
    areas.guides.append(guide)
    return guide
  }
}
