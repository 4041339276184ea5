// SPDX-License-Identifier: MIT
import Dispatch
import Filmstrip
import Foundation

/// What happens when a person stops the program.
enum Interruption {
  private nonisolated(unsafe) static var sources: [any DispatchSourceSignal] = []

  /// From now on an interrupt or a request to end removes what is half written before it ends the
  /// program with the status a shell expects: 128 and the signal's number.
  static func discardPartialOutputs() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number, SIG_IGN)
      // Started with nohup, or in the background of a script: it was told not to listen.
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in
        PartialOutputs.discardAll()
        exit(128 + number)
      }
      source.resume()
      sources.append(source)
    }
  }
}
