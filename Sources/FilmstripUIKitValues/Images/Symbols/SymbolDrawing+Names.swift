// SPDX-License-Identifier: MIT

extension SymbolDrawing {
  /// The drawing of a name; nil where the set has neither it nor what it is composed of.
  ///
  /// A name is a drawing of the set, with variants: `fill` anywhere in it fills it; `slash` at the end
  /// crosses it out; `circle`, `square` and other forms at the end enclose it; `badge` adds a disc at
  /// its lower right corner, with the mark that follows; `2` at the end draws it twice; a mark before an arrow that turns
  /// is within the arrow.
  init?(named name: String, in set: SymbolSet = SymbolSet()) {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isFilled = words.count > 1 && words.contains("fill")
    if isFilled { words.removeAll { $0 == "fill" } }
    self.init(words: words[...], isFilled: isFilled, in: set)
  }

  private init?(words: ArraySlice<String>, isFilled: Bool, in set: SymbolSet) {
    guard let last = words.last else { return nil }
    let name = words.joined(separator: ".")
    if let entry = set.entry(named: name) {
      self.init(entry, isFilled: isFilled, in: set)
      return
    }
    if let badge = words.lastIndex(where: { $0.hasSuffix("badge") }), badge > words.startIndex,
      let base = SymbolDrawing(words: words[..<badge], isFilled: isFilled, in: set)
    {
      let rest = words[(badge + 1)...]
      let mark = rest.isEmpty ? nil : SymbolDrawing(words: rest, isFilled: true, in: set)
      guard mark != nil || rest.isEmpty else { return nil }
      self = base.badged(with: mark)
      return
    }
    if words.dropFirst().first == "arrow",
      let mark = SymbolDrawing(words: words.prefix(1), isFilled: true, in: set),
      let arrow = SymbolDrawing(words: words.dropFirst(), isFilled: isFilled, in: set)
    {
      self = arrow.enclosing(mark, room: 115, center: SymbolDrawing.center, punches: false)
      return
    }
    let rest = words.dropLast()
    if last == "2", let base = SymbolDrawing(words: rest, isFilled: isFilled, in: set) {
      self = base.paired
      return
    }
    if last == "slash", let base = SymbolDrawing(words: rest, isFilled: isFilled, in: set) {
      self = base.slashed
      return
    }
    // What stands in an empty form is solid, too, where it can be.
    if let form = SymbolDrawing.enclosures[last],
      let mark = SymbolDrawing(words: rest, isFilled: true, in: set),
      let frame = set.entry(named: form.name)
    {
      self = SymbolDrawing(frame, isFilled: isFilled, in: set)
        .enclosing(mark, room: form.room, center: form.center, punches: isFilled)
      return
    }
    return nil
  }

  private init(_ entry: SymbolSet.Entry, isFilled: Bool, in set: SymbolSet) {
    let outline = set.outline(of: entry.drawing, isFilled: isFilled)
    let middle = SymbolDrawing.center
    let map = CGAffineTransform(translationX: middle.x, y: middle.y).rotated(by: entry.angle)
      .scaledBy(x: entry.isMirrored ? -entry.size : entry.size, y: entry.size)
      .translatedBy(x: -middle.x, y: -middle.y)
    parts = [Part(form: .outline(outline), map: map, factor: entry.size)]
  }

  /// A box with its diagonals, for a name without a drawing.
  static func placeholder(in set: SymbolSet = SymbolSet()) -> SymbolDrawing? {
    guard var box = SymbolDrawing(named: "square", in: set) else { return nil }
    let (near, far) = (CGFloat(210), SymbolOutline.em - 210)
    box.parts += [
      Part(form: .line(CGPoint(x: near, y: near), CGPoint(x: far, y: far))),
      Part(form: .line(CGPoint(x: far, y: near), CGPoint(x: near, y: far))),
    ]
    return box
  }

  // MARK: Composition

  /// Forms that enclose others: the drawing, half the side of the square within, and its middle.
  private static let enclosures: [String: (name: String, room: CGFloat, center: CGPoint)] = [
    "circle": ("circle", 185, center), "square": ("square", 185, center),
    "app": ("app", 185, center), "rectangle": ("rectangle", 150, center),
    "shield": ("shield", 165, CGPoint(x: 480, y: 465)),
    "triangle": ("triangle", 115, CGPoint(x: 480, y: 580)),
    "diamond": ("diamond", 120, center), "hexagon": ("hexagon", 170, center),
    "bubble": ("bubble", 165, CGPoint(x: 480, y: 400)),
    "message": ("message", 165, CGPoint(x: 480, y: 400)),
    "folder": ("folder", 150, CGPoint(x: 480, y: 510)),
    "icloud": ("icloud", 120, CGPoint(x: 480, y: 520)),
    "cloud": ("cloud", 120, CGPoint(x: 480, y: 520)),
    "doc": ("doc", 130, CGPoint(x: 480, y: 560)),
    "heart": ("heart", 150, CGPoint(x: 480, y: 450)),
    "magnifyingglass": ("magnifyingglass", 115, CGPoint(x: 380, y: 380)),
  ]
  /// The largest share of its size that an enclosed mark has (approximated).
  private static let enclosedSize: CGFloat = 0.72
  /// Place and radius of the disc of a badge (approximated).
  private static let badge = (center: CGPoint(x: 730, y: 730), radius: CGFloat(185))

  /// The parts within a square around another middle.
  private func placed(in room: CGFloat, around middle: CGPoint, largest: CGFloat) -> [Part] {
    let box = box(stem: SymbolOutline.lightStem)
    guard !box.isEmpty else { return parts }
    // Of what fills its box the corners count, too.
    let half = max(max(box.width, box.height) / 2, hypot(box.width, box.height) / 2 / 1.15)
    let size = min(largest, room / half)
    let map = CGAffineTransform(translationX: middle.x, y: middle.y).scaledBy(x: size, y: size)
      .translatedBy(x: -box.midX, y: -box.midY)
    return parts.map { part in
      var part = part
      part.map = part.map.concatenating(map)
      part.factor *= size
      return part
    }
  }

  private func behind(_ level: Int) -> [Part] {
    parts.map { part in
      var part = part
      part.level = max(part.level, level)
      return part
    }
  }

  private func enclosing(
    _ mark: SymbolDrawing, room: CGFloat, center: CGPoint, punches: Bool
  ) -> SymbolDrawing {
    let marks = mark.placed(in: room, around: center, largest: SymbolDrawing.enclosedSize)
    return SymbolDrawing(
      parts: behind(1)
        + marks.map { part in
          var part = part
          if punches, part.ink == .paints { part.ink = .punches }
          return part
        })
  }

  private func badged(with mark: SymbolDrawing?) -> SymbolDrawing {
    let (middle, radius) = SymbolDrawing.badge
    let disc = Part(form: .disc(middle, radius: radius))
    var gap = disc
    gap.ink = .clears(withGap: true)
    let marks = (mark?.placed(in: radius * 0.52, around: middle, largest: 1) ?? []).map { part in
      var part = part
      part.ink = .clears(withGap: false)
      return part
    }
    return SymbolDrawing(parts: behind(1) + [gap, disc] + marks)
  }

  /// The drawing twice, the second time smaller and higher (approximated).
  private var paired: SymbolDrawing {
    let near = placed(in: 313, around: CGPoint(x: 367, y: 593), largest: 1)
    let far = placed(in: 203, around: CGPoint(x: 683, y: 277), largest: 1)
    return SymbolDrawing(parts: near + SymbolDrawing(parts: far).behind(1))
  }

  private var slashed: SymbolDrawing {
    let line = Part(form: .line(CGPoint(x: 150, y: 150), CGPoint(x: 810, y: 810)))
    var gap = line
    gap.ink = .clears(withGap: true)
    return SymbolDrawing(parts: behind(1) + [gap, line])
  }
}
