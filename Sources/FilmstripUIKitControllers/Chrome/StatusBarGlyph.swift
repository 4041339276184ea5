// SPDX-License-Identifier: MIT

/// A glyph of the status bar: simple forms of our own, in the manner of the system's.
package final class StatusBarGlyph: UIView {
  enum Kind {
    case signal
    case wireless
    case battery
  }

  private let kind: Kind
  private let strong = CAShapeLayer()
  private let faint = CAShapeLayer()

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    layer.role = "status glyph"
    strong.role = "glyph"
    faint.role = "glyph frame"
    isUserInteractionEnabled = false
    layer.addSublayer(faint)
    layer.addSublayer(strong)
  }

  package required init?(coder: NSCoder) { nil }

  var color = UIColor.black {
    didSet {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      (strong.fillColor, strong.strokeColor) = (nil, nil)
      (faint.fillColor, faint.strokeColor) = (nil, nil)
      switch kind {
      case .signal: strong.fillColor = color.cgColor
      case .wireless:
        strong.strokeColor = color.cgColor
        faint.fillColor = color.cgColor
      case .battery:
        strong.fillColor = color.cgColor
        // The frame and the cap are fainter than the charge (approximated: 0.35
        // looks like it; no measurement is known).
        faint.strokeColor = color.withAlphaComponent(0.35).cgColor
      }
      CATransaction.commit()
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    (strong.frame, faint.frame) = (bounds, bounds)
    switch kind {
    case .signal: drawSignal()
    case .wireless: drawWireless()
    case .battery: drawBattery()
    }
    CATransaction.commit()
  }

  private func drawSignal() {
    let path = CGMutablePath()
    let (width, gap) = (bounds.width * 0.175, bounds.width * 0.1)
    for (index, share) in [0.34, 0.54, 0.77, 1].enumerated() {
      let height = bounds.height * share
      path.addRoundedRect(
        in: CGRect(
          x: CGFloat(index) * (width + gap), y: bounds.height - height, width: width, height: height
        ),
        cornerWidth: width / 3, cornerHeight: width / 3)
    }
    strong.path = path
  }

  /// Two arcs above a sector.
  private func drawWireless() {
    let unit = bounds.height / 12
    let center = CGPoint(x: bounds.midX, y: bounds.maxY - 0.6 * unit)
    let arcs = CGMutablePath()
    let spread = CGFloat.pi * 0.25
    for radius in [10.1, 6.5] {
      let (start, end) = (-CGFloat.pi / 2 - spread, -CGFloat.pi / 2 + spread)
      let (distance, angle) = (CGFloat(radius) * unit, start)
      arcs.move(
        to: CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle)))
      arcs.addArc(
        center: center, radius: distance, startAngle: start, endAngle: end, clockwise: false)
    }
    strong.path = arcs
    strong.lineWidth = 2.2 * unit
    let sector = CGMutablePath()
    sector.move(to: center)
    sector.addArc(
      center: center, radius: 3.7 * unit, startAngle: -CGFloat.pi / 2 - spread,
      endAngle: -CGFloat.pi / 2 + spread, clockwise: false)
    sector.closeSubpath()
    faint.path = sector
  }

  private func drawBattery() {
    let unit = bounds.height / 13
    let body = CGRect(x: 0, y: 0, width: bounds.width - 2.3 * unit, height: bounds.height)
    let frame = CGMutablePath()
    frame.addRoundedRect(
      in: body.insetBy(dx: 0.5 * unit, dy: 0.5 * unit), cornerWidth: 3.8 * unit,
      cornerHeight: 3.8 * unit)
    // The cap is a short stroke beside the frame.
    frame.move(to: CGPoint(x: body.maxX + 1.5 * unit, y: bounds.midY - 1.6 * unit))
    frame.addLine(to: CGPoint(x: body.maxX + 1.5 * unit, y: bounds.midY + 1.6 * unit))
    faint.path = frame
    faint.lineWidth = unit
    faint.lineCap = .round
    let charge = CGMutablePath()
    charge.addRoundedRect(
      in: body.insetBy(dx: 2 * unit, dy: 2 * unit), cornerWidth: 2.5 * unit,
      cornerHeight: 2.5 * unit)
    strong.path = charge
  }
}
