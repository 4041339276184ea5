// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// `preferredContentSize` set at each moment of a presentation, of the presented controller or of one in a navigation
/// controller: what is presented has that size in the end.
///
/// Documented: it is what popovers show, which change their size in motion while they are on the screen, unless a side
/// is 0; a presentation controller is notified.
@MainActor
@Suite struct PreferredSizeMomentTests {
  enum Kind: CaseIterable, Sendable { case popover, formSheet, custom }

  private final class Keeping: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  private let screen = Screen(.iPad9)
  private let home = UIViewController()
  private let keeping = Keeping()
  private let source = TransitionSource(presentation: MomentScene.HalfScreen.init)
  private let size = CGSize(width: 240, height: 320)

  private func present(_ controller: UIViewController, _ kind: Kind) {
    screen.window.rootViewController = home
    screen.settle()
    switch kind {
    case .popover:
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = home.view
      controller.popoverPresentationController?.sourceRect = CGRect(
        x: 300, y: 400, width: 50, height: 50)
      controller.popoverPresentationController?.delegate = keeping
    case .formSheet: controller.modalPresentationStyle = .formSheet
    case .custom:
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = source
    }
    home.present(controller, animated: true)
  }

  private func expected(_ kind: Kind) -> CGSize {
    kind == .custom ? CGSize(width: screen.window.bounds.width, height: size.height) : size
  }

  @Test(arguments: Kind.allCases, ControllerMoment.appearing)
  func whatIsPresentedHasTheSize(kind: Kind, moment: ControllerMoment) {
    for isInNavigation in [false, true] {
      let controller = MomentController()
      let presented =
        isInNavigation ? UINavigationController(rootViewController: controller) : controller
      let set = { [size] in controller.preferredContentSize = size }
      if moment == .made { set() } else { controller.actions[moment] = set }
      present(presented, kind)
      screen.settle()
      if moment == .shown { controller.come(to: .shown) }
      screen.settle()
      #expect(presented.view.bounds.size == expected(kind), "\(isInNavigation)")
      // A second time, to a size that is larger and then to the same.
      for _ in 0..<2 {
        controller.preferredContentSize = CGSize(width: 300, height: 340)
        screen.settle()
      }
      #expect(presented.view.bounds.size.height == 340)
      controller.preferredContentSize = size
      screen.settle()
      #expect(presented.view.bounds.size == expected(kind))
      home.dismiss(animated: false)
      screen.settle()
    }
  }

  @Test func aPopoverChangesItsSizeInMotion() {
    let controller = UIViewController()
    controller.preferredContentSize = size
    present(controller, .popover)
    screen.settle()
    controller.preferredContentSize = CGSize(width: 240, height: 420)
    screen.advance(by: 0.1)
    let height = controller.view.layer.presentation()?.bounds.height ?? 0
    #expect(height > 320 && height < 420)
    screen.settle()
    #expect(controller.view.bounds.height == 420)
    // Of a side without a size, at once; it has the usual one then.
    controller.preferredContentSize = CGSize(width: 240, height: 0)
    screen.advance(by: 0)
    #expect(controller.view.layer.animationKeys() == nil)
    #expect(controller.view.bounds.size == CGSize(width: 240, height: 480))
  }
}
