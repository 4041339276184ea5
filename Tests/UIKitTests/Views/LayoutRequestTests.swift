// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// Which changes of the tree ask for layout, and which do not.
@MainActor
@Suite struct LayoutRequestTests {
  private final class CountingView: UIView {
    var layouts = 0
    var whenLaidOut: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      whenLaidOut()
    }
  }

  /// Keeps a view in front, as code with a floating button does.
  private final class FloatingViewController: UIViewController {
    let button = UIView(frame: CGRect(x: 10, y: 10, width: 44, height: 44))
    var arrange: (UIView, UIView) -> Void = { _, _ in }
    var layouts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UIView())
      view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      arrange(view, button)
    }
  }

  private let stage = Stage()
  private let view = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let child = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    view.addSubview(UIView())
    view.addSubview(child)
    stage.window.addSubview(view)
    stage.advance(by: 0)
    view.layouts = 0
  }

  @Test(arguments: [true, false]) func whatIsInFrontAlreadyComesToRest(isAdded: Bool) {
    let controller = FloatingViewController()
    controller.arrange = { view, button in
      if isAdded { view.addSubview(button) } else { view.bringSubviewToFront(button) }
    }
    let recording = stage.record("layout") { stage.window.rootViewController = controller }
    #expect(recording.findings.isEmpty)
    #expect(controller.layouts < 4)
  }

  @Test func anOrderThatStaysAsksForNoLayout() {
    view.bringSubviewToFront(child)
    view.addSubview(child)
    view.insertSubview(child, at: 1)
    view.insertSubview(child, aboveSubview: view.subviews[0])
    view.sendSubviewToBack(view.subviews[0])
    stage.advance(by: 0)
    #expect(view.layouts == 0)
    #expect(view.subviews.last === child)
  }

  @Test func anOrderThatChangesIsKept() {
    let back = view.subviews[0]
    view.bringSubviewToFront(back)
    #expect(view.subviews == [child, back])
    #expect(view.layer.sublayers == [child.layer, back.layer])
    view.sendSubviewToBack(back)
    #expect(view.subviews == [back, child])
  }

  /// A layer without a view lies in front of the last subview: the view is not in front of all.
  @Test func aViewComesInFrontOfLayersWithoutViews() {
    let plain = CALayer()
    view.layer.addSublayer(plain)
    view.bringSubviewToFront(child)
    #expect(view.layer.sublayers?.last === child.layer)
  }

  @Test func aResizedSubviewLaysOutItsSuperview() {
    child.frame.size.width = 80
    stage.advance(by: 0)
    #expect(view.layouts == 1)
    child.bounds.size.height = 90
    stage.advance(by: 0)
    #expect(view.layouts == 2)
  }

  @Test func aMovedSubviewDoesNot() {
    child.frame.origin.x = 30
    child.center.y = 70
    child.bounds.origin.y = 5
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.advance(by: 0)
    #expect(view.layouts == 0)
  }

  @Test func aSubviewThatTheLayoutItselfResizesDoesNot() {
    view.whenLaidOut = { [view, child] in child.frame.size.width += view.bounds.width / 10 }
    view.setNeedsLayout()
    stage.advance(by: 0)
    #expect(view.layouts == 1)
  }

  /// A presented view that changes its size lays out the container.
  @Test func aResizedPresentedViewLaysOutTheContainer() throws {
    final class Controller: UIPresentationController {
      var layouts = 0
      override func containerViewWillLayoutSubviews() { layouts += 1 }
    }
    let (home, presented) = (UIViewController(), UIViewController())
    let source = TransitionSource(presentation: Controller.init)
    stage.window.rootViewController = home
    home.present(presented, with: source, animated: false)
    stage.settle()
    let controller = try #require(source.presentation as? Controller)
    let before = controller.layouts
    presented.view.frame.size.height = 300
    stage.advance(by: 0)
    #expect(controller.layouts == before + 1)
  }

  /// A layer without a view lies behind all, as a gradient does.
  @Test func theBackmostViewGoesBehindLayersWithoutViewsOnce() {
    let gradient = CALayer()
    let back = view.subviews[0]
    view.layer.insertSublayer(gradient, at: 0)
    stage.advance(by: 0)
    view.whenLaidOut = { [view] in view.sendSubviewToBack(back) }
    view.layouts = 0
    let recording = stage.record("layout") { view.setNeedsLayout() }
    #expect(recording.findings.isEmpty)
    #expect(view.layouts < 4)
    #expect(view.layer.sublayers?.first === back.layer)
  }

  @Test func aViewComesDirectlyBelowItsSibling() {
    let (plain, back) = (CALayer(), view.subviews[0])
    view.layer.insertSublayer(plain, above: back.layer)
    view.insertSubview(back, belowSubview: child)
    #expect(view.layer.sublayers == [plain, back.layer, child.layer])
  }
}
