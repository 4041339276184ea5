// SPDX-License-Identifier: MIT
import ArgumentParser
import Dispatch
import Filmstrip
import Foundation
import Synchronization
import FilmstripWording

/// `filmstrip diff`: two pictures, animations or outputs in; what differs out, in words and pictures.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what differs between two images, animations, outputs or goldens.",
    discussion: """
      Takes two PNG or JPEG files, two animated PNG files, two folders that 'filmstrip render' wrote, \
      two folders of images, two goldens, or two files timeline.json.

      Where both have a timeline.json, what moved is compared first: which layer, which property, \
      when, by how much and why. Then pixels, exactly unless a tolerance is given: of frames at the \
      same times how many differ, and of the one that differs most the number of pixels, where they \
      are, and the largest region.

      With --output the folder holds report.txt, difference.png, which shows the expected picture, \
      the difference and the actual one side by side, and blink.png, which blinks between them.

      filmstrip diff expected.png actual.png

      filmstrip diff main/shadow-push output/shadow-push --output output/diff

      Exit status: 0 no difference, or one within the tolerance, 1 a difference, 2 wrong usage or a \
      file that cannot be read or written.
      """)

  @Argument(help: "What it should be: an image, an animated PNG, a folder.")
  var expected: String

  @Argument(help: "What it is.")
  var actual: String

  @Flag(help: "Compare pixels alone, also where both have a timeline.")
  var pixelsOnly = false

  @OptionGroup(title: "Tolerance") var allowance: ToleranceOptions

  @OptionGroup var images: ImageLimitOptions

  @Option(
    help: ArgumentHelp(
      "A folder for the report and the pictures, replacing those of an earlier comparison.",
      valueName: "dir"))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames compared at the same time; else as many as there are processors.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(name: .shortAndLong, help: "Print nothing but errors: the exit status says the result.")
  var quiet = false

  func validate() throws {
    try allowance.validate()
    for path in [expected, actual] where path.isEmpty {
      throw ValidationError("'': give the path of an image or a folder")
    }
    if output == "" { throw ValidationError("--output: give the path of a folder") }
    try images.validate()
    try OptionRange.check("--jobs", jobs, 1...256)
  }

  func run() throws {
    try Interruption.removePartialOutputs()
    if try !compare().isEmpty { throw ExitCode(1) }
  }

  /// Prints and writes what differs; returns it.
  private func compare() throws -> [String] {
    let limits = images.limits
    let one = try ComparedItem(path: expected, limits: limits)
    let other = try ComparedItem(path: actual, limits: limits)
    if let output { try checkThatInputIsElsewhere(output) }
    var report = DiffReport()
    let timelines = one.timeline.flatMap { first in other.timeline.map { (first, $0) } }
    if let (first, second) = timelines, !pixelsOnly {
      report.add(MotionDiff(expected: first, actual: second))
    } else if !pixelsOnly,
      let lone = one.timeline == nil ? other.timeline.map({ _ in one }) : other,
      one.timeline != nil || other.timeline != nil
    {
      report.add(gap: "motion: not compared, as \(lone.path) has no timeline.json")
    }
    var comparisons: FrameComparisons?
    if let frames = one.frames, let others = other.frames {
      let made = FrameComparisons(
        frames, others, tolerance: allowance.tolerance, draws: output != nil)
      report.add(try compareFrames(made), of: made)
      if let golden = one.golden, let actual = other.golden { report.add(golden, actual) }
      comparisons = made
    } else if let golden = one.golden, let actual = other.golden {
      report.add(golden, actual)
    } else if timelines == nil || pixelsOnly {
      throw nothingInCommon(one, other)
    } else if one.frames != nil || other.frames != nil {
      report.add(gap: "pixels: not compared, as only one of the two has pictures")
    }
    if let output { try write(report, comparisons, to: output) }
    // What was not compared is told to everyone: the exit status says nothing of it.
    if quiet { for line in report.gaps { StandardError.say("\(line)") } }
    if !quiet {
      for line in report.lines { try StandardOutput.write(line.printable) }
      if let output { try StandardOutput.write("-> \(output)".printable) }
    }
    return report.differences
  }

  private func compareFrames(_ comparisons: FrameComparisons) throws -> [FrameComparisons.Result] {
    let isShown = !quiet && comparisons.pairs.count > 1 && StandardError.isTerminal
    let progress = Progress(isShown: isShown)
    defer { progress.clear() }
    return try comparisons.run(jobs: jobs) { progress.update(done: $0, total: $1) }
  }

  private func nothingInCommon(_ one: ComparedItem, _ other: ComparedItem) -> CommandError {
    let lacking = one.frames == nil ? one : other
    let remedy =
      pixelsOnly ? "leave out --pixels-only, or give pictures" : "give two of one kind"
    return CommandError(
      "\(lacking.path): has no pictures to compare with \(lacking.path == one.path ? other.path : one.path); "
        + remedy)
  }

  private func write(_ report: DiffReport, _ comparisons: FrameComparisons?, to folder: String)
    throws
  {
    try ComparisonFolder.write(to: URL(fileURLWithPath: folder)) { files in
      try files.write(
        report: ["expected: \(expected)", "actual:   \(actual)", ""].map(\.printable)
          + (report.differences.isEmpty ? ["no difference"] : []) + report.lines)
      guard let worst = report.worst, let comparisons else { return }
      let pictures = try comparisons.pictures(of: worst)
      let frame = comparisons.expected.count > 1 ? ", frame \(worst.expected)" : ""
      let captions = try PictureCaptions().strip(
        ["expected\(frame)", "difference", "actual\(frame)"],
        above: pictures.comparison.panels.map { ($0.x, $0.width) },
        width: pictures.comparison.boardWidth)
      // Both take about as long.
      let errors = Mutex([(any Error)?](repeating: nil, count: 2))
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        do {
          if index == 0 {
            try writeBoard(pictures, captions, worst, to: files, folder)
          } else {
            try pictures.comparison.writeBlinkingPicture(path: files.path(of: .blink))
          }
        } catch {
          errors.withLock { $0[index] = error }
        }
      }
      if let error = errors.withLock({ $0.compactMap(\.self).first }) { throw error }
    }
  }

  private func writeBoard(
    _ pictures: FrameComparisons.Pictures, _ captions: Bitmap, _ worst: FrameComparisons.Result,
    to files: ComparisonFolder, _ folder: String
  ) throws {
    guard
      let board = pictures.comparison.sideBySidePicture(
        difference: pictures.difference, head: captions)
    else {
      throw CommandError(
        "\(folder): three pictures of \(worst.diff.expectedSize) pixels do not fit side by side; "
          + "leave out --output")
    }
    try files.write(board, to: .difference)
  }

  /// An earlier comparison is replaced as a whole: that must not be where the pictures are.
  private func checkThatInputIsElsewhere(_ folder: String) throws {
    let target = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    for path in [expected, actual] {
      let source = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard source == target || source.hasPrefix(target + "/") else { continue }
      throw CommandError(
        "--output \(folder): holds what is compared, \(path); choose another folder")
    }
  }
}
