// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
@Suite struct UIDatePickerTests {
  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Date
  {
    var parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    parts.timeZone = TimeZone(secondsFromGMT: 0)
    return Calendar(identifier: .gregorian).date(from: parts)!
  }

  private func wheels(of picker: UIDatePicker) throws -> UIPickerView {
    try #require(picker.subviews.lazy.compactMap { $0 as? UIPickerView }.first)
  }

  private func titles(of picker: UIDatePicker) throws -> [String?] {
    let wheels = try wheels(of: picker)
    return (0..<wheels.numberOfComponents).map { component in
      wheels.delegate?.pickerView(
        wheels, titleForRow: wheels.selectedRow(inComponent: component), forComponent: component)
    }
  }

  @Test func theWheelsShowTheDate() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.date = date(2024, 2, 29, 13, 5)
    #expect(try titles(of: picker) == ["Thu Feb 29", "1", "05", "PM"])
    picker.datePickerMode = .date
    #expect(try titles(of: picker) == ["February", "29", "2024"])
    #expect(try wheels(of: picker).numberOfRows(inComponent: 1) == 29)
    picker.datePickerMode = .time
    picker.minuteInterval = 5
    #expect(try titles(of: picker) == ["1", "05", "PM"])
    #expect(try wheels(of: picker).numberOfRows(inComponent: 1) == 12)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3900
    #expect(try titles(of: picker) == ["1 hours", "5 min"])
  }

  @Test func aChosenRowChangesTheDate() throws {
    let picker = UIDatePicker()
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (.wheels, .date)
    picker.date = date(2023, 1, 31)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let wheels = try wheels(of: picker)
    wheels.delegate?.pickerView(wheels, didSelectRow: 1, inComponent: 0)
    // February has no thirty-first day.
    #expect(picker.date == date(2023, 2, 28) && changes == 1)
    picker.datePickerMode = .time
    wheels.delegate?.pickerView(wheels, didSelectRow: 1, inComponent: 2)
    #expect(picker.date == date(2023, 2, 28, 12) && changes == 2)
  }

  @Test func datesStayInTheirRange() {
    let picker = UIDatePicker()
    (picker.minimumDate, picker.maximumDate) = (date(2020, 1, 1), date(2021, 1, 1))
    picker.setDate(date(2019, 1, 1), animated: true)
    #expect(picker.date == date(2020, 1, 1))
    picker.date = date(2022, 1, 1)
    #expect(picker.date == date(2021, 1, 1))
    // A range that ends before it begins counts for nothing.
    picker.maximumDate = date(2018, 1, 1)
    picker.date = date(2022, 1, 1)
    #expect(picker.date == date(2022, 1, 1))
    picker.minuteInterval = 15
    picker.date = date(2022, 1, 1, 10, 29)
    #expect(picker.date == date(2022, 1, 1, 10, 15))
    picker.roundsToMinuteInterval = false
    picker.date = date(2022, 1, 1, 10, 29)
    #expect(picker.date == date(2022, 1, 1, 10, 29))
    picker.countDownDuration = 100
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 90_000
    #expect(picker.countDownDuration == 86_340)
  }

  @Test func theCompactStyleIsATextOfTheDate() {
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact && picker.intrinsicContentSize.height == 34)
    (picker.datePickerMode, picker.date) = (.date, date(2024, 5, 6))
    #expect(picker.subviews.contains { ($0 as? UILabel)?.text == "May 6, 2024" && !$0.isHidden })
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }
}
