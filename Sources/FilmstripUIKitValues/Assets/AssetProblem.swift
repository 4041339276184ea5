// SPDX-License-Identifier: MIT

struct AssetProblem: Error {
  let path: String
  /// What is wrong with it, and what to do.
  let reason: String

  func report() {
    StageScope.current.assets.problemCount += 1
    ContentFact.unusableAsset(path: path, reason: reason).report()
  }
}
