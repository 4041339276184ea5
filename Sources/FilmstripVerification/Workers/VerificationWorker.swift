// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripScenes

/// The process that verifies.
///
/// It is told what to do, and asked for cases, one at a time, on the socket that it is started with as its standard
/// input, and answers there; what code of scenes prints goes elsewhere.
package enum VerificationWorker {
  /// Verifies what it is asked until the other side closes the socket.
  ///
  /// - Throws: ``VerificationError`` where no other process asks; `SceneFileError` where the files cannot be read any
  ///   more.
  @MainActor
  package static func run() throws {
    let channel = try MessageChannel.inherited(startedBy: "verify")
    try OrphanWatch.start(on: channel.descriptor)
    guard let first = try channel.receive(within: nil) else { return }
    let job = try JSONDecoder().decode(WorkerJob.self, from: first)
    let members = try SceneSelection(of: SceneSelection.files(at: job.paths)).members
    let verifier = CaseVerifier(job)
    while let data = try channel.receive(within: nil) {
      let request = try JSONDecoder().decode(WorkerRequest.self, from: data)
      guard members.indices.contains(request.index), members[request.index].name == request.name
      else {
        throw VerificationError.filesChanged(name: request.name)
      }
      let made = verifier.verify(members[request.index], digest: request.digest)
      try channel.send(try JSONEncoder().encode(made))
    }
  }
}

package enum VerificationError: Error, Equatable, CustomStringConvertible {
  /// A scene file has other cases than when the run began.
  case filesChanged(name: String)
  /// The system does not start another process, or gives it no socket.
  case noProcess(reason: String)
  /// Where this program's file is, so that it could be started again, is not known.
  case noProgram
  /// This process is to do work for a command, and none has asked it.
  case notAsked(by: String)

  package var description: String {
    switch self {
    case .filesChanged(let name):
      "\(name): is not where it was; the scene files were changed during the run, start it again"
    case .noProcess(let reason):
      "a process for verifying cannot be started (\(reason)); give fewer with --jobs"
    case .noProgram:
      "a process for verifying cannot be started, as it is not known where this program is; mount /proc, or start "
        + "the program by its whole path"
    case .notAsked(let command):
      "this command is for processes that 'filmstrip \(command)' starts; run that instead"
    }
  }
}
