// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// What is wrong with constraints is found, in the words of iOS and with the names of views.
@MainActor
@Suite struct ConstraintFindingTests {
  private let stage = Stage()
  private let controller = UIViewController()
  private let card = UIView()

  init() {
    card.accessibilityIdentifier = "card"
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(card)
    stage.window.rootViewController = controller
  }

  private func findings(_ body: () -> Void) -> [Finding] { stage.record("layout", body).findings }

  private func pin() {
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      card.topAnchor.constraint(equalTo: controller.view.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  @Test func aScreenThatIsRightHasNone() { #expect(findings { pin() }.isEmpty) }

  @Test func constraintsThatContradictEachOther() throws {
    let found = findings {
      pin()
      let other = card.widthAnchor.constraint(equalToConstant: 120)
      other.identifier = "too wide"
      other.isActive = true
    }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.rule == .unsatisfiableConstraints)
    #expect(finding.object == "UIView \"card\"")
    #expect(
      finding.message
        == "Unable to simultaneously satisfy constraints: breaks <NSLayoutConstraint 'too wide' UIView "
        + "\"card\".width == 120>, which contradicts <NSLayoutConstraint UIView \"card\".width == 100>"
    )
    // The one that was broken has no effect.
    #expect(card.frame.width == 100)
  }

  /// A chain of views has as many constraints, of which a message names the first ones.
  @Test func manyContradictingConstraintsAreShortened() throws {
    let found = findings {
      pin()
      var last: UIView = card
      for _ in 0..<8 {
        let next = UIView()
        next.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(next)
        next.widthAnchor.constraint(equalTo: last.widthAnchor, constant: 1).isActive = true
        last = next
      }
      last.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let finding = try #require(found.first)
    #expect(finding.message.hasSuffix(" and 5 more"), "\(finding)")
    #expect(finding.message.count < 600)
  }

  /// A mask that was not switched off is reported.
  @Test func aFrameThatIsGivenContradictsConstraints() throws {
    let found = findings {
      pin()
      card.translatesAutoresizingMaskIntoConstraints = true
      card.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    }
    let finding = try #require(found.first)
    #expect(found.allSatisfy { $0.rule == .unsatisfiableConstraints })
    #expect(finding.message.contains("translatesAutoresizingMaskIntoConstraints is true"))
  }

  @Test func anAmbiguousLayout() throws {
    let found = findings {
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        card.widthAnchor.constraint(equalToConstant: 100),
        card.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.rule == .ambiguousLayout)
    #expect(
      finding.message
        == "the layout of UIView \"card\" is ambiguous: constraints do not determine its y")
    #expect(card.hasAmbiguousLayout && !controller.view.hasAmbiguousLayout)
  }

  @Test func aFrameThatIsSet() throws {
    stage.advance(by: 0)
    pin()
    stage.advance(by: 0)
    let place = card.frame
    let found = findings {
      card.frame.origin.x = 30
      controller.view.setNeedsLayout()
    }
    #expect(card.frame == place)
    #expect(found.map(\.rule) == [.frameOfConstrainedView])
    #expect(found.first?.object == "UIView \"card\"")
    #expect(findings { card.transform = CGAffineTransform(translationX: 5, y: 0) }.isEmpty)
    // What no layout puts back moves rightly, as in dismissals of published libraries.
    let moves = findings {
      UIView.animate(withDuration: 0.2) {
        self.card.frame.origin.x = 200
      } completion: { _ in
        self.card.removeFromSuperview()
      }
    }
    #expect(moves.isEmpty)
  }

  @Test func layoutThatChangesConstraintsWithoutEnd() throws {
    final class Restless: UIViewController {
      lazy var width = view.subviews[0].widthAnchor.constraint(equalToConstant: 10)
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        width.isActive = true
        width.constant = width.constant == 10 ? 20 : 10
        view.setNeedsLayout()
      }
    }
    let restless = Restless()
    restless.view.addSubview(UIView())
    let found = findings { stage.window.rootViewController = restless }
    #expect(found.contains { $0.rule == .endlessLayout || $0.rule == .endlessConstraints })

    final class Updating: UIView {
      override func updateConstraints() {
        super.updateConstraints()
        setNeedsUpdateConstraints()
      }
    }
    let updating = UIViewController()
    updating.view.addSubview(Updating())
    let more = findings { stage.window.rootViewController = updating }
    #expect(more.contains { $0.rule == .endlessConstraints })
  }

  /// What was found out is looked up again when something has changed.
  @Test func ambiguityFollowsEachChange() {
    pin()
    let width = card.constraints.first { $0.firstAttribute == .width }
    for _ in 0..<2 {
      #expect(!card.hasAmbiguousLayout && !card.hasAmbiguousLayout)
      width?.isActive = false
      #expect(card.hasAmbiguousLayout && card.hasAmbiguousLayout)
      width?.isActive = true
    }
    let other = card.widthAnchor.constraint(equalTo: controller.view.widthAnchor)
    width?.isActive = false
    other.isActive = true
    #expect(!card.hasAmbiguousLayout)
    other.isActive = false
    #expect(card.hasAmbiguousLayout)
  }
}
