// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

/// Code that a rule finds, and code that it does not.
@MainActor
protocol RuleExample: SendableMetatype {
  static var rule: Rule { get }
  /// What is done to see it.
  static var courses: [SweepWay.Course] { get }
  /// What shows the screen.
  static var setting: ExampleSetting { get }
  static var bad: ExampleCode { get }
  static var good: ExampleCode { get }
}

extension RuleExample {
  static var courses: [SweepWay.Course] { [.finished] }
  static var setting: ExampleSetting { .presentation }
}

/// How a screen comes over another one.
enum ExampleSetting {
  case presentation
  /// A custom presentation of a screen through which the one behind it is seen.
  case custom
  /// A push, from left to right and from right to left.
  case push
}

/// A part of an application.
enum ExampleCode {
  /// The end of `animateTransition(using:)`.
  case animation(@MainActor (UIView, any UIViewControllerContextTransitioning) -> Void)
  /// What happens when the touch moves that drives the transition.
  case touchChange(@MainActor (UIPercentDrivenInteractiveTransition, CGFloat, CGFloat) -> Void)
  /// What happens when the touch ends that drives the transition.
  case touchEnd(@MainActor (UIPercentDrivenInteractiveTransition, CGFloat, CGFloat) -> Void)
  /// The end of `viewDidLoad()`.
  case screen(@MainActor (UIView) -> Void)
  /// What is animated alongside a dismissal.
  case dismissal(@MainActor (UIView, UIView) -> Void)
}

/// A body of `animateTransition(using:)`.
@MainActor
protocol AnimationExample: RuleExample {
  /// Shows a view that is in the container already; `transitionDuration` is 0.3 s.
  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning)
  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning)
}

extension AnimationExample {
  static var bad: ExampleCode { .animation(runBadly) }
  static var good: ExampleCode { .animation(runWell) }
}

/// What a touch does that moves, with its way upwards and the height of the screen.
@MainActor
protocol TouchChangeExample: RuleExample {
  static func runBadly(
    _ driver: UIPercentDrivenInteractiveTransition, _ way: CGFloat, _ height: CGFloat)
  static func runWell(
    _ driver: UIPercentDrivenInteractiveTransition, _ way: CGFloat, _ height: CGFloat)
}

extension TouchChangeExample {
  static var bad: ExampleCode { .touchChange(runBadly) }
  static var good: ExampleCode { .touchChange(runWell) }
}

/// How a touch ends, with its velocity upwards and the height of the screen.
@MainActor
protocol TouchEndExample: RuleExample {
  static func runBadly(
    _ driver: UIPercentDrivenInteractiveTransition, _ velocity: CGFloat, _ height: CGFloat)
  static func runWell(
    _ driver: UIPercentDrivenInteractiveTransition, _ velocity: CGFloat, _ height: CGFloat)
}

extension TouchEndExample {
  static var bad: ExampleCode { .touchEnd(runBadly) }
  static var good: ExampleCode { .touchEnd(runWell) }
}

/// What a screen adds to its view.
@MainActor
protocol ScreenExample: RuleExample {
  static func runBadly(_ view: UIView)
  static func runWell(_ view: UIView)
}

extension ScreenExample {
  static var bad: ExampleCode { .screen(runBadly) }
  static var good: ExampleCode { .screen(runWell) }
}

/// What a presentation controller animates alongside the dismissal; alongside the presentation it scales the presenting
/// view to 0.9 and shows a dimming view over it.
@MainActor
protocol DismissalExample: RuleExample {
  static func runBadly(_ presenting: UIView, _ dimming: UIView)
  static func runWell(_ presenting: UIView, _ dimming: UIView)
}

extension DismissalExample {
  static var bad: ExampleCode { .dismissal(runBadly) }
  static var good: ExampleCode { .dismissal(runWell) }
}
