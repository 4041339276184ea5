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
    IgnoresReducedMotionExample.self,
  ]

  private func sweep(
    _ run: @escaping @MainActor (UIView, any UIViewControllerContextTransitioning) -> Void
  ) throws -> [Rule] {
    try Stage.sweep(
      "example", on: .small, changesLayout: false, where: { $0.course == .finished }
    ) { stage, _ in
      let root = UIViewController()
      root.view.backgroundColor = .lightGray
      stage.window.rootViewController = root
      let animator = ExampleAnimator(run)
      return SweptTransition {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        screen.modalPresentationStyle = .overFullScreen
        screen.transitioningDelegate = animator
        root.present(screen, animated: true)
      }
    }.findings.map(\.finding.rule)
  }

  @Test func aBadExampleIsFoundAndAGoodOneIsNot() throws {
    for example in Self.examples {
      let (bad, good) = (try sweep(example.runBadly), try sweep(example.runWell))
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
  UIViewControllerTransitioningDelegate
{
  private let run: (UIView, any UIViewControllerContextTransitioning) -> Void

  init(_ run: @escaping (UIView, any UIViewControllerContextTransitioning) -> Void) {
    self.run = run
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
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

extension Device {
  fileprivate static let small = Device(
    name: "Small", identifier: "small", size: CGSize(width: 100, height: 200), scale: 1)
}
