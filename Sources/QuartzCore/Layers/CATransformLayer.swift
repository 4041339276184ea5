// SPDX-License-Identifier: MIT

/// A layer that only holds others together in space: its sublayers keep their depth.
///
/// It paints nothing of its own: background, contents, border, shadow, mask, clip and corners do not
/// count (documented). Its opacity fades each sublayer for itself (documented). A hit
/// test finds its sublayers and never the layer itself, which has no plane that could be hit.
open class CATransformLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }

  override class func makeClassProperties() -> ClassProperties { .transform }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
