// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view between its edge and its safe area.
package final class CoveredLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  private init(isTop: Bool, in view: UIView) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  package static func guide(isTop: Bool, in view: UIView) -> CoveredLayoutGuide {
    for case let guide as CoveredLayoutGuide in view.layoutGuides where guide.isTop == isTop {
      return guide
    }
    return CoveredLayoutGuide(isTop: isTop, in: view)
  }

  package var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}
