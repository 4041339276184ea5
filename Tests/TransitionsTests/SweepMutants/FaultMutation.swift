// SPDX-License-Identifier: MIT
import UIKit

/// Breaks a transition in one way, from outside.
final class FaultMutation: Mutation {
  private let fault: SweepFault
  private var runCount = 0
  private var firstTarget: String?
  private var overlays: [UIView] = []

  init(_ fault: SweepFault) { self.fault = fault }

  override func duration(_ announced: TimeInterval) -> TimeInterval {
    switch fault {
    case .duration: announced / 4
    case .pause: announced + 0.3
    default: announced
    }
  }

  override func change(_ site: TransitionSite) {
    runCount += 1
    if runCount == 1 { firstTarget = site.target }
    let seconds = site.animated.map(\.animation.duration).max() ?? 0.3
    switch fault {
    case .endJump: add("position.y", by: 30, to: site.moving, seconds)
    case .endFade: add("opacity", by: -0.5, to: site.moving, seconds)
    case .secondRun where runCount > 1 && isFirstTarget(site):
      add("position.x", by: 25, to: site.moving, seconds / 2)
    case .startJump:
      let view = overlay(site, .black)
      view.alpha = 0.5
      UIView.animate(withDuration: seconds) { view.alpha = 0 }
    case .startFlash: show(overlay(site, .black, side: 60), from: 0, for: 1.0 / 60)
    case .blackFlash: show(overlay(site, .black), from: seconds * 0.4, for: 0.05)
    case .greenFrame: show(overlay(site, .green), from: seconds * 0.4, for: 1.0 / 60)
    case .briefLayer: show(overlay(site, .black, side: 50), from: seconds * 0.5, for: 1.0 / 60)
    case .hitch:
      let container = site.container
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds / 2) {
        container.bounds.origin.y = -60
      }
    case .barJump:
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      (site.container.window ?? site.container).addSubview(bar)
      overlays.append(bar)
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds / 2) { bar.frame.origin.y = 100 }
    case .safeAreaJump: jumpSafeArea(site, seconds)
    case .passingText:
      let label = UILabel.growing("Go", CGRect(x: 10, y: 10, width: 40, height: 21))
      (site.container.window ?? site.container).addSubview(label)
      overlays.append(label)
    case .castShadow: site.toView?.layer.shadowOpacity = 0.5
    case .pathMask:
      site.toView?.layer.mask = CAShapeLayer()
      (site.toView?.layer.mask as? CAShapeLayer)?.path =
        UIBezierPath(
          rect: site.toView?.bounds ?? .zero
        ).cgPath
    case .runsAlone: wander(overlay(site, .black, side: 20))
    case .flashes: blink(overlay(site, .black), left: 14)
    case .redFlashes: blink(overlay(site, UIColor(red: 0.8, green: 0, blue: 0, alpha: 1)), left: 14)
    default: break
    }
  }

  override func completes(_ site: TransitionSite, _ didComplete: Bool) -> Bool {
    overlays.forEach { $0.removeFromSuperview() }
    overlays = []
    if fault == .hitch { site.container.bounds.origin.y = 0 }
    if fault == .castShadow { site.toView?.layer.shadowOpacity = 0 }
    if fault == .pathMask { site.toView?.layer.mask = nil }
    if !didComplete, let view = site.fromView { leaveAfterCancel(view) }
    guard didComplete else { return true }
    if fault == .late || fault == .pause {
      let context = site.context
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { context.completeTransition(true) }
      return false
    }
    if let view = site.toView { leave(view) }
    keep(site)
    switch fault {
    case .extraView:
      site.toView?.window?.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    case .ignoredTouches: UIApplication.shared.beginIgnoringInteractionEvents()
    case .appearance:
      site.context.viewController(forKey: .to)?.beginAppearanceTransition(false, animated: false)
    case .timer: Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
    case .displayLink: CADisplayLink { _ in }.add(to: .main, forMode: .common)
    default: break
    }
    return true
  }

  /// Whether the transition leads where the first one has led.
  private func isFirstTarget(_ site: TransitionSite) -> Bool {
    site.target == firstTarget
  }

  private func leave(_ view: UIView) {
    let layer = view.layer
    switch fault {
    case .transform: view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    case .alpha: view.alpha = 0.9
    case .hidden: view.isHidden = true
    case .corner: layer.cornerRadius = 12
    case .mask:
      layer.mask = CALayer()
      layer.mask?.frame = layer.bounds
      layer.mask?.backgroundColor = UIColor.black.cgColor
    case .anchorPoint: layer.anchorPoint = .zero
    case .zPosition: layer.zPosition = 5
    case .clipping: view.clipsToBounds.toggle()
    case .interaction: view.isUserInteractionEnabled = false
    case .recognizer:
      for card in view.subviews { card.gestureRecognizers?.forEach(card.removeGestureRecognizer) }
    case .lostView: view.subviews.first?.removeFromSuperview()
    case .endlessAnimation:
      let pulse = CABasicAnimation(keyPath: "opacity")
      (pulse.fromValue, pulse.toValue, pulse.repeatCount) = (1, 0.5, .infinity)
      view.subviews.first?.layer.add(pulse, forKey: "pulse")
    default: break
    }
  }

  private func leaveAfterCancel(_ view: UIView) {
    switch fault {
    case .cancelAlpha: view.alpha = 0.9
    case .cancelFrame: view.frame.origin.x += 9
    case .cancelInteraction: view.isUserInteractionEnabled = false
    default: break
    }
  }

  private func keep(_ site: TransitionSite) {
    let to = site.context.viewController(forKey: .to)
    switch fault {
    case .keptController: Keeper.keep(to)
    case .keptContext: Keeper.keep(site.context)
    case .keptByRoot where runCount == 1:
      (site.context.viewController(forKey: .from) as? FaultScreen)?.kept = to
      (site.context.viewController(forKey: .from)?.children.first as? FaultScreen)?.kept = to
    default: break
    }
  }

  /// Adds to an animated property more and more, which is gone at the end.
  private func add(_ keyPath: String, by amount: Double, to view: UIView?, _ seconds: Double) {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue) = (0, amount)
    (animation.isAdditive, animation.duration) = (true, seconds)
    view?.layer.add(animation, forKey: "fault")
  }

  /// Moves a label with the safe area, in one step.
  private func jumpSafeArea(_ site: TransitionSite, _ seconds: Double) {
    guard let view = site.toView, let controller = site.context.viewController(forKey: .to) else {
      return
    }
    let label = UILabel()
    label.text = "Follows"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    overlays.append(label)
    controller.additionalSafeAreaInsets.top = 60
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    view.layoutIfNeeded()
    // Near the end, where the screen itself is slow.
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds * 0.8) {
      controller.additionalSafeAreaInsets.top = 0
    }
  }

  private func overlay(_ site: TransitionSite, _ color: UIColor, side: CGFloat? = nil) -> UIView {
    let bounds = site.container.window?.bounds ?? site.container.bounds
    let view = UIView(
      frame: side.map { CGRect(x: 10, y: 10, width: $0, height: $0) } ?? bounds)
    view.backgroundColor = color
    (site.container.window ?? site.container).addSubview(view)
    overlays.append(view)
    return view
  }

  private func show(_ view: UIView, from delay: Double, for seconds: Double) {
    view.isHidden = delay > 0
    if delay > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { view.isHidden = false }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay + seconds) { view.isHidden = true }
  }

  private func blink(_ view: UIView, left: Int) {
    view.isHidden.toggle()
    guard left > 0 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 30) { [weak self] in
      self?.blink(view, left: left - 1)
    }
  }

  private func wander(_ view: UIView) {
    view.center.x += 0.5
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 60) { [weak self, weak view] in
      if let view, view.superview != nil { self?.wander(view) }
    }
  }
}

/// Keeps itself and an object for good.
private final class Keeper {
  private let object: AnyObject
  private var itself: Keeper?

  private init(_ object: AnyObject) { self.object = object }

  static func keep(_ object: AnyObject?) {
    guard let object else { return }
    let keeper = Keeper(object)
    keeper.itself = keeper
  }
}

extension TransitionSite {
  /// The class of the incoming controller, which may be another one in each run.
  fileprivate var target: String? {
    context.viewController(forKey: .to).map { "\(type(of: $0))" }
  }

  /// The view that moves farthest in front.
  fileprivate var moving: UIView? {
    let layers = animated.map(\.layer)
    return [toView, fromView].compactMap(\.self).first { view in
      layers.contains { $0 === view.layer }
    } ?? toView
  }
}

/// A screen with a card that can be tapped and texts, which can keep an object.
final class FaultScreen: UIViewController {
  var kept: AnyObject?
  private let color: UIColor
  private let texts: [(String, CGRect)]

  init(_ color: UIColor, texts: [(String, CGRect)] = []) {
    (self.color, self.texts) = (color, texts)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let card = UIView(frame: CGRect(x: 20, y: 80, width: 60, height: 40))
    card.backgroundColor = .darkGray
    card.addGestureRecognizer(UITapGestureRecognizer())
    view.addSubview(card)
    for (text, frame) in texts { view.addSubview(UILabel.growing(text, frame)) }
  }
}

extension UILabel {
  /// A label that shows larger text in the same place.
  fileprivate static func growing(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}
