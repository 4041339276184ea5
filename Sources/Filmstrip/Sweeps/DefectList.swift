// SPDX-License-Identifier: MIT

/// What the ways of a sweep have found, once for each defect: with the first of the ways that show it, which is the
/// plainest, as ways are gone in that order.
package struct DefectList<Way: Equatable, Evidence> {
  /// A defect.
  package struct Defect {
    /// What is wrong, as the first way shows it.
    package let finding: Finding
    /// What the first way recorded of it.
    package let evidence: Evidence
    fileprivate let key: DefectKey
    /// The ways that show it, the plainest first.
    package fileprivate(set) var ways: [Way]
  }

  /// In the order in which they were found.
  package private(set) var defects: [Defect] = []

  package init() {}

  /// Keeps a finding, unless a plainer way has one of the same kind and object: another way of the same defect, or
  /// what follows from it.
  package mutating func note(_ finding: Finding, _ way: Way, _ evidence: Evidence) {
    let key = DefectKey(finding)
    let known =
      defects.firstIndex { $0.key == key }
      ?? defects.firstIndex { $0.key.isOfTheSameThing(as: key) && $0.ways[0] != way }
    guard let known else {
      // What is wrong already makes a second run differ.
      let isKnownCause = defects.contains { $0.finding.rule.severity == .error }
      if finding.rule == .secondRunDiffers, isKnownCause { return }
      defects.append(Defect(finding: finding, evidence: evidence, key: key, ways: [way]))
      return
    }
    // A way may show a defect in several recordings.
    if defects[known].ways.last != way { defects[known].ways.append(way) }
  }
}

/// What tells defects apart: rule, object and property; of vectors and sizes, both axes are one property, and
/// of colors all parts.
package struct DefectKey: Hashable {
  package let rule: String
  package let object: String?
  package let property: String?

  package init(_ finding: Finding) {
    rule = finding.rule.id
    object = finding.object
    property = finding.property?.withoutAxis
  }

  /// Whether both are of one kind and of one object, whichever of several of its name.
  fileprivate func isOfTheSameThing(as other: DefectKey) -> Bool {
    (kind, object?.withoutPlace) == (other.kind, other.object?.withoutPlace)
  }

  /// Whether both are of one property of objects of one name, or one of them is of the presence of such an object:
  /// objects with other content are not recognized.
  func isLike(_ other: DefectKey) -> Bool {
    object?.withoutPlace == other.object?.withoutPlace
      && (property == other.property || property == nil || other.property == nil)
  }

  /// What it is of, in words: `text of ItemCell.titleLabel`.
  var subject: String {
    [property, object?.withoutPlace].compactMap(\.self).joined(separator: " of ")
  }

  /// The rule; what is left of a finished transition is mostly left of a cancelled one, too, and of the way back.
  private var kind: String {
    [Rule.cancelLeavesChange, .returnLeavesChange].contains { $0.id == rule }
      ? Rule.endsOtherwise.id : rule
  }
}

extension String {
  /// A key path without the axis at its end, `transform.scale` for `transform.scale.x`, or the part of a color.
  fileprivate var withoutAxis: String {
    let axes = [
      ".x", ".y", ".z", ".width", ".height", ".red", ".green", ".blue", ".alpha",
    ]
    return axes.first { hasSuffix($0) }.map { String(dropLast($0.count)) } ?? self
  }

  /// The title of a layer without its place among those of its name: `UIView` for `UIView (second of three) in inbox`.
  fileprivate var withoutPlace: String { replacing(#/ \(\w+ of \w+\)( in .*)?$/#, with: "") }
}
