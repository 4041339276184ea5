// SPDX-License-Identifier: MIT

package final class SheetView: UIView, ScrollExpandableView {
  struct Corners {
    var radius: CGFloat = 0
    /// Whether the corners at the bottom are square, beyond the screen's.
    var areAtTopOnly = false
    /// Opacity, Gaussian sigma and distance downwards; nil for none.
    var shadow: (opacity: Double, radius: Double, offset: Double)?
  }

  let content: UIView
  private let clip = UIView()
  private let grabber = UIView()
  let pan = UIPanGestureRecognizer()
  var onPan: (UIPanGestureRecognizer) -> Void = { _ in }
  /// Whether a scroll view's drag upwards makes the sheet higher.
  package var expandsByScrolling: () -> Bool = { false }
  private var covered = UIEdgeInsets.zero

  var isGrabberVisible = false { didSet { grabber.isHidden = !isGrabberVisible } }

  init(content: UIView) {
    self.content = content
    // The content keeps its size until it gets its place: a scroll view in it would lose its offset with another.
    super.init(frame: CGRect(origin: .zero, size: content.bounds.size))
    pan.addTarget { [weak self] in self?.onPan($0) }
    layer.role = "sheet"
    // In dark appearance what is in it is lighter than what it lies on (measured).
    traitOverrides.userInterfaceLevel = .elevated
    grabber.layer.role = "grabber"
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .continuous
    layer.cornerCurve = .continuous
    clip.frame = bounds
    addSubview(clip)
    clip.addSubview(content)
    addSubview(grabber)
    let profile = environment.behavior.sheets
    grabber.isHidden = true
    grabber.isUserInteractionEnabled = false
    grabber.layer.cornerRadius = CGFloat(profile.grabber.height / 2)
    let color = profile.grabberColor
    grabber.backgroundColor = UIColor(
      red: color.red, green: color.green, blue: color.blue, alpha: profile.grabberOpacity)
    addGestureRecognizer(pan)
  }

  package required init?(coder: NSCoder) { nil }

  /// That of the sheet at rest, wherever a touch or an animation has it now, so that what is in it
  /// is not laid out again meanwhile.
  package override var safeAreaInsets: UIEdgeInsets { covered }

  /// Goes to a place; animated inside of an animation block.
  func apply(_ place: SheetGeometry.Place, in geometry: SheetGeometry, corners: Corners) {
    bounds.size = place.frame.size
    center = place.center
    let scale = CGAffineTransform(scaleX: place.scale, y: place.scale)
    if transform != scale { transform = scale }
    clip.layer.cornerRadius = corners.radius
    layer.cornerRadius = corners.radius
    let mask: CACornerMask =
      corners.areAtTopOnly
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    clip.layer.maskedCorners = mask
    layer.maskedCorners = mask
    layer.shadowOpacity = Float(corners.shadow?.opacity ?? 0)
    layer.shadowRadius = CGFloat(corners.shadow?.radius ?? 0)
    layer.shadowOffset = CGSize(width: 0, height: corners.shadow?.offset ?? 0)
    let safeArea = geometry.safeArea(at: place)
    if safeArea != covered {
      covered = safeArea
      areas.subviewsNeedUpdate = true
      setNeedsLayout()
    }
    // The first layout of what is presented comes after `viewWillAppear`.
    if isLaidOut { layoutIfNeeded() } else { layoutSubviews() }
  }

  private var isLaidOut = false

  /// Lays out what the sheet shows, from now on with each place that it gets.
  func layOutContent() {
    isLaidOut = true
    layoutIfNeeded()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    content.frame = clip.bounds
    let profile = environment.behavior.sheets.grabber
    grabber.frame = CGRect(
      x: bounds.midX - CGFloat(profile.width / 2), y: CGFloat(profile.top),
      width: CGFloat(profile.width), height: CGFloat(profile.height))
  }

  /// A drag on the sheet is one up or down.
  package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard gestureRecognizer === pan else { return true }
    let velocity = pan.velocity(in: nil)
    return abs(velocity.y) > abs(velocity.x)
  }
}

final class DimmingView: UIView {
  var onTap: () -> Void = {}

  init() {
    super.init(frame: .zero)
    layer.role = "dimming"
    backgroundColor = UIColor(white: 0, alpha: CGFloat(environment.behavior.presentation.dimming))
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap() })
  }

  required init?(coder: NSCoder) { nil }
}
