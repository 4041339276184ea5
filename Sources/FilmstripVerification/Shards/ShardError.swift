// SPDX-License-Identifier: MIT
internal import FilmstripWording

package enum ShardError: Error, Equatable, CustomStringConvertible {
  case notAPart(text: String)
  case missingVariable(name: String)
  case nonsense(name: String, value: String, expected: String)
  /// An array of Slurm has gaps, and the variables do not say where.
  case unevenArray(count: Int, first: Int, last: Int)
  /// Kubernetes gives a number, and nothing says of how many.
  case withoutCompletions
  /// Two say different parts.
  case contradiction(
    ShardEngine, VerificationResult.Shard, String, VerificationResult.Shard, isChoice: Bool)
  /// Engines were asked that did not start this program.
  case nothingSaid(by: [ShardEngine])
  case statusFile(path: String, reason: String)

  package var description: String {
    switch self {
    case .notAPart(let text):
      let known = ["auto"] + ShardEngine.allCases.map(\.rawValue)
      return
        "--shard \(text.printable): give I/N, such as 2/4, with I from 1 to N; auto; or what starts "
        + "the parts: \(known.dropFirst().joined(separator: ", "))"
    case .missingVariable(let name):
      return
        "\(name): is not set, and without it the part of the run is not known; set it, or give "
        + "--shard I/N"
    case .nonsense(let name, let value, let expected):
      return "\(name)=\(value.printable): must be \(expected); correct it, or give --shard I/N"
    case .unevenArray(let count, let first, let last):
      return
        "SLURM_ARRAY_TASK_COUNT=\(count): the tasks \(first) to \(last) are not evenly spaced, so "
        + "that a task's place is not known; submit with --array=1-\(count), or give --shard I/N"
    case .withoutCompletions:
      return
        "FILMSTRIP_SHARD_COUNT: is not set, and Kubernetes gives a pod its index alone; set it to the "
        + "Job's completions"
    case .contradiction(let engine, let part, let other, let otherPart, let isChoice):
      return "\(engine.variableNames) say part \(part), \(other) \(otherPart); "
        + (isChoice
          ? "name one with --shard, such as --shard \(engine.rawValue)" : "leave one of them out")
    case .nothingSaid(let engines):
      if engines.count == 1 {
        return
          "--shard \(engines[0].rawValue): \(engines[0].variableNames) are not set; give --shard I/N"
      }
      return "--shard auto: no variables say which part this is; give --shard I/N, or set "
        + "FILMSTRIP_SHARD_INDEX (from 0) and FILMSTRIP_SHARD_COUNT"
    case .statusFile(let path, let reason):
      return
        "TEST_SHARD_STATUS_FILE=\(path.printable): cannot be written (\(reason)); Bazel would take all "
        + "parts for the same"
    }
  }
}
