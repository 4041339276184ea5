// SPDX-License-Identifier: MIT
import UIKit

/// The views and animations of a transition that has just been set up.
@MainActor
final class TransitionSite {
  struct Animated {
    let layer: CALayer
    let title: String
    let key: String
    let animation: CABasicAnimation
  }

  let context: any UIViewControllerContextTransitioning
  /// Whether the animator has set everything up.
  var isReady = false
  /// A snapshot in front of the container, which the transition removes at its end.
  private(set) var overlay: UIView?

  init(_ context: any UIViewControllerContextTransitioning) { self.context = context }

  var container: UIView { context.containerView }
  var fromView: UIView? { context.viewController(forKey: .from)?.view }
  var toView: UIView? { context.viewController(forKey: .to)?.view }

  /// What a timeline calls a view: its identifier, or its role in the transition.
  func title(of view: UIView) -> String {
    if let name = view.accessibilityIdentifier { return name }
    return view === fromView
      ? "from" : view === toView ? "to" : view === container ? "container" : ""
  }

  /// The animations of the views in the container that have a name.
  var animated: [Animated] {
    var found: [Animated] = []
    func visit(_ view: UIView) {
      for key in view.layer.animationKeys() ?? [] {
        guard let animation = view.layer.animation(forKey: key) as? CABasicAnimation else {
          continue
        }
        found.append(
          Animated(layer: view.layer, title: title(of: view), key: key, animation: animation))
      }
      view.subviews.forEach(visit)
    }
    visit(container)
    return found.filter { !$0.title.isEmpty }
  }

  /// Puts a snapshot of the outgoing screen over all, half transparent.
  func addOverlay() {
    guard let snapshot = fromView?.snapshotView(afterScreenUpdates: false) else { return }
    snapshot.accessibilityIdentifier = "overlay"
    snapshot.alpha = 0.5
    container.addSubview(snapshot)
    overlay = snapshot
  }

  /// Leaves a view in the container, or in the window where the container goes with the transition.
  func keep(_ view: UIView) {
    if view === overlay { overlay = nil }
    let presents = context.presentationStyle != .none
    (presents ? container.window ?? container : container).addSubview(view)
  }
}

extension TransitionSite.Animated {
  /// Takes the animation off its layer without notice, and puts it back changed.
  @MainActor
  func replace(_ change: (CABasicAnimation) -> Void) {
    layer.drop(animation)
    change(animation)
    layer.add(animation, forKey: key)
  }

  @MainActor
  var properties: [String] {
    func moves(_ value: Any?, _ axis: KeyPath<CGPoint, CGFloat>) -> Bool {
      guard let value = value as? CGPoint ?? (value as? NSValue)?.cgPointValue else { return false }
      return abs(value[keyPath: axis]) > 1e-3
    }
    switch animation.keyPath {
    case "position":
      return (moves(animation.fromValue, \.x) ? ["position.x"] : [])
        + (moves(animation.fromValue, \.y) ? ["position.y"] : [])
    case "transform":
      let (start, end) = (startTransform, layer.affineTransform())
      return (abs(start.tx - end.tx) > 1e-3 ? ["transform.translation.x"] : [])
        + (abs(start.ty - end.ty) > 1e-3 ? ["transform.translation.y"] : [])
        + (abs(start.a - end.a) > 1e-6 ? ["transform.scale.x"] : [])
        + (abs(start.d - end.d) > 1e-6 ? ["transform.scale.y"] : [])
    default: return animation.keyPath.map { [$0] } ?? []
    }
  }

  var startTransform: CGAffineTransform {
    let value =
      animation.fromValue as? CATransform3D ?? (animation.fromValue as? NSValue)?.caTransform3DValue
    return value.map(CATransform3DGetAffineTransform) ?? .identity
  }

  /// How a message calls the animation's curve; nil for a spring.
  var curve: TimingName? {
    animation is CASpringAnimation ? nil : animation.timingFunction.map(TimingName.init) ?? .linear
  }
}

enum TimingName: String, CaseIterable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`

  init(_ function: CAMediaTimingFunction) {
    self = TimingName.allCases.first { $0.points == function.controlPoints } ?? .linear
  }

  private var points: [Float] { function.controlPoints }

  var function: CAMediaTimingFunction {
    let names: [CAMediaTimingFunctionName] = [
      .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ]
    return CAMediaTimingFunction(
      name: names[TimingName.allCases.firstIndex(of: self) ?? 0])
  }
}

extension CAMediaTimingFunction {
  fileprivate var controlPoints: [Float] {
    (1...2).flatMap { place -> [Float] in
      var point: [Float] = [0, 0]
      getControlPoint(at: place, values: &point)
      return point
    }
  }
}
