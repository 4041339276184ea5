// SPDX-License-Identifier: MIT
import ArgumentParser
import FilmstripFigures
import Foundation
import FilmstripWording

/// `filmstrip figures`: all figures of a documentation, made or checked.
struct FiguresCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "figures",
    abstract: "Makes the figures of a documentation again, or checks that they are up to date.",
    discussion: """
      A file in YAML names the figures of a documentation's folder or DocC catalogue, and the \
      recordings that they are of: docs/figures-file.md. Files that have the right bytes already stay \
      as they are.

      filmstrip figures docs/figures.yaml

      filmstrip figures docs/figures.yaml --check

      Exit status: 0 all well, 1 with --check a figure is missing or out of date, 2 wrong usage or a \
      file that cannot be read or written.
      """)

  @Argument(help: ArgumentHelp("Files of figures.", valueName: "file"))
  var paths: [String]

  @Flag(help: "Write nothing; name what is missing or out of date.")
  var check = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Only figures with this text in their name; with * and ? it is a pattern for all of it. May be "
        + "repeated.", valueName: "text"))
  var filter: [String] = []

  @Flag(name: .shortAndLong, help: "Print nothing but errors, and what --check finds.")
  var quiet = false

  func validate() throws {
    if paths.contains("") { throw ValidationError("'': give the path of a file of figures") }
    if filter.contains("") { throw ValidationError("--filter: give a text of figures' names") }
  }

  func run() throws {
    try Interruption.removePartialOutputs()
    let files = try paths.map { try FiguresFile(contentsOf: $0) }
    let all = files.flatMap(\.figures)
    guard all.contains(where: isChosen) else {
      throw CommandError(
        all.isEmpty
          ? "\(paths.joined(separator: ", ")): has no figures; name one below 'figures:'"
          : "--filter \(filter.joined(separator: ", ")): none of the \(all.count) figures has such a "
            + "name; the first is '\(all[0].name)'")
    }
    try MainActor.assumeIsolated {
      var isStale = false
      for file in files where try process(file) { isStale = true }
      if isStale { throw ExitCode(1) }
    }
  }

  private func isChosen(_ figure: DocumentedFigure) -> Bool {
    filter.isEmpty || filter.contains { SceneSelection.matches(figure.name, $0) }
  }

  /// Makes or checks the figures of a file; returns whether a check found something.
  @MainActor
  private func process(_ file: FiguresFile) throws -> Bool {
    let maker = FiguresMaker(file)
    let figures = file.figures.filter(isChosen)
    let progress = quiet ? nil : Progress(isShown: StandardError.isTerminal, unit: "figures")
    defer { progress?.clear() }
    var (made, isStale) = (0, false)
    for (place, figure) in figures.enumerated() {
      let files = try maker.make(figure).files
      progress?.update(done: place, total: figures.count)
      if check {
        for stale in FigureFolder.stale(files, in: URL(fileURLWithPath: file.folder)) {
          progress?.clear()
          let what = stale.isMissing ? "is missing" : "is out of date"
          try StandardOutput.write(
            "\(shown(stale.name, of: file)): \(what); 'filmstrip figures \(file.path)' makes it"
              .printable)
          isStale = true
        }
        continue
      }
      let written = try FigureFolder.write(files, to: URL(fileURLWithPath: file.folder))
      made += written.count
      progress?.clear()
      for name in written where !quiet {
        try StandardOutput.write("wrote \(shown(name, of: file))".printable)
      }
    }
    progress?.clear()
    for orphan in file.orphans() {
      StandardError.say(
        "\(shown(orphan, of: file)): is no figure of \(file.path); remove it, or name it "
          + "under 'keep'")
    }
    if !quiet, !isStale {
      let count = figures.count.counting("figure")
      try StandardOutput.write(
        (check || made == 0 ? "\(file.path): \(count), up to date" : "\(file.path): \(count)")
          .printable)
    }
    return isStale
  }

  private func shown(_ name: String, of file: FiguresFile) -> String {
    file.folder.hasSuffix("/") ? file.folder + name : "\(file.folder)/\(name)"
  }
}
