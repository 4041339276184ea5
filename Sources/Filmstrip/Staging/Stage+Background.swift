// SPDX-License-Identifier: MIT
internal import QuartzCore
internal import UIKit

extension Stage {
  /// Puts the application in the background, as when the user goes to the home screen.
  ///
  /// Touches that are down are cancelled, delegates and observers are notified, and animations end where they lead,
  /// except those whose `isRemovedOnCompletion` is false. No time passes.
  public func enterBackground() {
    environment.drive {
      environment.resignActive()
      environment.step()
      environment.enterBackground()
      environment.step()
      // A completion may begin the next animation, which ends at once, too.
      for _ in 0..<Stage.backgroundRounds {
        guard environment.removeAnimationsInBackground() else { break }
        environment.step()
      }
    }
  }

  /// Brings the application back to the front.
  public func enterForeground() {
    environment.drive {
      environment.enterForeground()
      environment.step()
    }
  }

  /// How often animations end that others begin in their completions; a loop goes on in the foreground.
  private static let backgroundRounds = 100
}
