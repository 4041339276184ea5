// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

/// Goes the ways of a transition, in any order.
@MainActor
package final class SweepRunner {
  /// The ways of the transition, the plainest first.
  package let ways: [SweepWay]
  /// The touches that drive the transition and the way back, where there are some.
  package let drags: (there: SweptTransition.Drag?, back: SweptTransition.Drag?)
  package let device: Device
  private let make: (Stage, SweepWay) throws -> SweptTransition
  /// What the transition takes in virtual seconds, by the plainest way.
  private var duration: Double?
  /// Screens that ways reach without animation.
  private var references: [SweepWay: EndWithoutAnimation] = [:]

  /// Where a way leads without animation.
  private struct EndWithoutAnimation {
    let before: SettledScreen
    let screen: SettledScreen
    /// The classes of controllers that exist and are not shown any more.
    let dismissed: [String]
  }
  /// How far screens go in ways from left to right, recording by recording.
  private var travels: [SweepWay.Course: [[ScreenTravel]]] = [:]
  /// Who takes part in several runs.
  private var shared: [TransitionCourses.Participant] = []
  /// What differs between two runs without animation, such as what random numbers decide.
  private var unstable: [SweepWay: [DefectKey]] = [:]

  /// What came of a way.
  package struct SweptWay {
    /// A finding, the index of the recording that shows it, and the number of its layer on the settled screen.
    package typealias Found = (finding: Finding, recording: Int?, layer: Int?)

    /// Why it was left out, in a line; nil where it was gone.
    package let omission: String?
    package fileprivate(set) var findings: [Found]
    /// What was not compared, as it differs from run to run, a line each.
    package var unstable: [String] = []
    /// Whether the screen from before is still there at the end, as behind a card.
    package var keepsScreen = false
    package let recordings: [Recording]
    /// The screen after the last recording; nil where the way was left out.
    package let settled: SettledScreen?
  }

  /// Sets the transition up once, to see which ways there are.
  package init(
    device: Device, changesLayout: Bool,
    _ make: @escaping (Stage, SweepWay) throws -> SweptTransition
  ) throws {
    (self.device, self.make) = (device, make)
    let sample = try make(Stage(device: device), SweepWay(.finished))
    drags = (sample.drag, sample.backDrag)
    ways = SweepWay.all(
      isDriven: sample.drag != nil, isBackDriven: sample.backDrag != nil,
      startsAgain: sample.startsAgain, changesLayout: changesLayout)
  }

  /// Goes a way, and compares where it ends unless that is left out.
  package func go(_ way: SweepWay, compares: Bool = true) throws -> SweptWay {
    // What the way has made is released with the return.
    var (swept, participants) = try perform(way, compares: compares)
    if compares {
      swept.findings += try survivors(of: participants, way).map { ($0, nil, nil) }
    }
    return swept
  }

  private func perform(
    _ way: SweepWay, compares: Bool
  ) throws -> (SweptWay, [TransitionCourses.Participant]) {
    if case .startedAfterCancel = way.course, try !runsWithoutTouch(way) {
      return (omitted(way, "nothing but the touch starts it"), [])
    }
    let run = try SweepRun(way, device: device, make)
    run.perform(duration: way.course.needsDuration ? try transitionDuration() : 0)
    if way == SweepWay(.finished) { duration = run.recordings.first?.duration }
    guard let after = run.after else {
      return (omitted(way, "the controllers on the screen do not allow it"), run.participants)
    }
    let refusal = run.recordings.flatMap(\.findings).first { way.isRefused(by: $0.rule) }
    if let refusal {
      return (omitted(way, "UIKit refuses it, as \(refusal.message)"), run.participants)
    }
    // What has not ended cannot have left anything: all that differs then is this one defect.
    let hasEnded = !run.recordings.flatMap(\.findings).contains { $0.rule == .neverCompletes }
    var findings = findingsInRecordings(of: run, checksMotion: hasEnded)
    if !hasEnded {
      findings.removeAll { [.dismissedInTransition, .presentedTwice].contains($0.finding.rule) }
    }
    var swept = SweptWay(
      omission: nil, findings: findings, recordings: run.recordings, settled: after)
    let participants = hasEnded ? run.participants : []
    if compares, hasEnded { try compare(run, after, &swept) }
    return (swept, participants)
  }

  /// Compares where a run ends, and how it runs a second time.
  private func compare(_ run: SweepRun, _ after: SettledScreen, _ swept: inout SweptWay) throws {
    let way = run.way
    let plain = try endWithoutAnimation(of: way)
    let isCancelled = run.isBefore && way.canBeCancelled
    let comparison =
      isCancelled
      ? SweepComparison(reference: .before, expected: run.before, actual: after)
      : SweepComparison(reference: .withoutAnimation, expected: plain.screen, actual: after)
    let last = run.recordings.indices.last
    // How far a list is scrolled depends on what was before.
    let differences = comparison.findings().filter {
      !way.course.changesSize || $0.finding.property?.hasPrefix("bounds.origin") != true
    }
    let unstable = isCancelled || differences.isEmpty ? [] : try unstable(in: way)
    for difference in differences {
      if let key = unstable.first(where: { $0.isLike(DefectKey(difference.finding)) }) {
        swept.unstable.append("\(key.subject): differs from run to run")
      } else {
        swept.findings.append((difference.finding, last, difference.layer))
      }
    }
    if way.course == .back, run.isBefore {
      swept.findings += SweepComparison.returnFindings(
        before: run.before, after: after, without: differences
      ).map { ($0.finding, last, $0.layer) }
    }
    swept.findings += after.elementFindings(since: run.before, expected: comparison.expected).map {
      ($0, last, nil)
    }
    swept.findings += try travelFindings(of: run)
    if let finding = try touchFinding(of: run) ?? outrunFinding(of: run) {
      swept.findings.append((finding, last, nil))
    }
    if let finding = releaseFinding(of: run) { swept.findings.append((finding, last, nil)) }
    if way.isCheckedForText {
      swept.findings += try textFindings(of: run, after).map { ($0, 0, $1) }
    }
    swept.keepsScreen = run.before.controllers.isSubset(of: after.controllers)
    if let finding = secondRunFinding(of: run) { swept.findings.append((finding, 2, nil)) }
    if way.course == .back {
      swept.findings += dismissedFindings(of: run, plain).map { ($0, last, nil) }
    }
  }

  private func omitted(_ way: SweepWay, _ reason: String) -> SweptWay {
    SweptWay(
      omission: "\(way.description): \(reason)", findings: [], recordings: [], settled: nil)
  }

  /// What the recordings of a run have found, and what is found in their motion.
  private func findingsInRecordings(
    of run: SweepRun, checksMotion: Bool
  ) -> [SweptWay.Found] {
    run.recordings.enumerated().flatMap { index, recording -> [SweptWay.Found] in
      let ofMotion = checksMotion && run.way.isCheckedForMotion ? recording.motionFindings() : []
      return (recording.findings + ofMotion).filter { !SweepRunner.isOfTheWay($0) }
        .map { ($0, index, nil) }
    }
  }

  /// What is wrong with where screens come from and go to.
  private func travelFindings(of run: SweepRun) throws -> [SweptWay.Found] {
    let (course, circumstances) = (run.way.course, run.way.circumstances)
    guard [.finished, .back].contains(course) else { return [] }
    if circumstances == SweepWay.Circumstances() {
      let own = run.recordings.map(\.travels)
      travels[course] = own
      guard course == .back, own.count == 2, let there = own[0].last, let back = own[1].first,
        let finding = back.finding(reversing: there)
      else { return [] }
      return [(finding, 1, nil)]
    }
    guard circumstances.layoutDirection == .rightToLeft else { return [] }
    let own = run.recordings.map(\.travels)
    guard own.joined().contains(where: \.isSideways) else { return [] }
    return zip(own, try usualTravels(of: course)).enumerated().flatMap { index, pair in
      zip(pair.0, pair.1).compactMap { $0.finding(mirroring: $1) }.map { ($0, index, nil) }
    }
  }

  /// The touch that drives a way, the share to which it goes, and how.
  private func drag(
    of way: SweepWay
  ) -> (drag: SweptTransition.Drag, share: Double, pace: SweepWay.Pace)? {
    switch way.course {
    case .driven(let share, let pace): drags.there.map { ($0, share, pace) }
    case .backDriven(let share, let pace): drags.back.map { ($0, share, pace) }
    default: nil
    }
  }

  /// How a view leaves the touch behind; the other shares show the same.
  private func outrunFinding(of run: SweepRun) -> Finding? {
    guard run.way.circumstances == SweepWay.Circumstances(),
      let (drag, share, pace) = drag(of: run.way),
      share == 0.2, pace == .steady
    else { return nil }
    return run.recordings.last?.outrunFinding(
      touch: share * drag.length(on: device.size), direction: drag.direction)
  }

  /// How a transition ends otherwise than its touch has gone: a little way, or nearly all of it, both to a rest.
  private func releaseFinding(of run: SweepRun) -> Finding? {
    guard run.way.circumstances == SweepWay.Circumstances(),
      let (_, share, pace) = drag(of: run.way), pace == .steady, [0.1, 0.9].contains(share),
      let span = run.recordings.last?.transitions.first, span.end != nil,
      let animator = span.animator,
      let progress = span.updates.last?.share,
      run.isBefore ? progress > 0.85 : progress < 0.15
    else { return nil }
    let end = run.isBefore ? "cancels" : "finishes"
    return Finding(
      rule: .releaseIgnoresDistance,
      message:
        "a touch that is lifted at rest where it has driven \(progress.wholePercent) of the \(span.description) \(end) it",
      object: animator, property: end)
  }

  /// What is wrong with a touch that starts nothing where all is mirrored, and starts a transition where it is not.
  private func touchFinding(of run: SweepRun) throws -> Finding? {
    guard run.way.circumstances.layoutDirection == .rightToLeft,
      let drag = drag(of: run.way)?.drag, drag.direction.dx != 0,
      run.recordings.last?.transitions.isEmpty == true
    else { return nil }
    let usual = try SweepRun(SweepWay(run.way.course), device: device, make)
    usual.perform(duration: 0)
    guard let span = usual.recordings.last?.transitions.first, let animator = span.animator else {
      return nil
    }
    return Finding(
      rule: .notMirrored,
      message:
        "a touch to the \(drag.direction.dx > 0 ? "left" : "right") starts nothing from right to left, and to the "
        + "other side it drives the \(span.description) from left to right", object: animator,
      property: "touch")
  }

  private func usualTravels(of course: SweepWay.Course) throws -> [[ScreenTravel]] {
    if let known = travels[course] { return known }
    let run = try SweepRun(SweepWay(course), device: device, make)
    run.perform(duration: 0)
    let made = run.recordings.map(\.travels)
    travels[course] = made
    return made
  }

  /// How a second run differs from the first.
  private func secondRunFinding(of run: SweepRun) -> Finding? {
    guard run.way == SweepWay(.repeated), run.recordings.count == 3,
      run.recordings[0].runsSameTransitions(as: run.recordings[2])
    else { return nil }
    return SecondRun(first: run.recordings[0], second: run.recordings[2]).finding
  }

  /// What is wrong with texts at the largest size, and the layer on the screen after the transition.
  private func textFindings(
    of run: SweepRun, _ after: SettledScreen
  ) throws -> [(Finding, layer: Int?)] {
    let usual = try endWithoutAnimation(of: SweepWay(.finished))
    let screens = [ScreenTexts(run.before), ScreenTexts(after)]
    let settled = [
      TextComparison(
        usual: ScreenTexts(usual.before), largest: screens[0], time: "before the transition"
      ).findings().map { ($0.finding, nil) },
      TextComparison(
        usual: ScreenTexts(usual.screen), largest: screens[1], time: "after the transition"
      ).findings().map { ($0.finding, Optional($0.layer)) },
    ].flatMap(\.self)
    let passing = run.recordings.map(PassingTexts.init)
    var known = Set(screens.flatMap(\.entries).filter(\.isCut).map(\.string))
    guard passing.contains(where: { !$0.strings.isSubset(of: known) }) else { return settled }
    let another = try SweepRun(SweepWay(.finished), device: device, make)
    another.perform(duration: 0)
    for recording in another.recordings { known.formUnion(PassingTexts(recording).strings) }
    return settled + passing.flatMap { $0.findings(without: known) }.map { ($0, nil) }
  }

  /// A finding for each controller that exists after the way back, and does not without animation.
  private func dismissedFindings(of run: SweepRun, _ plain: EndWithoutAnimation) -> [Finding] {
    let dismissed = run.dismissedControllers()
    let others = run.participants.compactMap(\.object)
    return dismissed.filter { !plain.dismissed.contains($0.name) }.map { participant in
      let holder = participant.object.flatMap { object in
        ObjectHolder.name(of: object, among: others.filter { $0 !== object })
      }
      return .survivor(
        .keptAfterDismissal, participant, "after the way back, and does not without animation",
        holder: holder)
    }
  }

  /// A finding for each that exists when all that a way has made is released; what takes part in another run as well is
  /// kept by what sets transitions up.
  private func survivors(
    of participants: [TransitionCourses.Participant], _ way: SweepWay
  ) throws -> [Finding] {
    func isShared(_ object: AnyObject) -> Bool { shared.contains { $0.object === object } }
    func own() -> [TransitionCourses.Participant] {
      participants.filter { $0.object.map { !isShared($0) } ?? false }
    }
    guard !own().isEmpty else { return [] }
    let another = try SweepRun(way, device: device, make)
    another.perform(duration: way.course.needsDuration ? try transitionDuration() : 0)
    let known = own().compactMap(\.object)
    shared += another.participants.filter { participant in
      known.contains { $0 === participant.object }
    }
    let objects = own().compactMap(\.object)
    return own().compactMap { participant in
      participant.object.map { object in
        .survivor(
          .notFreed, participant, "when nothing of the transition is left",
          holder: ObjectHolder.name(of: object, among: objects.filter { $0 !== object }))
      }
    }
  }

  /// Where a way leads without animation.
  private func endWithoutAnimation(of way: SweepWay) throws -> EndWithoutAnimation {
    let plain = way.plainest
    if let known = references[plain] { return known }
    let end = try runWithoutAnimation(of: plain)
    references[plain] = end
    return end
  }

  /// Goes a way without animation.
  private func runWithoutAnimation(of plain: SweepWay) throws -> EndWithoutAnimation {
    var run = try SweepRun(plain, device: device, make)
    var screen = run.performWithoutAnimation()
    if plain.course.changesSize, screen.controllers == run.before.controllers,
      try startsWithoutAnimation(in: plain.circumstances)
    {
      run = try SweepRun(plain, device: device, make)
      screen = run.performWithoutAnimation(changesSizeFirst: false)
    }
    // A touch may move nothing without animation, where it drives an animator of its own.
    if plain.isDriven, screen.controllers == run.before.controllers {
      return try runWithoutAnimation(of: SweepWay(.finished, in: plain.circumstances))
    }
    return EndWithoutAnimation(
      before: run.before, screen: screen,
      dismissed: plain.course == .back ? run.dismissedControllers().map(\.name) : [])
  }

  /// Whether a start without animation, where nothing changes the size, leads to another screen.
  private func startsWithoutAnimation(in circumstances: SweepWay.Circumstances) throws -> Bool {
    let end = try endWithoutAnimation(of: SweepWay(.finished, in: circumstances))
    return end.screen.controllers != end.before.controllers
  }

  /// Whether what is set up for a touch also runs without one; where that leads is what the way is compared with.
  private func runsWithoutTouch(_ way: SweepWay) throws -> Bool {
    let run = try SweepRun(way, device: device, make)
    let screen = run.performWithoutAnimation()
    references[way.plainest] = EndWithoutAnimation(
      before: run.before, screen: screen, dismissed: [])
    return screen.controllers != run.before.controllers
      && !run.recordings.flatMap(\.findings).contains { $0.rule == .neverCompletes }
  }

  /// What differs between two screens that a way reaches without animation.
  private func unstable(in way: SweepWay) throws -> [DefectKey] {
    let plain = way.plainest
    if let known = unstable[plain] { return known }
    let comparison = SweepComparison(
      reference: .withoutAnimation, expected: try endWithoutAnimation(of: way).screen,
      actual: try runWithoutAnimation(of: plain).screen)
    let keys = comparison.findings().map { DefectKey($0.finding) }
    unstable[plain] = keys
    return keys
  }

  private func transitionDuration() throws -> Double {
    if let duration { return duration }
    let run = try SweepRun(SweepWay(.finished), device: device, make)
    run.perform(duration: 0)
    let made = run.recordings.first?.duration ?? 0
    duration = made
    return made
  }

  /// Whether a finding is of what the sweep does, or of what can be drawn, and not of the transition; what goes on is
  /// found where it is compared.
  private static func isOfTheWay(_ finding: Finding) -> Bool {
    [
      .lostTouch, .gestureStartsNothing, .nestedNavigation, .substitutedFont, .systemFont,
      .foreignArgument, .doesNotSettle, .unsupportedFeature, .missingImage,
    ].contains(finding.rule)
  }
}

extension SweepWay.Course {
  /// Whether the way back is part of it, and nothing after that.
  package var returns: Bool {
    switch self {
    case .back, .backDriven, .backAfterCancel, .left: true
    default: false
    }
  }

  /// Whether the screen has another size at the end.
  fileprivate var changesSize: Bool {
    switch self {
    case .turned, .resized: true
    default: false
    }
  }

  /// Whether something happens at a share of the transition's duration, or all takes longer.
  fileprivate var needsDuration: Bool {
    switch self {
    case .startedTwice, .left, .turned, .resized, .inBackground, .slow: true
    default: false
    }
  }
}

extension SweepWay {
  /// Whether the motion is looked at: what moves in other ways moves in these, but for interruptions.
  fileprivate var isCheckedForMotion: Bool {
    switch course {
    case .finished, .back:
      circumstances == Circumstances() || circumstances.accessibility == .reducedMotion
    case .driven(let share, let pace), .backDriven(let share, let pace):
      circumstances == Circumstances()
        && (pace == .steady ? [0.2, 0.7].contains(share) : pace == .flicked && share == 0.5)
    default: false
    }
  }

  /// Whether the texts are looked at: what is shown in other ways is shown in this one.
  fileprivate var isCheckedForText: Bool {
    course == .finished && circumstances.contentSizeCategory != .large
  }

  /// Whether the screen from before is what the way may end in.
  fileprivate var canBeCancelled: Bool {
    switch course {
    case .driven, .caughtAgain, .backDriven, .left, .inBackground: true
    default: false
    }
  }

  /// Whether a rule says that UIKit does not do what the sweep asks for, and not that the transition is wrong.
  fileprivate func isRefused(by rule: Rule) -> Bool {
    switch course {
    case .left: rule == .dismissedInTransition
    case .startedTwice: [.presentedTwice, .dismissedInTransition].contains(rule)
    default: false
    }
  }

  /// The plainest way that ends on the same screen, set up alike.
  fileprivate var plainest: SweepWay {
    switch course {
    case .driven, .caughtAgain: SweepWay(.driven(to: 1, .steady), in: circumstances)
    case .inBackground, .slow: SweepWay(.finished, in: circumstances)
    case .backDriven, .backAfterCancel, .left: SweepWay(.back, in: circumstances)
    case .startedTwice: SweepWay(.startedTwice(after: 0), in: circumstances)
    case .finished, .back, .repeated, .turned, .resized, .startedAfterCancel: self
    }
  }
}
