// SPDX-License-Identifier: MIT

extension UIPresentationController {
  /// The style that the delegate, or else the presentation itself, adapts to; `none` to stay.
  ///
  /// What a presentation may adapt to is documented: full screen, over it, or a sheet.
  private func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    var style = adaptivePresentationStyle(for: traits)
    if style == .automatic { style = .pageSheet }
    switch style {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet: return style
    case .none: return .none
    default:
      presentedViewController.environment.log.report(
        .adaptedStyle(
          rawValue: style.rawValue, controller: presentedViewController.reportName))
      return .none
    }
  }

  /// The presentation that takes place in given surroundings: this one, or what it adapts to.
  func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let style = adaptedStyle(for: traits)
    guard style != .none, style != presentationStyle else { return self }
    var presented = presentedViewController
    if let delegate {
      presented.environment.log.note("viewControllerForAdaptivePresentationStyle", of: delegate)
      presented =
        delegate.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        ?? presented
    }
    let result = makeAdapted(style, presented: presented)
    result.holdsPresented = true
    result.delegate = delegate
    result.adaptedFrom = self
    result.adaptedStyle = style
    return result
  }

  private func makeAdapted(_ style: UIModalPresentationStyle, presented: UIViewController)
    -> UIPresentationController
  {
    switch style {
    case .fullScreen:
      return FullScreenPresentationController(
        presentedViewController: presented, presenting: presentingViewController)
    case .pageSheet, .formSheet:
      if presented === presentedViewController,
        let popover = self as? UIPopoverPresentationController
      {
        return popover.handOverSheet()
      }
      return UISheetPresentationController(
        presentedViewController: presented, presenting: presentingViewController)
    default:
      return UIPresentationController(
        presentedViewController: presented, presenting: presentingViewController)
    }
  }

  /// Notifies the delegate which style the presentation begins in; `none` for its own.
  func notifyWillPresent() {
    guard let delegate else { return }
    presentedViewController.environment.log.note("willPresentWithAdaptiveStyle", of: delegate)
    delegate.presentationController(
      adaptedFrom ?? self, willPresentWithAdaptiveStyle: adaptedStyle ?? .none,
      transitionCoordinator: presentingViewController.transitionCoordinator)
  }
}
