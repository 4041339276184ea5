// SPDX-License-Identifier: MIT

extension Figure {
  /// Makes a figure of a recording, or of two.
  ///
  /// - Throws: ``FigureError``, or `TextLayoutError` where the font is damaged.
  package init(
    _ kind: FigureKind, of subject: FigureSubject, comparedWith other: FigureSubject? = nil,
    options: FigureOptions = FigureOptions()
  ) throws {
    try options.check()
    if let held = [subject, other].compactMap(\.self).first(where: { !$0.heldProgress.isEmpty }),
      kind != .sheet, kind != .exploded, kind != .constraints
    {
      throw FigureError.heldStates(kind: kind, recording: held.file.name)
    }
    switch kind {
    case .sheet: self = try SheetFigure(subject, options).figure()
    case .trail: self = try TrailFigure(subject, options).figure()
    case .exploded: self = try ExplodedFigure(subject, options).figure()
    case .curves: self = try CurvesFigure(subject, options).figure()
    case .callbacks: self = try CallbacksFigure(subject, options).figure()
    case .gesture: self = try GestureFigure(subject, options).figure()
    case .constraints: self = try ConstraintsFigure(subject, options).figure()
    case .comparison:
      guard let other else { throw FigureError.nothingToCompare(recording: subject.file.name) }
      self = try ComparisonFigure(subject, other, options).figure()
    }
  }
}
