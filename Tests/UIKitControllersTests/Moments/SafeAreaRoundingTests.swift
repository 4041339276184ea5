// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Screens
import Testing

/// The safe area of a sheet that grows from the lower edge of the screen: its frames lie on thirds of points, whose
/// sums differ from the screen's height by rounding errors.
///
/// A published sheet goes back to its place when its safe area changes together with its size, as when the screen
/// turns, and lost every drag.
@MainActor
@Suite struct SafeAreaRoundingTests {
  private final class Sheet: UIView {
    var changes = 0

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      changes += 1
    }
  }

  @Test func aSheetThatGrowsHasNoNewSafeArea() {
    let screen = Screen()
    let controller = UIViewController()
    let sheet = Sheet()
    sheet.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(sheet)
    let top = sheet.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 500)
    NSLayoutConstraint.activate([
      top, sheet.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      sheet.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
    ])
    screen.window.rootViewController = controller
    screen.settle()
    let (changes, insets) = (sheet.changes, sheet.safeAreaInsets)
    #expect(insets.bottom == controller.view.safeAreaInsets.bottom)
    for step in 0..<300 {
      top.constant = 500 - CGFloat(step) * 0.7
      screen.advance(by: 1.0 / 60)
    }
    #expect(sheet.bounds.height > 500)
    #expect(sheet.changes == changes)
    #expect(sheet.safeAreaInsets == insets)
  }
}
