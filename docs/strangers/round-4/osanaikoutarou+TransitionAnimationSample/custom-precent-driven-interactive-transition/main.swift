// Glue: the two screens of the sample with the frames of Main.storyboard, and what CustomNavigationController.swift sets: the pan on the stack, pop and condition.
// CustomPrecentDrivenInteractiveTransition, TransitionAnimationSample/create/CustomPrecentDrivenInteractiveTransition.swift:13. Written once: what you change here stays.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import CustomPrecentDrivenInteractiveTransitionFiles

/// The app's ViewController: the picture is hidden in a transition.
final class FromScreen: StandInScreen, TransitioinAnimationTargetPushFromViewControllerProtocol, TransitioinAnimationTargetPopToViewControllerProtocol {
  var targetViewPushFrom: UIView { picture }
  func animationStartInPushFro() { picture.isHidden = true }
  func animationEndedInPushFro() { picture.isHidden = false }
  var targetViewPopTo: UIView { picture }
  func animationStartInPopTo() { picture.isHidden = true }
  func animationEndedInPopTo() { picture.isHidden = false }
}

/// The app's SecondViewController: its background is cleared for a pop.
final class ToScreen: StandInScreen, TransitioinAnimationTargetPushToViewControllerProtocol, TransitioinAnimationTargetPopFromViewControllerProtocol {
  var targetViewPushTo: UIView { picture }
  func animationStartInPushTo() {}
  func animationEndedInPushTo() {}
  var targetViewPopFrom: UIView { picture }
  func animationStartInPopFrom() {}
  func animationEndedInPopFrom() {}
  func clearBack() { view.backgroundColor = view.backgroundColor?.withAlphaComponent(0) }
  func resetBack() { view.backgroundColor = view.backgroundColor?.withAlphaComponent(1) }
  var shouldBeginGesture: Bool { true }
}

FilmstripMain.run { scenes in
  scenes.addScreen("from") {
    let screen = FromScreen("From")
    screen.picture.frame = CGRect(x: 16, y: 243, width: 234.5, height: 125)
    return screen
  }
  scenes.addScreen("to") {
    let screen = ToScreen("To")
    screen.picture.frame = CGRect(x: 0, y: 123, width: 393, height: 200)
    return screen
  }
  scenes.addForthAndBack(.push, drag: GalleryDrag(.down, startY: 0.3)) { scene in
    let (navigation, to) = (scene.navigation, scene.to as! ToScreen)
    let delegate = CustomPrecentDrivenInteractiveTransition(view: navigation.view)
    delegate.shouldBeginGesture = { _ in navigation.viewControllers.count > 1 && to.shouldBeginGesture }
    delegate.popViewController = { navigation.popViewController(animated: true) }
    return delegate
  }
}
