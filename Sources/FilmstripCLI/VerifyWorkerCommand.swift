// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import Verification

/// A process of `filmstrip verify`.
struct VerifyWorkerCommand: ParsableCommand {
  static let name = "verify-worker"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Verifies cases for 'filmstrip verify'.", shouldDisplay: false)

  @Argument(help: "What is verified, in JSON.")
  var job: String

  func run() throws {
    do {
      try Interruption.removePartialOutputs()
      let job = try JSONDecoder().decode(WorkerJob.self, from: Data(job.utf8))
      try MainActor.assumeIsolated { try VerificationWorker.run(job) }
    } catch {
      throw CommandError(error)
    }
  }
}
