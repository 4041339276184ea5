// SPDX-License-Identifier: MIT
import SeededNumbers
import UIKit

/// `completeTransition` is never called.
final class MissingCompletionMutation: Mutation {
  override func completes(_ site: TransitionSite, _ didComplete: Bool) -> Bool {
    let controllers = [
      site.context.viewController(forKey: .from), site.context.viewController(forKey: .to),
    ]
    expectation = MutantExpectation(
      layers: controllers.compactMap { $0.map { "\(type(of: $0))" } },
      properties: ["never-completes"], cause: .text("is not complete"))
    return false
  }
}

final class LeftSnapshotMutation: Mutation {
  private var snapshots: [UIView] = []

  override func change(_ site: TransitionSite) {
    snapshots = site.container.subviews.filter {
      $0 === site.overlay || ($0.accessibilityIdentifier ?? "").hasSuffix("-snapshot")
    }
  }

  override func completes(_ site: TransitionSite, _ didComplete: Bool) -> Bool {
    guard let snapshot = snapshots.first else { return true }
    let name = snapshot.accessibilityIdentifier ?? ""
    site.keep(snapshot)
    expectation = MutantExpectation(
      layers: [name], properties: ["is"], cause: .text("is in the tree"))
    return true
  }
}

/// What a cancelled transition has changed of the outgoing view stays changed.
final class CancelMutation: Mutation {
  private var numbers: SeededNumbers

  init(_ numbers: SeededNumbers) { self.numbers = numbers }

  override func completes(_ site: TransitionSite, _ didComplete: Bool) -> Bool {
    guard !didComplete, let view = site.fromView,
      let controller = site.context.viewController(forKey: .from)
    else { return true }
    let property: String
    switch numbers.next() % 4 {
    case 0:
      view.center.x += numbers.number(2...20)
      property = "frame"
    case 1:
      view.alpha = numbers.number(0...0.9)
      property = "alpha"
    case 2:
      view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      property = "transform"
    default:
      view.isHidden = true
      property = "isHidden"
    }
    expectation = MutantExpectation(
      layers: ["view of \(type(of: controller))"], properties: [property],
      cause: .text("the cancelled "))
    return true
  }
}
