// SPDX-License-Identifier: MIT

extension SceneSource {
  /// The touches that drive the ways, by the recognizers of the files; nil where none does.
  func touches(_ types: [AppIndex.TypeID], _ closure: [Int]) -> (forth: String?, back: String?) {
    var evidence = TouchEvidence()
    for file in Set(types.map(\.file)) { evidence.formUnion(index.files[file].touches) }
    if isAct, transition.way == .contain {
      let own = index.touches(of: transition.type)
      guard own.hasPan || own.hasEdgePan, hasBack else { return (nil, nil) }
      return own.yCount > own.xCount
        ? ("GalleryDrag(.up, startY: 0.95)", "GalleryDrag(.down, startY: 0.3)")
        : (
          "GalleryDrag(.right, startX: 0)",
          own.hasPan ? "GalleryDrag(.left, startX: 0.9)" : nil
        )
    }
    guard isDriven(types), transition.role == .delegate else { return (nil, nil) }
    if !evidence.hasPan && !evidence.hasEdgePan, let end = own[.to] {
      evidence = index.touches(of: end)
    }
    if !evidence.hasPan && !evidence.hasEdgePan {
      for file in closure { evidence.formUnion(index.files[file].touches) }
    }
    let back: String
    if evidence.hasEdgePan {
      back = SceneSource.edgeDrag(evidence)
    } else {
      guard evidence.hasPan else { return (nil, nil) }
      back =
        evidence.yCount > evidence.xCount
        ? "GalleryDrag(.down, startY: 0.3)" : "GalleryDrag(.right, startX: 0.1)"
    }
    var forth: String?
    if let beginner {
      var own = index.touches(of: beginner)
      if !own.hasPan && !own.hasEdgePan { own = evidence }
      forth = SceneSource.beginning(own)
    }
    // What begins the way forth drives the way back only if something begins that, too.
    let isBackDriven =
      beginner == nil
      || (types + [beginner, own[.to]].compactMap { $0 }).contains {
        !index.calledByPans(of: $0).isDisjoint(with: SceneSource.ends)
      }
    return (forth, isBackDriven && !(isAct && !hasBack) ? back : nil)
  }

  /// The touch that begins the way forth: from the edge of a recognizer, or along the axis that is read most, against it
  /// where what is read is negated.
  private static func beginning(_ evidence: TouchEvidence) -> String {
    if evidence.hasEdgePan { return edgeDrag(evidence) }
    let isNegative = evidence.negativeCount > 0
    if evidence.yCount > evidence.xCount {
      return isNegative ? "GalleryDrag(.up, startY: 0.8)" : "GalleryDrag(.down, startY: 0.2)"
    }
    return isNegative ? "GalleryDrag(.left, startX: 0.9)" : "GalleryDrag(.right, startX: 0.1)"
  }

  /// The touch from the edge of a recognizer.
  private static func edgeDrag(_ evidence: TouchEvidence) -> String {
    if evidence.edges.contains(".right") { return "GalleryDrag(.left, startX: 0.995)" }
    if evidence.edges.contains(".bottom") { return "GalleryDrag(.up, startY: 0.995)" }
    return evidence.edges.contains(".top")
      ? "GalleryDrag(.down, startY: 0.005)" : "GalleryDrag(.right, startX: 0)"
  }
}
