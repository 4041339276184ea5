// SPDX-License-Identifier: MIT

/// A rectangle in a view, for layout relative to it.
///
/// Constraints are not supported yet, and so neither are anchors and an application's own guides.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view in whose coordinate space the guide is; nil when it is gone.
  open internal(set) weak var owningView: UIView?
  /// The name that an application gives the guide.
  open var identifier = ""
  /// The rectangle in the owning view's space, in points; empty without one.
  open var layoutFrame: CGRect { .zero }

  override init() { super.init() }
}

/// A guide that follows a view's safe area or margins.
final class LayoutAreaGuide: UILayoutGuide {
  enum Area { case safeArea, margins, readable }

  let area: Area

  init(_ area: Area, of view: UIView) {
    self.area = area
    super.init()
    owningView = view
  }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch area {
    case .safeArea: return rectangle(in: view, less: view.safeAreaInsets)
    case .margins: return rectangle(in: view, less: view.layoutMargins)
    case .readable: return readable(rectangle(in: view, less: view.layoutMargins), in: view)
    }
  }

  private func rectangle(in view: UIView, less insets: UIEdgeInsets) -> CGRect {
    let bounds = view.bounds
    // Insets that are larger than the view leave an empty rectangle, not a negative one.
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// At most 920 points wide, and that only in views wider than 1008 (measured to a point on iOS
  /// 26.1 at the default size of text; others were not measured).
  private func readable(_ margins: CGRect, in view: UIView) -> CGRect {
    guard view.bounds.width > 1008, margins.width > 920 else { return margins }
    return CGRect(
      x: margins.midX - 460, y: margins.minY, width: 920, height: margins.height)
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
