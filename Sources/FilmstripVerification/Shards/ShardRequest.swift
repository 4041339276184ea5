// SPDX-License-Identifier: MIT
internal import Foundation

package enum ShardRequest: Sendable, Equatable {
  /// Nothing is asked for: what leaves no doubt counts, Bazel's variables and Filmstrip's own.
  case standard
  case part(VerificationResult.Shard)
  /// What one of some engines says; at least one has to.
  case engines([ShardEngine])

  /// A request as people write it: `2/4`, `auto`, or an engine's name.
  ///
  /// - Throws: ``ShardError/notAPart(text:)``.
  package init(_ text: String) throws(ShardError) {
    if text == "auto" {
      self = .engines(ShardEngine.allCases)
    } else if let engine = ShardEngine(rawValue: text) {
      self = .engines([engine])
    } else {
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map {
        Int($0) ?? 0
      }
      guard numbers.count == 2, VerificationResult.Shard.counts.contains(numbers[1]),
        (1...numbers[1]).contains(numbers[0])
      else { throw .notAPart(text: text) }
      self = .part(VerificationResult.Shard(index: numbers[0], count: numbers[1]))
    }
  }

  /// The part for a process with some variables; nil for the whole run.
  ///
  /// - Throws: ``ShardError`` where variables make no sense, contradict each other or the request, or say
  ///   nothing where they were asked.
  package func part(
    in environment: [String: String]
  ) throws(ShardError) -> VerificationResult.Shard? {
    var said: [(engine: ShardEngine, part: VerificationResult.Shard)] = []
    for engine in engines(in: environment) {
      if let part = try engine.part(in: environment) { said.append((engine, part)) }
    }
    if let first = said.first, let other = said.first(where: { $0.part != first.part }) {
      throw .contradiction(
        first.engine, first.part, other.engine.variableNames, other.part,
        isChoice: self != .standard)
    }
    switch self {
    case .standard:
      return said.first?.part
    case .engines(let engines):
      guard let part = said.first?.part else { throw .nothingSaid(by: engines) }
      return part
    case .part(let part):
      if let first = said.first, first.part != part {
        throw .contradiction(
          first.engine, first.part, "--shard", part, isChoice: false)
      }
      return part
    }
  }

  private func engines(in environment: [String: String]) -> [ShardEngine] {
    if case .engines(let engines) = self { return engines }
    // Bazel's protocol demands it of every test; the other two begin with a variable that has no other use.
    // An array of Slurm or a parallel job may well be one of suites, each to be verified as a whole.
    let hasCount = environment["FILMSTRIP_SHARD_COUNT"]?.isEmpty == false
    return [.variables, .bazel] + (hasCount ? [.kubernetes] : [])
  }

  /// Tells Bazel that this program divides its work, as its protocol demands of every test with shards: the file
  /// of `TEST_SHARD_STATUS_FILE` is made, or its time is set.
  ///
  /// - Throws: ``ShardError/statusFile(path:reason:)``.
  package static func acknowledge(in environment: [String: String]) throws(ShardError) {
    guard environment["TEST_TOTAL_SHARDS"]?.isEmpty == false,
      let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty
    else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0, futimens(descriptor, nil) == 0 else {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      throw .statusFile(path: path, reason: reason)
    }
    close(descriptor)
  }
}
