// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Testing

/// What animations show that begin in a moment of a controller's life, in each container.
@MainActor
@Suite struct AnimationMomentTests {
  /// A property between two numbers, as a view's layer shows it.
  struct Property: Sendable, CustomStringConvertible {
    let description: String
    let to: CGFloat
    let from: CGFloat
    let set: @MainActor @Sendable (UIView) -> Void
    let read: @MainActor @Sendable (CALayer) -> CGFloat?

    init(
      _ description: String, _ from: CGFloat, _ to: CGFloat,
      _ set: @escaping @MainActor @Sendable (UIView) -> Void,
      _ read: @escaping @MainActor @Sendable (CALayer) -> CGFloat?
    ) {
      (self.description, self.from, self.to, self.set, self.read) = (
        description, from, to, set, read
      )
    }
  }

  /// Those that the documentation of `UIView` lists, and the radius of corners, which was measured.
  nonisolated static let properties: [Property] = [
    Property(
      "frame", 14, 20, { $0.frame = CGRect(x: 18, y: 4, width: 4, height: 20) }, { $0.position.x }),
    Property("bounds", 20, 8, { $0.bounds.size.width = 8 }, { $0.bounds.width }),
    Property("center", 14, 20, { $0.center = CGPoint(x: 20, y: 14) }, { $0.position.x }),
    Property(
      "transform", 0, 10, { $0.transform = CGAffineTransform(translationX: 10, y: 0) },
      { $0.transform.m41 }),
    Property(
      "transform, scaled", 1, 0.5, { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) },
      { $0.transform.m11 }),
    Property("alpha", 1, 0.2, { $0.alpha = 0.2 }, { CGFloat($0.opacity) }),
    Property(
      "backgroundColor", 1, 0,
      { $0.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) },
      { $0.backgroundColor?.components?.first }),
    Property("cornerRadius", 0, 8, { $0.layer.cornerRadius = 8 }, { $0.cornerRadius }),
  ]

  /// What makes the animation: half a second, linear.
  enum Means: CaseIterable, Sendable {
    case block, propertyAnimator, keyframes, spring, explicit

    /// The share of the way after half of the time.
    ///
    /// A spring with a damping ratio of 1 that settles in half a second has ω = 9.2334134764 / 0.5 (measured), so that
    /// 1 − (1 + ωt)e^(−ωt) at 0.25 s is 0.944483.
    var half: CGFloat {
      self == .spring ? 1 - 5.6167067382 * CGFloat(Foundation.exp(-4.6167067382)) : 0.5
    }

    @MainActor
    func begin(_ property: Property, _ view: UIView, completion: @escaping (Bool) -> Void) {
      let change = { property.set(view) }
      switch self {
      case .block:
        UIView.animate(
          withDuration: 0.5, delay: 0, options: .curveLinear, animations: change,
          completion: completion)
      case .propertyAnimator:
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: change)
        animator.addCompletion { completion($0 == .end) }
        animator.startAnimation()
      case .keyframes:
        UIView.animateKeyframes(
          withDuration: 0.5, delay: 0, options: .calculationModeLinear,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
          }, completion: completion)
      case .spring:
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
          options: [], animations: change, completion: completion)
      case .explicit:
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
        let (keyPath, parts) = Self.keyPaths[property.description] ?? ("opacity", [])
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = parts.first.map { $0 as Any } ?? property.from
        animation.toValue = parts.last.map { $0 as Any } ?? property.to
        animation.duration = 0.5
        let delegate = StopHandler { completion(true) }
        animation.delegate = delegate
        view.layer.add(animation, forKey: "explicit")
      }
    }

    /// The key paths that `explicit` animates, and values where they are no numbers.
    private static let keyPaths: [String: (String, [CGColor])] = [
      "frame": ("position.x", []), "bounds": ("bounds.size.width", []),
      "center": ("position.x", []),
      "transform": ("transform.translation.x", []), "transform, scaled": ("transform.scale.x", []),
      "alpha": ("opacity", []), "cornerRadius": ("cornerRadius", []),
      "backgroundColor": (
        "backgroundColor",
        [
          CGColor(red: 1, green: 0, blue: 0, alpha: 1),
          CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
      ),
    ]
  }

  private final class Ends {
    var times: [String: [TimeInterval]] = [:]
    var unfinished: Set<String> = []
  }

  /// The moments in which the view is in a window and stays there, so that an animation is arithmetic: documented for
  /// `viewIsAppearing(_:)`, which comes when the view is in the hierarchy.
  ///
  /// Before it, without a window, what is shown on the way has no evidence that fits all containers, so that only the
  /// end is compared: one call of the completion, the value, and no animation that is left.
  nonisolated private static let moments: [ControllerMoment] = [
    .viewIsAppearing, .viewDidAppear, .shown,
  ]

  /// An animation that repeats is gone when the view comes back on the screen, unless it is not removed on completion:
  /// then it goes on as if nothing had been (published: at least five libraries have set that for this reason).
  @Test(arguments: ControllerPlace.allCases)
  func whatRepeatsStopsWithoutAWindow(place: ControllerPlace) {
    let scene = MomentScene(place, animated: false)
    let screen = scene.screen
    let views = [UIView(), UIView()]
    var began: TimeInterval?
    let ends = Ends()
    scene.controller.onEach = { moment in
      guard moment == .viewDidAppear, began == nil else { return }
      began = screen.time
      for (index, view) in views.enumerated() {
        scene.controller.view.addSubview(view)
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (0, 1)
        animation.duration = 4
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = index == 0
        let delegate = StopHandler { ends.times["\(index)", default: []].append(screen.time) }
        animation.delegate = delegate
        view.layer.add(animation, forKey: "pulse")
      }
    }
    scene.showAgain()
    screen.advance(by: 1)
    scene.leave()
    screen.advance(by: 1)
    #expect(views.map { $0.layer.animationKeys() ?? [] } == [[], ["pulse"]])
    #expect(ends.times["0"]?.count == 1 && ends.times["1"] == nil)
    scene.showAgain()
    screen.advance(by: 0.5)
    #expect(views.map { $0.layer.animationKeys() ?? [] } == [[], ["pulse"]])
    let shown = views.map { Double($0.layer.presentation()?.opacity ?? -1) }
    let passed = (screen.time - (began ?? 0)) / 4
    #expect(shown[0] == 1)
    #expect(abs(shown[1] - passed.truncatingRemainder(dividingBy: 1)) < 1e-6)
  }

  @Test(arguments: ControllerPlace.allCases, Means.allCases)
  func animationsBeginAndEnd(place: ControllerPlace, means: Means) {
    for animated in [false, true] {
      let properties = Self.properties
      let subjects = properties.map { property in
        MomentSubject(property.description, { property.set($0) }, { property.read($0.layer) })
      }
      let grid = MomentGrid(place, animated: animated, subjects)
      let (ends, screen) = (Ends(), grid.scene.screen)
      var lines: [String] = []
      grid.change = { subject, view, column in
        guard let property = properties.first(where: { $0.description == subject.description })
        else { return }
        let (cell, began) = ("\(animated ? "animated " : "")\(subject) in \(column)", screen.time)
        means.begin(property, view) { finished in
          ends.times[cell, default: []].append(screen.time - began)
          if !finished { ends.unfinished.insert(cell) }
        }
        guard case .moment(let moment) = column, Self.moments.contains(moment) else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
          let expected = property.from + (property.to - property.from) * means.half
          let value = view.layer.presentation().flatMap(property.read)
          if let value, abs(value - expected) < 1e-4 { return }
          lines.append(
            "\(cell): \(value.map { "\($0)" } ?? "nil") in place of \(expected) at the half")
        }
      }
      grid.show()
      grid.hide()
      screen.settle()
      grid.show()
      screen.settle()
      let differences = grid.differences(drawn: false)
      for (cell, times) in ends.times.sorted(by: { $0.key < $1.key }) {
        if times.count != 1 { lines.append("\(cell): \(times.count) ends") }
        let isTimed = Self.moments.contains { cell.hasSuffix("in \($0.rawValue)") }
        if isTimed, abs(times[0] - 0.5) > 0.001 {
          lines.append("\(cell): ends after \(times[0]) s")
        }
      }
      let count = properties.count * MomentGrid.Column.all.count
      if ends.times.count != count { lines.append("\(ends.times.count) of \(count) end") }
      #expect(lines + differences == [])
    }
  }
}
