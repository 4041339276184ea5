// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripTransitions
internal import FilmstripWording
internal import FilmstripYAMLFiles

extension SceneFileReader {
  // MARK: Images

  func checkImage(
    _ pattern: String, _ key: String, _ fields: YAMLFields, _ settings: SceneSettings
  ) {
    if let name = ScenePath.unknownPlaceholder(in: pattern) {
      fields.report(
        key,
        "there is no placeholder {\(name.printable(atMost: 40))}; "
          + name.choice(of: SceneKeys.placeholders))
      return
    }
    guard pattern.contains("{") else { return checkFile(pattern, key, fields) }
    // More are refused for their number.
    guard settings.variants.combinationCount <= SceneFile.maximumCaseCount else { return }
    var known: Set<String> = []
    for variant in settings.variants.all(from: settings.standard) {
      if pattern.contains("{device}"), variant.device == nil {
        fields.report(key, "{device} stands for no device; name one with 'device'")
        return
      }
      let path = ScenePath.path(pattern, of: variant)
      guard known.insert(path).inserted, !isThere(path) else { continue }
      // One is enough where an image for each of a thousand variants is missing.
      return checkFile(path, key, fields)
    }
  }

  private func checkFile(_ path: String, _ key: String, _ fields: YAMLFields) {
    if isThere(path) { return }
    fields.report(key, "\(folder)\(path) is not there; \(remedy(for: path))")
  }

  private func isThere(_ path: String) -> Bool {
    access(ScenePath.resolved(path, in: folder), F_OK) == 0
  }

  /// The file of nearly that name beside it, or that there is no such folder.
  private func remedy(for path: String) -> String {
    let full = ScenePath.resolved(path, in: folder)
    let url = URL(fileURLWithPath: full)
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path)
    guard let names else { return "nor is its folder; check the path" }
    guard let near = url.lastPathComponent.nearest(in: names.sorted()) else {
      return "check the path"
    }
    let slash = path.lastIndex(of: "/")
    return "did you mean '\(slash.map { String(path[...$0]) } ?? "")\(near)'?"
  }

  // MARK: Gestures

  /// What drives a scene: one of the words for every transition, a file, a gesture that is written out, or the shares
  /// at which a touch rests.
  func readTouch(_ fields: YAMLFields, of transition: SceneTransition) -> Scene.Touch? {
    let key = fields.has("gesture") ? "gesture" : "progress"
    guard let node = fields.value(key) else { return nil }
    if let problem = registry.problem(driving: transition) {
      fields.report(key, problem)
      return nil
    }
    guard let touch = key == "progress" ? readProgress(fields) : readGesture(node, fields) else {
      return nil
    }
    guard let problem = registry.problem(driving: transition, with: touch) else { return touch }
    fields.report(key, problem)
    return nil
  }

  private func readGesture(_ node: YAMLNode, _ fields: YAMLFields) -> Scene.Touch? {
    if fields.has("progress") {
      fields.report("progress", "excludes 'gesture'; remove one of them")
    }
    guard case .scalar = node.content else { return writtenOut(node) }
    guard let text = fields.text("gesture") else { return nil }
    if let preset = GesturePreset(rawValue: text) { return .preset(preset) }
    guard text.hasSuffix(".json") || text.contains("/") else {
      let words = GesturePreset.allCases.map(\.rawValue)
      fields.report(
        "gesture",
        "there is no '\(text.printable(atMost: 40))'; "
          + (text.nearest(in: words).map { "did you mean '\($0)'?" }
            ?? "give a file in JSON, or one of: \(words.joined(separator: ", "))"))
      return nil
    }
    return gesture(ofFile: text, fields)
  }

  private static let maximumProgressCount = 100

  private func readProgress(_ fields: YAMLFields) -> Scene.Touch? {
    guard let elements = fields.list("progress") else { return nil }
    guard elements.count <= SceneFileReader.maximumProgressCount else {
      fields.report(
        "progress",
        "has \(elements.count) values; give at most \(SceneFileReader.maximumProgressCount)")
      return nil
    }
    let shares = elements.compactMap { fields.number($0, "progress", in: 0...1) }
    return shares.count == elements.count ? .held(HeldProgress(shares)) : nil
  }

  private func gesture(ofFile path: String, _ fields: YAMLFields) -> Scene.Touch? {
    guard isThere(path) else {
      checkFile(path, "gesture", fields)
      return nil
    }
    let full = ScenePath.resolved(path, in: folder)
    do {
      let data = try YAMLFile.bytes(full, limits: SceneFileReader.scriptLimits)
      do { return .gesture(try Gesture(json: data)) } catch {
        fields.report("gesture", "\(folder)\(path): \(error)")
      }
    } catch {
      fields.report(
        "gesture", "\(folder)\(path) cannot be read; check the file and its permissions")
    }
    return nil
  }

  private static var scriptLimits: YAMLLimits {
    var limits = YAMLLimits()
    limits.byteCount = Gesture.scriptByteCount
    return limits
  }

  private func writtenOut(_ node: YAMLNode) -> Scene.Touch? {
    do {
      let data = try JSONSerialization.data(withJSONObject: node.json)
      return .gesture(try Gesture(json: data))
    } catch let error as GestureError {
      reader.report("'gesture': \(error)", at: node.nearest(toPath: error.path))
    } catch {
      reader.report("'gesture': is no gesture; see docs/touch.md", at: node)
    }
    return nil
  }
}
