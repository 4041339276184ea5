// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripWording
internal import FilmstripYAMLFiles

struct SceneSettings {
  private(set) var standard = SceneVariant()
  private(set) var variants = SceneVariants()
  /// Whether a direction is given, which is not that of the language then.
  private var hasDirection = false
  private(set) var showsChrome = false
  private(set) var scale: Double?
  private(set) var limit: Double?
  private(set) var outputs = OutputKind.defaultCases
  private(set) var golden = GoldenOptions()
  private(set) var rules: [Rule: RuleLevel] = [:]

  init() {}

  /// What a mapping says, of a file or of a scene, and for the rest what is said around it.
  init(_ fields: YAMLFields, in outer: SceneSettings, isOfFile: Bool = false) {
    self = outer
    if let device = fields.choice("device", of: SceneSettings.devices) { standard.device = device }
    if let value = fields.choice("appearance", of: SceneSettings.appearances) {
      standard.appearance = value
    }
    if let value = fields.choice("textSize", of: SceneSettings.textSizes) {
      standard.textSize = value
    }
    if let value = fields.choice("direction", of: SceneSettings.directions) {
      standard.direction = value
      hasDirection = true
    }
    if let language = fields.language("language") { standard.language = language }
    if fields.has("language"), !hasDirection {
      standard.direction = SceneDirection(of: standard.language)
    }
    if let rate = fields.whole("rate", in: SceneSettings.rates) { standard.rate = rate }
    if let flag = fields.flag("chrome") { showsChrome = flag }
    if let number = fields.number("scale", in: 0.5...10) { scale = number }
    if let seconds = fields.number("limit", in: 0.01...3_600) { limit = seconds }
    if let kinds = fields.list("emit") {
      let known = OutputFormats.commandLine.kinds.map { (name: $0.rawValue, value: $0) }
      let named = kinds.compactMap { fields.choice($0, "emit", of: known) }
      outputs = OutputFormats.commandLine.kinds.filter(named.contains)
    }
    let comparisons: [(name: String, value: GoldenOptions.Comparison)] = [
      ("pixels", .pixels), ("pixelsAndMotion", .pixelsAndMotion),
    ]
    if let value = fields.choice("compare", of: comparisons) { golden.comparison = value }
    if let width = fields.whole("cellWidth", in: SceneSettings.cellWidths) {
      golden.cellWidth = width
    }
    let forms = GoldenForm.allCases.map { (name: $0.rawValue, value: $0) }
    if let form = fields.choice("golden", of: forms) { golden.form = form }
    if let node = fields.value("tolerance") { readTolerance(node, fields.reader) }
    if let node = fields.value("rules") { readRules(node, fields.reader) }
    // What is ignored in all scenes is in each.
    golden.ignores += fields.ignores(areOfFile: isOfFile)
    if let node = fields.value("variants") { readVariants(node, fields.reader) }
    variants.languagesHaveDirections = !hasDirection
    for (key, isVaried) in [
      ("device", !variants.devices.isEmpty), ("appearance", !variants.appearances.isEmpty),
      ("textSize", !variants.textSizes.isEmpty), ("language", !variants.languages.isEmpty),
      ("direction", !variants.directions.isEmpty), ("rate", !variants.rates.isEmpty),
    ] where isVaried && fields.has(key) {
      fields.reader.report(
        "'\(key)': the variants have several already; remove one of the two",
        at: fields.mark(of: key))
    }
  }

  func apply(to scene: inout Scene) {
    (scene.standard, scene.variants) = (standard, variants)
    (scene.showsChrome, scene.scale, scene.limit) = (showsChrome, scale, limit)
    (scene.outputs, scene.golden, scene.rules) = (outputs, golden, rules)
  }

  // MARK: Parts

  private mutating func readTolerance(_ node: YAMLNode, _ reader: YAMLReader) {
    guard let fields = reader.fields(of: node, "a tolerance", keys: SceneKeys.tolerance) else {
      return
    }
    fields.require("reason", "say why pixels may differ, for who reads the result")
    let reason = fields.text("reason")
    let isBlank = reason?.allSatisfy(\.isWhitespace) ?? true
    if reason != nil, isBlank { fields.report("reason", "is blank; say why pixels may differ") }
    if fields.has("pixels"), fields.has("pixelShare") {
      fields.report("pixelShare", "says the same as 'pixels'; keep one of them")
    }
    let count = fields.whole("pixels", in: 0...Int(Int32.max))
    let share = fields.number("pixelShare", in: 0...1)
    let difference = fields.whole("channelDifference", in: 0...255)
    let ignores = fields.flag("ignoreAntialiasing")
    guard let reason, !isBlank else { return }
    golden.tolerance = PixelTolerance(
      reason: reason, channelDifference: difference ?? 0,
      pixels: share.map { .share($0) } ?? .count(count ?? 0), ignoresAntialiasing: ignores ?? false)
  }

  /// Rules that are not named have the level that is said around.
  private mutating func readRules(_ node: YAMLNode, _ reader: YAMLReader) {
    let names = Rule.all.map(\.id)
    guard let fields = reader.fields(of: node, "the rules of 'filmstrip lint'", keys: names) else {
      return
    }
    for rule in Rule.all {
      guard let level = fields.choice(rule.id, of: SceneSettings.words(RuleLevel.self)) else {
        continue
      }
      if rule.endsLint, level == .off || level == .note {
        fields.report(
          rule.id, "stays an error or a warning, as what ends the program is not looked at")
      }
      rules[rule] = level
    }
  }

  private mutating func readVariants(_ node: YAMLNode, _ reader: YAMLReader) {
    guard let fields = reader.fields(of: node, "variants", keys: SceneKeys.variants) else { return }
    variants = SceneVariants()
    variants.devices = fields.choices("device", of: SceneSettings.devices)
    variants.appearances = fields.choices("appearance", of: SceneSettings.appearances)
    variants.textSizes = fields.choices("textSize", of: SceneSettings.textSizes)
    variants.languages = fields.distinct("language") { fields.language($0, "language") }
    variants.directions = fields.choices("direction", of: SceneSettings.directions)
    variants.rates = fields.distinct("rate") { fields.whole($0, "rate", in: SceneSettings.rates) }
    guard let exclusions = fields.list("exclude") else { return }
    for node in exclusions {
      if let exclusion = exclusion(node, reader) { variants.exclusions.append(exclusion) }
    }
    if !reader.hasProblems, variants.combinationCount <= SceneFile.maximumCaseCount,
      variants.all(from: SceneVariant()).isEmpty
    {
      fields.report("exclude", "leaves no variant; exclude fewer")
    }
  }

  private func exclusion(_ node: YAMLNode, _ reader: YAMLReader) -> SceneVariants.Exclusion? {
    guard
      let fields = reader.fields(
        of: node, "a combination to exclude", keys: SceneKeys.circumstances)
    else { return nil }
    if node.entries?.isEmpty == true {
      reader.report("an empty combination excludes everything; name a value", at: node)
    }
    var exclusion = SceneVariants.Exclusion()
    exclusion.device = fields.choice("device", of: variants.devices.map { ($0, $0) })
    exclusion.appearance = fields.choice(
      "appearance", of: variants.appearances.map { ($0.rawValue, $0) })
    exclusion.textSize = fields.choice("textSize", of: variants.textSizes.map { ($0.rawValue, $0) })
    exclusion.language = fields.choice("language", of: variants.languages.map { ($0, $0) })
    exclusion.direction = fields.choice(
      "direction", of: variants.directions.map { ($0.rawValue, $0) })
    if let rate = fields.whole("rate", in: SceneSettings.rates) {
      exclusion.rate = rate
      if !variants.rates.contains(rate) {
        fields.report("rate", "\(rate) is no rate of the variants; remove the combination")
      }
    }
    return exclusion
  }

  // MARK: Words

  static let rates = 1...1_000
  /// Narrower ones show nothing; wider ones than frames are as wide as these.
  static let cellWidths = 16...4_096
  /// Each device upright, and on its side.
  static let devices = Device.all.map(\.identifier).flatMap { name in
    [(name: name, value: name), (name: name + landscape, value: name + landscape)]
  }
  static let landscape = "-landscape"
  private static let appearances = words(SceneAppearance.self)
  private static let textSizes = words(SceneTextSize.self)
  private static let directions = words(SceneDirection.self)

  static func words<Value: CaseIterable & RawRepresentable>(
    _ type: Value.Type
  ) -> [(name: String, value: Value)] where Value.RawValue == String {
    Value.allCases.map { ($0.rawValue, $0) }
  }
}

extension YAMLFields {
  /// A language as BCP 47 names it; nil, and reported, for anything else.
  fileprivate func language(_ key: String) -> String? { value(key).flatMap { language($0, key) } }

  fileprivate func language(_ node: YAMLNode, _ key: String) -> String? {
    guard let text = node.text, text.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/) != nil
    else {
      reader.report("'\(key)': is no language; write one such as de, ar or pt-BR", at: node)
      return nil
    }
    return text
  }

  /// Words of a list, each once; empty where there is no list.
  fileprivate func choices<Value: Equatable>(
    _ key: String, of choices: [(name: String, value: Value)]
  ) -> [Value] {
    distinct(key) { choice($0, key, of: choices) }
  }

  /// Values of a list, each once; empty where there is no list.
  fileprivate func distinct<Value: Equatable>(
    _ key: String, _ read: (YAMLNode) -> Value?
  ) -> [Value] {
    var values: [Value] = []
    for element in list(key) ?? [] {
      guard let value = read(element) else { continue }
      if values.contains(value) {
        reader.report(
          "'\(key)': names \((element.text ?? "").printable(atMost: 40)) twice; keep one",
          at: element)
      } else {
        values.append(value)
      }
    }
    return values
  }
}
