// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripTransitions
import Testing
import UIKit

@testable import FilmstripScenes

/// Programs for apps' transitions: what a scene does in the places of storyboards and of UIKit's calls.
@MainActor @Suite struct StandInTests {
  /// Opens a menu over its child, by calls and by a pan.
  private final class Drawer: UIViewController {
    private let menu: UIView
    /// How far out the menu is, for reading after a scene.
    var x: CGFloat { menu.frame.origin.x }

    init(_ screen: UIViewController, _ menu: UIViewController) {
      self.menu = menu.view
      super.init(nibName: nil, bundle: nil)
      for child in [screen, menu] {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      self.menu.frame = CGRect(x: -200, y: 0, width: 200, height: 852)
      let pan = UIPanGestureRecognizer()
      pan.addTarget { [weak self] pan in self?.panned(pan) }
      view.addGestureRecognizer(pan)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a drawer has no archive") }

    private func panned(_ pan: UIPanGestureRecognizer) {
      let x = pan.translation(in: view).x
      if pan.state == .changed { menu.frame.origin.x = min(0, x - 200) }
      if pan.state == .ended { move(to: x > 150 ? 0 : -200) }
    }

    func move(to x: CGFloat) {
      UIView.animate(withDuration: 0.2) { self.menu.frame.origin.x = x }
    }
  }

  /// Shows the second screen by a segue of a storyboard when an edge pan begins.
  private final class Beginner: UIViewController, UIViewControllerTransitioningDelegate {
    private let driver = UIPercentDrivenInteractiveTransition()
    private(set) var destination: UIViewController?
    private(set) var isCovered = false

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isCovered = true
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let pan = UIPanGestureRecognizer()
      pan.addTarget { [weak self] pan in self?.panned(pan) }
      view.addGestureRecognizer(pan)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
      let share = pan.translation(in: view).x / view.bounds.width
      switch pan.state {
      case .began: performSegue(withIdentifier: "menu", sender: nil)
      case .changed: driver.update(share)
      default: if share > 0.4 { driver.finish() } else { driver.cancel() }
      }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      destination = segue.destination
      segue.destination.transitioningDelegate = self
      segue.destination.modalPresentationStyle = .fullScreen
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.4) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// What a scene showed, from a closure that a registry keeps.
  private final class Kept: @unchecked Sendable {
    var drawer: Drawer?
    var beginner: Beginner?
  }

  private func record(
    _ way: String, gesture: String = "",
    from: @escaping @MainActor @Sendable () -> UIViewController = { StandInScreen("From") },
    _ fill: (inout SceneRegistry) -> Void
  ) throws -> (trial: TrialCase, findings: [Finding]) {
    var registry = SceneRegistry()
    registry.addScreen("to") { StandInScreen("To") }
    registry.addScreen("from", from)
    fill(&registry)
    let touch = gesture.isEmpty ? "" : ", gesture: \(gesture)"
    let text =
      "device: iphone-15\nscenes:\n  a: { transition: \(way), from: from, to: to\(touch) }\n"
    let cases = try SceneFile(Data(text.utf8), path: "s.yaml", registry: registry).cases
    let recorder = SceneRecorder(registry: registry)
    let recording = try recorder.record(cases[0])
    let findings = recording.findings + recorder.findings(of: recording, of: cases[0])
    return (TrialCase("a", recording, findings), findings)
  }

  struct Way: Sendable, CustomTestStringConvertible {
    let way: String
    var gesture = ""
    let x: CGFloat
    var testDescription: String { "\(way) \(gesture)" }
  }

  @Test(arguments: [
    Way(way: "forth", x: 0), Way(way: "back", x: -200), Way(way: "forth", gesture: "finish", x: 0),
    Way(way: "forth", gesture: "cancel", x: -200),
  ])
  func anAppsCallsMoveItsContainer(_ way: Way) throws {
    let kept = Kept()
    let (trial, _) = try record(way.way, gesture: way.gesture) {
      $0.addActs(.present, forthDrag: GalleryDrag(.right, startX: 0.1)) { scene in
        let drawer = Drawer(scene.from, scene.to)
        kept.drawer = drawer
        return StandInActs(
          drawer, forth: { drawer.move(to: 0) }, back: { drawer.move(to: -200) })
      }
    }
    #expect(kept.drawer?.x == way.x)
    #expect(trial.findings.map(\.rule.id) == [])
    #expect(trial.isShown(by: []))
    #expect(!trial.isShown(by: ["Fade"]))
  }

  @Test func aTouchThatMovesNothingIsAFinding() throws {
    let (trial, _) = try record("forth", gesture: "finish") {
      $0.addActs(.present, forthDrag: GalleryDrag(.right)) { scene in
        StandInActs(scene.container, forth: {})
      }
    }
    #expect(trial.findings.map(\.rule.id) == ["gesture-starts-nothing"])
    #expect(!trial.isShown(by: []))
  }

  @Test(arguments: ["finish", "cancel"])
  func aSegueUnderATouchLeadsToTheSecondScreen(_ gesture: String) throws {
    let kept = Kept()
    let screen: @MainActor @Sendable () -> UIViewController = {
      let beginner = Beginner()
      kept.beginner = beginner
      return beginner
    }
    let (trial, _) = try record("forth", gesture: gesture, from: screen) {
      $0.addForthAndBack(.present, forthDrag: GalleryDrag(.right, startX: 0.1)) { $0.from }
    }
    #expect(trial.findings.map(\.rule.id) == [])
    #expect((kept.beginner?.destination as? StandInScreen)?.title == "To")
    #expect(kept.beginner?.isCovered == (gesture == "finish"))
    #expect(trial.isShown(by: ["Module.Fade"]))
  }

  @Test func digestsFollowWhatMoves() throws {
    func motion(_ x: CGFloat) throws -> String {
      try record("forth") {
        $0.addActs(.present) { scene in
          let drawer = Drawer(scene.from, scene.to)
          return StandInActs(drawer, forth: { drawer.move(to: x) })
        }
      }.trial.motion
    }
    let one = try motion(0)
    #expect(try motion(0) == one)
    #expect(try motion(-1) != one)
    #expect(one.count == 16)
  }
}
