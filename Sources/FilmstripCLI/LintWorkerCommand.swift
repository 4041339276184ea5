// SPDX-License-Identifier: MIT
import ArgumentParser
import FilmstripVerification

struct LintWorkerCommand: ParsableCommand {
  static let name = "lint-worker"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Runs transitions for 'filmstrip lint'.", shouldDisplay: false)

  func run() throws {
    try Interruption.removePartialOutputs()
    try MainActor.assumeIsolated { try LintWorker.run() }
  }
}
