// SPDX-License-Identifier: MIT

extension SweepComparison {
  /// What is for the time of a transition alone: an application seldom has another value after the way back for reasons
  /// of its own, as it has of texts, pictures and places.
  private static let passing = [
    "transform", "opacity", "isHidden", "isUserInteractionEnabled", "accessibility", "cornerRadius",
    "masksToBounds", "zPosition", "anchorPoint",
  ]

  /// How a screen differs after the way back from the one before the transition, but for what is found without.
  static func returnFindings(
    before: SettledScreen, after: SettledScreen, without known: [Found]
  ) -> [Found] {
    let keys = Set(known.map { DefectKey($0.finding).subject })
    return SweepComparison(reference: .beforeThere, expected: before, actual: after).findings()
      .filter { found in
        let property = found.finding.property ?? ""
        return found.finding.rule == .returnLeavesChange
          && passing.contains(where: property.hasPrefix)
          && !keys.contains(DefectKey(found.finding).subject)
      }
  }
}
