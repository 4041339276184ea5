// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripFigures
import Foundation
import FilmstripWording

/// `filmstrip figure`: a drawing of a transition for documentation.
struct FigureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "figure",
    abstract: "Draws a figure of a transition for documentation, as SVG and PNG.",
    discussion: """
      Kinds: \(FigureKind.allCases.map { "\($0.rawValue), \($0.summary)" }.joined(separator: "; ")).

      Takes a transition with --from and --to, as render does. Curves and callbacks \
      follow from a timeline alone: they take an output folder of 'filmstrip render' or a \
      timeline.json, too, and so does a comparison, without its frames.

      Writes NAME.svg, NAME~dark.svg, NAME.png, NAME@2x.png, NAME~dark.png and NAME~dark@2x.png \
      into output/figures: the names that DocC looks for. --markdown prints what shows them in a page.

      filmstrip figure trail shadow-push --from inbox.png --to message.png

      filmstrip figure comparison shadow-push --with-set duration=0.5 --from a.png --to b.png

      filmstrip figure curves output/shadow-push --property position.x

      Exit status: 0 all well, 1 something was found, 2 wrong usage or a file that cannot be read \
      or written.
      """)

  @Argument(
    help: ArgumentHelp(FigureKind.allCases.map(\.rawValue).joined(separator: ", ") + "."))
  var kind: String

  @Argument(
    help: ArgumentHelp(
      "A transition, an output folder or a timeline.json.", valueName: "transition"))
  var source: String

  @OptionGroup(title: "Figure") var content: FigureContentOptions
  @OptionGroup(title: "Files") var files: FigureOutputOptions

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "What a comparison shows beside it: a transition, a folder or a timeline.json; else the same "
        + "transition with --with-set.", valueName: "transition"))
  var other: String?

  @Option(
    name: .customLong("with-set"),
    help: ArgumentHelp("A parameter of the other one; may be repeated.", valueName: "key=value"))
  var otherSettings: [String] = []

  @OptionGroup(title: "Screen and motion") var scene: FigureSceneOptions
  @OptionGroup(title: "Interaction") var touch: GestureOptions

  func validate() throws {
    guard let kind = FigureKind(rawValue: self.kind) else {
      let known = FigureKind.allCases.map(\.rawValue)
      throw ValidationError(
        "\(self.kind.printable): no such kind of figure; " + self.kind.choice(of: known))
    }
    if source.isEmpty { throw ValidationError("'': name a transition or a folder") }
    let comparesSomething = other != nil || !otherSettings.isEmpty
    if kind == .comparison && !comparesSomething {
      throw ValidationError("comparison: name the other one with --with, or --with-set KEY=VALUE")
    }
    if kind != .comparison && comparesSomething {
      throw ValidationError("--with and --with-set are for figures of kind comparison")
    }
    if kind == .gesture && !touch.isGiven && !FigureCommand.isPath(source) {
      throw ValidationError("gesture: say how the touch moves with --gesture, such as finish")
    }
    try content.validate()
    try files.validate()
    try scene.validate()
    try touch.validate()
  }

  func run() throws {
    try Interruption.removePartialOutputs()
    try MainActor.assumeIsolated { try make() }
  }

  private enum Subject {
    case recording(Recording)
    case timeline(TimelineFile)

    var timeline: TimelineFile {
      switch self {
      case .recording(let recording): TimelineFile(recording)
      case .timeline(let file): file
      }
    }
  }

  @MainActor
  private func make() throws {
    let kind = FigureKind(rawValue: kind) ?? .sheet
    var findings: [Finding] = []
    let one = try subject(source, scene.recording, settings: [], findings: &findings)
    var two: Subject?
    if kind == .comparison {
      var options = scene.recording
      if other == nil { options.motion.duration = nil }
      two = try subject(
        other ?? source, options, settings: otherSettings, findings: &findings)
    }
    let figure = try figure(kind, one, two)
    try write(figure)
    try StandardError.end(with: findings)
  }

  private func figure(_ kind: FigureKind, _ one: Subject, _ two: Subject?) throws -> Figure {
    let options = content.options
    switch (one, two) {
    case (.recording(let one), nil): return try one.figure(kind, options: options)
    case (.recording(let one), .recording(let two)?):
      return try one.figure(kind, options: options, comparedWith: two)
    case (_, let two):
      return try one.timeline.figure(kind, options: options, comparedWith: two?.timeline)
    }
  }

  @MainActor
  private func subject(
    _ source: String, _ options: RecordingOptions, settings: [String],
    findings: inout [Finding]
  ) throws -> Subject {
    if FigureCommand.isPath(source) {
      guard settings.isEmpty else {
        throw CommandError("\(source): is recorded already; --with-set is for transitions")
      }
      return .timeline(try FigureCommand.timeline(at: source))
    }
    guard SceneRegistry.current.transition(named: source) != nil else { throw unknown(source) }
    guard let sceneCase = scene.screens.sceneCase(of: source) else {
      throw CommandError(
        "\(source): give the screens it is between with --from and --to, as PNG or JPEG")
    }
    var options = options
    options.motion.settings += settings
    let (recording, found) = try options.record(
      options.applied(
        to: sceneCase, scale: scene.screenScale, appearance: scene.style, touch: touch),
      recordsLayout: kind == FigureKind.constraints.rawValue, isQuiet: files.quiet)
    findings += found
    return .recording(recording)
  }

  private func unknown(_ name: String) -> CommandError {
    let known = SceneRegistry.current.transitions.map(\.name)
    return CommandError(
      "\(name.printable): no transition has this name, and no folder or file is there; "
        + name.choice(of: known))
  }

  /// Whether something is there on the disk, and no transition has the name.
  private static func isPath(_ source: String) -> Bool {
    SceneRegistry.current.transition(named: source) == nil
      && FileManager.default.fileExists(atPath: source)
  }

  private static func timeline(at path: String) throws -> TimelineFile {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let file = isFolder.boolValue ? path + "/timeline.json" : path
    guard FileManager.default.fileExists(atPath: file) else {
      throw CommandError(
        "\(path): has no timeline.json; give a folder that 'filmstrip render' wrote with --emit "
          + "timeline")
    }
    return try TimelineFile(contentsOf: URL(fileURLWithPath: file))
  }

  private func write(_ figure: Figure) throws {
    let base = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
    let plain = "\(base)-\(figure.kind.rawValue)"
    let name = files.name ?? (Figure.check(name: plain) ? plain : figure.kind.rawValue)
    let (formats, appearances) = (try files.formats, try files.appearances)
    let scales = try files.scales
    let made = try figure.files(
      named: name, formats: formats, appearances: appearances, scales: scales)
    try FigureFolder.write(made, to: URL(fileURLWithPath: files.output))
    if files.markdown {
      try StandardOutput.write(
        figure.markdown(
          named: name, in: files.output, format: formats.contains(.svg) ? .svg : .png,
          appearances: appearances, scales: scales))
    } else if !files.quiet {
      let list = made.map(\.name).joined(separator: ", ")
      try StandardOutput.write("\(figure.title) -> \(files.output) (\(list))".printable)
    }
  }
}
