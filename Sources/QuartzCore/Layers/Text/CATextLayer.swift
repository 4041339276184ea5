// SPDX-License-Identifier: MIT

/// A layer that shows text, from the top of its bounds on and cut to them.
///
/// All text is in the fonts of the package; of a font that is asked for, its weight counts, and
/// whether it leans, has serifs or a fixed pitch.
open class CATextLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }

  override class func makeClassProperties() -> ClassProperties { .text(TextProperties()) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var string: Any? {
    get { properties.text.given }
    set { update { $0.text.setString(newValue) } }
  }

  /// A `UIFont`, whose size does not count, a font's name, such as `Inter-SemiBold`, or nil, the
  /// default, for the regular font.
  ///
  /// Names that have `medium`, `semibold`, `bold`, `heavy` or `black` in them set the weight; anything
  /// else is reported.
  open var font: Any? {
    get { properties.text.font }
    set {
      if let newValue, !(newValue is String), !(newValue is any TextFontProviding) {
        UnsupportedFeature.report("CATextLayer.font of type \(Swift.type(of: newValue))")
      }
      update { $0.text.font = newValue }
    }
  }

  open var fontSize: CGFloat {
    get { properties.text.fontSize }
    set { change("fontSize", \.text.fontSize, to: newValue) }
  }

  open var foregroundColor: CGColor? {
    get { properties.text.foregroundColor }
    set { change("foregroundColor", \.text.foregroundColor, to: newValue) }
  }

  open var isWrapped: Bool {
    get { properties.text.isWrapped }
    set { update { $0.text.isWrapped = newValue } }
  }

  open var truncationMode: CATextLayerTruncationMode {
    get { properties.text.truncationMode }
    set { update { $0.text.truncationMode = newValue } }
  }

  open var alignmentMode: CATextLayerAlignmentMode {
    get { properties.text.alignmentMode }
    set { update { $0.text.alignmentMode = newValue } }
  }
}
