// SPDX-License-Identifier: MIT
public import UIKit

/// What a controller's own navigation bar looks like.
public struct ScreenBarStyle {
  /// Colour of the bar.
  public var color: UIColor
  /// 1 hides what is below the bar, 0 shows all of it; there is no line at the bar's edge.
  public var opacity: CGFloat

  /// A bar of a colour.
  ///
  /// - Parameters:
  ///   - color: The colour of the bar.
  ///   - opacity: From 0 to 1.
  public init(color: UIColor, opacity: CGFloat = 1) {
    self.color = color
    self.opacity = opacity
  }
}

extension UIViewController {
  /// The bar at the top of the controller, which moves with it; nil, the default, for none.
  ///
  /// Read when a ``FullScreenPopNavigationController`` takes the controller in. The bar shows the
  /// controller's `navigationItem`.
  public var screenBarStyle: ScreenBarStyle? {
    get { barStyles[self] }
    set { barStyles[self] = newValue }
  }

  /// The view at the bottom of the controller, over all its width and in its own height, which
  /// moves with it; nil, the default, for none.
  ///
  /// Read when a ``FullScreenPopNavigationController`` takes the controller in.
  public var linkedBottomView: UIView? {
    get { bottomViews[self] }
    set { bottomViews[self] = newValue }
  }
}

@MainActor private let barStyles = ControllerProperty<ScreenBarStyle?>(default: nil)
@MainActor private let bottomViews = ControllerProperty<UIView?>(default: nil)

/// A controller with the bar and the bottom view that it has asked for, as one screen.
///
/// The bar is that of a navigation controller of its own, with the content as its only controller.
public final class ScreenWrapper: UIViewController {
  /// The controller inside.
  public let content: UIViewController
  private let barStyle: ScreenBarStyle?
  private let bottomView: UIView?

  static func wrapIfNeeded(_ controller: UIViewController) -> UIViewController {
    let (style, bottomView) = (controller.screenBarStyle, controller.linkedBottomView)
    guard style != nil || bottomView != nil else { return controller }
    return ScreenWrapper(controller, barStyle: style, bottomView: bottomView)
  }

  private init(_ content: UIViewController, barStyle: ScreenBarStyle?, bottomView: UIView?) {
    self.content = content
    self.barStyle = barStyle
    self.bottomView = bottomView
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available: there are no archives to decode from here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a wrapper has no archive") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: barStyle.map(makeNavigation) ?? content)
    if let bottomView { view.addSubview(bottomView) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let bottomView else { return }
    let height = bottomView.bounds.height
    bottomView.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  private func makeNavigation(_ style: ScreenBarStyle) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: content)
    // The outer controller handles the swipe back.
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundColor = style.color.withAlphaComponent(style.opacity)
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    return navigation
  }
}
