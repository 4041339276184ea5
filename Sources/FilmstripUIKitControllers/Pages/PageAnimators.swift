// SPDX-License-Identifier: MIT

final class PageSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning, BuiltInPart {
  private let content: PageContentView
  private let pages: [UIViewController]
  /// Where the new pages lie: -1 or 1.
  private let side: CGFloat

  init(_ content: PageContentView, to pages: [UIViewController], side: CGFloat) {
    self.content = content
    self.pages = pages
    self.side = side
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { BehaviorProfile.current.pages.scrollDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    addPages()
    content.slide(
      to: -side * content.pitch, duration: transitionDuration(using: transitionContext)
    ) { transitionContext.completeTransition(true) }
  }

  func addPages() { content.addIncoming(pages.map { $0.view }, side: side) }
}

final class PageCurlAnimator: NSObject, UIViewControllerAnimatedTransitioning, BuiltInPart {
  private let content: PageContentView
  private let pages: [UIViewController]
  private let style: TransitionEffect.Style

  init(_ content: PageContentView, to pages: [UIViewController], style: TransitionEffect.Style) {
    self.content = content
    self.pages = pages
    self.style = style
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { BehaviorProfile.current.pages.curlDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let transition = (transitionContext as? TransitionContext)?.transition
    let block = ViewAnimationBlock(
      duration: transitionDuration(using: transitionContext), delay: 0, options: []
    ) { _ in
      // One that was ended at once is ignored.
      guard transition?.hasEnded != true else { return }
      transitionContext.complete()
    }
    // Outside of the block, whose animations are not those that the pages begin as they appear.
    content.addIncoming(pages.map { $0.view }, side: 0)
    content.hideCurrent()
    content.layoutIfNeeded()
    block.run {
      block.note(content)
      let curl = CATransition(style: style)
      curl.timingFunction = block.timingFunction
      block.add(curl, to: content.layer, key: "transition")
    }
  }
}
