// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import FilmstripVerification

@Suite struct ShardRequestTests {
  typealias Shard = VerificationResult.Shard

  private func part(
    _ request: String?, _ environment: [String: String]
  ) throws -> String? {
    let request = try request.map { try ShardRequest($0) } ?? .standard
    return try request.part(in: environment).map { "\($0)" }
  }

  private func message(_ request: String?, _ environment: [String: String]) -> String {
    do {
      return "no error but \(try part(request, environment) ?? "nothing")"
    } catch {
      return "\(error)"
    }
  }

  private static let bazel = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4"]

  private static func slurm(
    _ task: Int, from first: Int, to last: Int, step: Int, count: Int
  ) -> [String: String] {
    [
      "SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_MIN": "\(first)",
      "SLURM_ARRAY_TASK_MAX": "\(last)", "SLURM_ARRAY_TASK_STEP": "\(step)",
      "SLURM_ARRAY_TASK_COUNT": "\(count)",
    ]
  }

  @Test func eachEngineIsUnderstood() throws {
    #expect(try part("bazel", ShardRequestTests.bazel) == "2/4")
    #expect(
      try part("slurm", ShardRequestTests.slurm(1, from: 1, to: 4, step: 1, count: 4)) == "1/4")
    #expect(
      try part("slurm", ShardRequestTests.slurm(0, from: 0, to: 3, step: 1, count: 4)) == "1/4")
    // --array=1-7:2 has the tasks 1, 3, 5 and 7.
    #expect(
      try part("slurm", ShardRequestTests.slurm(7, from: 1, to: 7, step: 2, count: 4)) == "4/4")
    #expect(
      try part("slurm", ShardRequestTests.slurm(5, from: 5, to: 5, step: 1, count: 1)) == "1/1")
    let pod = ["JOB_COMPLETION_INDEX": "4", "FILMSTRIP_SHARD_COUNT": "5"]
    #expect(try part("kubernetes", pod) == "5/5")
    #expect(
      try part("circleci", ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "2"]) == "1/2")
    #expect(try part("gitlab", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"]) == "2/2")
    #expect(
      try part(
        "buildkite", ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"]) == "3/3")
    #expect(
      try part("variables", ["FILMSTRIP_SHARD_INDEX": "2", "FILMSTRIP_SHARD_COUNT": "3"]) == "3/3")
  }

  /// What has no other meaning is read by itself; an array of Slurm may be one of suites.
  @Test func withoutARequestOnlyWhatLeavesNoDoubtIsRead() throws {
    #expect(try part(nil, [:]) == nil)
    #expect(try part(nil, ShardRequestTests.bazel) == "2/4")
    #expect(
      try part(nil, ["FILMSTRIP_SHARD_INDEX": "0", "FILMSTRIP_SHARD_COUNT": "3"]) == "1/3")
    #expect(
      try part(nil, ["JOB_COMPLETION_INDEX": "1", "FILMSTRIP_SHARD_COUNT": "3"]) == "2/3")
    let slurm = ShardRequestTests.slurm(2, from: 1, to: 4, step: 1, count: 4)
    #expect(try part(nil, slurm) == nil)
    #expect(try part("auto", slurm) == "2/4")
    #expect(try part(nil, ["JOB_COMPLETION_INDEX": "1"]) == nil)
    #expect(try part(nil, ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"]) == nil)
    #expect(try part(nil, ["TEST_TOTAL_SHARDS": "", "TEST_SHARD_INDEX": ""]) == nil)
    #expect(try part("3/4", slurm) == "3/4")
    // GitLab has a total of 1 in jobs that are not parallel.
    #expect(message("auto", ["CI_NODE_TOTAL": "1"]).contains("no variables say which part"))
  }

  /// Two that say the same agree; two that do not are an error that names both.
  @Test func contradictionsAreNamed() throws {
    #expect(try part("2/4", ShardRequestTests.bazel) == "2/4")
    #expect(
      message("1/4", ShardRequestTests.bazel)
        == "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS say part 2/4, --shard 1/4; leave one of them out"
    )
    let both = ShardRequestTests.slurm(3, from: 1, to: 4, step: 1, count: 4).merging([
      "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2",
    ]) { $1 }
    #expect(message("auto", both).hasSuffix("name one with --shard, such as --shard slurm"))
    #expect(try part("gitlab", both) == "1/2")
    let same = ShardRequestTests.slurm(1, from: 1, to: 2, step: 1, count: 2).merging([
      "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2",
    ]) { $1 }
    #expect(try part("auto", same) == "1/2")
    // An index of ours is meant where a pod of an indexed job has another one.
    let pod = [
      "JOB_COMPLETION_INDEX": "7", "FILMSTRIP_SHARD_INDEX": "1", "FILMSTRIP_SHARD_COUNT": "3",
    ]
    #expect(try part(nil, pod) == "2/3")
  }

  @Test(arguments: [
    (["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "4"], "must be from 0 to 3"),
    (["TEST_SHARD_INDEX": "-1", "TEST_TOTAL_SHARDS": "4"], "must be a whole number"),
    (["TEST_SHARD_INDEX": "+1", "TEST_TOTAL_SHARDS": "4"], "must be a whole number"),
    (["TEST_SHARD_INDEX": "one", "TEST_TOTAL_SHARDS": "4"], "TEST_SHARD_INDEX=one"),
    (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "0"], "must be from 1 to 100000"),
    (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "99999999999999999999"], "a whole number"),
    (["TEST_SHARD_INDEX": "0"], "TEST_TOTAL_SHARDS: is not set"),
    (["TEST_TOTAL_SHARDS": "3"], "TEST_SHARD_INDEX: is not set"),
    (["FILMSTRIP_SHARD_COUNT": "3"], "FILMSTRIP_SHARD_INDEX: is not set"),
    (["FILMSTRIP_SHARD_INDEX": "0"], "FILMSTRIP_SHARD_COUNT: is not set"),
    (["TEST_SHARD_INDEX": "0\u{1b}[31m", "TEST_TOTAL_SHARDS": "3"], "must be a whole number"),
  ])
  func nonsenseIsOneClearLine(environment: [String: String], expected: String) {
    let message = message(nil, environment)
    #expect(message.contains(expected), "\(message)")
    #expect(!message.contains("\n") && !message.contains("\u{1b}"))
  }

  /// Of an array with gaps, or one task of it that was submitted again, the variables say too little.
  @Test func arraysWithGapsAreRefused() {
    let gaps = ShardRequestTests.slurm(7, from: 1, to: 7, step: 1, count: 3)
    #expect(message("slurm", gaps).contains("submit with --array=1-3"))
    let outside = ShardRequestTests.slurm(9, from: 1, to: 4, step: 1, count: 4)
    #expect(message("slurm", outside).contains("must be from 1 to 4"))
    #expect(message("slurm", ["SLURM_ARRAY_TASK_ID": "1"]).contains("SLURM_ARRAY_TASK_COUNT"))
    #expect(
      message("kubernetes", ["JOB_COMPLETION_INDEX": "1"]).contains("the Job's completions"))
    #expect(message("slurm", [:]).contains("are not set; give --shard I/N"))
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/2/3", "", "/", "1/100001", "Auto", "bazzel"])
  func otherTextsAreNoParts(text: String) {
    #expect(throws: ShardError.notAPart(text: text)) { try ShardRequest(text) }
  }

  /// Bazel takes a test that does not touch the file for one that runs everything in each part.
  @Test func bazelsFileIsTouched() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shards-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("status").path
    var environment = ShardRequestTests.bazel
    environment["TEST_SHARD_STATUS_FILE"] = file
    try ShardRequest.acknowledge(in: environment)
    #expect(FileManager.default.fileExists(atPath: file))
    // A file that is there keeps what is in it and has another time.
    try Data("kept".utf8).write(to: URL(fileURLWithPath: file))
    let past = [timespec(tv_sec: 1_000, tv_nsec: 0), timespec(tv_sec: 1_000, tv_nsec: 0)]
    #expect(utimensat(AT_FDCWD, file, past, 0) == 0)
    try ShardRequest.acknowledge(in: environment)
    var status = stat()
    #expect(stat(file, &status) == 0 && status.st_mtim.tv_sec > 1_000 && status.st_size == 4)
    environment["TEST_SHARD_STATUS_FILE"] = folder.appendingPathComponent("none/status").path
    #expect(throws: ShardError.self) { try ShardRequest.acknowledge(in: environment) }
    environment["TEST_TOTAL_SHARDS"] = nil
    try ShardRequest.acknowledge(in: environment)
  }
}
