// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation

/// How a transition of the gallery is broken, for a sweep to find.
enum SweepFault: String, CaseIterable, Sendable {
  // What is left behind.
  case transform, alpha, hidden, corner, mask, anchorPoint, zPosition, clipping, interaction,
    recognizer
  case extraView, lostView, timer, displayLink, endlessAnimation
  // A cancel that leaves it.
  case cancelAlpha, cancelFrame, cancelInteraction
  // Ends.
  case endJump, endFade, startJump, startFlash, blackFlash, greenFrame, briefLayer
  // Life.
  case keptController, keptContext, keptByRoot
  // Touches, callbacks, repetition.
  case ignoredTouches, appearance, secondRun
  // Pace.
  case duration, late, pause, hitch, runsAlone
  case flashes, redFlashes
  // Bars, safe areas, texts, cost.
  case barJump, safeAreaJump, cutText, passingText, overlappingTexts, castShadow, pathMask

  /// The rules of which one has to tell of it.
  var rules: [Rule] {
    switch self {
    case .transform, .alpha, .hidden, .corner, .anchorPoint, .zPosition, .clipping, .interaction,
      .recognizer:
      [.endsOtherwise]
    case .mask: [.endsOtherwise, .leftoverLayer]
    case .extraView: [.leftoverLayer]
    case .lostView: [.lostLayer]
    case .timer, .displayLink, .endlessAnimation: [.outlivesTransition]
    case .cancelAlpha, .cancelFrame: [.cancelLeavesChange, .notRestored]
    case .cancelInteraction: [.cancelLeavesChange]
    case .endJump, .endFade: [.jumpsAtEnd]
    case .startJump: [.jumpsAtStart]
    case .startFlash, .briefLayer: [.oneFrameLayer]
    case .blackFlash: [.blankFrame]
    case .greenFrame: [.blankFrame, .oneFrameLayer]
    case .keptController, .keptContext: [.notFreed]
    case .keptByRoot: [.keptAfterDismissal]
    case .ignoredTouches: [.deadToTouch]
    case .appearance: [.appearanceDiffers]
    case .secondRun: [.secondRunDiffers]
    case .duration: [.durationDiffers]
    case .late: [.durationDiffers]
    case .pause: [.stalls]
    case .hitch: [.hitch]
    case .runsAlone: [.notScrubbable]
    case .flashes, .redFlashes: [.flashes]
    case .barJump: [.barJumps]
    case .safeAreaJump: [.safeAreaJumps]
    case .cutText, .passingText: [.cutText]
    case .overlappingTexts: [.overlappingTexts]
    case .castShadow, .pathMask: [.offscreenPasses]
    }
  }

  /// The texts that the screen to come has, with their places.
  var texts: [(String, CGRect)] {
    let first = CGRect(x: 10, y: 130, width: 60, height: 21)
    return switch self {
    case .cutText: [("Some", first)]
    case .overlappingTexts: [("A", first), ("B", first.offsetBy(dx: 20, dy: 0))]
    default: []
    }
  }

  /// Texts that have room at the largest size.
  static let roomyTexts = [("Go", CGRect(x: 5, y: 125, width: 90, height: 70))]

  /// Whether it shows where the text is larger alone.
  var isOfText: Bool { rules.contains(.cutText) || rules.contains(.overlappingTexts) }

  /// Whether every mutant of it has to be found, as those of Reduce Motion, cancels, ends, life and what is left behind.
  var mustBeFound: Bool {
    ![
      .duration, .late, .pause, .hitch, .runsAlone, .flashes, .redFlashes, .ignoredTouches,
    ]
    .contains(self)
  }

  /// The transitions of the gallery that are broken so.
  var entries: [String] {
    switch self {
    case .cancelAlpha, .cancelFrame, .cancelInteraction, .runsAlone: ["drop-pop", "scale-pop"]
    case .keptByRoot, .secondRun: ["slide-present", "scale-push"]
    case .recognizer, .lostView, .interaction: ["drop-push", "spring-present"]
    default:
      SweepFault.pairs[(SweepFault.allCases.firstIndex(of: self) ?? 0) % SweepFault.pairs.count]
    }
  }

  private static let pairs = [
    ["drop-push", "diagonal-present"], ["slide-present", "shadow-push"],
    ["scale-push", "spring-present"], ["drop-push", "slide-present"],
    ["scale-push", "diagonal-present"],
  ]
}
