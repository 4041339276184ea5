// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// What a layer shows whose property changes, by the layer's situation and by how the change is made.
@MainActor
@Suite struct LayerMomentTests {
  /// A property of a layer with two numbers that it goes between.
  struct Property: Sendable, CustomStringConvertible {
    let description: String
    let make: @MainActor @Sendable () -> CALayer
    let set: @MainActor @Sendable (CALayer, CGFloat) -> Void
    let read: @MainActor @Sendable (CALayer) -> CGFloat?
    let from: CGFloat
    let to: CGFloat

    init<Layer: CALayer>(
      _ description: String, _ from: CGFloat, _ to: CGFloat,
      of new: @escaping @MainActor @Sendable () -> Layer,
      _ set: @escaping @MainActor @Sendable (Layer, CGFloat) -> Void,
      _ read: @escaping @MainActor @Sendable (Layer) -> CGFloat?
    ) {
      (self.description, self.from, self.to) = (description, from, to)
      make = {
        let layer = new()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.backgroundColor = UIColor.white.cgColor
        set(layer, from)
        return layer
      }
      self.set = { layer, value in (layer as? Layer).map { set($0, value) } }
      self.read = { layer in (layer as? Layer).flatMap(read) }
    }
  }

  nonisolated private static func gray(_ value: CGFloat) -> CGColor {
    CGColor(red: value, green: value, blue: value, alpha: 1)
  }

  nonisolated private static func red(_ color: CGColor?) -> CGFloat? { color?.components?.first }

  /// Those whose documentation says that they are animated.
  nonisolated static let properties: [Property] = [
    Property(
      "opacity", 1, 0.2, of: { CALayer() }, { $0.opacity = Float($1) }, { CGFloat($0.opacity) }),
    Property(
      "position", 20, 90, of: { CALayer() }, { $0.position = CGPoint(x: $1, y: 7) },
      { $0.position.x }),
    Property(
      "bounds.size", 20, 60, of: { CALayer() }, { $0.bounds.size = CGSize(width: $1, height: 9) },
      { $0.bounds.width }),
    Property(
      "bounds.origin", 0, 60, of: { CALayer() }, { $0.bounds.origin = CGPoint(x: $1, y: 9) },
      { $0.bounds.minX }),
    Property(
      "frame", 10, 50, of: { CALayer() },
      { $0.frame = CGRect(x: $1, y: 5, width: 20 + $1, height: 30) }, { $0.frame.minX }),
    Property(
      "anchorPoint", 0.5, 0, of: { CALayer() }, { $0.anchorPoint = CGPoint(x: $1, y: 0.5) },
      { $0.anchorPoint.x }),
    Property(
      "cornerRadius", 0, 8, of: { CALayer() }, { $0.cornerRadius = $1 }, { $0.cornerRadius }),
    Property(
      "transform", 0, 40, of: { CALayer() },
      { $0.transform = CATransform3DMakeTranslation($1, 0, 0) }, { $0.transform.m41 }),
    Property(
      "sublayerTransform", 0, 40, of: { CALayer() },
      { $0.sublayerTransform = CATransform3DMakeTranslation($1, 0, 0) },
      { $0.sublayerTransform.m41 }),
    Property("zPosition", 0, 40, of: { CALayer() }, { $0.zPosition = $1 }, { $0.zPosition }),
    Property(
      "backgroundColor", 1, 0, of: { CALayer() }, { $0.backgroundColor = gray($1) },
      { red($0.backgroundColor) }),
    Property("borderWidth", 0, 8, of: { CALayer() }, { $0.borderWidth = $1 }, { $0.borderWidth }),
    Property(
      "borderColor", 0, 1, of: { CALayer() }, { $0.borderColor = gray($1) }, { red($0.borderColor) }
    ),
    Property(
      "shadowOpacity", 0, 1, of: { CALayer() }, { $0.shadowOpacity = Float($1) },
      { CGFloat($0.shadowOpacity) }),
    Property(
      "shadowRadius", 3, 8, of: { CALayer() }, { $0.shadowRadius = $1 }, { $0.shadowRadius }),
    Property(
      "shadowOffset", 0, 8, of: { CALayer() }, { $0.shadowOffset = CGSize(width: $1, height: 1) },
      { $0.shadowOffset.width }),
    Property(
      "shadowColor", 0, 1, of: { CALayer() }, { $0.shadowColor = gray($1) }, { red($0.shadowColor) }
    ),
    Property("strokeEnd", 1, 0, of: { CAShapeLayer() }, { $0.strokeEnd = $1 }, { $0.strokeEnd }),
    Property(
      "strokeStart", 0, 1, of: { CAShapeLayer() }, { $0.strokeStart = $1 }, { $0.strokeStart }),
    Property("lineWidth", 1, 5, of: { CAShapeLayer() }, { $0.lineWidth = $1 }, { $0.lineWidth }),
    Property(
      "lineDashPhase", 0, 5, of: { CAShapeLayer() }, { $0.lineDashPhase = $1 }, { $0.lineDashPhase }
    ),
    Property(
      "fillColor", 0, 1, of: { CAShapeLayer() }, { $0.fillColor = gray($1) }, { red($0.fillColor) }),
    Property(
      "strokeColor", 0, 1, of: { CAShapeLayer() }, { $0.strokeColor = gray($1) },
      { red($0.strokeColor) }),
    Property(
      "startPoint", 0, 1, of: { CAGradientLayer() }, { $0.startPoint = CGPoint(x: $1, y: 0) },
      { $0.startPoint.x }),
    Property(
      "endPoint", 1, 0, of: { CAGradientLayer() }, { $0.endPoint = CGPoint(x: $1, y: 0) },
      { $0.endPoint.x }),
    Property(
      "locations", 0, 0.5, of: { CAGradientLayer() },
      { $0.locations = [NSNumber(value: Double($1)), 1] },
      { ($0.locations?.first).map { CGFloat($0.doubleValue) } }),
    Property(
      "colors", 0, 1, of: { CAGradientLayer() }, { $0.colors = [gray($1), gray(1)] },
      { red(($0.colors as? [CGColor])?.first) }),
  ]

  /// Those whose documentation says that a change is not animated by itself.
  nonisolated static let stillProperties: [Property] = [
    Property(
      "path", 10, 20, of: { CAShapeLayer() },
      { $0.path = CGPath(rect: CGRect(x: 0, y: 0, width: $1, height: 5), transform: nil) },
      { $0.path?.boundingBox.width }),
    Property(
      "shadowPath", 10, 20, of: { CALayer() },
      { $0.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: $1, height: 5), transform: nil) },
      { $0.shadowPath?.boundingBox.width }),
  ]

  /// Where the layer is when it is changed.
  enum Situation: CaseIterable, Sendable {
    /// In no tree; it is added afterwards, in the same turn.
    case alone
    /// Added in the same turn, before the change.
    case new
    case shown, hidden, ofSizeZero, second, inTransition, afterCancel
    /// The layer of a view.
    case viewsOwn

    /// Whether a change is animated by itself: documented for layers; those that belong to a view have no actions
    /// (documented for `UIView`), and animations of layers without a render context are discarded (measured).
    var isAnimated: Bool { self != .alone && self != .new && self != .viewsOwn }
  }

  /// How the change is made.
  enum Manner: CaseIterable, Sendable {
    case plain
    /// In a transaction of a second that is linear.
    case transaction
    /// In a transaction of a second in another one that has its duration.
    case nested
    /// In a transaction without actions.
    case withoutActions
    /// With an action of nothing for the layer.
    case nullActions

    /// Seconds, and the share of the way after half of them: the curve of implicit animations is the function
    /// `default` (0.25, 0.1, 0.25, 1), which is 0.802403 at the half; they take 0.25 s (documented).
    var motion: (duration: Double, half: CGFloat)? {
      switch self {
      case .plain: (0.25, 0.8024033877)
      case .transaction, .nested: (1, 0.5)
      case .withoutActions, .nullActions: nil
      }
    }

    @MainActor func perform(_ body: () -> Void) {
      CATransaction.begin()
      defer { CATransaction.commit() }
      switch self {
      case .plain, .nullActions: break
      case .transaction, .nested:
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      case .withoutActions: CATransaction.setDisableActions(true)
      }
      if self == .nested { CATransaction.begin() }
      body()
      if self == .nested { CATransaction.commit() }
    }
  }

  private let screen = Screen()
  private let home = UIViewController()

  /// A change of each property; returns the cells that show something else than arithmetic says.
  private func differences(
    _ properties: [Property], _ situation: Situation, _ manner: Manner, animated: Bool
  ) -> [String] {
    screen.window.rootViewController = home
    screen.settle()
    let presented = UIViewController()
    if situation == .inTransition || situation == .afterCancel { present(presented, situation) }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (presented.viewIfLoaded ?? home.view).addSubview(host)
    var views: [UIView] = []
    let layers = properties.map { property -> CALayer in
      let view = UIView()
      views.append(view)
      let layer = situation == .viewsOwn ? view.layer : property.make()
      if situation == .viewsOwn { property.set(layer, property.from) }
      if situation == .hidden { layer.isHidden = true }
      if situation == .ofSizeZero { layer.bounds.size = .zero }
      if manner == .nullActions {
        let key = String(property.description.prefix { $0 != "." })
        var actions: [String: any CAAction] = ["bounds": NSNull(), "position": NSNull()]
        actions[key] = NSNull()
        layer.actions = actions
      }
      if situation != .alone { host.layer.addSublayer(layer) }
      return layer
    }
    if situation != .new && situation != .alone { screen.advance(by: 0) }
    if situation == .second {
      for (property, layer) in zip(properties, layers) { property.set(layer, property.to) }
      screen.advance(by: 1)
      for (property, layer) in zip(properties, layers) { property.set(layer, property.from) }
      screen.advance(by: 1)
    }
    manner.perform {
      for (property, layer) in zip(properties, layers) { property.set(layer, property.to) }
    }
    if situation == .alone { for layer in layers { host.layer.addSublayer(layer) } }
    screen.advance(by: 0)
    let motion = animated && situation.isAnimated ? manner.motion : nil
    let cells = Array(zip(properties, layers))
    func compare(_ share: CGFloat, _ moment: String) -> [String] {
      cells.compactMap { property, layer in
        let expected = property.from + (property.to - property.from) * share
        let shown = layer.presentation().flatMap(property.read)
        // Colours are kept as bytes or as floats of single precision; a gradient's as well.
        if let shown, abs(shown - expected) < 1e-5 { return nil }
        return "\(property) \(moment): \(shown.map { "\($0)" } ?? "nil") in place of \(expected)"
      }
    }
    var lines = compare(motion == nil ? 1 : 0, "at first")
    screen.advance(by: (motion?.duration ?? 0.2) / 2)
    lines += compare(motion?.half ?? 1, "at the half")
    screen.advance(by: 2)
    lines += compare(1, "in the end")
    withExtendedLifetime(views) {}
    lines += cells.filter { !($1.animationKeys() ?? []).isEmpty }.map { "\($0.0) is left animated" }
    return lines
  }

  private func present(_ presented: UIViewController, _ situation: Situation) {
    let source = TransitionSource()
    let interaction = UIPercentDrivenInteractiveTransition()
    source.animator = ClosureAnimator(duration: 6) { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      context.animate(6) { view.alpha = 1 }
    }
    source.dismissal = ClosureAnimator { context in
      context.animate { presented.view.frame.origin.y = 500 }
    }
    presented.transitioningDelegate = source
    presented.modalPresentationStyle = .custom
    home.present(presented, animated: situation == .inTransition)
    screen.advance(by: 0.5)
    guard situation == .afterCancel else { return }
    source.interaction = interaction
    presented.dismiss(animated: true)
    screen.advance(by: 0.1)
    interaction.update(0.4)
    screen.advance(by: 0.1)
    interaction.cancel()
    screen.settle()
  }

  private func subjects(_ properties: [Property], _ situation: Situation) -> [Property] {
    properties.filter { property in
      switch situation {
      case .viewsOwn: type(of: property.make()) == CALayer.self
      case .ofSizeZero: property.description != "frame" && property.description != "bounds.size"
      default: true
      }
    }
  }

  @Test(arguments: Situation.allCases, Manner.allCases)
  func aChangeIsAnimatedAsDocumented(situation: Situation, manner: Manner) {
    let lines = differences(subjects(Self.properties, situation), situation, manner, animated: true)
    #expect(lines == [])
  }

  @Test(arguments: Situation.allCases, Manner.allCases)
  func aChangeOfAPathIsNot(situation: Situation, manner: Manner) {
    let lines = differences(
      subjects(Self.stillProperties, situation), situation, manner, animated: false)
    #expect(lines == [])
  }
}
