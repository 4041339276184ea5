// SPDX-License-Identifier: MIT
internal import FilmstripCairoRaster
internal import Foundation

/// The frames of a recording 120 pixels wide, each drawn when it is first asked for; frames that are equal, once.
final class FrameThumbnails {
  static let width = 120.0

  private let frames: [Frame]
  private let before: Frame?
  private var drawn: [Int: Bitmap] = [:]
  private var steps: [Int: Double] = [:]

  /// `before` is what was seen before the first frame.
  init(_ frames: [Frame], before: Frame?) { (self.frames, self.before) = (frames, before) }

  /// A frame's picture; of -1 that of the screen before, nil where that is not known.
  func picture(_ index: Int) -> Bitmap? {
    if let known = drawn[index] { return known }
    guard let frame = index < 0 ? before : frames[index] else { return nil }
    let same = index > 0 && frames[index - 1].root == frame.root
    let made = same ? picture(index - 1) : FrameThumbnails.draw(frame)
    if same { steps[index] = 0 }
    drawn[index] = made
    return made
  }

  /// How much changes from the frame before to a frame: the mean difference of all components, from 0 to 1.
  func step(to index: Int) -> Double? {
    guard index < frames.count, let new = picture(index), let old = picture(index - 1) else {
      return nil
    }
    if let known = steps[index] { return known }
    let step = old.meanDifference(to: new)
    steps[index] = step
    return step
  }

  /// How much two frames differ.
  func difference(_ one: Int, _ other: Int) -> Double? {
    guard let first = picture(one), let second = picture(other) else { return nil }
    return first.meanDifference(to: second)
  }

  /// Whether a frame shows anything of a layer: whether it looks otherwise without.
  func shows(_ number: Int, in index: Int) -> Bool {
    guard let picture = picture(index) else { return false }
    return picture.meanDifference(to: self.picture(index, without: number)) > 0.0005
  }

  /// What a frame looks like without a layer.
  func picture(_ index: Int, without number: Int) -> Bitmap {
    let frame = frames[index]
    return FrameThumbnails.draw(
      Frame(
        index: frame.index, nanoseconds: frame.nanoseconds, size: frame.size, scale: frame.scale,
        background: frame.background, root: frame.root.hiding(number)))
  }

  private static func draw(_ frame: Frame) -> Bitmap {
    let small = Frame(
      index: frame.index, nanoseconds: frame.nanoseconds, size: frame.size,
      scale: min(frame.scale, width / frame.size.width), background: frame.background,
      root: frame.root)
    return CairoRasterizer(losses: DrawingLosses()).rasterize(small)
  }
}

extension Node {
  /// The same tree, in which one layer is hidden.
  fileprivate func hiding(_ number: Int) -> Node {
    var node = self
    if id == number {
      node.isHidden = true
    } else {
      node.children = children.map { $0.hiding(number) }
    }
    return node
  }
}
