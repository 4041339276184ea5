// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

/// Navigation where reading goes from right to left: mirrored, as three independent ports have it.
@MainActor
@Suite struct RightToLeftTests {
  private let screen = TouchedScreen()
  private let home = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: home)
    screen.window.rootViewController = navigation
    navigation.view.semanticContentAttribute = .forceRightToLeft
    screen.stage.settle()
  }

  @Test func aPushComesFromTheLeftAndTheLowerScreenGoesRight() throws {
    navigation.pushViewController(detail, animated: true)
    screen.stage.advance(by: 0)
    let start = try #require(detail.view.layer.presentation())
    #expect(start.frame.minX == -393)
    expect(home.view.frame.minX, 0.3 * 393)
    screen.stage.settle()
    #expect(detail.view.frame.minX == 0)
  }

  @Test(arguments: [true, false])
  func theSwipeBackBeginsAtTheRightEdge(isRight: Bool) {
    navigation.pushViewController(detail, animated: true)
    screen.stage.settle()
    let (start, end) = isRight ? (392.0, 40.0) : (1.0, 350.0)
    screen.perform(.pan(from: .point(start, 400), to: .point(end, 400), duration: 0.2))
    #expect(navigation.viewControllers.count == (isRight ? 1 : 2))
  }
}
