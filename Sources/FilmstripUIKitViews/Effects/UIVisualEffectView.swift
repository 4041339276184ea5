// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// A view that blurs what is behind it; what it shows itself goes into its content view.
///
/// The effect can be changed in animation blocks and by property animators, which then blur more or
/// less on the way. To round it, give it a corner radius and have it clip to its bounds.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = UIView(frame: .zero)
  private let tint = UIView(frame: .zero)
  private let content = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    prepare()
    knownEffect = effect
    applyEffect(from: nil)
  }

  // Not designated in the SDK, so that classes which override the others inherit it.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "effect"
    backdrop.layer.role = "backdrop"
    tint.layer.role = "material tint"
    content.layer.role = "effect content"
    for part in [backdrop, tint] {
      part.isUserInteractionEnabled = false
      super.addSubview(part)
    }
    super.addSubview(content)
    // The layout below places it; among constraints it has the view's size as soon as that is solved for.
    content.madeConstraintRecord.fillsSuperview = true
    placeParts()
  }

  /// What is done to what is behind; nil for nothing; animatable.
  ///
  /// The one whose filters are on the layer: what restores these, as the end of an animator at its start or of a
  /// cancelled transition does, restores the effect.
  open var effect: UIVisualEffect? {
    get {
      let shown = backdrop.layer.backdropFilters
      guard filters(of: knownEffect) != shown else { return knownEffect }
      return formerEffects.last { filters(of: $0) == shown } ?? knownEffect
    }
    set {
      let old = effect
      guard newValue != old else { return }
      formerEffects.removeAll { filters(of: $0) == filters(of: old) }
      formerEffects.append(old)
      knownEffect = newValue
      applyEffect(from: old)
    }
  }

  /// Below 1 what is behind shows through the blur, if the blur fades at all: as a group it would find nothing behind it.
  open override var alpha: CGFloat {
    didSet {
      if alpha < 1, environment.behavior.materials.fadeWithAlpha {
        layer.allowsGroupOpacity = false
      }
    }
  }

  private var knownEffect: UIVisualEffect?
  private var formerEffects: [UIVisualEffect?] = []
  /// The appearance that the filters are for.
  private var isDark = false

  open var contentView: UIView { content }

  /// Content belongs into the content view; as on iOS anything else is a mistake, and is reported.
  open override func addSubview(_ view: UIView) {
    environment.log.report(.subviewOfEffectView(view: view.reportName))
    super.addSubview(view)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    for part in [backdrop, tint, content] { part.place(at: bounds) }
  }

  @_spi(Engine) open override func dynamicColorsDidChange() {
    super.dynamicColorsDidChange()
    knownEffect = effect
    updateFilters()
  }

  private func applyEffect(from old: UIVisualEffect?) {
    let effect = knownEffect
    updateFilters()
    // Without an effect its tint stays as a transparent one, so that it fades in its own colour.
    tint.backgroundColor =
      (effect as? UIBlurEffect)?.tint
      ?? (old as? UIBlurEffect).map { $0.tint.withAlphaComponent(0) }
    let vibrancy = (effect as? UIVibrancyEffect)?.style
    let opacities = environment.behavior.materials.vibrancy
    content.alpha =
      vibrancy.map { opacities.indices.contains($0.rawValue) ? opacities[$0.rawValue] : 1 } ?? 1
    content.tintColor = vibrancy == nil ? nil : .label
  }

  private func updateFilters() {
    isDark = presentTraits.userInterfaceStyle == .dark
    backdrop.layer.backdropFilters = filters(of: knownEffect)
  }

  private func filters(of effect: UIVisualEffect?) -> [Filter] {
    (effect as? UIBlurEffect)?.recipe(isDark: isDark).filters ?? []
  }
}
