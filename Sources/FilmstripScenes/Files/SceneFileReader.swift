// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripTransitions
internal import FilmstripWording
internal import FilmstripYAMLFiles

struct SceneFileReader {
  let reader: YAMLReader
  let registry: SceneRegistry
  /// The file's folder with a slash at its end, as messages call it; empty for the current one.
  let folder: String

  init(_ data: Data, path: String, registry: SceneRegistry) throws(YAMLFileError) {
    reader = try YAMLReader(data, file: path)
    self.registry = registry
    folder = SceneFile.folder(of: path)
  }

  func read() throws(YAMLFileError) -> [Scene] {
    var scenes: [Scene] = []
    if let fields = reader.fields(of: reader.root, "a scene file", keys: SceneKeys.file) {
      let settings = SceneSettings(fields, in: SceneSettings(), isOfFile: true)
      fields.require(
        "scenes", "name the scenes below 'scenes:', each with a transition, from and to")
      scenes = readScenes(fields, settings)
    }
    try reader.finish()
    return scenes
  }

  private func readScenes(_ fields: YAMLFields, _ settings: SceneSettings) -> [Scene] {
    guard let node = fields.value("scenes"),
      let entries = reader.entries(of: node, "the value of 'scenes'")
    else { return [] }
    if entries.isEmpty {
      fields.report("scenes", "there is none; name one, with a transition, from and to")
    }
    var (names, goldens, total) = ([String: String](), [String: String](), 0)
    var scenes: [Scene] = []
    for entry in entries {
      let golden = GoldenName(entry.key).description
      let other = names.updateValue(entry.key, forKey: golden.lowercased())
      if let other {
        reader.report(
          "'\(entry.key.printable(atMost: 40))': its golden would be called as that of "
            + "'\(other.printable(atMost: 40))'; give one of them another name", at: entry.mark)
      }
      guard let scene = readScene(entry, settings) else { continue }
      let count = scene.variants.combinationCount
      let (sum, isTooLarge) = total.addingReportingOverflow(count)
      guard !isTooLarge, sum <= SceneFile.maximumCaseCount else {
        reader.report(
          "'\(entry.key.printable(atMost: 40))': with its \(SceneFileReader.counted(count)) the file "
            + "has more than \(SceneFile.maximumCaseCount) cases; vary less, or split the file",
          at: entry.mark)
        return scenes
      }
      total = sum
      if other == nil { checkGoldens(of: scene, at: entry.mark, among: &goldens) }
      scenes.append(scene)
    }
    return scenes
  }

  /// Notes a scene with a case whose golden would be called as one of another scene: variants add to names,
  /// so that it is not enough that names of scenes differ.
  private func checkGoldens(
    of scene: Scene, at mark: YAMLMark, among goldens: inout [String: String]
  ) {
    var isReported = false
    for variant in scene.variants.all(from: scene.standard) {
      let name = SceneCase(scene: scene, variant: variant, file: reader.file).name
      let golden = GoldenName(name).description
      let other = goldens.updateValue(scene.name, forKey: golden.lowercased())
      guard let other, !isReported else { continue }
      reader.report(
        "'\(scene.name.printable(atMost: 40))': its golden \(golden) would be called as one of "
          + "'\(other.printable(atMost: 40))'; give one of them another name", at: mark)
      isReported = true
    }
  }

  private static func counted(_ count: Int) -> String {
    count == .max ? "endless variants" : count.counting("variant")
  }

  /// A scene, or what else has some of its keys; nil where it cannot be one.
  func readScene(
    _ entry: YAMLNode.Entry, _ outer: SceneSettings, what: String = "a scene",
    keys: [String] = SceneKeys.scene
  ) -> Scene? {
    guard let fields = reader.fields(of: entry.value, what, keys: keys) else { return nil }
    let settings = SceneSettings(fields, in: outer)
    fields.require("transition", "'filmstrip list' names them")
    fields.require("from", "give the screen that the transition leaves")
    fields.require("to", "give the screen that the transition leads to")
    let names = registry.transitions.map { (name: $0.name, value: $0) }
    let transition = fields.choice("transition", of: names)
    let (from, to) = (screen("from", fields), screen("to", fields))
    // What depends on the transition is read only where that is known.
    let values = transition.map { readValues(fields, of: $0) }
    let touch = transition.flatMap { readTouch(fields, of: $0) }
    let container = transition.flatMap { readContainer(fields, of: $0) }
    for (key, screen) in [("from", from), ("to", to)] {
      if case .image(let pattern) = screen { checkImage(pattern, key, fields, settings) }
    }
    guard let transition, let from, let to else { return nil }
    var scene = Scene(
      name: entry.key, line: entry.mark.line, column: entry.mark.column,
      transition: transition.name, from: from, to: to)
    settings.apply(to: &scene)
    scene.values = values ?? [:]
    scene.touch = touch
    scene.container = container
    return scene
  }

  private func readValues(_ fields: YAMLFields, of transition: SceneTransition) -> [String: Double]
  {
    guard let node = fields.value("set"),
      let given = reader.fields(
        of: node, "the transition \(transition.name)", keys: transition.parameters.map(\.name))
    else { return [:] }
    var values: [String: Double] = [:]
    for parameter in transition.parameters where given.has(parameter.name) {
      if parameter.choices.isEmpty {
        values[parameter.name] = given.number(parameter.name, in: parameter.range)
      } else {
        let words = parameter.choices.enumerated().map { (name: $1, value: Double($0)) }
        values[parameter.name] = given.choice(parameter.name, of: words)
      }
    }
    return values
  }

  private func readContainer(
    _ fields: YAMLFields, of transition: SceneTransition
  ) -> SceneContainer? {
    guard let container = fields.choice("container", of: SceneSettings.words(SceneContainer.self))
    else { return nil }
    guard !transition.containers.contains(container) else { return container }
    let possible = transition.containers.map(\.rawValue).joined(separator: ", ")
    fields.report(
      "container",
      transition.containers.isEmpty
        ? "\(transition.name) brings its own; remove the key"
        : "\(transition.name) cannot be in '\(container.rawValue)'; choose one of: \(possible)")
    return nil
  }

  private func screen(_ key: String, _ fields: YAMLFields) -> Scene.Screen? {
    guard let text = fields.text(key) else { return nil }
    if registry.screenNames.contains(text) { return .registered(text) }
    let ending = text.lowercased()
    if [".png", ".jpg", ".jpeg"].contains(where: { ending.hasSuffix($0) }) { return .image(text) }
    let shown = text.printable(atMost: 60)
    fields.report(
      key,
      registry.screenNames.isEmpty
        ? "'\(shown)' is no image; give the path of a PNG or JPEG file"
        : "'\(shown)' is no image and no registered screen; "
          + text.choice(of: registry.screenNames))
    return nil
  }
}
