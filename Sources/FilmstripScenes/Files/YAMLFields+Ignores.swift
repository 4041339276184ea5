// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripWording
internal import FilmstripYAMLFiles

extension YAMLFields {
  /// What the list `ignore` says, without what is wrong with it, which is noted.
  func ignores(areOfFile: Bool) -> [Ignore] {
    (list("ignore") ?? []).compactMap { node in
      guard let fields = reader.fields(of: node, "an ignore", keys: SceneKeys.ignore),
        var ignore = fields.ignore
      else { return nil }
      ignore.place = "\(reader.file):\(node.mark.line):\(node.mark.column)"
      ignore.isOfFile = areOfFile
      return ignore
    }
  }

  private var ignore: Ignore? {
    require("reason", "say why it does not count, for who reads the result")
    let (reason, layer, keyPath) = (text("reason"), text("layer"), text("property"))
    let rect = value("region").flatMap { region($0) }
    if has("region"), has("property") {
      report("property", "excludes 'region'; make two ignores of them")
      return nil
    }
    guard has("region") || has("layer") || has("property") else {
      reader.report("an ignore has a 'region', a 'layer' or a 'property'; name one", at: node)
      return nil
    }
    let subject: Ignore.Subject? =
      if has("region") {
        rect.map { Ignore.Subject.region($0, layer: layer) }
      } else if has("property") {
        keyPath.map { Ignore.Subject.property($0, layer: layer) }
      } else {
        layer.map { Ignore.Subject.layer($0) }
      }
    guard let subject, let reason, !has("layer") || layer != nil else { return nil }
    let ignore = Ignore(subject, reason: reason)
    guard let problem = ignore.problem else { return ignore }
    let key = reason.allSatisfy(\.isWhitespace) ? "reason" : has("region") ? "region" : "property"
    report(key, problem)
    return nil
  }

  private func region(_ node: YAMLNode) -> CGRect? {
    guard let fields = reader.fields(of: node, "a region", keys: SceneKeys.region) else {
      return nil
    }
    let numbers = SceneKeys.region.map { key -> Double? in
      fields.require(key, "give x, y, width and height in points")
      return fields.number(key, in: -100_000...100_000)
    }
    let given = numbers.compactMap(\.self)
    guard given.count == numbers.count else { return nil }
    return CGRect(x: given[0], y: given[1], width: given[2], height: given[3])
  }
}
