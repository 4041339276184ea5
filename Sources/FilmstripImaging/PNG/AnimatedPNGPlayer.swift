// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

/// Shows the frames of an animated PNG one after the other.
///
/// Keeps one canvas, and a second one while a frame's region is to return to what it was. Not for use from
/// two threads at once.
public final class AnimatedPNGPlayer {
  private let animation: AnimatedPNG
  /// The number of the frame that ``next()`` shows.
  public private(set) var position = 0
  /// What the next frame is drawn on; nil for a canvas that is all transparent.
  private var canvas: Bitmap?

  init(_ animation: AnimatedPNG) { self.animation = animation }

  /// Continues with a frame: right away where it needs none of those before it.
  ///
  /// - Precondition: there is such a frame.
  public func seek(to index: Int) throws(ImagingError) {
    require(
      animation.frames.indices.contains(index), "AnimatedPNGPlayer.seek(to:): no frame \(index)")
    // A frame after which the canvas returns needs those before it for what follows.
    let start =
      (0...index).last {
        animation.isIndependent($0) && animation.frames[$0].disposal != .returns
      } ?? 0
    if position > index || position < start { (position, canvas) = (start, nil) }
    while position < index { _ = try next() }
  }

  /// The pixels of the whole canvas with the next frame; nil after the last one.
  public func next() throws(ImagingError) -> Bitmap? {
    guard position < animation.frames.count else { return nil }
    let frame = animation.frames[position]
    let region = try animation.region(of: position)
    let shown: Bitmap
    if animation.isWhole(frame), frame.blending == .replaces || region.isOpaque {
      shown = region
    } else {
      shown = drawn(region, at: frame)
    }
    switch frame.disposal {
    case .stays: canvas = shown
    case .becomesTransparent: canvas = animation.isWhole(frame) ? nil : cleared(shown, at: frame)
    case .returns: break
    }
    position += 1
    return shown
  }

  private func drawn(_ region: Bitmap, at frame: AnimatedPNG.Frame) -> Bitmap {
    let canvas = self.canvas
    let staysOpaque = canvas?.isOpaque ?? false && (region.isOpaque || frame.blending == .over)
    return Bitmap(width: animation.width, height: animation.height, isOpaque: staysOpaque) {
      target in
      let pixels = target.bindMemory(to: UInt32.self)
      canvas?.withUnsafeBytes { target.copyMemory(from: $0) }
      region.withUnsafeBytes { bytes in
        let source = bytes.bindMemory(to: UInt32.self)
        for row in 0..<frame.height {
          let start = (frame.y + row) * animation.width + frame.x
          let from = row * frame.width
          if frame.blending == .replaces || region.isOpaque {
            pixels.baseAddress?.advanced(by: start).update(
              from: source.baseAddress! + from, count: frame.width)
          } else {
            for x in 0..<frame.width {
              let pixel = Pixel(bgra: UInt32(littleEndian: source[from + x]))
              let below = Pixel(bgra: UInt32(littleEndian: pixels[start + x]))
              pixels[start + x] = pixel.over(below).bgra.littleEndian
            }
          }
        }
      }
    }
  }

  /// The canvas with a frame's region transparent.
  private func cleared(_ bitmap: Bitmap, at frame: AnimatedPNG.Frame) -> Bitmap {
    Bitmap(width: bitmap.width, height: bitmap.height) { target in
      bitmap.withUnsafeBytes { target.copyMemory(from: $0) }
      let pixels = target.bindMemory(to: UInt32.self)
      for row in frame.y..<frame.y + frame.height {
        pixels.baseAddress?.advanced(by: row * bitmap.width + frame.x).update(
          repeating: 0, count: frame.width)
      }
    }
  }
}
