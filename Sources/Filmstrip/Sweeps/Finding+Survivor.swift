// SPDX-License-Identifier: MIT
internal import UIKit

extension Finding {
  /// An object of a transition that exists; the holder is the property that refers to it, where that is seen.
  @MainActor
  static func survivor(
    _ rule: Rule, _ participant: TransitionCourses.Participant, _ time: String, holder: String?
  ) -> Finding {
    let reference = holder.map { ", and \($0) refers to it" } ?? ""
    return Finding(
      rule: rule,
      message: "the \(participant.role) \(participant.name) exists \(time)\(reference)",
      object: participant.name)
  }
}
