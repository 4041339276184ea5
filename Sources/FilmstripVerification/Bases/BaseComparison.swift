// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripImaging
package import FilmstripScenes

/// A verification of the working tree against another commit, whose program records the same cases from its own files.
///
/// First both sides record without drawing, and cases of equal digests are unchanged. Of the others the commit's
/// program writes goldens, with which they are compared as with any golden. What a commit gave is kept (``BaseStore``).
package final class BaseComparison {
  /// What is asked for.
  package struct Request {
    /// The other commit, such as `main`.
    package var reference: String
    /// Scene files and folders of them, as they were given.
    package var paths: [String]
    /// Which cases, as `--filter` has it.
    package var filters: [String]
    /// Arguments for building the commit's package in place of those of this program's build; nil for these.
    package var buildArguments: [String]?
    /// Processes at the same time.
    package var jobs: Int
    /// Seconds after which a case is given up.
    package var timeout: Int

    /// A request by its values.
    package init(
      reference: String, paths: [String], filters: [String], buildArguments: [String]?, jobs: Int,
      timeout: Int
    ) {
      (self.reference, self.paths, self.filters) = (reference, paths, filters)
      (self.buildArguments, self.jobs, self.timeout) = (buildArguments, jobs, timeout)
    }
  }

  /// The name of the command with which the commit's program records.
  package static let command = "record-base"

  private let request: Request
  private let say: (String) throws -> Void
  private let repository: GitRepository
  private let commit: GitRepository.Commit
  private let program: BaseProgram
  private let store: BaseStore
  private let checkout: BaseCheckout
  /// The current folder and the scene files, relative to the working tree.
  private let (current, paths): (String, [String])
  /// Names the recording: that of all cases where it is there.
  private let key: String
  /// Whether the commit's files are there, and its program; nil where they were not needed.
  private var builtProgram: String?
  /// Whether the commit's goldens show every frame.
  private var showsEveryFrame = false
  /// Whether cases that only the commit has are among the results, as where only those that failed last are asked for
  /// they are not.
  package var includesGone = true
  /// What has to be known of the run as a whole, a line each.
  package private(set) var notes: [String] = []

  /// Looks for the commit; `say` is told what is done, a line each.
  ///
  /// - Throws: ``BaseError``.
  package init(_ request: Request, say: @escaping (String) throws -> Void) throws {
    (self.request, self.say) = (request, say)
    let folder = FileManager.default.currentDirectoryPath
    repository = try GitRepository(containing: folder)
    commit = try repository.commit(request.reference)
    let top = repository
    guard let current = top.path(of: OutputFolder.resolved(folder)) else {
      throw BaseError("\(folder): is not in the working tree \(repository.top); go there")
    }
    self.current = current
    paths = try request.paths.map { path in
      guard let inside = top.path(of: OutputFolder.resolved(path)) else {
        throw BaseError(
          "\(path): is outside of the repository \(top.top), and the same in \(request.reference); name scene files "
            + "in it")
      }
      return inside
    }
    guard let own = RunningProgram.path.map(OutputFolder.resolved) else {
      throw BaseError("this program's file is not known; mount /proc, which tells it")
    }
    program = .of(repository, program: own, current: folder, flags: request.buildArguments)
    store = try BaseStore(of: repository, say: say)
    checkout = BaseCheckout(of: repository, state: store.folder)
    var whole = request
    whole.filters = []
    let all = try BaseComparison.key(whole, commit, program, current, paths)
    key =
      try request.filters.isEmpty || store.recording(of: all) != nil
      ? all : BaseComparison.key(request, commit, program, current, paths)
    try introduce(own)
  }

  /// Verifies cases.
  ///
  /// The job's folder of goldens is not used, and none is written. `measure` and `progress` are those of
  /// ``VerificationRun``.
  ///
  /// - Throws: ``BaseError``; what ``VerificationRun`` throws.
  package func verify(
    _ selection: SceneSelection, _ job: WorkerJob, workerArguments: [String],
    measure: @escaping VerificationRun.Measure,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) throws -> VerificationResult {
    defer {
      // Without a build it takes but a moment to check out again.
      if case .same = program { checkout.remove() }
      store.removeOld()
    }
    let base = try recording()
    let passedPictures = job.passedPictures
    func run(_ selection: SceneSelection, reference: String) throws -> VerificationRun {
      var job = WorkerJob(
        paths: request.paths, reference: reference, failures: job.failures, record: .never,
        audit: GoldenAudit(share: job.auditedShare), exactPixels: job.exactPixels)
      job.passedPictures = passedPictures
      var run = VerificationRun(selection: selection, job: job, workerArguments: workerArguments)
      (run.jobs, run.timeout) = (request.jobs, request.timeout)
      return run
    }
    var first = try run(selection, reference: commit.label)
    first.job.comparesDigests = true
    first.digests = base.digests
    let result = try first.run(measure: measure, progress: progress)
    let open = Set(
      result.cases.filter { [.changed, .recorded].contains($0.outcome) }.map(\.fullName))
    var second = selection
    second.keep { open.contains($0.name) }
    // What is beside ignored regions is compared in each frame, for which each has to be there.
    showsEveryFrame = second.members.contains { !$0.sceneCase.scene.golden.ignores.isEmpty }
    try makeGoldens(of: open.intersection(base.digests.keys), base)
    var compared: [CaseResult] = []
    if !open.isEmpty {
      var second = try run(second, reference: goldens)
      second.job.hasLargeCells = true
      compared = try second.run(measure: measure, progress: progress).cases
    }
    let all = merged(result, compared, base)
    if all.isPassed, request.filters.isEmpty, includesGone { try noteWhatHasChanged() }
    return all
  }

  /// The folder with the commit's goldens, of cases that have changed.
  package var goldens: String {
    store.place(of: key) + (showsEveryFrame ? "/goldens-every-frame" : "/goldens-large")
  }

  // MARK: What both have in common

  private func introduce(_ own: String) throws {
    let count = try repository.changedFileCount()
    let changes = count == 0 ? "" : ", with \(count.counting("file")) changed since its commit,"
    try say("comparing the working tree\(changes) with \(commit.label)")
    if try repository.head == commit.name {
      try note(
        count == 0
          ? "\(commit.reference) is the commit of the working tree, in which nothing has changed since"
          : "\(commit.reference) is the commit of the working tree, so that what differs is in no commit yet"
      )
    } else if let ahead = try repository.commitCount(of: commit), ahead > 0 {
      try note(
        "\(commit.reference) has \(ahead.counting("commit")) that the working tree does not have, and what differs may "
          + "be theirs; '--base \(commit.reference)...HEAD' compares with the commit that both come from"
      )
    }
    switch program {
    case .same: try note("this program records both; what it is built of is the same in both")
    case .package(let package):
      let sources = package.sources(newerThan: own)
      if let source = package.firstCompiled(of: sources) {
        throw BaseError(
          "\(source): was changed after this program was built, so that its changes would not be compared; build the "
            + "program again")
      }
      guard let source = sources.first else { return }
      try note(
        "\(source) was changed after this program was built; build it again if the file is part of it"
      )
    }
  }

  /// Says where sources differ and no case shows it.
  private func noteWhatHasChanged() throws {
    let files = try repository.files(changedSince: commit)
    guard !files.isEmpty else { return }
    let more = files.count > 3 ? " and \(files.count - 3) more" : ""
    try note(
      "every case is as in \(commit.reference), though \(files.count.counting("file")) "
        + (files.count == 1 ? "differs" : "differ") + ": " + files.prefix(3).joined(separator: ", ")
        + more)
  }

  private func note(_ line: String) throws {
    notes.append(line)
    try say(line)
  }

  /// Names what the commit's recording depends on.
  private static func key(
    _ request: Request, _ commit: GitRepository.Commit, _ program: BaseProgram, _ current: String,
    _ paths: [String]
  ) throws -> String {
    var builder = DigestBuilder()
    builder.add(commit.tree)
    switch program {
    case .same(let path):
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
      else {
        throw BaseError("\(path): cannot be read; allow it, as its content names the program")
      }
      builder.add(data.withUnsafeBytes { Digest(of: $0) })
    case .package(let package):
      builder.add(([package.folder, package.product] + package.arguments).joined(separator: "\n"))
      builder.add(BasePackage.toolchain)
    }
    let environment = try JSONEncoder.ordered.encode(DrawingEnvironment.current)
    builder.add(environment.withUnsafeBytes { Digest(of: $0) })
    builder.add(([current] + paths).joined(separator: "\n"))
    builder.add(request.filters.joined(separator: "\n"))
    return String("\(builder.digest)".prefix(16))
  }

  // MARK: The other commit

  /// What the commit gave, from before or now.
  private func recording() throws -> BaseRecording {
    if let kept = store.recording(of: key) {
      try sayWhatIsOutside(kept)
      try say("\(commit.reference): \(kept.results.cases.count.counting("case")), recorded before")
      return kept
    }
    let program = try prepared()
    let file = store.folder + "/base.json"
    unlink(file)
    let filters = request.filters.flatMap { ["--filter", $0] }
    let present = presentPaths
    var made = BaseRecording(.empty(reference: commit.label), of: .none)
    if !present.isEmpty {
      let run = try record(
        program, [BaseComparison.command] + present + filters + ["--output", file])
      guard FileManager.default.fileExists(atPath: file) else {
        throw BaseError(
          "--base \(commit.reference): its Filmstrip is older, and has no '\(BaseComparison.command)' "
            + "(\(run.messages.last ?? "it ends with status \(run.status)")); compare with a commit that has this version, "
            + "or with --reference")
      }
      guard let read = BaseRecording(contentsOf: file) else {
        throw failure(of: run, program)
      }
      made = read
      unlink(file)
    }
    for path in outside(made) { made.outside[path] = .some(FolderState.digest(of: path)) }
    try store.keep(made, as: key)
    try sayWhatIsOutside(made)
    try say("\(commit.reference): \(made.results.cases.count.counting("case")), recorded now")
    return made
  }

  private func sayWhatIsOutside(_ base: BaseRecording) throws {
    guard !base.outside.isEmpty else { return }
    let paths = base.outside.keys.sorted()
    let more = paths.count > 5 ? " and \(paths.count - 5) more" : ""
    try note(
      "outside of the repository, and the same in both: " + paths.prefix(5).joined(separator: ", ")
        + more)
  }

  /// Paths outside of the repository that the recording was made of.
  private func outside(_ base: BaseRecording) -> [String] {
    var paths = base.images
    if case .package(let package) = program, let inside = repository.path(of: package.folder) {
      let folder = BaseComparison.joined(checkout.folder, inside)
      paths += BasePackage.localPackages(in: scratch(of: package))
      paths += BasePackage.appSources(of: folder)
    }
    let found = paths.map(OutputFolder.resolved).filter {
      repository.path(of: $0) == nil && !$0.hasPrefix(checkout.folder + "/")
        && $0 != checkout.folder
    }
    return Set(found).sorted()
  }

  /// The scene files that the commit has, as its program is given them.
  private var presentPaths: [String] {
    paths.map { BaseComparison.joined(checkout.folder, $0) }
      .filter { FileManager.default.fileExists(atPath: $0) }
      .map { path in
        // As the working tree's are given, so that places of scenes read alike.
        let relative = BaseComparison.joined(checkout.folder, current) + "/"
        return path.hasPrefix(relative) ? String(path.dropFirst(relative.count)) : path
      }
  }

  /// The commit's program, for which its files are there.
  private func prepared() throws -> String {
    if let builtProgram { return builtProgram }
    store.remember(checkout)
    let made = try store.passingLock { try checkedOutProgram() }
    builtProgram = made
    return made
  }

  private func checkedOutProgram() throws -> String {
    for line in try checkout.checkOut(commit) { try note(line) }
    switch program {
    case .same(let path): return path
    case .package(let package):
      let inside = repository.path(of: package.folder) ?? ""
      let scratch = scratch(of: package)
      let isFirst = !FileManager.default.fileExists(atPath: scratch)
      try say(
        "building \(package.product) of \(commit.reference)"
          + (isFirst ? ", which takes minutes at first and then only what has changed" : ""))
      return try package.build(
        in: BaseComparison.joined(checkout.folder, inside), checkout: checkout.folder,
        scratch: scratch, commit: commit)
    }
  }

  private func scratch(of package: BasePackage) -> String {
    "\(store.folder)/build-\("\(Digest(of: package.folder.utf8))".prefix(8))"
  }

  /// Runs the commit's program where this one runs.
  private func record(_ program: String, _ arguments: [String]) throws -> ProgramRun {
    let folder = BaseComparison.joined(checkout.folder, current)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let options = ["--jobs", "\(request.jobs)", "--timeout", "\(request.timeout)"]
    return try ProgramRun(["SWIFT_BACKTRACE=enable=no", program] + arguments + options, in: folder)
  }

  /// Has the commit's program write goldens of cases that have none yet.
  private func makeGoldens(of names: Set<String>, _ base: BaseRecording) throws {
    let folder = URL(fileURLWithPath: goldens, isDirectory: true)
    let absent = base.results.cases.filter { made in
      names.contains(made.fullName)
        && !FileManager.default.fileExists(atPath: made.golden(in: folder).path)
    }
    guard !absent.isEmpty else { return }
    try say(
      "drawing \(absent.count.counting("case")) as \(commit.reference) has \(absent.count == 1 ? "it" : "them")"
    )
    let program = try prepared()
    let cases = absent.flatMap { ["--case", $0.fullName] }
    let arguments =
      [BaseComparison.command] + presentPaths + cases + ["--goldens", goldens]
    let everyFrame = "--every-frame"
    var run = try record(program, arguments + (showsEveryFrame ? [everyFrame] : []))
    // An older Filmstrip does not know the option, and shows fewer frames.
    if run.status != 0, run.messages.contains(where: { $0.contains(everyFrame) }) {
      run = try record(program, arguments)
    }
    guard run.status == 0 else { throw failure(of: run, program) }
  }

  /// What the commit's program complained of, without the name with which it begins its lines.
  private func failure(of run: ProgramRun, _ program: String) -> BaseError {
    var line = run.messages.first ?? "its program ends with status \(run.status)"
    let names = ["filmstrip", (program as NSString).lastPathComponent].map { $0 + ": " }
    if let name = names.first(where: line.hasPrefix) { line.removeFirst(name.count) }
    return BaseError("--base \(commit.reference): \(line)")
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    path.isEmpty ? folder : folder + "/" + path
  }

  // MARK: Results

  /// All results in their order, and a result for each case that only the commit has.
  private func merged(
    _ result: VerificationResult, _ compared: [CaseResult], _ base: BaseRecording
  ) -> VerificationResult {
    let recorded = Dictionary(base.results.cases.map { ($0.fullName, $0) }) { first, _ in first }
    let later = Dictionary(compared.map { ($0.fullName, $0) }) { first, _ in first }
    let names = Set(result.cases.map(\.fullName))
    let filters = request.filters
    let gone = base.results.cases.filter { earlier in
      includesGone && !names.contains(earlier.fullName)
        && (filters.isEmpty
          || filters.contains { SceneSelection.matches(case: earlier.fullName, $0) })
    }
    func sameName(as made: CaseResult, in others: [CaseResult]) -> String? {
      let same = others.filter { $0.digest != nil && $0.digest == made.digest }
      return same.count == 1 ? same[0].fullName : nil
    }
    let cases = result.cases.map { earlier in
      var made = later[earlier.fullName] ?? earlier
      made.base = commit.label
      made.golden = earlier.golden
      made.digest = nil
      guard made.outcome == .missing else { return made }
      if let recorded = recorded[made.fullName] {
        made.message = [
          "\(commit.reference) has this case and could not record it: "
            + (recorded.message.first ?? recorded.outcome.rawValue)
        ]
      } else {
        made.outcome = .new
        let former = sameName(as: earlier, in: gone).map { "has it as \($0)" }
        made.message = ["this case is new: \(commit.reference) \(former ?? "does not have it")"]
      }
      return made
    }
    let new = result.cases.filter { recorded[$0.fullName] == nil }
    let missing = gone.map { earlier in
      let now = sameName(as: earlier, in: new).map { "it is now \($0)" }
      var made = CaseResult(
        suite: earlier.suite, name: earlier.name, place: earlier.place, outcome: .gone,
        golden: "\(commit.label)/\(earlier.fullName)",
        message: ["this case is gone: \(now ?? "only \(commit.reference) has it")"])
      made.base = commit.label
      return made
    }
    return result.replacing(cases: cases).adding(missing)
  }
}

extension JSONEncoder {
  /// One with keys in order, for digests.
  fileprivate static var ordered: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
