// SPDX-License-Identifier: MIT
internal import UIKit

/// Objects of a sweep's transitions that exist although nothing should refer to them.
@MainActor
struct SweepSurvivors {
  /// One that exists after its stage was released.
  private struct Survivor {
    let participant: TransitionCourses.Participant
    let way: SweepWay
    /// Whether it takes part in another way as well: then what sets transitions up keeps it.
    var isShared = false
  }

  private var survivors: [Survivor] = []

  /// Takes who has taken part in a way, before what the way has made is released.
  mutating func note(_ participants: [TransitionCourses.Participant]) {
    for place in survivors.indices {
      let known = survivors[place].participant.object
      if participants.contains(where: { $0.object === known }) { survivors[place].isShared = true }
    }
  }

  /// Takes those who exist after all that their way has made was released.
  mutating func takeRemaining(
    of participants: [TransitionCourses.Participant], _ way: SweepWay
  ) {
    let known = survivors.compactMap(\.participant.object)
    survivors +=
      participants
      .filter { participant in
        guard let object = participant.object else { return false }
        return !known.contains { $0 === object }
      }.map { Survivor(participant: $0, way: way) }
  }

  /// A finding for each that nothing shares, in the order of the ways.
  var findings: [(finding: Finding, way: SweepWay)] {
    let own = survivors.filter { !$0.isShared && $0.participant.object != nil }
    return own.compactMap { survivor in
      let others = own.filter { $0.way == survivor.way }.compactMap(\.participant.object)
      guard let object = survivor.participant.object else { return nil }
      return (
        .survivor(
          .notFreed, survivor.participant, "when nothing of the transition is left",
          holder: ObjectHolder.name(of: object, among: others.filter { $0 !== object })),
        survivor.way
      )
    }
  }
}

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
