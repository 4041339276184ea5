// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UISegmentedControl.selectedSegmentTintColor)
    ]
  }

  public class var noSegment: Int { -1 }

  @MainActor private final class Segment {
    let view: UIView
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
    var action: UIAction?

    init(title: String?) {
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      view = label
    }

    init(image: UIImage?) {
      let shown = UIImageView(image: image)
      shown.contentMode = .center
      view = shown
    }

    var size: CGSize {
      view.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
  }

  private var segments: [Segment] = []
  private var dividers: [UIView] = []
  private let thumb = UIView()
  private var storedSelection = UISegmentedControl.noSegment
  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  // Designated, as classes in published code override it.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      if let image = item as? UIImage {
        insertSegment(with: image, at: segments.count, animated: false)
      } else {
        insertSegment(withTitle: item as? String ?? "\(item)", at: segments.count, animated: false)
      }
    }
    frame.size = intrinsicContentSize
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "segmented control"
    backgroundColor = .tertiarySystemFill
    thumb.layer.role = "thumb"
    thumb.isUserInteractionEnabled = false
    thumb.layer.castThumbShadow()
    thumb.layer.shadowOpacity = 0.12
    addSubview(thumb)
    updateColors()
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let new = action.image.map { Segment(image: $0) } ?? Segment(title: action.title)
    new.action = action
    insert(new, at: segment)
  }

  private func insert(_ new: Segment, at index: Int) {
    new.view.isUserInteractionEnabled = false
    let place = min(max(index, 0), segments.count)
    segments.insert(new, at: place)
    if storedSelection >= place { storedSelection += 1 }
    addSubview(new.view)
    segmentsDidChange()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).view.removeFromSuperview()
    if storedSelection == segment { storedSelection = UISegmentedControl.noSegment }
    if storedSelection > segment { storedSelection -= 1 }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments = []
    storedSelection = UISegmentedControl.noSegment
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    for divider in dividers { divider.removeFromSuperview() }
    dividers = segments.dropFirst().map { _ in
      let divider = UIView()
      divider.layer.role = "divider"
      divider.isUserInteractionEnabled = false
      divider.backgroundColor = .separator
      insertSubview(divider, at: 0)
      return divider
    }
    showTitles()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    let new = Segment(title: title)
    replace(index, with: new)
  }

  open func titleForSegment(at segment: Int) -> String? {
    index(segment).flatMap { (segments[$0].view as? UILabel)?.text }
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    replace(index, with: Segment(image: image))
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    index(segment).flatMap { (segments[$0].view as? UIImageView)?.image }
  }

  private func replace(_ index: Int, with new: Segment) {
    let old = segments[index]
    (new.width, new.isEnabled, new.offset) = (old.width, old.isEnabled, old.offset)
    old.view.removeFromSuperview()
    new.view.isUserInteractionEnabled = false
    segments[index] = new
    addSubview(new.view)
    segmentsDidChange()
  }

  private func index(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    segments[index].width = max(width, 0)
    segmentsDidChange()
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    index(segment).map { segments[$0].width } ?? 0
  }

  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    segments[index].offset = offset
    setNeedsLayout()
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    index(segment).map { segments[$0].offset } ?? .zero
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    segments[index].isEnabled = enabled
    showTitles()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    index(segment).map { segments[$0].isEnabled } ?? false
  }

  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = -1 } } }

  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      storedSelection =
        segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      showTitles()
      UIView.performWithoutAnimation { place() }
    }
  }

  // MARK: Looks

  open var selectedSegmentTintColor: UIColor? { didSet { updateColors() } }

  /// Gives titles attributes in a state; the usual, selected and disabled ones are shown.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    showTitles()
    invalidateIntrinsicContentSize()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// Draws segments with an image of one's own: reported, and not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if backgroundImage != nil { UnsupportedFeature.report("UISegmentedControl.setBackgroundImage") }
  }

  /// Draws an image of one's own between segments: reported, and not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if dividerImage != nil { UnsupportedFeature.report("UISegmentedControl.setDividerImage") }
  }

  open override var isEnabled: Bool { didSet { showTitles() } }

  private func updateColors() {
    // As of screenshots of both appearances (approximated).
    thumb.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
  }

  private func showTitles() {
    for (index, segment) in segments.enumerated() {
      guard let label = segment.view as? UILabel else { continue }
      let isSelected = index == storedSelection
      let usual = attributes[UIControl.State.normal.rawValue] ?? [:]
      var own = isSelected ? attributes[UIControl.State.selected.rawValue] ?? [:] : [:]
      if !isEnabled || !segment.isEnabled {
        own =
          attributes[UIControl.State.disabled.rawValue] ?? [.foregroundColor: UIColor.tertiaryLabel]
      }
      let size = environment.behavior.controls.segments.fontSize
      label.font =
        (own[.font] ?? usual[.font]) as? UIFont
        ?? .systemFont(ofSize: CGFloat(size), weight: isSelected ? .semibold : .regular)
      label.textColor = (own[.foregroundColor] ?? usual[.foregroundColor]) as? UIColor ?? .label
    }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let metrics = environment.behavior.controls.segments
    let widest = segments.map { naturalWidth($0) }.max() ?? 0
    let width = segments.reduce(0) { sum, segment in
      if segment.width > 0 { return sum + segment.width }
      return sum + (apportionsSegmentWidthsByContent ? naturalWidth(segment) : widest)
    }
    return CGSize(width: width.rounded(.up), height: CGFloat(metrics.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func naturalWidth(_ segment: Segment) -> CGFloat {
    segment.size.width + 2 * CGFloat(environment.behavior.controls.segments.padding)
  }

  /// Where each segment begins, and where the last one ends.
  private var edges: [CGFloat] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.filter { $0.width == 0 }
    let natural = free.reduce(0) { $0 + naturalWidth($1) }
    let room = max(bounds.width - fixed, 0)
    var edges: [CGFloat] = [0]
    for segment in segments {
      var width = segment.width
      if width == 0 {
        width =
          apportionsSegmentWidthsByContent && natural > 0
          ? room * naturalWidth(segment) / natural : room / CGFloat(max(free.count, 1))
      }
      edges.append((edges.last ?? 0) + width)
    }
    return edges
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func frame(_ index: Int, _ edges: [CGFloat]) -> CGRect {
    let width = edges[index + 1] - edges[index]
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.width - edges[index + 1] : edges[index], y: 0, width: width,
      height: bounds.height)
  }

  private func place() {
    let metrics = environment.behavior.controls.segments
    let edges = edges
    layer.cornerRadius = CGFloat(metrics.radius)
    for (index, segment) in segments.enumerated() {
      segment.view.frame = frame(index, edges).offsetBy(
        dx: segment.offset.width, dy: segment.offset.height)
    }
    for (index, divider) in dividers.enumerated() {
      let place = frame(index + 1, edges)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      divider.frame = CGRect(
        x: (isMirrored ? place.maxX : place.minX) - 0.5, y: bounds.height / 4, width: 1,
        height: bounds.height / 2)
      // None beside the selected segment.
      divider.alpha = storedSelection == index || storedSelection == index + 1 ? 0 : 1
    }
    thumb.isHidden = storedSelection < 0
    if storedSelection >= 0 {
      let inset = CGFloat(metrics.inset)
      thumb.frame = frame(storedSelection, edges).insetBy(dx: inset, dy: inset)
      thumb.layer.cornerRadius = CGFloat(metrics.radius) - inset
    }
  }

  // MARK: Touches

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let x = touch.location(in: self).x
    let edges = edges
    guard
      let index = segments.indices.first(where: {
        let place = frame($0, edges)
        return x >= place.minX && x < place.maxX
      }), segments[index].isEnabled
    else { return }
    if isMomentary {
      storedSelection = index
      sendActions(for: [.valueChanged, .primaryActionTriggered])
      storedSelection = UISegmentedControl.noSegment
      return
    }
    guard index != storedSelection else { return }
    let isFirst = storedSelection < 0
    storedSelection = index
    showTitles()
    if isFirst {
      UIView.performWithoutAnimation { place() }
    } else {
      UIView.animate(
        withDuration: environment.behavior.controls.segments.duration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: place)
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if let action = segments[index].action { sendAction(action) }
  }
}
