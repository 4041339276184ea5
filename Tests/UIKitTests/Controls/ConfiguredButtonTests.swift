// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Buttons with a configuration, and what is set on them by state.
@MainActor
@Suite struct ConfiguredButtonTests {
  private let stage = Stage()

  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
  }

  @Test func imagesHaveTheColorOfTheTitle() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = image().withRenderingMode(.alwaysTemplate)
    let button = UIButton(configuration: configuration)
    stage.window.addSubview(button)
    #expect(button.imageView?.tintColor == .white)
    button.configuration = nil
    #expect(button.imageView?.tintColor == button.tintColor)
  }

  @Test func aTitleSetByStateIsShown() {
    let button = UIButton(configuration: .filled())
    let empty = button.intrinsicContentSize.width
    button.setTitle("Hello", for: .normal)
    #expect(button.titleLabel?.text == "Hello" && button.configuration?.title == "Hello")
    #expect(button.intrinsicContentSize.width > empty + 20)
    button.setTitle("Pressed", for: .highlighted)
    #expect(button.titleLabel?.text == "Hello")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Pressed")
    button.isHighlighted = false
    #expect(button.titleLabel?.text == "Hello")
    button.setTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == nil)
  }

  @Test func whatTheConfigurationSaysLaterCounts() {
    let button = UIButton(configuration: .gray())
    button.setTitle("Hello", for: .normal)
    button.configuration?.title = "Later"
    #expect(button.titleLabel?.text == "Later")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Later")
  }

  @Test func anImageSetByStateIsShown() {
    let (plain, selected) = (image(), image())
    let button = UIButton(configuration: .plain())
    button.setImage(plain, for: .normal)
    button.setImage(selected, for: .selected)
    #expect(button.imageView?.image === plain && button.configuration?.image === plain)
    button.isSelected = true
    #expect(button.imageView?.image === selected)
  }

  @Test func attributesOfATitleAreShown() {
    let button = UIButton(configuration: .filled())
    let large = UIFont.systemFont(ofSize: 30)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "Large", attributes: [.font: large]), for: .normal)
    #expect(button.titleLabel?.text == "Large")
    let shown = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
    #expect((shown as? UIFont)?.pointSize == 30)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain" && button.titleLabel?.font.pointSize == 17)
  }

  @Test func aNewConfigurationTakesOverWhatWasSetByState() {
    let button = UIButton(type: .system)
    button.setTitle("Hello", for: .normal)
    button.setImage(image(), for: .normal)
    button.configuration = .tinted()
    #expect(button.titleLabel?.text == "Hello" && button.imageView?.image != nil)
    var titled = UIButton.Configuration.tinted()
    titled.title = "Own"
    button.configuration = nil
    button.configuration = titled
    #expect(button.titleLabel?.text == "Own")
  }

  /// Older members are there for code that sets them; what would be seen is reported.
  @Test func olderLooksOfButtonsAndBarsAreReported() {
    let recording = stage.record("older") {
      let button = UIButton(type: .custom)
      button.adjustsImageWhenHighlighted = false
      button.adjustsImageWhenDisabled = false
      UIButton(type: .custom).adjustsImageWhenHighlighted = true
      UIButton(type: .custom).adjustsImageWhenDisabled = true
      button.showsTouchWhenHighlighted = true
      let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
      item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      let bar = UINavigationBar()
      bar.backIndicatorImage = image()
      bar.backIndicatorTransitionMaskImage = image()
    }
    for member in [
      "UIButton.adjustsImageWhenHighlighted", "UIButton.adjustsImageWhenDisabled",
      "UIButton.showsTouchWhenHighlighted", "UIBarItem.setTitleTextAttributes(_:for:)",
      "UINavigationBar.backIndicatorImage",
    ] { #expect(recording.findings.contains { $0.message.contains(member) }) }
    #expect(recording.findings.count == 5)
  }

  @Test func coloursByStateAreReported() {
    let recording = stage.record("button") {
      let button = UIButton(configuration: .filled())
      button.setTitleColor(.red, for: .normal)
      button.setBackgroundImage(image(), for: .highlighted)
      #expect(button.titleLabel?.textColor == .white)
    }
    let messages = recording.findings.map(\.message).joined(separator: "\n")
    #expect(recording.findings.map(\.rule) == [.unsupportedFeature, .unsupportedFeature])
    #expect(messages.contains("UIButton.setTitleColor(_:for:)"))
    #expect(messages.contains("UIButton.setBackgroundImage(_:for:)"))
  }

  /// Published sizes: 15 points for `system`, 18 for `custom`.
  @Test(arguments: [(UIButton.ButtonType.system, 15.0), (.custom, 18)])
  func withoutAConfigurationTheFontIsAsBefore(type: UIButton.ButtonType, size: CGFloat) {
    let button = UIButton(type: type)
    button.setTitle("Hello", for: .normal)
    button.configuration = .filled()
    button.configuration?.showsActivityIndicator = true
    button.configuration?.titleLineBreakMode = .byClipping
    #expect(button.titleLabel?.font.pointSize == 17)
    button.configuration = nil
    #expect(button.titleLabel?.font.pointSize == size && button.titleLabel?.text == "Hello")
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
    button.titleLabel?.font = .systemFont(ofSize: 40)
    button.configuration = .plain()
    button.configuration = nil
    #expect(button.titleLabel?.font.pointSize == 40)
  }
}
