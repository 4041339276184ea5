// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Every property that an animation block can animate, after a cancelled transition and after an animator that ends at
/// its start: its old value.
@MainActor
@Suite struct RestoredPropertyTests {
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

  private let stage = Stage()
  private let home = UIViewController()
  private let views = PropertyViews()

  init() {
    stage.window.rootViewController = home
    stage.settle()
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
    let (presented, source) = (Presented(), ModalSource())
    let interaction = UIPercentDrivenInteractiveTransition()
    source.dismissalInteraction = interaction
    source.dismissal = ClosureAnimator { [views] context in
      UIView.animate(withDuration: 0.5) {
        if place == .animator { property.change(views) }
        presented.view.bounds.origin.y = 40
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    presented.transitioningDelegate = source
    presented.modalPresentationStyle = .custom
    home.present(presented, animated: false)
    views.add(to: presented.view)
    presented.view.clipsToBounds = true
    stage.settle()
    if place == .alongside { presented.alongside = { [views] in property.change(views) } }
    let (before, picture) = (property.value(views), stage.snapshot())
    for _ in 0..<2 {
      presented.dismiss(animated: true)
      stage.advance(by: 0.1)
      #expect(property.value(views) != before, "nothing is changed")
      interaction.update(0.4)
      stage.advance(by: 0.1)
      interaction.cancel()
      stage.settle()
      #expect(property.value(views) == before)
      #expect(stage.snapshot() == picture)
    }
  }

  /// A colour that is taken away fades, and is none in the end.
  @Test func noColorIsAnEnd() throws {
    views.add(to: home.view)
    stage.settle()
    let view = views.view
    var shown: [CGFloat?] = []
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      view.backgroundColor = nil
    }
    for _ in 0..<2 {
      stage.advance(by: 0.1)
      shown.append(view.layer.presentation()?.backgroundColor?.alpha)
    }
    stage.settle()
    #expect(shown.compactMap { $0.map { ($0 * 100).rounded() } } == [75, 50])
    #expect(view.backgroundColor == nil && view.layer.backgroundColor == nil)
    view.backgroundColor = .red
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      view.backgroundColor = nil
    }
    animator.startAnimation()
    stage.advance(by: 0.2)
    #expect(view.layer.presentation()?.backgroundColor.map { ($0.alpha * 100).rounded() } == 50)
    stage.settle()
    #expect(view.backgroundColor == nil && view.layer.backgroundColor == nil)
  }

  @Test(arguments: properties)
  func anAnimatorThatEndsAtItsStartRestoresIt(property: Property) {
    views.add(to: home.view)
    stage.settle()
    let (before, picture) = (property.value(views), stage.snapshot())
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { [views] in
      property.change(views)
    }
    animator.startAnimation()
    stage.advance(by: 0.2)
    #expect(property.value(views) != before, "nothing is changed")
    animator.isReversed = true
    stage.settle()
    #expect(property.value(views) == before)
    #expect(stage.snapshot() == picture)
  }
}
