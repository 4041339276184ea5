// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import Foundation

/// What moves, in sentences: from where to where, how long, along which curve.
struct MotionSentences {
  private let isDriven: Bool

  init(_ subject: FigureSubject) { isDriven = !subject.touches.isEmpty }

  /// A sentence for each of the layers that matter most, and how many more there are.
  func sentences(_ moving: MovingLayers, atMost count: Int = 2) -> [String] {
    guard !moving.all.isEmpty else { return ["Nothing moves."] }
    var sentences = moving.all.prefix(count).map { sentence($0) }
    let more = moving.all.count - sentences.count + moving.omittedCount
    if more > 0 {
      sentences.append(
        FigureWords.countAtStart(more, "more layer") + (more == 1 ? " moves." : " move."))
    }
    return sentences
  }

  /// What a layer does: motions of the same pace are said together.
  func sentence(_ layer: MovingLayer) -> String {
    var paces: [(pace: String, acts: [String])] = []
    var rest = layer.motions
    while let motion = rest.first {
      let together = rest.filter { isAlike($0, motion) }
      rest.removeAll { isAlike($0, motion) }
      let acts = acts(together)
      if !acts.isEmpty { paces.append((pace(motion), acts)) }
    }
    let parts = paces.prefix(2).map { FigureWords.list($0.acts) + $0.pace }
    let more = paces.count - parts.count
    return FigureWords.name(layer.title) + " "
      + (parts.isEmpty ? "changes its looks" : parts.joined(separator: "; it "))
      + (more > 0
        ? "; \(FigureWords.count(more, "more motion")) \(more == 1 ? "follows" : "follow")" : "")
      + "."
  }

  private func isAlike(_ one: LayerMotion, _ other: LayerMotion) -> Bool {
    guard one.curve != nil, other.curve != nil else {
      return abs(one.begin - other.begin) < 0.004 && abs(one.duration - other.duration) < 0.004
        && one.curve == other.curve
    }
    return one.isAsPaced(other)
  }

  /// When and how, such as " over 0.35 s along easeOut".
  func pace(_ motion: LayerMotion) -> String {
    let begin = motion.begin > 0.03 ? ", from \(FigureWords.seconds(motion.begin)) on," : ""
    guard motion.duration > 0 else {
      return " at once" + (motion.begin > 0.03 ? " at \(FigureWords.seconds(motion.begin))" : "")
    }
    let time = "\(begin) over \(FigureWords.seconds(motion.duration))"
    guard let curve = motion.curve else {
      return time + (isDriven ? ", driven by the touch" : ", along no single curve")
    }
    return time + " " + curve.adverb
  }

  /// What motions of one pace do together, without when.
  private func acts(_ motions: [LayerMotion]) -> [String] {
    var known: [String: LayerMotion] = [:]
    for motion in motions where known[motion.property] == nil { known[motion.property] = motion }
    var acts: [String] = []
    var said: Set<String> = []
    func take(_ names: String...) -> [LayerMotion?] {
      said.formUnion(names)
      return names.map { known[$0] }
    }
    for prefix in ["position", "transform.translation"] {
      let way = take(prefix + ".x", prefix + ".y")
      if let act = move(way[0], way[1]) { acts.append(act) }
    }
    let size = take("bounds.size.width", "bounds.size.height")
    if let act = resize(size[0], size[1]) { acts.append(act) }
    let scale = take("transform.scale.x", "transform.scale.y")
    if let act = self.scale(scale[0], scale[1]) { acts.append(act) }
    for axis in ["z", "y", "x"] {
      guard let turn = take("transform.rotation." + axis)[0] else { continue }
      let about = axis == "z" ? "" : " about its \(axis) axis"
      acts.append("turns by \(FigureWords.value(abs(turn.end - turn.start), .degrees))\(about)")
    }
    if let fade = take("opacity")[0] { acts.append(self.fade(fade)) }
    for motion in motions where !said.contains(motion.property) && acts.count < 3 {
      let from = FigureWords.value(motion.start, motion.unit)
      let to = motion.way(motion.unit)
      acts.append(
        from == to
          ? "changes \(motion.property)" : "changes \(motion.property) from \(from) to \(to)")
    }
    return acts
  }

  private func move(_ x: LayerMotion?, _ y: LayerMotion?) -> String? {
    func way(_ motion: LayerMotion?, _ negative: String, _ positive: String) -> String? {
      guard let motion else { return nil }
      if let turn = motion.turn {
        let (out, back) = (turn - motion.start, motion.end - turn)
        return FigureWords.value(abs(out), .points) + (out < 0 ? negative : positive) + " and "
          + FigureWords.value(abs(back), .points) + " back"
      }
      let distance = motion.end - motion.start
      guard abs(distance) >= 0.05 else {
        // There and back.
        return nil
      }
      return FigureWords.value(abs(distance), .points) + (distance < 0 ? negative : positive)
    }
    let ways = [way(x, " to the left", " to the right"), way(y, " up", " down")].compactMap(\.self)
    guard x != nil || y != nil else { return nil }
    return ways.isEmpty ? "moves and comes back" : "moves " + FigureWords.list(ways)
  }

  private func resize(_ width: LayerMotion?, _ height: LayerMotion?) -> String? {
    guard width != nil || height != nil else { return nil }
    let change = [width, height].compactMap(\.self).reduce(0.0) { $0 + $1.end - $1.start }
    let verb = change < 0 ? "shrinks" : change > 0 ? "grows" : "changes its size"
    guard let width, let height else {
      let (motion, side) = width.map { ($0, "width") } ?? (height, "height")
      guard let motion else { return nil }
      return "\(verb) from a \(side) of \(FigureWords.number(motion.start)) to "
        + FigureWords.value(motion.end, .points)
    }
    func size(_ one: Double, _ other: Double) -> String {
      FigureWords.number(one) + "\u{A0}×\u{A0}" + FigureWords.number(other)
    }
    return
      "\(verb) from \(size(width.start, height.start)) to \(size(width.end, height.end))\(FigureWords.space)pt"
  }

  private func scale(_ x: LayerMotion?, _ y: LayerMotion?) -> String? {
    guard let motion = x ?? y else { return nil }
    let verb = (motion.turn ?? motion.end) < motion.start ? "shrinks" : "grows"
    let range =
      "from \(FigureWords.value(motion.start, .factor)) to \(motion.way(.factor)) times its size"
    if let x, let y, abs(x.start - y.start) < 1e-3, abs(x.end - y.end) < 1e-3 {
      return "\(verb) \(range)"
    }
    if x != nil && y != nil { return "\(verb) \(range) along x, and otherwise along y" }
    return "\(verb) \(range) along \(x == nil ? "y" : "x")"
  }

  private func fade(_ motion: LayerMotion) -> String {
    if motion.turn != nil {
      return "fades from \(FigureWords.value(motion.start, .fraction)) to \(motion.way(.fraction))"
    }
    if motion.start <= 0.005 && motion.end >= 0.995 { return "fades in" }
    if motion.start >= 0.995 && motion.end <= 0.005 { return "fades out" }
    return "fades from \(FigureWords.value(motion.start, .fraction)) to "
      + FigureWords.value(motion.end, .fraction)
  }
}

extension LayerMotion {
  /// The end, and before it where the motion turns, such as `99.9 pt and back to 79.9 pt`.
  fileprivate func way(_ unit: PropertyUnit) -> String {
    let end = FigureWords.value(end, unit)
    return turn.map { "\(FigureWords.value($0, unit)) and back to \(end)" } ?? end
  }
}
