// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripTesting
import Foundation
import Mail
import Testing
import UIKit

/// The code of the articles about goldens, which compiles.
///
/// What it does is tested with the assertions themselves.
private enum TestingSnippets {
  @MainActor static func snapshots(of badge: UIView, settings: [String: Int]) {
    // snippet: snapshots
    assertSnapshot(
      of: InboxViewController(), as: .image, on: [.iPhone15, .iPhoneSE3],
      appearances: [.light, .dark], textSizes: [.large, .accessibilityExtraLarge])
    assertSnapshot(of: badge, as: .image(at: [0, 0.1, 0.2]))
    assertSnapshot(of: settings, as: .json)
    // end of snippet
  }

  @MainActor static func tolerance(on stage: Stage, navigation: UINavigationController) {
    // snippet: tolerance
    assertTransition(
      on: stage,
      tolerance: PixelTolerance(
        reason: "the map's tiles are rounded differently by two versions of libjpeg",
        channelDifference: 2)
    ) {
      navigation.popViewController(animated: true)
    }
    // end of snippet
  }
}
