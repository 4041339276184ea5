// SPDX-License-Identifier: MIT

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Wheels for the parts of a date, or the date as a button's text.
///
/// The wheels are in the order and the words of English, and their widths are approximated. The compact style shows a text;
/// a touch, which opens a calendar on iOS, is reported. So is the inline style, which shows wheels in the place of one.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date, dateAndTime, countDownTimer
    case yearAndMonth = 4269
  }

  open var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { change() } }
  }
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { change() } }
  }
  /// The language of the wheels; reported, as they are in English.
  open var locale: Locale? {
    didSet { if locale != nil { UnsupportedFeature.report("UIDatePicker.locale") } }
  }
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { change() } }
  open var timeZone: TimeZone? { didSet { change() } }
  open var minimumDate: Date? { didSet { change() } }
  open var maximumDate: Date? { didSet { change() } }
  open var minuteInterval = 1 { didSet { if minuteInterval != oldValue { change() } } }
  /// Whether dates are whole intervals.
  open var roundsToMinuteInterval = true
  /// The time of a timer, in whole minutes, from 0 to 23:59 hours.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = (min(max(newValue, 0), 86_399) / 60).rounded(.down) * 60
      change()
    }
  }

  /// The date that is shown, between the earliest and the latest one.
  ///
  /// A range that ends before it begins is ignored, and so is that of a timer. The date begins with the start of 2001, and
  /// not with the machine's date, so that a recording is the same on every day.
  open var date: Date {
    get { shown }
    set { setDate(newValue, animated: false) }
  }

  private var duration: TimeInterval = 0
  private var shown = Date(timeIntervalSinceReferenceDate: 0)
  private let wheels = UIPickerView()
  private let text = UILabel()
  private lazy var columns = DateColumns(of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    text.textAlignment = .center
    text.backgroundColor = .tertiarySystemFill
    text.layer.cornerRadius = 8
    text.clipsToBounds = true
    for part in [wheels, text] { addSubview(part) }
    (wheels.dataSource, wheels.delegate) = (columns, columns)
    change()
  }

  /// The style that is shown: compact for times and dates, and wheels for a timer, if none is preferred.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  open func setDate(_ date: Date, animated: Bool) {
    let (first, last) = (minimumDate ?? date, maximumDate ?? date)
    let isLimited =
      datePickerMode != .countDownTimer
      && (minimumDate == nil || maximumDate == nil || first <= last)
    let step = Double(max(1, minuteInterval) * 60)
    let rounded =
      roundsToMinuteInterval && minuteInterval > 1
      ? Date(
        timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / step).rounded(.down)
          * step)
      : date
    shown = isLimited ? min(max(rounded, first), last) : rounded
    change()
  }

  /// Shows what is set.
  private func change() {
    if datePickerStyle == .inline { UnsupportedFeature.report("UIDatePickerStyle.inline") }
    let isCompact = datePickerStyle == .compact
    (wheels.isHidden, text.isHidden) = (isCompact, !isCompact)
    columns.update()
    text.text = columns.text
    wheels.reloadAllComponents()
    for (component, row) in columns.selected.enumerated() {
      wheels.selectRow(row, inComponent: component, animated: false)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Takes the rows that a touch has chosen.
  func choose(_ date: Date, duration: TimeInterval?) {
    if let duration { countDownDuration = duration } else { self.date = date }
    sendActions(for: .valueChanged)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if datePickerStyle == .compact {
      UnsupportedFeature.report("the calendar of a compact UIDatePicker")
    }
    return super.beginTracking(touch, with: event)
  }

  open override var intrinsicContentSize: CGSize {
    guard datePickerStyle == .compact else { return CGSize(width: 320, height: 216) }
    return CGSize(width: (text.intrinsicContentSize.width + 24).rounded(.up), height: 34)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    (wheels.frame, text.frame) = (bounds, bounds)
  }
}

/// The columns of a date picker's wheels, and its text.
@MainActor
private final class DateColumns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var picker: UIDatePicker?
  private var titles: [[String]] = []
  private(set) var selected: [Int] = []
  private(set) var text = ""

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October",
    "November", "December",
  ]
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  /// The years, and the days before and after the date, that wheels have.
  private static let (years, nearDays) = (1900...2100, 60)

  init(of picker: UIDatePicker) { self.picker = picker }

  private var calendar: Calendar {
    var calendar = picker?.calendar ?? Calendar(identifier: .gregorian)
    // Without one the zone is that of the machine, and a picture would depend on it.
    calendar.timeZone = picker?.timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  func update() {
    guard let picker else { return }
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .weekday], from: picker.date)
    let (year, month, day) = (parts.year ?? 2001, parts.month ?? 1, parts.day ?? 1)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let step = max(1, picker.minuteInterval)
    let minutes = stride(from: 0, to: 60, by: step).map { $0 < 10 ? "0\($0)" : "\($0)" }
    let hours = (0..<12).map { $0 == 0 ? "12" : "\($0)" }
    let time = [hours, minutes, ["AM", "PM"]]
    let timeRows = [hour % 12, minute / step, hour / 12]
    let timeText =
      "\(hours[hour % 12]):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
    let months = DateColumns.months
    let years = DateColumns.years.map(String.init)
    let yearRow = min(max(year - DateColumns.years.lowerBound, 0), years.count - 1)
    let dateText = "\(months[month - 1].prefix(3)) \(day), \(year)"
    switch picker.datePickerMode {
    case .time: (titles, selected, text) = (time, timeRows, timeText)
    case .date:
      let count = calendar.range(of: .day, in: .month, for: picker.date)?.count ?? 31
      titles = [months, (1...count).map(String.init), years]
      (selected, text) = ([month - 1, day - 1, yearRow], dateText)
    case .yearAndMonth:
      (titles, selected, text) = (
        [months, years], [month - 1, yearRow], "\(months[month - 1]) \(year)"
      )
    case .countDownTimer:
      let minutes = Int(picker.countDownDuration / 60)
      titles = [
        (0..<24).map { "\($0) hours" }, stride(from: 0, to: 60, by: step).map { "\($0) min" },
      ]
      (selected, text) = ([minutes / 60 % 24, minutes % 60 / step], "")
    case .dateAndTime:
      let near = DateColumns.nearDays
      titles =
        [(-near...near).map { title(ofDay: $0) }] + time
      (selected, text) = ([near] + timeRows, "\(dateText)  \(timeText)")
    }
  }

  private func title(ofDay offset: Int) -> String {
    guard let picker, let date = calendar.date(byAdding: .day, value: offset, to: picker.date)
    else {
      return ""
    }
    let parts = calendar.dateComponents([.month, .day, .weekday], from: date)
    return "\(DateColumns.days[(parts.weekday ?? 1) - 1]) "
      + "\(DateColumns.months[(parts.month ?? 1) - 1].prefix(3)) \(parts.day ?? 1)"
  }

  // MARK: Wheels

  func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles[component].count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { titles[component][row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker, component < selected.count else { return }
    selected[component] = row
    let step = max(1, picker.minuteInterval)
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    func setTime(_ rows: ArraySlice<Int>) {
      let rows = Array(rows)
      (parts.hour, parts.minute) = (rows[0] + 12 * rows[2], rows[1] * step)
    }
    switch picker.datePickerMode {
    case .time: setTime(selected[...])
    case .date:
      parts.year = DateColumns.years.lowerBound + selected[2]
      parts.month = selected[0] + 1
      var first = parts
      first.day = 1
      let count =
        calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
      parts.day = min(selected[1] + 1, count ?? 28)
    case .yearAndMonth:
      parts.year = DateColumns.years.lowerBound + selected[1]
      (parts.month, parts.day) = (selected[0] + 1, 1)
    case .countDownTimer:
      return picker.choose(
        picker.date, duration: TimeInterval(selected[0] * 3600 + selected[1] * step * 60))
    case .dateAndTime:
      let offset = selected[0] - DateColumns.nearDays
      let day = calendar.date(byAdding: .day, value: offset, to: picker.date) ?? picker.date
      parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: day)
      setTime(selected[1...])
    }
    picker.choose(calendar.date(from: parts) ?? picker.date, duration: nil)
  }
}
