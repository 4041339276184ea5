// SPDX-License-Identifier: MIT

/// The largest rectangle of an aspect ratio in the middle of another rectangle, which is AVFoundation's; empty for a
/// size without area.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let (rect, size) = (boundingRect.standardized, aspectRatio)
  guard size.width > 0, size.height > 0, !rect.isNull else {
    return CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0)
  }
  let scale = min(rect.width / size.width, rect.height / size.height)
  let fitting = CGSize(width: size.width * scale, height: size.height * scale)
  return CGRect(
    x: rect.midX - fitting.width / 2, y: rect.midY - fitting.height / 2, width: fitting.width,
    height: fitting.height)
}
