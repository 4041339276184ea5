// SPDX-License-Identifier: MIT
import Dispatch
import Filmstrip
import Foundation

/// What happens when a person stops the program.
enum Interruption {
  private nonisolated(unsafe) static var sources: [any DispatchSourceSignal] = []

  /// From now on an interrupt or a request to end removes what is half written before it ends the
  /// program with the status a shell expects: 128 and the signal's number.
  @MainActor
  static func discardPartialOutputs() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        PartialOutputs.discardAll()
        exit(128 + number)
      }
      source.resume()
      sources.append(source)
    }
  }
}
