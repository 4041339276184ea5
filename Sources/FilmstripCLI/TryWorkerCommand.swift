// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation

struct TryWorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try-worker", abstract: "Records the scenes of a program for 'filmstrip try'.",
    shouldDisplay: false)

  @OptionGroup(title: "Scenes") var scenes: SceneSelectionOptions

  @Option(help: "The folder for the cases' folders.")
  var output: String

  func run() throws {
    // An endless loop of the app's ends by itself, whatever has become of the program that waits for this one.
    var limit = rlimit(rlim_cur: 120, rlim_max: 125)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    let selection = try scenes.selection()
    try MainActor.assumeIsolated {
      for member in selection.members {
        let name = member.sceneCase.name
        let folder = URL(fileURLWithPath: output).appending(path: name)
        let result: TrialCase
        do {
          let recorder = SceneRecorder()
          // Apps unwrap pictures that lie beside their catalogs; a finding names each.
          recorder.missingAssets = .placeholder
          let recording = try recorder.record(member.sceneCase).untilTransitionsEnd
          let lost = try recording.write(to: folder, emitting: [.sheet, .timeline])
          result = TrialCase(
            name, recording,
            recording.findings + recorder.findings(of: recording, of: member.sceneCase) + lost,
            notes: recorder.notes, obstacle: recorder.obstacle)
        } catch {
          result = TrialCase(name, error: "\(error)")
        }
        // Each as soon as it is there: the next one may end the program.
        try JSONEncoder().encode(result).write(
          to: URL(fileURLWithPath: output).appending(path: "\(name).json"))
      }
    }
  }
}
