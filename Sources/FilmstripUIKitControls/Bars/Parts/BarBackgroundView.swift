// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

package final class BarBackgroundView: UIView {
  struct Style: Equatable {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var hairline: UIColor?
    var hairlineImage: UIImage?

    static func == (left: Style, right: Style) -> Bool {
      left.effect == right.effect && left.color == right.color && left.image === right.image
        && left.hairline == right.hairline
        && left.hairlineImage === right.hairlineImage
    }
  }

  private let imageView = UIImageView(frame: .zero)
  private let hairline = UIImageView(frame: .zero)
  /// The old image, while one replaces another.
  private var oldImageView: UIImageView?
  private let hairlineIsAbove: Bool
  private(set) var style = Style()

  init(hairlineIsAbove: Bool) {
    self.hairlineIsAbove = hairlineIsAbove
    super.init(frame: .zero)
    layer.role = "bar background"
    imageView.layer.role = "bar image"
    hairline.layer.role = "hairline"
    imageView.isHidden = true
    addSubview(imageView)
    addSubview(hairline)
  }

  package required init?(coder: NSCoder) { nil }

  func show(_ new: Style) {
    style = new
    oldImageView?.removeFromSuperview()
    oldImageView = nil
    applyEffect(new.effect)
    backgroundColor = new.color
    imageView.image = new.image
    imageView.isHidden = new.image == nil
    imageView.alpha = 1
    hairline.backgroundColor = new.hairline
    hairline.image = new.hairlineImage
    hairline.alpha = 1
  }

  /// Shows an appearance in a way from which another one can be reached by ``move(to:)``.
  func prepare(from old: Style, to new: Style) {
    show(old)
    backgroundColor = Self.visible(old.color) ?? Self.faded(new.color)
    hairline.backgroundColor = Self.visible(old.hairline) ?? Self.faded(new.hairline)
    guard old.image !== new.image else { return }
    if let image = old.image {
      let view = UIImageView(image: image)
      view.layer.role = "bar image"
      view.frame = bounds
      insertSubview(view, at: 0)
      oldImageView = view
    }
    imageView.image = new.image
    imageView.isHidden = new.image == nil
    imageView.alpha = 0
  }

  /// Changes to an appearance; inside an animation block the change is animated.
  ///
  /// What is not there on one of the two sides fades in its own colour, so that no grey comes
  /// between.
  func move(to new: Style) {
    let old = style
    style = new
    applyEffect(new.effect)
    backgroundColor = Self.visible(new.color) ?? Self.faded(old.color)
    hairline.backgroundColor = Self.visible(new.hairline) ?? Self.faded(old.hairline)
    if old.hairlineImage !== new.hairlineImage { hairline.image = new.hairlineImage }
    oldImageView?.alpha = 0
    imageView.alpha = 1
  }

  package override func dynamicColorsDidChange() {
    super.dynamicColorsDidChange()
    applyEffect(style.effect)
  }

  private func applyEffect(_ effect: UIBlurEffect?) {
    layer.backdropFilters =
      effect?.recipe(isDark: presentTraits.userInterfaceStyle == .dark).filters ?? []
  }

  /// Places the parts; called inside an animation block it moves them.
  func place(in frame: CGRect) {
    place(at: frame)
    imageView.place(at: bounds)
    oldImageView?.place(at: bounds)
    let imageHeight = style.hairlineImage.map(\.size.height) ?? 0
    let height = imageHeight > 0 ? imageHeight : 1 / UIScreen.main.scale
    hairline.place(
      at: CGRect(
        x: 0, y: hairlineIsAbove ? 0 : bounds.height, width: bounds.width, height: height))
  }

  private static func visible(_ color: UIColor?) -> UIColor? {
    color.flatMap { $0.cgColor.alpha > 0 ? $0 : nil }
  }

  private static func faded(_ color: UIColor?) -> UIColor? { color?.withAlphaComponent(0) }
}
