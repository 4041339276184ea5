// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Buttons: their states, sizes and what a tap does.
@MainActor
@Suite struct UIButtonTests {
  private let screen = TouchedScreen()

  @Test func whatAStateDoesNotSayIsAsInTheNormalOne() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.setTitle("B", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "A" && button.title(for: .disabled) == "A")
    button.isSelected = true
    #expect(button.currentTitle == "B" && button.titleLabel?.text == "B")
    #expect(button.titleLabel?.textColor == .red)
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "A")
  }

  /// As buttons of applications are written: with the two designated initializers and no other.
  private final class CloseButton: UIButton {
    let circle = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(circle)
      titleLabel?.font = .boldSystemFont(ofSize: 30)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func subclassesInheritTheConveniencesAndAreMadeByTheirOwn() {
    let plain = CloseButton()
    #expect(plain.circle.superview === plain)
    let button = CloseButton(type: .system)
    #expect(button.circle.superview === button)
    #expect(button.buttonType == .system)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 30))
    #expect(CloseButton(frame: .zero, primaryAction: nil).buttonType == .custom)
    #expect(UIButton(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
    #expect(UIButton().titleLabel?.font == .systemFont(ofSize: 18))
  }

  /// Measured: a pressed title has an alpha of 0.2.
  @Test func aPressedTitleFades() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.isHighlighted = true
    #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 1e-6)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func aTapDoesThePrimaryAction() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.currentTitle == "Go")
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    screen.window.addSubview(button)
    screen.stage.advance(by: 0)
    screen.perform(.tap(at: .point(150, 120)))
    #expect(count == 1)
    screen.perform(.pan(from: .point(150, 120), to: .point(150, 500), duration: 0.1))
    #expect(count == 1)
    button.isEnabled = false
    screen.perform(.tap(at: .point(150, 120)))
    #expect(count == 1)
  }

  @Test func longTitlesLoseTheirMiddle() {
    #expect(UIButton(type: .system).titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func insetsMakeRoom() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    let plain = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 30)
    #expect(abs(button.intrinsicContentSize.width - plain.width - 50) < 1e-6)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(abs((button.titleLabel?.frame.minX ?? 0) - 20) < 1e-9)
    button.contentHorizontalAlignment = .right
    button.layoutIfNeeded()
    #expect(abs((button.titleLabel?.frame.maxX ?? 0) - 170) < 0.5)
  }

  @Test func configurationsHaveInsetsAndPlaces() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    let label = button.titleLabel?.intrinsicContentSize ?? .zero
    let size = button.intrinsicContentSize
    #expect(abs(size.width - label.width - 24) < 0.5 && abs(size.height - label.height - 14) < 0.5)
    button.configuration?.contentInsets = .zero
    #expect(abs(button.intrinsicContentSize.height - label.height) < 0.5)
    button.configuration?.subtitle = "More"
    #expect(button.intrinsicContentSize.height > label.height + 10)
  }

  @Test func aSpinnerStandsInTheImagesPlace() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.text == "Title")
    let plain = button.intrinsicContentSize.width
    button.configuration?.showsActivityIndicator = true
    // The published side of a medium spinner.
    #expect(abs(button.intrinsicContentSize.width - plain - 20) < 0.5)
    let spinner = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(spinner?.isAnimating == true)
    button.configuration?.showsActivityIndicator = false
    #expect(button.intrinsicContentSize.width == plain)
  }

  @Test func theHandlerIsNotifiedOfStates() {
    var states: [UIControl.State] = []
    let button = UIButton(configuration: .gray())
    button.configurationUpdateHandler = { states.append($0.state) }
    button.isHighlighted = true
    button.isEnabled = false
    #expect(states == [.normal, .highlighted, [.highlighted, .disabled]])
  }

  @Test(arguments: [false, true])
  func aMenuIsShownByAPressOrAtOnce(isPrimary: Bool) {
    var lines: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    _ = screen.show(button, frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    button.menu = UIMenu(children: [UIAction(title: "By name") { _ in lines.append("name") }])
    button.showsMenuAsPrimaryAction = isPrimary
    button.addAction(UIAction { _ in lines.append("tap") }, for: .primaryActionTriggered)
    var menu: UIView? {
      screen.window.subviews.first { $0.layer.role == "context menu" }?.subviews
        .first { $0.layer.role == "menu" }
    }
    screen.perform(.tap(at: .point(150, 322)))
    #expect(lines == (isPrimary ? [] : ["tap"]))
    #expect((menu != nil) == isPrimary)
    if !isPrimary { screen.perform(.longPress(at: .point(150, 322), duration: 1)) }
    guard let menu else {
      Issue.record("no menu is shown")
      return
    }
    lines = []
    screen.perform(.tap(at: .point(menu.frame.midX, menu.frame.midY)))
    #expect(lines == ["name"])
  }
}
