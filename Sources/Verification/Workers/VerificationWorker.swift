// SPDX-License-Identifier: MIT
internal import Foundation
internal import Scenes

/// The process that verifies.
///
/// It is asked for cases, one at a time, on the socket that is its standard input, and answers there; what code
/// of scenes prints goes elsewhere.
public enum VerificationWorker {
  /// Verifies what it is asked until the other side closes the socket.
  ///
  /// - Throws: `SceneFileError` where the files cannot be read any more.
  @MainActor
  public static func run(_ job: WorkerJob) throws {
    let members = try SceneSelection(of: SceneSelection.files(at: job.paths)).members
    let verifier = CaseVerifier(job)
    let channel = MessageChannel(descriptor: STDIN_FILENO)
    while let data = try channel.receive(within: nil) {
      let request = try JSONDecoder().decode(WorkerRequest.self, from: data)
      guard members.indices.contains(request.index), members[request.index].name == request.name
      else {
        throw VerificationError.filesChanged(name: request.name)
      }
      try channel.send(try JSONEncoder().encode(verifier.verify(members[request.index])))
    }
  }
}

/// Why a verification ended.
public enum VerificationError: Error, Equatable, CustomStringConvertible {
  /// A scene file has other cases than when the run began.
  case filesChanged(name: String)
  /// The system does not start another process, or gives it no socket.
  case noProcess(reason: String)

  /// One line that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .filesChanged(let name):
      "\(name): is not where it was; the scene files were changed during the run, start it again"
    case .noProcess(let reason):
      "a process for verifying cannot be started (\(reason)); give fewer with --jobs"
    }
  }
}
