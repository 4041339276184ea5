// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import QuartzCore

/// Why a part of an asset catalog, or of a file of texts, cannot be used.
struct AssetProblem: Error {
  let path: String
  /// What is wrong with it, and what to do.
  let reason: String

  func report() {
    StageScope.current.assets.problemCount += 1
    ContentFact.unusableAsset(path: path, reason: reason).report()
  }
}
