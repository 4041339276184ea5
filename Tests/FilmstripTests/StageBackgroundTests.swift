// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// What happens to an application that goes to the background in the middle of a motion.
@MainActor
@Suite struct StageBackgroundTests {
  private final class Watcher: NSObject, UISceneDelegate {
    var calls: [String] = []
    func sceneWillResignActive(_ scene: UIScene) { calls.append("scene resigns") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("scene leaves") }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("scene comes") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("scene active") }
  }

  @Test func delegatesAndObserversAreNotifiedInOrder() {
    let stage = Stage()
    let watcher = Watcher()
    UIApplication.shared.connectedScenes.first?.delegate = watcher
    let names: [(Notification.Name, String)] = [
      (UIApplication.willResignActiveNotification, "resigns"),
      (UIApplication.didEnterBackgroundNotification, "leaves"),
      (UIApplication.willEnterForegroundNotification, "comes"),
      (UIApplication.didBecomeActiveNotification, "active"),
    ]
    let tokens = names.map { name, call in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { watcher.calls.append(call) }
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    stage.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    #expect(watcher.calls == ["scene resigns", "resigns", "scene leaves", "leaves"])
    stage.enterBackground()
    watcher.calls = []
    stage.enterForeground()
    stage.enterForeground()
    #expect(watcher.calls == ["scene comes", "comes", "scene active", "active"])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func animationsEndAndTheirCompletionsSaySo() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 100
    } completion: { finished in
      ends.append(finished)
      UIView.animate(withDuration: 1) {
        view.center.y = 50
      } completion: {
        ends.append($0)
      }
    }
    let kept = CABasicAnimation(keyPath: "opacity")
    (kept.fromValue, kept.duration, kept.isRemovedOnCompletion) = (0, 1, false)
    view.layer.add(kept, forKey: "kept")
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.x != 100)
    stage.enterBackground()
    #expect(ends == [false, false])
    #expect(view.layer.presentation()?.position == CGPoint(x: 100, y: 50))
    #expect(view.layer.animationKeys() == ["kept"])
    stage.enterForeground()
    #expect(stage.settle().isEmpty)
  }

  @Test func aSwipeBackIsCancelled() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    stage.window.rootViewController = navigation
    stage.settle()
    stage.perform(
      .drag(
        from: CGPoint(x: 1, y: 400), direction: CGVector(dx: 1, dy: 0), length: 393, to: [0.7],
        legDuration: 0.3, rest: 5, release: .lift))
    stage.advance(by: 1)
    stage.enterBackground()
    stage.enterForeground()
    #expect(stage.settle().isEmpty)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func animationsWithoutEndDoNotHoldTheBackgroundUp() {
    let stage = Stage()
    let view = UIView()
    stage.window.addSubview(view)
    var rounds = 0
    func turn() {
      UIView.animate(withDuration: 1) {
        view.center.x += 10
      } completion: { _ in
        rounds += 1
        turn()
      }
    }
    turn()
    stage.advance(by: 0.1)
    stage.enterBackground()
    #expect(rounds == 100)
  }
}
