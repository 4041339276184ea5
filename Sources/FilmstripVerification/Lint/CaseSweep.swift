// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import FilmstripScenes

/// What the ways of a case have found, as far as they are gone.
struct CaseSweep {
  private let member: SceneSelection.Member
  private let timeout: Int
  /// The number of the way that all are compared with.
  private static let withoutAnimation = -1
  private var plan = LintPlan(ways: [], omissions: [])
  private var found = DefectList<Int?, Int?>()
  private var error: String?
  private var goneCount = 0
  private var omissions: [String] = []
  private var unreached = 0
  /// Ways that lead back, and ways at whose end the screen from before is still there.
  private var (returning, keeping): (Set<Int>, Set<Int>) = ([], [])

  /// Begins with the answer to how many ways there are.
  init(_ member: SceneSelection.Member, plan reply: LintSeats.Reply, timeout: Int) {
    (self.member, self.timeout) = (member, timeout)
    switch reply {
    case .answer(.planned(let plan)): (self.plan, omissions) = (plan, plan.omissions)
    case .answer(.failed(let message)): error = message
    case .answer: error = VerificationError.filesChanged(name: member.name).description
    case .ended, .late: note(reply, nil)
    }
  }

  /// The numbers of the ways.
  var wayCount: Range<Int> { plan.ways.indices }

  /// Takes what came of a way; nil where it was not gone any more.
  mutating func take(_ reply: LintSeats.Reply?, of way: Int) {
    guard let reply else {
      unreached += 1
      return
    }
    switch reply {
    case .answer(.gone(let gone)):
      if let omission = gone.omission {
        omissions.append(omission)
        return
      }
      goneCount += 1
      if plan.ways[way].returns { returning.insert(way) }
      if gone.keepsScreen { keeping.insert(way) }
      omissions += gone.unstable.filter { !omissions.contains($0) }
      for entry in gone.findings { found.note(entry.finding, way, entry.recording) }
      if let end = gone.plainEnd { found.note(end, CaseSweep.withoutAnimation, nil) }
    case .answer(.failed(let message)):
      // A set-up that fails in some ways alone.
      omissions.append("\(plan.ways[way].description): it cannot be set up: \(message)")
    case .answer: error = VerificationError.filesChanged(name: member.name).description
    case .ended, .late:
      goneCount += 1
      note(reply, way)
    }
  }

  private mutating func note(_ reply: LintSeats.Reply, _ way: Int?) {
    switch reply {
    case .ended(let how, let log):
      found.note(.endsProgram(how: how, message: log.last), way, nil)
    case .late: found.note(.neverReturns(within: timeout), way, nil)
    case .answer: break
    }
  }

  var result: LintedCase {
    var linted = LintedCase(
      suite: member.suite, name: member.sceneCase.name, fullName: member.name,
      scene: member.sceneCase.scene.name, place: member.sceneCase.place)
    if case .image(let path) = member.sceneCase.scene.to { linted.screenshot = path }
    (linted.error, linted.wayCount) = (error, goneCount)
    linted.omissions = omissions
    if unreached > 0 {
      linted.omissions.append(
        "\(unreached.counting("way")) after three that used up all time or memory")
    }
    linted.isWhole = unreached == 0 && error == nil && !plan.ways.isEmpty
    linted.findings = found.defects.compactMap { defect in
      let level = member.sceneCase.scene.rules[defect.finding.rule]
      if level == .off { return nil }
      let way = defect.ways[0]
      let planned =
        way.map { $0 == CaseSweep.withoutAnimation ? .withoutAnimation : plan.ways[$0] } ?? .setUp
      return LintFinding(
        finding: defect.finding, severity: level?.severity ?? severity(defect),
        way: planned.description, instruction: planned.instruction,
        otherWays: defect.ways.count - 1, wayIndex: way, recording: defect.evidence,
        gesture: planned.gesture,
        command: command(planned))
    }
    return linted
  }

  /// The rule's, but a warning for what the animation alone makes of a screen that stays behind or around another one,
  /// and takes back on the way back: the look of a card, which is wrong only without animation.
  private func severity(_ defect: DefectList<Int?, Int?>.Defect) -> Rule.Severity {
    let rule = defect.finding.rule
    guard [.endsOtherwise, .leftoverLayer, .lostLayer].contains(rule), !returning.isEmpty,
      defect.ways.allSatisfy({ $0.map { keeping.contains($0) && !returning.contains($0) } ?? false }
      )
    else { return rule.severity }
    return .warning
  }

  /// The words of the command that shows a way, without its gesture; nil where `render` cannot go it.
  private func command(_ way: LintPlan.Way) -> [String]? {
    let scene = member.sceneCase.scene
    guard var options = way.renderOptions else { return nil }
    // What drives a case in its file cannot be taken away, and options do not replace variants.
    if way.gesture == nil, scene.touch != nil { return nil }
    if options.contains("--device"), !scene.variants.devices.isEmpty { return nil }
    if options.contains("--appearance"), !scene.variants.appearances.isEmpty { return nil }
    guard !member.suite.isEmpty else {
      for (option, screen) in [("--from", scene.from), ("--to", scene.to)] {
        guard case .image(let path) = screen else { return nil }
        options += [option, path]
      }
      if let device = member.sceneCase.variant.device { options += ["--device", device] }
      if let scale = scene.scale { options += ["--scale", "\(scale)"] }
      return [scene.transition] + options
    }
    return [member.sceneCase.file, "--filter", member.name] + options
  }
}
