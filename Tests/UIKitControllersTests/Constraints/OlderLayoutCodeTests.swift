// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Screens
import Testing

/// What layout libraries and code older than anchors use.
@MainActor
@Suite struct OlderLayoutCodeTests {
  private let screen = ConstrainedScreen()

  /// As SnapKit has one: a class of its own, made by the initializer that it inherits.
  private final class NamedConstraint: NSLayoutConstraint { var label: String? }

  @Test func classesOfConstraintsInheritTheirInitializers() {
    let view = UIView()
    screen.add(view)
    let left = NamedConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: screen.root, attribute: .left,
      multiplier: 1, constant: 30)
    left.label = "left"
    let width = NamedConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    screen.layOut(
      left, width, view.topAnchor.constraint(equalTo: screen.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    #expect(view.frame == rect(30, 0, 40, 10))
    #expect(screen.root.constraints.contains { ($0 as? NamedConstraint)?.label == "left" })
    let empty = NSLayoutConstraint()
    #expect(empty.firstItem == nil && empty.firstAttribute == .notAnAttribute && !empty.isActive)
  }

  @Test func guidesOfControllersAreWhatBarsCover() {
    final class Pinned: UIViewController {
      let inner = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
          NSLayoutConstraint(
            item: inner, attribute: .top, relatedBy: .equal, toItem: topLayoutGuide,
            attribute: .bottom, multiplier: 1, constant: 0),
          inner.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
          inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
    }
    let controller = Pinned()
    screen.screen.window.rootViewController = controller
    screen.screen.update()
    // An iPhone 15: 59 points at the top, 34 at the bottom.
    #expect(controller.inner.frame == rect(0, 59, 393, 759))
    #expect(controller.topLayoutGuide.length == 59 && controller.bottomLayoutGuide.length == 34)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    controller.additionalSafeAreaInsets.top = 41
    screen.screen.update()
    #expect(controller.inner.frame == rect(0, 100, 393, 718))
  }

  @Test func constraintsFollowWhereTheKeyboardIs() {
    let guide = screen.root.keyboardLayoutGuide
    let view = UIView()
    screen.add(view)
    let low = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let high = view.topAnchor.constraint(equalTo: screen.root.topAnchor)
    let side = view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 7)
    guide.setConstraints([low], activeWhenNearEdge: .bottom)
    guide.setConstraints([high], activeWhenAwayFrom: .bottom)
    guide.setConstraints([side], activeWhenAwayFrom: .leading)
    #expect(low.isActive && !high.isActive && side.isActive)
    screen.layOut(
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 20))
    #expect(view.frame == rect(7, 180, 50, 20))
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [low])
    #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [high])
    #expect(guide.constraints(activeWhenNearEdge: .top).isEmpty)
    let other = view.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -30)
    guide.setConstraints([other], activeWhenNearEdge: .bottom)
    screen.screen.update()
    #expect(view.frame.minY == 150 && !low.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!other.isActive && !side.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }

  @Test func ambiguityIsExercised() {
    let view = UIView()
    screen.add(view)
    // Anywhere between two places.
    screen.layOut(
      view.leftAnchor.constraint(greaterThanOrEqualTo: screen.root.leftAnchor, constant: 20),
      view.leftAnchor.constraint(lessThanOrEqualTo: screen.root.leftAnchor, constant: 120),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 10))
    #expect(view.hasAmbiguousLayout && view.frame.minX == 20)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == rect(120, 0, 30, 10))
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == rect(20, 0, 30, 10))
    view.exerciseAmbiguityInLayout()
    screen.root.setNeedsLayout()
    screen.screen.update()
    #expect(view.frame.minX == 20)
    view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 50).isActive = true
    screen.screen.update()
    view.exerciseAmbiguityInLayout()
    #expect(!view.hasAmbiguousLayout && view.frame.minX == 50)
  }

  /// A sheet as high as its content, by a detent that asks the constraints.
  @Test func aSheetIsAsHighAsItsContent() throws {
    final class Content: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        label.numberOfLines = 0
        label.text = String(repeating: "Words that take several lines. ", count: 12)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
          label.bottomAnchor.constraint(
            equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
      }
    }
    let root = UIViewController()
    screen.screen.window.rootViewController = root
    screen.screen.update()
    let content = Content()
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [
      .custom { _ in
        content.view.systemLayoutSizeFitting(
          CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height - content.view.safeAreaInsets.bottom
      }
    ]
    root.present(content, animated: true)
    screen.screen.advance(to: screen.screen.time + 2)
    let text = content.label.sizeThatFits(CGSize(width: 361, height: 0)).height
    #expect(text > 60 && content.label.frame.width == 361)
    #expect(abs(content.label.frame.height - text) < 1e-6)
    // The detent's height is without the safe area at the bottom (documented).
    #expect(abs(content.label.frame.minY - 24) < 1e-6)
  }
}
