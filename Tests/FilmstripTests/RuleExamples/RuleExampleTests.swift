// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing
import UIKit

/// A body of `animateTransition(using:)` that a rule finds, and one that it does not.
@MainActor
protocol RuleExample: SendableMetatype {
  static var rule: Rule { get }
  /// Shows a view that is in the container already; `transitionDuration` is 0.3 s.
  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning)
  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning)
  static var setting: ExampleSetting { get }
}

extension RuleExample {
  static var setting: ExampleSetting { .presentation }
}

/// What the screen of an example is shown by, and the ways in which that is done.
enum ExampleSetting {
  case presentation, thereAndBack, custom, push
}

/// The examples of docs/rules.md are found, or not, as the page says.
@MainActor
@Suite struct RuleExampleTests {
  private static let examples: [any RuleExample.Type] = [
    EndsOtherwiseExample.self,
    LeftoverLayerExample.self,
    JumpsAtEndExample.self,
    JumpsAtStartExample.self,
    BlankFrameExample.self,
    OneFrameLayerExample.self,
    HitchExample.self,
    DurationDiffersExample.self,
    StallsExample.self,
    OutlivesTransitionExample.self,
    DeadToTouchExample.self,
    ReachesBehindExample.self,
    CoveredElementExample.self,
    IgnoresReducedMotionExample.self,
    NotMirroredExample.self,
    WayBackDiffersExample.self,
  ]

  private func sweep(
    in setting: ExampleSetting = .presentation,
    _ run: @escaping @MainActor (UIView, any UIViewControllerContextTransitioning) -> Void
  ) throws -> [Rule] {
    let sweep = try Stage.sweep(
      "example", on: .small, changesLayout: setting == .push,
      where: {
        $0.course == (setting == .thereAndBack ? .back : .finished)
          && $0.circumstances.device == nil
      }
    ) { stage, _ in
      let root = UIViewController.titled("Inbox", .lightGray)
      let navigation = UINavigationController(rootViewController: UIViewController())
      let animator = ExampleAnimator(run)
      if setting == .push { navigation.isNavigationBarHidden = true }
      if setting == .push { navigation.viewControllers = [root] }
      stage.window.rootViewController = setting == .push ? navigation : root
      navigation.delegate = animator
      return SweptTransition {
        let screen = UIViewController.titled("Message", setting == .custom ? .clear : .white)
        if setting == .push {
          return withExtendedLifetime(animator) {
            navigation.pushViewController(screen, animated: true)
          }
        }
        screen.modalPresentationStyle = setting == .custom ? .custom : .overFullScreen
        screen.transitioningDelegate = animator
        root.present(screen, animated: true)
      }
    }
    return (sweep.findings + sweep.notes).map(\.finding.rule)
  }

  @Test func aBadExampleIsFoundAndAGoodOneIsNot() throws {
    for example in Self.examples {
      let (bad, good) = (
        try sweep(in: example.setting, example.runBadly),
        try sweep(in: example.setting, example.runWell)
      )
      #expect(bad.contains(example.rule), "\(example): \(bad.map(\.id))")
      #expect(
        good.allSatisfy { $0 != example.rule && $0.severity != .error },
        "\(example): \(good.map(\.id))")
    }
  }

  /// A stall is a tenth of a second or longer: six frames of a sixtieth, and not five.
  @Test(arguments: [5, 6]) func aRestOfSixFramesIsAStall(frames: Int) throws {
    let rules = try sweep { view, context in
      view.alpha = 0
      UIView.animate(withDuration: 0.1) {
        view.alpha = 0.5
      } completion: { _ in
        UIView.animate(withDuration: 0.1, delay: Double(frames) / 60) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
    #expect(rules.contains(.stalls) == (frames == 6), "\(rules.map(\.id))")
  }

  @Test func thePageHasTheExamplesThatAreTested() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appendingPathComponent("../../../docs/rules.md").standardizedFileURL,
      encoding: .utf8)
    for example in Self.examples {
      let text = try String(
        contentsOf: folder.appendingPathComponent("\(example).swift"), encoding: .utf8)
      for name in ["runBadly", "runWell"] {
        let body = try #require(text.body(of: name))
        #expect(page.contains("```swift\n\(body)\n```"), "\(example).\(name)")
      }
    }
  }
}

extension String {
  /// The lines of a function that end with one that closes it, without their indentation of four spaces.
  fileprivate func body(of name: String) -> String? {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("func \(name)(") }) else { return nil }
    return lines[(start + 1)...].prefix { $0 != "  }" }.map { $0.dropFirst(4) }
      .joined(separator: "\n")
  }
}

/// An animator whose presentation is an example; its dismissal is UIKit's own.
@MainActor
private final class ExampleAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
{
  private let run: (UIView, any UIViewControllerContextTransitioning) -> Void

  init(_ run: @escaping (UIView, any UIViewControllerContextTransitioning) -> Void) {
    self.run = run
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    run(view, context)
  }
}

extension UIViewController {
  fileprivate static func titled(_ title: String, _ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 60, height: 30))
    label.text = title
    controller.view.addSubview(label)
    return controller
  }
}

extension Device {
  fileprivate static let small = Device(
    name: "Small", identifier: "small", size: CGSize(width: 100, height: 200), scale: 1)
}
