import UIKit

/// Slides a message in over the inbox, which follows more slowly.
public final class CardPush: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  public init(duration: TimeInterval = 0.35) { self.duration = duration }

  public func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
  }
}
