// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// Curls a corner of the presenting view up, so that the presented one shows beneath it, and back.
///
/// The curl stops part of the way (`PresentationBehavior.curlShare`); what is left of the page stays on
/// the screen as a picture until the dismissal.
final class PartialCurlAnimator: NSObject, ModalAnimator {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  private var profile: PresentationBehavior { BehaviorProfile.current.presentation }

  var duration: TimeInterval { profile.curlDuration }

  func animate(
    _ presented: UIView, of controller: UIViewController,
    in context: any UIViewControllerContextTransitioning
  ) {
    guard let page = context.view(forKey: isPresenting ? .from : .to) else {
      return context.complete()
    }
    let container = context.containerView
    if isPresenting { presented.frame = context.finalFrame(for: controller) }
    let curled = curledPage(of: page, in: container)
    container.countAsShown()
    let block = ViewAnimationBlock(
      duration: duration, delay: 0, options: []
    ) { [self] _ in
      let wasCancelled = context.transitionWasCancelled
      page.isHidden = false
      presented.isHidden = false
      curled.isHidden = false
      // Without the page the screen is the presenting one's again.
      if isPresenting == wasCancelled { curled.removeFromSuperview() }
      context.complete()
    }
    block.run {
      block.note(container)
      let transition = CATransition(style: isPresenting ? .cornerCurlUp : .cornerCurlDown)
      transition.timingFunction = block.timingFunction
      if isPresenting {
        transition.endProgress = Float(profile.curlShare)
      } else {
        transition.startProgress = Float(1 - profile.curlShare)
      }
      block.add(transition, to: container.layer, key: "transition")
      UIView.performWithoutAnimation {
        if isPresenting {
          container.addSubview(presented)
          container.addSubview(curled)
          // It comes when the moving page has gone: not both of their shadows at once.
          curled.isHidden = true
          page.isHidden = true
        } else {
          presented.isHidden = true
          curled.isHidden = true
        }
        container.layoutIfNeeded()
      }
    }
  }

  /// The picture of the curled page that is on the screen after a presentation.
  private func curledPage(of page: UIView, in container: UIView) -> CurledPageView {
    let shown = container.subviews.compactMap { $0 as? CurledPageView }.first
    if let shown, !isPresenting { return shown }
    let view = CurledPageView(frame: container.bounds)
    view.show(page, share: profile.curlShare)
    return view
  }
}

final class CurledPageView: UIView {
  /// Shows a page of which a fraction is rolled up.
  fileprivate func show(_ page: UIView, share: Double) {
    layer.role = "curled page"
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let context = CGContext()
    page.recordHierarchy(
      in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: false, to: context)
    let commands = PageCurl.commands(
      of: context.commands, size: bounds.size, share: share,
      slant: environment.behavior.transitions.cornerCurlSlant)
    layer.contents = CGImage(
      picture: Picture(size: bounds.size, commands: commands), scale: UIScreen.main.scale)
  }
}
