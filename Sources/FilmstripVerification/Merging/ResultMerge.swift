// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import FilmstripWording

/// Joins the results of a run's parts, in whatever order they are given.
///
/// The result is that of a run without parts, but for the seconds that its cases took.
package struct ResultMerge: Sendable {
  package let parts: [PartialResult]
  package let result: VerificationResult

  /// Joins parts.
  ///
  /// - Parameters:
  ///   - parts: The parts, at least one.
  ///   - allowsMissing: Whether parts may be missing; the result says which ones are, and does not pass.
  /// - Throws: ``MergeError`` with everything that is wrong: parts that are missing, given twice or of another
  ///   run, and cases that two parts have.
  package init(
    _ parts: [PartialResult], allowsMissing: Bool = false
  ) throws(MergeError) {
    guard !parts.isEmpty else { throw MergeError(lines: ["give the results of a run's parts"]) }
    let parts = parts.sorted { ($0.number.index, $0.path) < ($1.number.index, $1.path) }
    self.parts = parts
    // Of parts of different runs nothing else can be said.
    try ResultMerge.refuse(ResultMerge.differences(of: parts))
    let missing = ResultMerge.missing(of: parts)
    let joined = VerificationResult(joining: parts.map(\.result), missing: missing)
    var lines = ResultMerge.repetitions(of: parts)
    if !allowsMissing, !missing.isEmpty {
      lines.append(ResultMerge.line(of: missing, in: joined))
    }
    try ResultMerge.refuse(lines)
    try ResultMerge.refuse(ResultMerge.wrongCases(of: parts, joined))
    result = joined
  }

  private static func refuse(_ lines: [String]) throws(MergeError) {
    if !lines.isEmpty { throw MergeError(lines: lines) }
  }

  // MARK: Parts

  private static func differences(of parts: [PartialResult]) -> [String] {
    let first = parts[0]
    return parts.dropFirst().compactMap { part in
      guard let difference = first.difference(from: part) else { return nil }
      return "\(part.path): does not belong to \(first.path), \(difference)"
    }
  }

  /// The parts that are given more than once.
  private static func repetitions(of parts: [PartialResult]) -> [String] {
    zip(parts, parts.dropFirst()).compactMap { one, other in
      guard one.number == other.number else { return nil }
      return "\(other.path): is part \(other.number) like \(one.path); give one of them"
    }
  }

  private static func missing(of parts: [PartialResult]) -> [VerificationResult.Shard] {
    let count = parts[0].number.count
    let given = Set(parts.map(\.number.index))
    guard given.count < count else { return [] }
    return (1...count).filter { !given.contains($0) }.map {
      VerificationResult.Shard(index: $0, count: count)
    }
  }

  private static func line(
    of missing: [VerificationResult.Shard], in result: VerificationResult
  ) -> String {
    let count = result.plan.selectedCount - result.cases.count
    return
      "part\(missing.count == 1 ? "" : "s") \(missing.numbers) of \(missing[0].count): missing, with "
      + "\(max(0, count)) of \(result.plan.selectedCount) cases; run 'filmstrip verify' with --shard "
      + "\(missing[0]) again, or give --allow-missing"
  }

  // MARK: Cases

  /// Cases that two parts have, that none has though none is missing, or that are none of the run's.
  private static func wrongCases(
    of parts: [PartialResult], _ joined: VerificationResult
  ) -> [String] {
    var lines: [String] = []
    let cases = parts.flatMap { part in part.result.cases.map { (part: part, made: $0) } }
      .sorted { ($0.made.index, $0.part.number.index) < ($1.made.index, $1.part.number.index) }
    for (one, other) in zip(cases, cases.dropFirst()) where one.made.index == other.made.index {
      lines.append(
        "\(other.part.path): has the case \(other.made.fullName), number \(other.made.index), and so has "
          + "\(one.part.path); run all parts again")
    }
    guard lines.isEmpty, joined.missing == nil else { return Array(lines.prefix(10)) }
    if joined.cases.count != joined.plan.selectedCount
      || RunPlan.digest(of: joined.cases.map(\.fullName)) != joined.plan.cases
    {
      lines.append(
        "\(parts[0].path): the parts have \(joined.cases.count) cases, which are not the "
          + "\(joined.plan.selectedCount) of the run; one of the files was changed, run all parts again"
      )
    }
    return lines
  }
}

extension PartialResult {
  /// Which part it is; a whole run is the one of one.
  var number: VerificationResult.Shard {
    result.shard ?? VerificationResult.Shard(index: 1, count: 1)
  }

  /// What another part should have in common and does not, and what to do; nil for nothing.
  fileprivate func difference(from other: PartialResult) -> String? {
    let (one, two) = (result, other.result)
    let remedy = "; merge parts of one run"
    if number.count != other.number.count {
      return "which is part \(number), and it part \(other.number)\(remedy)"
    }
    if one.filmstrip != two.filmstrip {
      return
        "which Filmstrip \(one.filmstrip) wrote, and it \(two.filmstrip); take the same version "
        + "on all machines"
    }
    if let change = one.environment.changes(to: two.environment) {
      return "as it was drawn elsewhere (\(change)); install the same packages on all machines"
    }
    if one.reference != two.reference {
      return "as --reference is \(two.reference) instead of \(one.reference)\(remedy)"
    }
    if one.record != two.record {
      return "as --record is \(two.record.rawValue) instead of \(one.record.rawValue)\(remedy)"
    }
    if one.plan.files.map(\.suite) != two.plan.files.map(\.suite) {
      return "as it is of other scene files\(remedy)"
    }
    if let place = one.plan.files.indices.first(where: { one.plan.files[$0] != two.plan.files[$0] })
    {
      return
        "as the scene file of '\(one.plan.files[place].suite)' is another one; verify the same "
        + "checkout on all machines"
    }
    if one.plan != two.plan || one.totalCount != two.totalCount {
      return "as it is of other cases; give all parts the same --filter"
    }
    if number.times != other.number.times {
      return "as cases were divided by other times; give all parts the same --timings"
    }
    return nil
  }
}

extension VerificationResult.Shard: CustomStringConvertible {
  /// As the command line takes it: `2/4`.
  package var description: String { "\(index)/\(count)" }
}

package struct MergeError: Error, Equatable, CustomStringConvertible {
  package let lines: [String]

  init(lines: [String]) { self.lines = lines.map(\.printable) }

  package var description: String { lines.joined(separator: "\n") }
}
