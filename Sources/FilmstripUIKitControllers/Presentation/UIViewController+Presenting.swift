// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension UIViewController {
  /// Checks and starts a presentation; what iOS prints when it refuses becomes a finding.
  func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    require(
      controller !== self,
      "Application tried to present modally a view controller \(type(of: controller)) on itself")
    require(
      controller.presentation == nil,
      "Application tried to present modally a view controller \(type(of: controller)) "
        + "that is already being presented")
    require(
      controller.parent == nil,
      "Application tried to present modally a view controller \(type(of: controller)) "
        + "that has a parent view controller")
    let presenter = presenter(of: controller)
    presenter.checkCurl(of: controller)
    let log = environment.log
    if let below = presenter.presentationBelow {
      log.report(
        .presentedTwice(
          controller: controller.reportName, presenter: presenter.reportName, source: reportName,
          presented: below.presentedViewController.reportName))
      return
    }
    guard !presenter.isLeavingWindow,
      presenter.viewIfLoaded?.window != nil || presenter.rootWindow?.isKeyWindow == true
    else {
      log.report(
        .presentedOutsideWindow(
          controller: controller.reportName, presenter: presenter.reportName, source: reportName))
      return
    }
    let asked = controller.makePresentation(on: presenter, source: self)
    asked.sourceViewController = self
    asked.presentingViewController = presenter
    let presentation = asked.adapted(
      to: presenter.viewIfLoaded?.window?.traitCollection ?? presenter.traitCollection)
    presentation.sourceViewController = self
    presentation.presentingViewController = presenter
    presentation.presentedViewController.presentation = presentation
    presenter.presentationBelow = presentation
    presentation.present(animated: animated, completion: completion)
  }

  /// Whether the view is about to leave its window, with a dismissal or because the window gets another root.
  private var isLeavingWindow: Bool {
    for controller in lineage {
      if let presentation = controller.presentation { return presentation.phase == .dismissing }
      guard controller.parent == nil, case .disappearing = controller.appearance else { continue }
      return controller.viewIfLoaded?.window?.rootViewController !== controller
    }
    return false
  }

  /// What documentation says of partial curls: only from full screen to full screen, and not further.
  private func checkCurl(of controller: UIViewController) {
    if presentation != nil, curlsPartially {
      refuse(
        "Application tried to present modally a view controller \(type(of: controller)) on a "
          + "partially curled view controller \(type(of: self))")
    }
    guard controller.curlsPartially else { return }
    let isFullScreen = presentation.map { $0.presentationStyle == .fullScreen } ?? true
    require(
      controller.modalPresentationStyle == .fullScreen && isFullScreen,
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
        + "view controller \(type(of: self))")
  }

  private var curlsPartially: Bool {
    if let preferredTransition {
      if case .style(.partialCurl) = preferredTransition.kind { return true }
      return false
    }
    return modalTransitionStyle == .partialCurl && transitioningDelegate == nil
  }

  /// Who presents: for a context style the nearest controller that defines one, else the root of the
  /// hierarchy that is presented last.
  private func presenter(of controller: UIViewController) -> UIViewController {
    let style = controller.modalPresentationStyle
    var current = self
    while true {
      if style == .currentContext || style == .overCurrentContext,
        current.definesPresentationContext
      {
        return current
      }
      guard let parent = current.parent else { return current }
      current = parent
    }
  }

  /// The presentation controller of the style: the transitioning delegate's for `custom`.
  func makePresentation(on presenter: UIViewController, source: UIViewController)
    -> UIPresentationController
  {
    if let preparedPresentation {
      preparedPresentation.holdsPresented = true
      self.preparedPresentation = nil
      return preparedPresentation
    }
    if modalPresentationStyle == .custom, let delegate = transitioningDelegate {
      environment.log.note("presentationControllerForPresented", of: delegate)
      if let own = delegate.presentationController(
        forPresented: self, presenting: presenter, source: source)
      {
        return own
      }
    }
    return makeBuiltInPresentation(on: presenter)
  }

  func makeBuiltInPresentation(on presenter: UIViewController?) -> UIPresentationController {
    if let alert = self as? UIAlertController, !alert.isPopover {
      return AlertPresentationController(alert, presenting: presenter)
    }
    // A zoom without a style fills the screen.
    if modalPresentationStyle == .automatic, preferredTransition?.zoom != nil {
      return FullScreenPresentationController(presentedViewController: self, presenting: presenter)
    }
    switch modalPresentationStyle {
    case .fullScreen, .currentContext:
      return FullScreenPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet, .automatic:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .overFullScreen, .overCurrentContext, .blurOverFullScreen, .custom, .none:
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// Dismisses what this controller presents, else this controller, else the one it is in.
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    for controller in lineage {
      if let below = controller.presentationBelow {
        return controller.dismissPresented(below, animated: animated, completion: completion)
      }
      if let own = controller.presentation {
        return own.presentingViewController.dismissPresented(
          own, animated: animated, completion: completion)
      }
    }
    // Nothing is presented; as nothing is in the way, the completion does not wait for anything.
    if let completion { environment.loop.enqueue(completion) }
  }

  /// Dismisses a presentation with everything in front of it; only the front-most one is seen to go.
  private func dismissPresented(
    _ presentation: UIPresentationController, animated: Bool, completion: (() -> Void)?
  ) {
    var front = presentation
    while let next = front.presentedViewController.presentationBelow { front = next }
    front.presentedViewController.interruptZoom()
    guard front.phase == .presented, presentation.phase == .presented else {
      environment.log.report(.dismissedInTransition(controller: reportName))
      return
    }
    while front !== presentation, front.presentingViewController !== self {
      front.absorbPresentationBelow()
    }
    front.dismiss(animated: animated, completion: completion)
  }
}

extension UIPresentationController {
  /// The presenting controller, unless it is the given one, as before a presentation is settled.
  func otherPresenter(than controller: UIViewController) -> UIViewController? {
    presentingViewController === controller ? nil : presentingViewController
  }
}
