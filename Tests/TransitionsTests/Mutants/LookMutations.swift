// SPDX-License-Identifier: MIT
import SeededNumbers
import UIKit

/// Changes a view of one of the screens, before the transition begins or when it has been set up.
///
/// A touch sets a transition up only when it has moved: until then the view is as it was.
@MainActor
class ScreenMutation: Mutation {
  var numbers: SeededNumbers
  private let isEarly: Bool
  private var stage: MutantStage?

  init(_ numbers: SeededNumbers) {
    self.numbers = numbers
    isEarly = self.numbers.next() % 2 == 0
  }

  /// Changes a card, or something on it; returns what is to be said.
  func change(card: UIView) -> MutantExpectation? { nil }

  override final func prepare(_ stage: MutantStage) {
    // Of screens that are shown as pictures nothing is seen that changes after they were taken.
    if isEarly || stage.run.entry == "shadow-push" { change(stage) } else { self.stage = stage }
  }

  override final func change(_ site: TransitionSite) {
    if let stage { change(stage) }
    stage = nil
  }

  private func change(_ stage: MutantStage) {
    let cards = [stage.fromCard, stage.toCard]
    expectation = cards.randomElement(using: &numbers).flatMap { change(card: $0) }
  }
}

final class ShadowRadiusMutation: ScreenMutation {
  override func change(card: UIView) -> MutantExpectation? {
    let (old, new) = (card.layer.shadowRadius, numbers.number(1...12))
    card.layer.shadowRadius = new
    return MutantExpectation(
      layers: [card.accessibilityIdentifier ?? ""], properties: ["shadowRadius"],
      cause: .set(old, new, unit: "pt", within: 0.06))
  }
}

/// A component of a colour that is off by 2 of 255.
final class ColorMutation: ScreenMutation {
  override func change(card: UIView) -> MutantExpectation? {
    guard let view = ([card] + card.subviews).randomElement(using: &numbers) else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    view.backgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    var parts = [red, green, blue]
    let place = Int(numbers.next() % 3)
    let old = parts[place]
    parts[place] += (numbers.next() % 2 == 0 ? 2 : -2) / 255
    view.backgroundColor = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    return MutantExpectation(
      layers: [view.accessibilityIdentifier ?? ""],
      properties: ["backgroundColor." + ["red", "green", "blue"][place]],
      cause: .set(old, parts[place], unit: "", within: 6e-3))
  }
}

/// A subview one point lower.
final class SubviewMutation: ScreenMutation {
  override func change(card: UIView) -> MutantExpectation? {
    guard let view = ([card] + card.subviews).randomElement(using: &numbers) else { return nil }
    let old = view.center.y
    view.center.y += 1
    return MutantExpectation(
      layers: [view.accessibilityIdentifier ?? ""], properties: ["position.y"],
      cause: .set(old, old + 1, unit: "pt", within: 0.06))
  }
}

/// Another order of what lies one upon the other.
final class OrderMutation: Mutation {
  private var numbers: SeededNumbers
  private var stage: MutantStage?

  init(_ numbers: SeededNumbers) { self.numbers = numbers }

  override func prepare(_ stage: MutantStage) { self.stage = stage }

  override func change(_ site: TransitionSite) {
    let views = site.container.subviews
    let named = views.filter { !site.title(of: $0).isEmpty }
    switch (numbers.next() % 3, named.count) {
    case (0, 2...):
      // The one in front goes behind the others.
      let (order, front) = (named.map(site.title), named[named.count - 1])
      site.container.sendSubviewToBack(front)
      expect(order)
    case (1, 1...):
      let view = named[Int(numbers.next() % UInt64(named.count))]
      let depth = numbers.number(1...20)
      view.layer.zPosition += depth
      expectation = MutantExpectation(
        layers: [site.title(of: view)], properties: ["zPosition"],
        cause: .set(0, depth, unit: "pt", within: 0.06))
    default:
      // The screen to come is shown as a picture of before, if at all.
      let isFrom = numbers.next() % 2 == 0 || stage?.run.entry == "shadow-push"
      guard let card = isFrom ? stage?.fromCard : stage?.toCard else { return }
      let order = card.subviews.compactMap(\.accessibilityIdentifier)
      card.bringSubviewToFront(card.subviews[0])
      expect(order)
    }
  }

  /// The last of some siblings now lies behind the first.
  private func expect(_ order: [String]) {
    guard let first = order.first, let last = order.last else { return }
    expectation = MutantExpectation(
      layers: [last], properties: ["moved"], cause: .text("moved behind \(first)"))
  }
}
