// SPDX-License-Identifier: MIT
import Filmstrip
import Mail
import Testing
import FilmstripTransitions
import UIKit

// snippet: delegate
final class SlowPushes: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard operation == .push else { return nil }
    var parameters = ShadowPushTransition.Parameters()
    parameters.duration = 0.5
    return ShadowPushTransition(parameters: parameters)
  }
}
// end of snippet

/// The code of the articles about the gallery.
@MainActor @Suite struct TransitionsSnippets {
  @Test func pushesWithAShadow() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: InboxViewController())
    let pushes = SlowPushes()
    navigation.delegate = pushes
    stage.window.rootViewController = navigation
    let recording = stage.record("push") {
      navigation.pushViewController(MessageViewController(Message.samples[0]), animated: true)
    }
    #expect(recording.duration == 0.5)
  }

  @Test func showsAnEntry() throws {
    // snippet: entry
    let entry = try Gallery.entry(named: "full-pop")
    let scene = try entry.makeScene(
      SceneSetup(
        from: MessageViewController(Message.samples[0]), to: InboxViewController(),
        values: ["duration": 0.5]))

    let stage = Stage()
    scene.install(in: stage.window)
    let recording = stage.record(entry.name) { scene.start() }
    // end of snippet
    #expect(recording.duration == 0.5)
    #expect(recording.findings == [])
  }
}
