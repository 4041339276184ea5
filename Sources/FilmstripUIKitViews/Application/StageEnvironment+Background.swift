// SPDX-License-Identifier: MIT
internal import Foundation
internal import QuartzCore

/// The way of the application to the background and back.
///
/// The scene is notified before the application, and delegates before observers (approximated: Apple documents both
/// calls, not their order). An application with a delegate of the scene is notified by that alone (documented).
extension StageEnvironment {
  /// Makes the application inactive: touches that are down are cancelled.
  package func resignActive() {
    guard application.applicationState == .active else { return }
    sceneDelegate?.sceneWillResignActive(windowScene)
    post(UIScene.willDeactivateNotification, of: windowScene)
    (windowScene.activationState, application.life) = (.foregroundInactive, .inactive)
    applicationDelegate?.applicationWillResignActive(application)
    post(UIApplication.willResignActiveNotification, of: application)
    touches.cancelTouches()
  }

  /// Puts an inactive application in the background.
  package func enterBackground() {
    guard application.applicationState == .inactive else { return }
    (windowScene.activationState, application.life) = (.background, .background)
    sceneDelegate?.sceneDidEnterBackground(windowScene)
    post(UIScene.didEnterBackgroundNotification, of: windowScene)
    applicationDelegate?.applicationDidEnterBackground(application)
    post(UIApplication.didEnterBackgroundNotification, of: application)
  }

  /// Removes the animations of all layers but those that stay after their ends; returns whether there were any.
  ///
  /// Reported: animations are removed when the application enters the background, unless `isRemovedOnCompletion` is
  /// false, and those that are begun there end at once (richardwarrender.com, 2011; wnagrodzki/AnimationRestoration;
  /// an animator that began again in its completion ran hundreds of times there, a question of 2022). Completions are
  /// called with false then, as for any animation that is removed (documented).
  package func removeAnimationsInBackground() -> Bool {
    var removesAny = false
    for layer in scheduler.animatedLayers {
      for key in layer.animationKeys() ?? [] {
        guard layer.animation(forKey: key)?.isRemovedOnCompletion == true else { continue }
        layer.removeAnimation(forKey: key)
        removesAny = true
      }
    }
    return removesAny
  }

  /// Brings an application from the background to the front.
  package func enterForeground() {
    guard application.applicationState == .background else { return }
    sceneDelegate?.sceneWillEnterForeground(windowScene)
    post(UIScene.willEnterForegroundNotification, of: windowScene)
    applicationDelegate?.applicationWillEnterForeground(application)
    post(UIApplication.willEnterForegroundNotification, of: application)
    (windowScene.activationState, application.life) = (.foregroundActive, .active)
    sceneDelegate?.sceneDidBecomeActive(windowScene)
    post(UIScene.didActivateNotification, of: windowScene)
    applicationDelegate?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification, of: application)
  }

  private var sceneDelegate: (any UISceneDelegate)? { windowScene.delegate }

  private var applicationDelegate: (any UIApplicationDelegate)? {
    sceneDelegate == nil ? application.delegate : nil
  }

  private func post(_ name: NSNotification.Name, of object: UIResponder) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
