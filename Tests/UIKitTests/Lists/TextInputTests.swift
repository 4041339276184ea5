// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct TextInputTests {
  @MainActor
  private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var allowsEnd = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.append("shouldBegin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.append("shouldEnd")
      return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("change \(range.location)+\(range.length) to \(string)")
      return string != "x"
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      textField.resignFirstResponder()
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("view began") }
    func textViewDidChange(_ textView: UITextView) { log.append("view changed") }
  }

  @Test func editingNotifiesTheDelegateInOrder() {
    let screen = TouchedScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let editor = Editor()
    field.delegate = editor
    screen.window.addSubview(field)
    screen.stage.advance(by: 0)
    screen.perform(.tap(at: .point(60, 117)))
    #expect(field.isFirstResponder && field.isEditing)
    field.insertText("né")
    field.insertText("x")
    field.deleteBackward()
    field.insertText("\n")
    #expect(field.text == "n")
    #expect(!field.isEditing)
    #expect(
      editor.log == [
        "shouldBegin", "didBegin", "change 0+0 to né", "change 2+0 to x", "change 1+1 to ",
        "return",
        "shouldEnd", "didEnd",
      ])
  }

  @Test func aFieldThatMayNotEndKeepsTheKeyboardFromTheNext() {
    let screen = TouchedScreen()
    let (one, two) = (UITextField(), UITextField())
    let editor = Editor()
    one.delegate = editor
    for field in [one, two] { screen.window.addSubview(field) }
    one.becomeFirstResponder()
    editor.allowsEnd = false
    #expect(!two.becomeFirstResponder())
    #expect(one.isFirstResponder)
    editor.allowsEnd = true
    #expect(two.becomeFirstResponder())
    #expect(!one.isEditing)
    screen.window.endEditing(true)
    #expect(!two.isEditing)
  }

  /// A field whose text lies 20 points further right, in one of two ways.
  private final class IndentedField: UITextField {
    var drawsIndented = false
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      let rect = super.textRect(forBounds: bounds)
      return drawsIndented ? rect : rect.offsetBy(dx: 20, dy: 0)
    }
    override func drawText(in rect: CGRect) {
      super.drawText(in: drawsIndented ? rect.offsetBy(dx: 20, dy: 0) : rect)
    }
    override func drawPlaceholder(in rect: CGRect) {
      super.drawPlaceholder(in: drawsIndented ? rect.offsetBy(dx: 20, dy: 0) : rect)
    }
  }

  @Test(arguments: [true, false])
  func aSubclassDrawsItsTextAndPlaceholder(isPlaceholder: Bool) {
    func picture(drawsIndented: Bool?) -> [UInt8] {
      let stage = Stage()
      let field = IndentedField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      field.drawsIndented = drawsIndented ?? false
      if drawsIndented != nil {
        if isPlaceholder { field.placeholder = "Search" } else { field.text = "Search" }
      }
      stage.window.backgroundColor = .white
      stage.window.addSubview(field)
      stage.advance(by: 0)
      return stage.snapshot().withUnsafeBytes { [UInt8]($0) }
    }
    #expect(picture(drawsIndented: true) == picture(drawsIndented: false))
    #expect(picture(drawsIndented: true) != picture(drawsIndented: nil))
  }

  @Test func controlEventsAreSent() {
    let stage = Stage()
    let field = UITextField()
    stage.window.addSubview(field)
    var log: [String] = []
    for (name, event) in [
      ("begin", UIControl.Event.editingDidBegin), ("change", .editingChanged),
      ("end", .editingDidEnd),
    ] { field.addAction(UIAction { _ in log.append(name) }, for: event) }
    field.becomeFirstResponder()
    field.text = "set in code"
    field.insertText("!")
    field.resignFirstResponder()
    #expect(log == ["begin", "change", "end"])
    #expect(field.text == "set in code!")
  }

  @Test func theTextKeepsClearOfViewsBesideIt() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    #expect(
      field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func secureTextIsShownAsDots() {
    let field = UITextField()
    field.text = "pass"
    field.isSecureTextEntry = true
    #expect(field.text == "pass")
    let shown = field.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(shown.contains("\u{2022}\u{2022}\u{2022}\u{2022}"))
    #expect(!shown.contains("pass"))
  }

  @Test func aTextViewIsAsHighAsItsLines() {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = (0..<30).map { "line \($0)" }.joined(separator: "\n")
    stage.window.addSubview(view)
    stage.advance(by: 0)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    expect(view.contentSize.height, 30 * line + 16, within: 1)
    view.isScrollEnabled = false
    expect(view.intrinsicContentSize.height, 30 * line + 16, within: 1)
    expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height, 30 * line + 16, within: 1)
  }

  @Test func aTextViewNotifiesItsDelegate() {
    let screen = TouchedScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let editor = Editor()
    view.delegate = editor
    screen.window.addSubview(view)
    screen.stage.advance(by: 0)
    screen.perform(.tap(at: .point(50, 150)))
    view.insertText("hello")
    view.deleteBackward()
    #expect(view.text == "hell")
    #expect(editor.log == ["view began", "view changed", "view changed"])
  }

  // MARK: Other controls

  @Test func segmentsShareTheWidthAndAreSelectedByTaps() {
    let screen = TouchedScreen()
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    screen.window.addSubview(control)
    screen.stage.advance(by: 0)
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    screen.perform(.tap(at: .point(270, 116)))
    #expect(control.selectedSegmentIndex == 2)
    screen.perform(.tap(at: .point(270, 116)))
    #expect(changes == 1)
    let thumb = control.subviews.first { $0.layer.role == "thumb" }
    #expect(thumb?.frame == CGRect(x: 202, y: 2, width: 96, height: 28))
    control.setEnabled(false, forSegmentAt: 1)
    screen.perform(.tap(at: .point(170, 116)))
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 0) == "Two")
  }

  @Test func aStepperStaysWithinItsLimits() {
    let screen = TouchedScreen()
    let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
    screen.window.addSubview(stepper)
    (stepper.minimumValue, stepper.maximumValue, stepper.value) = (0, 2, 1)
    stepper.frame.size = stepper.intrinsicContentSize
    screen.stage.advance(by: 0)
    for expected in [2.0, 2] {
      screen.perform(.tap(at: .point(100, 116)))
      #expect(stepper.value == expected)
    }
    stepper.wraps = true
    screen.perform(.tap(at: .point(100, 116)))
    #expect(stepper.value == 0)
  }

  @Test func aWheelComesToRestAtARow() {
    final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var log: [String] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(
        _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
      ) -> Int { 50 }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "row \(row)" }
      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) { log.append("\(component): \(row)") }
    }
    let screen = TouchedScreen()
    let wheels = Wheels()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    screen.window.addSubview(picker)
    screen.stage.advance(by: 0)
    picker.selectRow(20, inComponent: 0, animated: true)
    screen.stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 20)
    // Rows are 32 points high: a slow drag by three of them.
    screen.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(240, 260)), .init(time: 0.5, at: .point(240, 150)),
          .init(time: 1.2, at: .point(240, 150)),
        ])
      ]))
    #expect(wheels.log == ["1: 3"])
    #expect(picker.selectedRow(inComponent: 1) == 3)
    #expect(picker.view(forRow: 3, forComponent: 1)?.center.y != nil)
  }
}
