// SPDX-License-Identifier: MIT

/// What starts one program several times with variables that say which part of the work each one has.
package enum ShardEngine: String, Sendable, CaseIterable {
  /// `FILMSTRIP_SHARD_INDEX`, from 0, and `FILMSTRIP_SHARD_COUNT`: for engines that hand such numbers to who
  /// asks, such as GitHub's matrices.
  case variables
  /// Bazel's test sharding (bazel.build/reference/test-encyclopedia).
  case bazel
  /// Slurm's job arrays (slurm.schedmd.com/job_array.html).
  case slurm
  /// Indexed Jobs of Kubernetes, which do not say how many there are: `FILMSTRIP_SHARD_COUNT` does.
  case kubernetes
  /// CircleCI's `parallelism`.
  case circleci
  /// GitLab's `parallel`.
  case gitlab
  /// Buildkite's `parallelism`.
  case buildkite

  /// The part that the variables of a process ask for; nil where this engine did not start it, or has no parts.
  ///
  /// - Throws: ``ShardError`` where a variable is missing or says nothing that makes sense.
  func part(
    in environment: [String: String]
  ) throws(ShardError) -> VerificationResult.Shard? {
    let variables = ShardVariables(environment)
    switch self {
    case .variables:
      // The count alone goes with the index of Kubernetes.
      let hasCount = variables.isSet("FILMSTRIP_SHARD_COUNT")
      guard
        variables.isSet("FILMSTRIP_SHARD_INDEX")
          || (hasCount && !variables.isSet("JOB_COMPLETION_INDEX"))
      else { return nil }
      return try variables.part("FILMSTRIP_SHARD_INDEX", of: "FILMSTRIP_SHARD_COUNT")
    case .bazel:
      guard variables.isSet("TEST_TOTAL_SHARDS") || variables.isSet("TEST_SHARD_INDEX") else {
        return nil
      }
      return try variables.part("TEST_SHARD_INDEX", of: "TEST_TOTAL_SHARDS")
    case .slurm:
      guard variables.isSet("SLURM_ARRAY_TASK_ID") else { return nil }
      return try variables.slurmPart()
    case .kubernetes:
      // An index of ours is more than one that each pod of such a job has.
      guard variables.isSet("JOB_COMPLETION_INDEX"), !variables.isSet("FILMSTRIP_SHARD_INDEX")
      else { return nil }
      guard variables.isSet("FILMSTRIP_SHARD_COUNT") else { throw .withoutCompletions }
      return try variables.part("JOB_COMPLETION_INDEX", of: "FILMSTRIP_SHARD_COUNT")
    case .circleci:
      guard variables.isSet("CIRCLE_NODE_TOTAL") else { return nil }
      return try variables.part("CIRCLE_NODE_INDEX", of: "CIRCLE_NODE_TOTAL")
    case .gitlab:
      // The total is there, as 1, in jobs without parts, too.
      guard variables.isSet("CI_NODE_INDEX") else { return nil }
      return try variables.part("CI_NODE_INDEX", from: 1, of: "CI_NODE_TOTAL")
    case .buildkite:
      guard variables.isSet("BUILDKITE_PARALLEL_JOB") else { return nil }
      return try variables.part("BUILDKITE_PARALLEL_JOB", of: "BUILDKITE_PARALLEL_JOB_COUNT")
    }
  }

  /// The variables that say which part it is, for messages.
  var variableNames: String {
    switch self {
    case .variables: "FILMSTRIP_SHARD_INDEX and FILMSTRIP_SHARD_COUNT"
    case .bazel: "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS"
    case .slurm: "SLURM_ARRAY_TASK_ID, _MIN, _STEP and _COUNT"
    case .kubernetes: "JOB_COMPLETION_INDEX and FILMSTRIP_SHARD_COUNT"
    case .circleci: "CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL"
    case .gitlab: "CI_NODE_INDEX and CI_NODE_TOTAL"
    case .buildkite: "BUILDKITE_PARALLEL_JOB and BUILDKITE_PARALLEL_JOB_COUNT"
    }
  }
}

private struct ShardVariables {
  private let values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  /// Whether a variable is there; an empty one counts as none.
  func isSet(_ name: String) -> Bool { values[name]?.isEmpty == false }

  /// A whole number from 0.
  func number(_ name: String) throws(ShardError) -> Int {
    guard let text = values[name], !text.isEmpty else { throw .missingVariable(name: name) }
    // Digits alone: `Int` takes a sign as well.
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(text)
    else { throw .nonsense(name: name, value: text, expected: "a whole number") }
    return number
  }

  func count(_ name: String) throws(ShardError) -> Int {
    let count = try number(name)
    guard VerificationResult.Shard.counts.contains(count) else {
      let limit = VerificationResult.Shard.counts.upperBound
      throw .nonsense(name: name, value: "\(count)", expected: "from 1 to \(limit)")
    }
    return count
  }

  func part(
    _ index: String, from first: Int = 0, of count: String
  ) throws(ShardError) -> VerificationResult.Shard {
    let total = try self.count(count)
    let number = try number(index)
    guard (first..<first + total).contains(number) else {
      throw .nonsense(
        name: index, value: "\(number)",
        expected: "from \(first) to \(first + total - 1), as \(count) is \(total)")
    }
    return VerificationResult.Shard(index: number - first + 1, count: total)
  }

  /// The place of a task in an array whose numbers are evenly spaced; of others the variables do not say it.
  func slurmPart() throws(ShardError) -> VerificationResult.Shard {
    let total = try count("SLURM_ARRAY_TASK_COUNT")
    let task = try number("SLURM_ARRAY_TASK_ID")
    let (first, last) = (
      try number("SLURM_ARRAY_TASK_MIN"), try number("SLURM_ARRAY_TASK_MAX")
    )
    // 0 and none mean one after the other.
    let step = isSet("SLURM_ARRAY_TASK_STEP") ? max(1, try number("SLURM_ARRAY_TASK_STEP")) : 1
    guard (first...max(first, last)).contains(task) else {
      throw .nonsense(
        name: "SLURM_ARRAY_TASK_ID", value: "\(task)", expected: "from \(first) to \(last)")
    }
    guard (task - first) % step == 0, (last - first) / step + 1 == total else {
      throw .unevenArray(count: total, first: first, last: last)
    }
    return VerificationResult.Shard(index: (task - first) / step + 1, count: total)
  }
}
