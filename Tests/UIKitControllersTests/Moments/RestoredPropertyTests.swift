// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// Every property that an animation block can animate, after a cancelled transition and after an animator that ends at
/// its start: its old value.
@MainActor
@Suite struct RestoredPropertyTests {
  /// A property of a view: how it is changed, and what it is.
  struct Property: Sendable, CustomStringConvertible {
    let description: String
    let change: @MainActor @Sendable (PropertyViews) -> Void
    let value: @MainActor @Sendable (PropertyViews) -> String

    init(
      _ description: String, _ change: @escaping @MainActor @Sendable (PropertyViews) -> Void,
      _ value: @escaping @MainActor @Sendable (PropertyViews) -> Any?
    ) {
      (self.description, self.change) = (description, change)
      self.value = { views in "\(String(describing: value(views)))" }
    }
  }

  /// Views of the classes whose properties are animated.
  @MainActor
  final class PropertyViews {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let stack = UIStackView(frame: CGRect(x: 10, y: 300, width: 100, height: 50))
    let arranged = UIView()
    let constrained = UIView()
    let progress = UIProgressView(frame: CGRect(x: 10, y: 400, width: 100, height: 4))

    func add(to parent: UIView) {
      view.backgroundColor = .red
      scroll.contentSize = CGSize(width: 100, height: 900)
      blur.frame = CGRect(x: 10, y: 210, width: 80, height: 80)
      stack.addArrangedSubview(arranged)
      for child in [view, scroll, blur, stack, progress] { parent.addSubview(child) }
    }
  }

  nonisolated static let properties: [Property] = [
    Property(
      "frame", { $0.view.frame = CGRect(x: 50, y: 60, width: 30, height: 40) }, { $0.view.frame }),
    Property(
      "bounds", { $0.view.bounds = CGRect(x: 5, y: 6, width: 30, height: 40) }, { $0.view.bounds }),
    Property("center", { $0.view.center = CGPoint(x: 5, y: 6) }, { $0.view.center }),
    Property("alpha", { $0.view.alpha = 0.2 }, { $0.view.alpha }),
    Property(
      "transform", { $0.view.transform = CGAffineTransform(rotationAngle: 1) },
      { $0.view.transform }),
    Property(
      "transform3D", { $0.view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0) },
      { $0.view.layer.transform }),
    Property(
      "backgroundColor", { $0.view.backgroundColor = .blue },
      { $0.view.backgroundColor?.cgColor.components }),
    Property(
      "backgroundColor nil", { $0.view.backgroundColor = nil },
      { $0.view.backgroundColor?.cgColor.components }),
    Property(
      "layer.cornerRadius", { $0.view.layer.cornerRadius = 12 }, { $0.view.layer.cornerRadius }),
    Property(
      "contentOffset", { $0.scroll.contentOffset = CGPoint(x: 0, y: 70) },
      { $0.scroll.contentOffset }),
    Property("effect", { $0.blur.effect = nil }, { $0.blur.effect }),
    Property("effect dark", { $0.blur.effect = UIBlurEffect(style: .dark) }, { $0.blur.effect }),
  ]

  private let screen = Screen()
  private let home = UIViewController()
  private let views = PropertyViews()

  init() {
    screen.window.rootViewController = home
    screen.settle()
  }

  enum Place: CaseIterable, Sendable { case animator, alongside }

  @Test(arguments: properties, Place.allCases)
  func aCancelledDismissalRestoresIt(property: Property, place: Place) {
    final class Presented: UIViewController {
      var alongside: (() -> Void)?
      override func viewWillDisappear(_ animated: Bool) {
        guard let alongside else { return }
        transitionCoordinator?.animate { _ in alongside() }
      }
    }
    let (presented, source) = (Presented(), TransitionSource())
    let interaction = UIPercentDrivenInteractiveTransition()
    source.interaction = interaction
    source.dismissal = ClosureAnimator { [views] context in
      context.animate {
        if place == .animator { property.change(views) }
        presented.view.bounds.origin.y = 40
      }
    }
    home.present(presented, with: source, animated: false)
    views.add(to: presented.view)
    presented.view.clipsToBounds = true
    screen.settle()
    if place == .alongside { presented.alongside = { [views] in property.change(views) } }
    let (before, picture) = (property.value(views), screen.draw())
    for _ in 0..<2 {
      presented.dismiss(animated: true)
      screen.advance(by: 0.1)
      #expect(property.value(views) != before, "nothing is changed")
      interaction.update(0.4)
      screen.advance(by: 0.1)
      interaction.cancel()
      screen.settle()
      #expect(property.value(views) == before)
      #expect(screen.draw() == picture)
    }
  }

  /// A colour that is taken away fades, and is none in the end.
  @Test func noColorIsAnEnd() throws {
    views.add(to: home.view)
    screen.settle()
    let view = views.view
    var shown: [CGFloat?] = []
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      view.backgroundColor = nil
    }
    for _ in 0..<2 {
      screen.advance(by: 0.1)
      shown.append(view.layer.presentation()?.backgroundColor?.alpha)
    }
    screen.settle()
    #expect(shown.compactMap { $0.map { ($0 * 100).rounded() } } == [75, 50])
    #expect(view.backgroundColor == nil && view.layer.backgroundColor == nil)
    view.backgroundColor = .red
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      view.backgroundColor = nil
    }
    animator.startAnimation()
    screen.advance(by: 0.2)
    #expect(view.layer.presentation()?.backgroundColor.map { ($0.alpha * 100).rounded() } == 50)
    screen.settle()
    #expect(view.backgroundColor == nil && view.layer.backgroundColor == nil)
  }

  @Test(arguments: properties)
  func anAnimatorThatEndsAtItsStartRestoresIt(property: Property) {
    views.add(to: home.view)
    screen.settle()
    let (before, picture) = (property.value(views), screen.draw())
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { [views] in
      property.change(views)
    }
    animator.startAnimation()
    screen.advance(by: 0.2)
    #expect(property.value(views) != before, "nothing is changed")
    animator.isReversed = true
    screen.settle()
    #expect(property.value(views) == before)
    #expect(screen.draw() == picture)
  }
}
