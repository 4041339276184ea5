// SPDX-License-Identifier: MIT

private final class DrawingContexts { var stack: [StackedContext] = [] }

@MainActor private var contexts: DrawingContexts {
  StageEnvironment.current.part { DrawingContexts() }
}

private struct StackedContext {
  let context: CGContext
  /// Pixels in a point of the image that is being drawn; nil for a context that was pushed.
  var imageScale: CGFloat?
  var isOpaque = false
}

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.stack.last?.context }

@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  contexts.stack.append(StackedContext(context: context))
}

/// Returns to the previous context; without one it does nothing, as on iOS.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = contexts.stack.popLast() }

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points, which is drawn until `UIGraphicsEndImageContext`.
///
/// A scale of 0 is the main screen's. An opaque image is black where nothing is drawn. A size that is
/// not positive gives no image, as on iOS.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let scale = scale > 0 && scale.isFinite ? scale : UITraitCollection.predictedScale
  let extent = CGRect(origin: .zero, size: size.roundedUpToPixels(at: scale))
  contexts.stack.append(
    StackedContext(
      context: CGContext(extent: extent, scale: scale), imageScale: scale, isOpaque: opaque))
}

@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let top = contexts.stack.last, let scale = top.imageScale,
    let image = top.context.makeImage(onBlack: top.isOpaque)
  else { return nil }
  return UIImage(image: image, scale: scale)
}

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  if contexts.stack.last?.imageScale != nil { contexts.stack.removeLast() }
}

@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

@preconcurrency @MainActor
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let rect = rect.standardized
  context.saveGState()
  context.setBlendMode(blendMode)
  context.beginPath()
  context.addRect(rect)
  let inner = rect.insetBy(dx: 1, dy: 1)
  if !inner.isNull, !inner.isEmpty { context.addRect(inner) }
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGSize {
  /// The size in whole pixels; a difference far below a pixel does not add one.
  func roundedUpToPixels(at scale: CGFloat) -> CGSize {
    guard width.isFinite, height.isFinite else { return .zero }
    return CGSize(
      width: (width * scale - 1e-6).rounded(.up) / scale,
      height: (height * scale - 1e-6).rounded(.up) / scale)
  }
}
