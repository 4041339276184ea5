// SPDX-License-Identifier: MIT
import ArgumentParser
import FilmstripVerification

struct VerifyWorkerCommand: ParsableCommand {
  static let name = "verify-worker"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Verifies cases for 'filmstrip verify'.", shouldDisplay: false)

  func run() throws {
    try Interruption.removePartialOutputs()
    try MainActor.assumeIsolated { try VerificationWorker.run() }
  }
}
