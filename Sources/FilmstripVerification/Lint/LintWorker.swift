// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import FilmstripScenes
internal import Foundation

/// The process that runs ways for `filmstrip lint`, as ``VerificationWorker`` does cases for `filmstrip verify`.
@MainActor
package final class LintWorker {
  /// Memory that a process may ask for, in bytes: beyond it, a transition that takes memory without end ends its own
  /// process, and not the machine's others.
  private static let memory: rlim_t = 4 << 30

  private let members: [SceneSelection.Member]
  private let recorder: SceneRecorder
  /// The case that was asked for last.
  private var current: (index: Int, runner: SweepRunner, omissions: [String])?

  private init(_ members: [SceneSelection.Member]) {
    self.members = members
    recorder = SceneRecorder()
    // Code that unwraps what is only missing here would end its process, and say nothing of the transition.
    recorder.missingAssets = .placeholder
  }

  /// Does what it is asked until the other side closes the socket.
  ///
  /// - Throws: ``VerificationError`` where no other process asks; `SceneFileError` where the files cannot be read any
  ///   more.
  package static func run() throws {
    let channel = try MessageChannel.inherited(startedBy: "lint")
    try OrphanWatch.start(on: channel.descriptor)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    limit.rlim_cur = min(limit.rlim_max, memory)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    guard let first = try channel.receive(within: nil) else { return }
    let job = try JSONDecoder().decode(LintJob.self, from: first)
    let worker = LintWorker(try job.selection().members)
    // If the other side has closed the socket, the answer below fails and ends this process.
    WorkProgress.report = { try? channel.send(MessageChannel.progress) }
    while let data = try channel.receive(within: nil) {
      let request = try JSONDecoder().decode(LintRequest.self, from: data)
      try channel.send(try JSONEncoder().encode(try worker.answer(request)))
    }
  }

  private func answer(_ request: LintRequest) throws -> LintAnswer {
    guard members.indices.contains(request.index), members[request.index].name == request.name
    else { throw VerificationError.filesChanged(name: request.name) }
    do {
      let runner = try runner(of: request.index)
      switch request.work {
      case .plan: return .planned(try plan(of: runner))
      case .go(let way, let compares):
        let swept = try runner.go(runner.ways[way], compares: compares)
        return .gone(
          LintedWay(
            omission: swept.omission,
            findings: swept.findings.map { .init(finding: $0.finding, recording: $0.recording) },
            unstable: swept.unstable, keepsScreen: swept.keepsScreen))
      case .draw(let way, let recording, let finding):
        let swept = try runner.go(runner.ways[way])
        return .drawn(try FindingSheet(finding, in: recording, of: swept).data())
      }
    } catch {
      return .failed("\(error)")
    }
  }

  /// The ways of a case: those of the last one are kept, with the screens that they are compared with.
  private func runner(of index: Int) throws -> SweepRunner {
    if let current, current.index == index { return current.runner }
    current = nil
    let sweep = try recorder.sweep(of: members[index].sceneCase)
    current = (index, sweep.runner, sweep.omissions)
    return sweep.runner
  }

  private func plan(of runner: SweepRunner) throws -> LintPlan {
    let ways = try runner.ways.map { way in
      let size = (way.circumstances.device ?? runner.device).size
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let gesture = try runner.drags.there?.gesture(of: way, on: size).map {
        String(decoding: try encoder.encode($0), as: UTF8.self) + "\n"
      }
      let isRendered = gesture != nil || way.course == .finished
      return LintPlan.Way(
        description: way.description, instruction: way.instruction, gesture: gesture,
        renderOptions: isRendered ? way.renderOptions : nil, returns: way.course.returns)
    }
    return LintPlan(ways: ways, omissions: current?.omissions ?? [])
  }
}
