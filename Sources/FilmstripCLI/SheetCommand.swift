// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripWording

/// `filmstrip sheet`: frames in, a sheet out.
struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Lays frames out as a sheet, with times, phases and events.",
    discussion: """
      Takes folders that 'filmstrip render' wrote, other folders of PNG or JPEG files (2.png before \
      10.png), animated PNG files, and lists of image files, which are one sequence together. \
      Several sequences are stacked, each with its title.

      Writes sheet.png and sheet.json into output/NAME-sheet, or the folder given with --output.

      filmstrip sheet output/shadow-push --all --backdrop dark

      filmstrip sheet output/shadow-push output/full-pop --cells 8

      Exit status: 0 all well, 1 something is missing in the sheet, 2 wrong usage or a file that \
      cannot be read or written.
      """)

  @Argument(help: ArgumentHelp("Folders, animated PNG files or images.", valueName: "frames"))
  var paths: [String]

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A title instead of a sequence's name; repeated for further ones.", valueName: "text"))
  var title: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames in a second, of images without times.", valueName: "n"))
  var fps = FrameSequence.standardFrameRate

  @OptionGroup var images: ImageLimitOptions

  @OptionGroup(title: "Sheet") var look: SheetLookOptions

  @Option(
    help: ArgumentHelp(
      "The folder to write, replacing an earlier output as a whole; else output/NAME-sheet.",
      valueName: "dir"))
  var output: String?

  @OptionGroup var work: WorkOptions

  func validate() throws {
    try look.validate()
    try work.validate()
    if !(fps > 0 && fps <= 1_000) {
      throw ValidationError("--fps \(fps): must be more than 0, up to 1000")
    }
    try images.validate()
    if let empty = paths.first(where: \.isEmpty) {
      throw ValidationError("'\(empty)': give the path of a folder or an image")
    }
    guard let output else { return }
    if output.isEmpty { throw ValidationError("--output: give the path of a folder") }
    if output.lowercased().hasSuffix(".png") || output.lowercased().hasSuffix(".json") {
      throw ValidationError(
        "--output \(output): give a folder; sheet.png and sheet.json are written into it")
    }
  }

  func run() throws {
    try Interruption.removePartialOutputs()
    let sequences = try FrameSequence.sequences(
      at: paths.map { URL(fileURLWithPath: $0) }, frameRate: fps,
      limits: images.limits)
    guard title.count <= sequences.count else {
      throw CommandError(
        "--title \(title[sequences.count]): there are \(title.count) titles for \(sequences.count) "
          + "sequences; give no more than one for each")
    }
    let folder = output ?? "output/\(defaultName(sequences))"
    try checkThatFramesAreElsewhere(folder)
    let sheet = TransitionSheet(
      sequences.enumerated().map { place, sequence in
        .sequence(sequence, title: place < title.count ? title[place] : nil)
      })
    let lost = try work.withProgress { progress in
      try sheet.write(
        to: URL(fileURLWithPath: folder),
        options: OutputOptions(sheet: look.options, jobs: work.jobs, progress: progress))
    }
    if !work.quiet {
      let count = sequences.reduce(0) { $0 + $1.count }
      let names = sequences.map(\.name).joined(separator: ", ")
      try StandardOutput.write(
        "\(names): \(count.counting("frame")) -> \(folder) (sheet)".printable)
    }
    try StandardError.end(with: lost)
  }

  /// What the folder is called where none is given: never that of the frames.
  private func defaultName(_ sequences: [FrameSequence]) -> String {
    guard sequences.count == 1 else { return "sheet" }
    let plain = sequences[0].name.replacing("/", with: "-")
    return (plain.isEmpty || plain.hasPrefix(".") ? "frames" : plain) + "-sheet"
  }

  /// An earlier output is replaced as a whole: that must not be where the frames are.
  private func checkThatFramesAreElsewhere(_ folder: String) throws {
    let target = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    for path in paths {
      let source = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard source == target || source.hasPrefix(target + "/") else { continue }
      throw CommandError(
        "--output \(folder): holds the frames in \(path), which would be replaced; "
          + "choose another folder")
    }
  }
}
