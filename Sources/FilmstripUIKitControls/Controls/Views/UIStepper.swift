// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIStepper: UIControl {
  private let minus = UIImageView(image: UIImage(systemName: "minus"))
  private let plus = UIImageView(image: UIImage(systemName: "plus"))
  private let divider = UIView()
  private var storedValue = 0.0
  private var direction = 0.0
  private var repetition: FilmstripUIKitValues.Timer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "stepper"
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = CGFloat(BehaviorProfile.current.controls.stepper.radius)
    divider.backgroundColor = .separator
    for view in [divider, minus, plus] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for view in [minus, plus] {
      view.contentMode = .center
      view.tintColor = .label
    }
    frame.size = intrinsicContentSize
    showLimits()
  }

  open var value: Double {
    get { storedValue }
    set {
      storedValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      showLimits()
    }
  }
  open var minimumValue = 0.0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  open var maximumValue = 100.0 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  open var stepValue = 1.0
  open var wraps = false { didSet { showLimits() } }
  open var autorepeat = true
  open var isContinuous = true

  open override var intrinsicContentSize: CGSize {
    let metrics = environment.behavior.controls.stepper
    return CGSize(width: metrics.width, height: metrics.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var isEnabled: Bool { didSet { showLimits() } }

  private func showLimits() {
    minus.alpha = isEnabled && (wraps || storedValue > minimumValue) ? 1 : 0.3
    plus.alpha = isEnabled && (wraps || storedValue < maximumValue) ? 1 : 0.3
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    minus.frame = CGRect(x: isMirrored ? half : 0, y: 0, width: half, height: bounds.height)
    plus.frame = CGRect(x: isMirrored ? 0 : half, y: 0, width: half, height: bounds.height)
    divider.frame = CGRect(x: half - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
  }

  // MARK: Touches

  package override var isDraggedItself: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x > bounds.midX
    direction = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? 1 : -1
    step(isLast: false)
    if autorepeat {
      let seconds = environment.behavior.controls.stepper.repeatInterval
      repetition = FilmstripUIKitValues.Timer.scheduledTimer(
        withTimeInterval: seconds, repeats: true
      ) {
        [weak self] _ in MainActor.assumeIsolated { self?.step(isLast: false) }
      }
    }
    return super.beginTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stop()
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stop()
  }

  private func stop() {
    repetition?.invalidate()
    repetition = nil
  }

  private func step(isLast: Bool) {
    let old = storedValue
    var new = old + direction * stepValue
    if wraps, new > maximumValue { new = minimumValue }
    if wraps, new < minimumValue { new = maximumValue }
    value = new
    if storedValue != old, isContinuous {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}
