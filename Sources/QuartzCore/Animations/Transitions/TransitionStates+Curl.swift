// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension TransitionStates {
  /// A page that is rolled up from its lower edge, over what lies below it.
  ///
  /// The page lies flat above a line and is wound around a horizontal cylinder below it, seen from
  /// straight above: a point at a distance s below the line is at the angle a = s/r of the cylinder,
  /// r·sin a below the line; past a = 90° its back shows, past 180° it lies flat again, upside down.
  /// Approximated: of Apple's curl no measurement is known; it has a slanted axis.
  ///
  /// `outline` is the page's where that is not the whole rectangle.
  func curled(
    _ page: [DrawCommand], over below: [DrawCommand], at share: Double, outline: Path? = nil
  ) -> [DrawCommand] {
    guard share > 0 else { return below + page }
    guard share < 1, bounds.height > 0 else { return below }
    let radius = bounds.height * 0.08
    let line = bounds.maxY - share * (bounds.height + radius)
    return rolled(page, over: below, from: bounds.minY, at: line, radius: radius, outline: outline)
  }

  /// A page that lies flat from `start` to a line, is wound around a cylinder there, and lies on its
  /// front beyond; its back shows `back`, or else the front through the paper.
  ///
  /// What `back` shows at a place is what the paper carries there, seen from behind.
  func rolled(
    _ page: [DrawCommand], back: [DrawCommand]? = nil, over below: [DrawCommand],
    from flatStart: Double, at line: Double, radius: Double, outline: Path? = nil
  ) -> [DrawCommand] {
    var commands = below
    commands.append(shade(from: line, to: line + radius * 1.6, strongest: 0.35))
    if line > flatStart {
      commands.append(
        strip(
          of: page, from: flatStart, to: line, at: flatStart, end: line, outline: outline))
    }
    let steps = 24
    for step in 0..<steps {
      let (a, b) = (
        Double.pi * Double(step) / Double(steps), Double.pi * Double(step + 1) / Double(steps)
      )
      let (start, end) = (line + a * radius, min(line + b * radius, bounds.maxY))
      guard start < bounds.maxY, end > bounds.minY else { continue }
      let share = (end - line) / radius
      let isBack = (a + b) / 2 > .pi / 2
      commands.append(
        strip(
          of: isBack ? back ?? page : page, from: start, to: end, at: line + radius * sin(a),
          end: line + radius * sin(share), light: cos((a + b) / 2),
          isTranslucent: isBack && back == nil, outline: outline))
    }
    let turned = line + .pi * radius
    if turned < bounds.maxY {
      commands.append(
        strip(
          of: back ?? page, from: turned, to: bounds.maxY, at: line,
          end: line - (bounds.maxY - turned), light: -1, isTranslucent: back == nil,
          outline: outline))
    }
    return [
      .group(Group(clips: [ClipPath(Path(rect: bounds))], commands: commands))
    ]
  }

  /// The same about a slanted axis: the lower right corner goes first, towards the upper left.
  ///
  /// That it is this corner and by how much the axis slants is approximated
  /// (`TransitionBehavior.cornerCurlSlant`).
  func cornerCurled(
    _ page: [DrawCommand], over below: [DrawCommand], at share: Double, slant angle: Double
  ) -> [DrawCommand] {
    guard share > 0 else { return below + page }
    // In a space that is rotated so that the axis is horizontal.
    let turn = Transform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(
        Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0))
    let back = Transform(
      a: cos(angle), b: -sin(angle), c: sin(angle), d: cos(angle), tx: 0, ty: 0
    ).concatenating(Transform(translationX: bounds.midX, y: bounds.midY))
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { point in
      let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
      return CGPoint(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
    }
    let outline = Path(
      [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close])
    let turned = TransitionStates(
      bounds: turn.boundingBox(of: bounds), outgoing: [], incoming: [])
    let rolled = turned.curled(
      [.group(Group(transform: turn, commands: page))], over: [], at: share, outline: outline)
    return below + [
      .group(
        Group(
          clips: [ClipPath(Path(rect: bounds))],
          commands: [.group(Group(transform: back, commands: rolled))]))
    ]
  }

  /// A horizontal strip of the page, moved and squeezed, lit by the slope it has there.
  private func strip(
    of page: [DrawCommand], from start: Double, to end: Double, at target: Double,
    end targetEnd: Double, light: Double = 1,
    isTranslucent: Bool = false, outline: Path?
  ) -> DrawCommand {
    let factor = (targetEnd - target) / max(end - start, 1e-9)
    let source = CGRect(x: bounds.minX, y: start, width: bounds.width, height: end - start)
    let place = Transform(a: 1, b: 0, c: 0, d: factor, tx: 0, ty: target - start * factor)
    // Neighbours overlap by half a point, so that nothing shines through between them; each is
    // whole before it is cut, so that the overlap does not show either.
    let cut = source.insetBy(dx: 0, dy: -0.5 / max(abs(factor), 0.05))
    var commands = page
    if isTranslucent {
      // The back of the paper: what is printed in front shows through a little.
      commands.append(
        .fill(Path(rect: cut), rule: .winding, paint: .color(Color(white: 1, alpha: 0.85))))
    }
    let darkness = 0.25 * (1 - abs(light))
    if darkness > 0 {
      commands.append(
        .fill(Path(rect: cut), rule: .winding, paint: .color(Color(white: 0, alpha: darkness))))
    }
    return .group(
      Group(
        transform: place,
        clips: [ClipPath(Path(rect: cut))] + (outline.map { [ClipPath($0)] } ?? []),
        isIsolated: true, commands: commands))
  }

  /// The shadow of the roll on what lies below it.
  private func shade(from start: Double, to end: Double, strongest: Double) -> DrawCommand {
    let rect = CGRect(x: bounds.minX, y: start, width: bounds.width, height: end - start)
    let gradient = LinearGradient(
      start: CGPoint(x: bounds.minX, y: start), end: CGPoint(x: bounds.minX, y: end),
      stops: [
        .init(location: 0, color: Color(white: 0, alpha: strongest)),
        .init(location: 1, color: Color(white: 0, alpha: 0)),
      ], extendsBeforeStart: true, extendsAfterEnd: true)
    return .fill(Path(rect: rect), rule: .winding, paint: .linearGradient(gradient))
  }
}
