// SPDX-License-Identifier: MIT
internal import Foundation

extension GoldenCandidate {
  /// Compares the recording with a golden.
  ///
  /// Nothing is drawn where display lists and timeline are equal and the golden was drawn by the same
  /// programs; `isAudited` draws and compares pixels all the same. Where display lists are equal and another version
  /// of Cairo or pixman drew the golden, pixels may differ as two versions do, unless the options say otherwise.
  ///
  /// - Parameters:
  ///   - golden: What is expected.
  ///   - isAudited: Whether pixels are compared where display lists are equal.
  /// - Returns: What differs, and whether it counts.
  /// - Throws: ``GoldenError`` if a file of the golden is needed and cannot be read; what drawing throws.
  public func compare(
    with golden: Golden, isAudited: Bool = false
  ) throws -> GoldenComparison {
    let expected = golden.file
    // A golden of which a part is gone would pass until the day that the part is needed.
    try golden.checkParts()
    let (allMotion, isRenamed) = try motionDiff(from: golden)
    var ignores = try GoldenIgnores(of: self, with: golden, motion: allMotion)
    let isMoved = ignores.motion != nil && options.comparison == .pixelsAndMotion
    let drawsAlike = expected.environment.drawsLike(.current)
    let isListed = expected.frames.map(\.list) == lists
    guard expected.tolerance == options.tolerance else {
      return result(.toleranceChanged, golden, ignores)
    }
    // A tolerance counts in cells: in smaller ones than were asked for, it allows more.
    guard options.tolerance == nil || expected.sheet.width == cellSize.width else {
      return result(.toleranceChanged, golden, ignores)
    }
    if isListed, drawsAlike, !isMoved, !isAudited {
      return result(
        .unchanged, golden, ignores, isOutdated: isOutdated(expected) || isRenamed)
    }
    let golden = try golden.withPictures()
    let drawn = try draw(besides: golden)
    let pairing = pairing(with: golden)
    let shared = pairing.shared
    let differing = shared.filter { expected.frames[$0.expected].pixels != drawn.pixels[$0.actual] }
      .map(\.actual)
    // Each frame has its pair.
    let isWhole = shared.count == pairing.moments.count
    guard !differing.isEmpty || !isWhole else {
      // Recording it again would make the next comparison quick.
      return result(
        isMoved ? .motionChanged : .unchanged, golden, ignores,
        isOutdated: !isListed || !drawsAlike || isOutdated(expected) || isRenamed)
    }
    let pixels = try pixelDiffs(golden, drawn, shared, &ignores)
    let ignored = ignoredFrames(
      shared.filter { differing.contains($0.actual) }, pixels, ignores, drawsAlike: drawsAlike)
    let counted = differing.filter { !ignored.contains($0) }
    // A frame that differs and is in no cell is not known to be within the tolerance.
    let isSimilar =
      (counted.isEmpty || options.tolerance != nil) && isWhole
      && Set(counted).isSubset(of: pixels.map(\.frame)) && pixels.allSatisfy(\.diff.isMatch)
    let isInconsistent = isListed && drawsAlike
    // Each frame of the sheet is there, or nothing is known of it.
    let isRedrawn =
      !isSimilar && isListed && isWhole && !options.exactPixels && !pixels.isEmpty
      && pixels.count == golden.layout.cells.count && pixels.allSatisfy(\.isAllowed)
    let passed: GoldenComparison.Outcome = counted.isEmpty && isSimilar ? .unchanged : .similar
    return result(
      isSimilar || isRedrawn ? (isMoved ? .motionChanged : passed) : .different, golden, ignores,
      differing: counted, worst: pixels.worst,
      isUnknownWhere: ignores.coversPixels && pixels.worst == nil && !counted.isEmpty,
      isWithinTolerance: isSimilar && !counted.isEmpty, isInconsistent: isInconsistent,
      rendererChange: isRedrawn ? expected.environment.rendererChange(to: .current) : nil)
  }

  /// The frames that differ, and only where they are ignored.
  private func ignoredFrames(
    _ differing: [(expected: Int, actual: Int)], _ pixels: [SheetCellDiff],
    _ ignores: GoldenIgnores,
    drawsAlike: Bool
  ) -> Set<Int> {
    let cells = Dictionary(pixels.map { ($0.frame, $0) }) { first, _ in first }
    let frames = differing.filter { frame in
      // What moved says all of a frame that the same programs have drawn.
      let isOfLayers = drawsAlike && ignores.isOfIgnoredLayers(expectedFrame: frame.expected)
      guard let cell = cells[frame.actual] else { return isOfLayers }
      // Of a difference that cannot be seen at the size of the sheet it is not known where it is.
      return cell.diff.differingPixelCount == 0 && (cell.isHiding || isOfLayers)
    }
    return Set(frames.map(\.actual))
  }

  /// Whether a golden that passes has another form than is asked for, or less than one that is written now.
  private func isOutdated(_ expected: GoldenFile) -> Bool {
    let isWhole = expected.parts.contains { $0.name == MotionText.fileName }
    return !isWhole || options.form.map { $0 != expected.form } ?? false
  }

  /// What moved otherwise, nil for nothing; and whether layers are called otherwise, which is no difference.
  func motionDiff(
    from golden: Golden
  ) throws(GoldenError) -> (diff: MotionDiff?, isRenamed: Bool) {
    // Its own mark names the text that was just read: there is no need to read it once more.
    let own = GoldenFile.Part(name: golden.file.form.timelineName, data: timelineText)
    if golden.file.parts.contains(own) { return (nil, false) }
    // Version control may have changed the ends of lines, and an earlier version rounded otherwise.
    guard try golden.timelineText() != timelineText else { return (nil, false) }
    let expected = try golden.timeline()
    let diff = MotionDiff(expected: expected, actual: timeline)
    let titles = [expected, timeline].map { $0.timeline.layers.map(\.title) }
    return (diff.isEmpty ? nil : diff, titles[0] != titles[1])
  }

  /// The frames that both sheets show, compared there; by the recording's own numbers.
  private func pixelDiffs(
    _ golden: Golden, _ drawn: DrawnGolden, _ shared: [(expected: Int, actual: Int)],
    _ ignores: inout GoldenIgnores
  ) throws -> [SheetCellDiff] {
    let layout = golden.layout
    guard !layout.cells.isEmpty else { return [] }
    let expected = try golden.sheet()
    let pictures = Dictionary(drawn.pictures.map { ($0.frame, $0.picture) }) { first, _ in first }
    let own = Dictionary(shared.map { ($0.expected, $0.actual) }) { first, _ in first }
    let isOtherRenderer = golden.file.environment.rendererChange(to: .current) != nil
    return layout.cells.compactMap { cell in
      guard let frame = own[cell.frame], let actual = pictures[frame] else { return nil }
      let part = expected.part(x: cell.x, y: cell.y, width: layout.width, height: layout.height)
      let (comparison, hidden) = ignores.counted(
        PixelComparison(expected: part, actual: actual, tolerance: options.tolerance),
        expected: cell.frame, actual: frame)
      ignores.add(hidden)
      let diff = comparison.diff()
      return SheetCellDiff(
        frame: frame, diff: diff,
        amount: diff.differingPixelCount == 0 ? 0 : comparison.differingPixels().amount,
        isHiding: hidden.contains { $0.pixelCount > 0 },
        isAllowed: isOtherRenderer && RendererAllowance.allows(actual, for: part))
    }
  }

  private func result(
    _ outcome: GoldenComparison.Outcome, _ golden: Golden, _ ignores: GoldenIgnores,
    differing: [Int] = [], worst: SheetCellDiff? = nil, isUnknownWhere: Bool = false,
    isOutdated: Bool = false,
    isWithinTolerance: Bool = false, isInconsistent: Bool = false, rendererChange: String? = nil
  ) -> GoldenComparison {
    let isPassed = outcome == .unchanged || outcome == .similar
    return GoldenComparison(
      outcome: outcome, isDrawn: isDrawn,
      // A golden that differs in what is ignored keeps it.
      isOutdated: isOutdated && !ignores.hidesSomething, motion: ignores.motion,
      ignored: ignores.hidden,
      frameCount: recording.frames.count, differingFrames: differing,
      worstFrame: worst.map { .init(index: $0.frame, diff: $0.diff) },
      tolerances: .init(
        expected: golden.file.tolerance, actual: options.tolerance,
        expectedCellWidth: golden.file.sheet.width, actualCellWidth: cellSize.width),
      environmentChange: isPassed
        ? nil : golden.file.environment.changes(to: DrawingEnvironment(of: recording)),
      isWithinTolerance: isWithinTolerance, isInconsistent: isInconsistent,
      rendererChange: rendererChange, missingPictures: golden.missingPictures,
      isUnknownWhere: isUnknownWhere)
  }
}

private struct SheetCellDiff {
  let frame: Int
  /// Of what is not ignored.
  let diff: PixelDiff
  /// The sum of what its pixels differ by.
  let amount: Int
  /// Whether pixels that are ignored differ.
  let isHiding: Bool
  /// Whether another version of the renderer explains the difference.
  let isAllowed: Bool
}

extension [SheetCellDiff] {
  /// The frame that differs most: of those with wrong pixels, or else of all, the one whose pixels together differ by
  /// most, of equal ones the first; nil where none differs.
  fileprivate var worst: SheetCellDiff? {
    filter { !$0.diff.isMatch || $0.diff.differingPixelCount > 0 }
      .max {
        ($0.diff.wrongPixelCount.signum(), $0.amount, -$0.frame)
          < ($1.diff.wrongPixelCount.signum(), $1.amount, -$1.frame)
      }
  }
}
