// SPDX-License-Identifier: MIT
internal import FilmstripFigures
internal import Foundation
internal import FilmstripWording
internal import FilmstripYAMLFiles

struct FigureFileReader {
  private let scenes: SceneFileReader
  private var reader: YAMLReader { scenes.reader }

  struct Contents {
    var folder = ""
    var kept: [String] = []
    var recordings: [String: Scene] = [:]
    var figures: [DocumentedFigure] = []
  }

  init(_ data: Data, path: String, registry: SceneRegistry) throws(YAMLFileError) {
    scenes = try SceneFileReader(data, path: path, registry: registry)
  }

  func read() throws(YAMLFileError) -> Contents {
    var contents = Contents()
    if let fields = reader.fields(of: reader.root, "a file of figures", keys: FigureKeys.file) {
      fields.require("folder", "give the folder of the figures, such as images")
      fields.require("recordings", "name the recordings that figures are of, as scenes")
      fields.require("figures", "name the figures, each with a kind and what it is of")
      contents.folder = fields.text("folder") ?? ""
      contents.kept = (fields.list("keep") ?? []).compactMap { fields.text($0, "keep") }
      readRecordings(fields, into: &contents)
      readFigures(fields, into: &contents)
    }
    try reader.finish()
    return contents
  }

  private func readRecordings(_ fields: YAMLFields, into contents: inout Contents) {
    guard let node = fields.value("recordings") else { return }
    for entry in reader.entries(of: node, "the value of 'recordings'") ?? [] {
      contents.recordings[entry.key] = scenes.readScene(
        entry, SceneSettings(), what: "a recording", keys: FigureKeys.recording)
    }
  }

  private func readFigures(_ fields: YAMLFields, into contents: inout Contents) {
    var standard = DocumentedFigure(name: "", line: 1, kind: .sheet, recording: "")
    readLook(fields, into: &standard)
    // Also those that could not be read, so that what they are of is not said to be missing.
    let recordings = fields.node["recordings"]?.entries?.map(\.key) ?? []
    guard let node = fields.value("figures") else { return }
    var owners: [String: String] = [:]
    for entry in reader.entries(of: node, "the value of 'figures'") ?? [] {
      guard let figure = readFigure(entry, standard, recordings) else { continue }
      for name in figure.fileNames {
        guard let other = owners.updateValue(entry.key, forKey: name.lowercased()) else { continue }
        reader.report(
          "'\(entry.key.printable(atMost: 40))': would write \(name.printable(atMost: 60)), as "
            + "'\(other.printable(atMost: 40))' does; give one of them another name",
          at: entry.mark)
        break
      }
      contents.figures.append(figure)
    }
  }

  private func readFigure(
    _ entry: YAMLNode.Entry, _ standard: DocumentedFigure, _ recordings: [String]
  ) -> DocumentedFigure? {
    guard let fields = reader.fields(of: entry.value, "a figure", keys: FigureKeys.figure) else {
      return nil
    }
    if !Figure.check(name: entry.key) {
      reader.report(
        "'\(entry.key.printable(atMost: 40))': cannot be the name of files; give one without /, not "
          + "hidden, of at most 200 bytes", at: entry.mark)
    }
    fields.require("kind", "choose one of: \(FigureFileReader.names(FigureKind.self))")
    fields.require("of", "name one of the recordings")
    let kind = fields.choice("kind", of: SceneSettings.words(FigureKind.self))
    let names = recordings.map { ($0, $0) }
    let recording = fields.choice("of", of: names)
    var figure = DocumentedFigure(
      name: entry.key, line: entry.mark.line, kind: kind ?? .sheet, recording: recording ?? "")
    figure.options = standard.options
    (figure.formats, figure.appearances) = (standard.formats, standard.appearances)
    figure.scales = standard.scales
    readLook(fields, into: &figure)
    figure.options.title = fields.text("title")
    figure.other = fields.choice("with", of: names)
    if kind == .comparison {
      fields.require("with", "name the recording that it is compared with")
    } else if kind != nil, fields.has("with") {
      fields.report("with", "is for figures of kind comparison; remove it")
    }
    return kind == nil || recording == nil ? nil : figure
  }

  private func readLook(_ fields: YAMLFields, into figure: inout DocumentedFigure) {
    func list<Value: CaseIterable & RawRepresentable & Equatable>(
      _ key: String, _ type: Value.Type
    ) -> [Value]? where Value.RawValue == String {
      guard let elements = fields.list(key) else { return nil }
      let named = elements.compactMap { fields.choice($0, key, of: SceneSettings.words(type)) }
      return Value.allCases.filter(named.contains)
    }
    if let formats = list("formats", FigureFormat.self) { figure.formats = formats }
    if let appearances = list("appearances", FigureAppearance.self) {
      figure.appearances = appearances
    }
    if let elements = fields.list("scales") {
      figure.scales = Array(Set(elements.compactMap { fields.whole($0, "scales", in: 1...3) }))
        .sorted()
    }
    if let width = fields.number("width", in: FigureOptions.widths) { figure.options.width = width }
    if let isLabelled = fields.flag("labels") { figure.options.isLabelled = isLabelled }
    readMoments(fields, into: &figure)
    if let elements = fields.list("layers") {
      figure.options.layers = elements.compactMap { fields.text($0, "layers") }
    }
    if let elements = fields.list("properties") {
      figure.options.properties = elements.compactMap { fields.text($0, "properties") }
    }
    if let limit = fields.whole("limit", in: FigureOptions.limits) { figure.options.limit = limit }
  }

  /// How many moments, or their times.
  private func readMoments(_ fields: YAMLFields, into figure: inout DocumentedFigure) {
    guard let node = fields.value("moments") else { return }
    guard let times = node.elements else {
      if let count = fields.whole("moments", in: FigureOptions.momentCounts) {
        figure.options.momentCount = count
        figure.options.moments = []
      }
      return
    }
    guard FigureOptions.momentCounts.contains(times.count) else {
      fields.report("moments", "are \(times.count) times; give 1 to 24")
      return
    }
    figure.options.moments = times.compactMap { fields.number($0, "moments", in: 0...86_400) }
  }

  private static func names<Value: CaseIterable & RawRepresentable>(_ type: Value.Type) -> String
  where Value.RawValue == String { Value.allCases.map(\.rawValue).joined(separator: ", ") }
}
