// SPDX-License-Identifier: MIT

/// What bars take of a controller's view: before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much is taken, in points.
  var length: CGFloat { get }
  /// Where it begins.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Where it ends.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UIViewController {
  /// What bars take at the top of the view: the safe area there.
  @available(*, deprecated, message: "use view.safeAreaLayoutGuide.topAnchor")
  public var topLayoutGuide: any UILayoutSupport { barGuide(.top) }

  /// What bars take at the bottom of the view: the safe area there.
  @available(*, deprecated, message: "use view.safeAreaLayoutGuide.bottomAnchor")
  public var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }

  private func barGuide(_ side: BarLayoutGuide.Side) -> BarLayoutGuide {
    let view: UIView = self.view
    for case let guide as BarLayoutGuide in view.layoutGuides where guide.side == side {
      return guide
    }
    let guide = BarLayoutGuide(side)
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(
        equalTo: side == .top ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(
        equalTo: side == .top ? safeArea.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}

/// The part of a view that its safe area leaves out on one side.
private final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Side { case top, bottom }

  let side: Side

  init(_ side: Side) {
    self.side = side
    super.init()
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return side == .top ? insets.top : insets.bottom
  }
}
