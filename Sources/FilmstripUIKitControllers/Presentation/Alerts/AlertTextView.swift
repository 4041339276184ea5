// SPDX-License-Identifier: MIT

package final class AlertTextView: UIView {
  private let lines: [BarTextView]
  private let alignment: NSTextAlignment
  private let lineBox: CGFloat
  private let pitch: CGFloat

  let height: CGFloat

  init(
    _ text: String, width: CGFloat, size: CGFloat, weight: UIFont.Weight, color: UIColor,
    line: (box: Double, pitch: Double), alignment: NSTextAlignment, role: String
  ) {
    self.alignment = alignment
    lineBox = CGFloat(line.box)
    pitch = CGFloat(line.pitch)
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    let measure = BarTextView(font: font, role: role)
    lines = AlertTextView.broken(text, width: width) { measure.size(of: $0).width }.map { text in
      let view = BarTextView(font: font, role: role)
      view.text = text
      view.textColor = color
      view.textAlignment = alignment
      return view
    }
    height = lines.isEmpty ? 0 : lineBox + CGFloat(lines.count - 1) * pitch
    super.init(frame: .zero)
    layer.role = role
    isUserInteractionEnabled = false
    for line in lines { addSubview(line) }
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    for (index, line) in lines.enumerated() {
      let natural = line.naturalSize.height
      let top = CGFloat(index) * pitch + (lineBox - natural) / 2
      line.frame = CGRect(x: 0, y: top.roundedToPixel, width: bounds.width, height: natural)
    }
  }

  /// The lines of a text: as many words as have room, and at least one.
  static func broken(_ text: String, width: CGFloat, measure: (String) -> CGFloat) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if !line.isEmpty, measure(longer) > width {
          lines.append(line)
          line = String(word)
        } else {
          line = longer
        }
      }
      lines.append(line)
    }
    return lines
  }
}
