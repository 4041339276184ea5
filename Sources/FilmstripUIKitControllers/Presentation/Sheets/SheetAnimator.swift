// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

/// Slides a sheet up from below its container, and down again, with all that is around it.
///
/// By the system's spring (measured for coming; that going is the reverse is asserted).
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning, BuiltInPart {
  private let sheet: UISheetPresentationController
  private let isPresenting: Bool

  init(_ sheet: UISheetPresentationController, isPresenting: Bool) {
    self.sheet = sheet
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Spring.system.settlingDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (sheet, isPresenting) = (sheet, isPresenting)
    if isPresenting {
      sheet.arrange()
      sheet.arrangeHidden()
      transitionContext.containerView.addSubview(sheet.sheetView)
      sheet.sheetView.layOutContent()
    }
    sheet.driveCardAlongside()
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .systemCurve
    ) {
      if isPresenting { sheet.arrange() } else { sheet.arrangeHidden() }
      sheet.arrangeSurroundings(areShown: isPresenting)
    } completion: { _ in
      let wasCancelled = transitionContext.transitionWasCancelled
      if wasCancelled {
        if isPresenting { sheet.arrangeHidden() } else { sheet.arrange() }
        sheet.arrangeSurroundings(areShown: !isPresenting)
      }
      transitionContext.completeTransition(!wasCancelled)
    }
  }
}
