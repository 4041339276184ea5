// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripTesting
import Testing
import UIKit

@testable import App

/// The app's transitions, as its users begin them.
@MainActor @Suite struct AppTransitionTests {
  private let stage = Stage(device: .iPhone15)
  private let home = HomeViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: home)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
  }

  private func tapPlace(_ number: Int) {
    let buttons = home.stack.arrangedSubviews.compactMap { $0 as? UIButton }
    buttons[number].sendActions(for: .touchUpInside)
  }

  @Test func aPlaceFadesIn() {
    assertTransition(on: stage, cellWidth: 80, frameRate: 30) { tapPlace(0) }
    #expect(navigation.topViewController?.title == "Harbour")
  }

  /// The other language, and the other appearance of each color and picture.
  @Test func thePlaceFadesInInGermanAtNight() {
    stage.languages = ["de"]
    stage.userInterfaceStyle = .dark
    let home = HomeViewController()
    stage.window.rootViewController = UINavigationController(rootViewController: home)
    stage.advance(by: 0.1)
    let harbour = home.stack.arrangedSubviews.first as? UIButton
    let recording = assertTransition(on: stage, cellWidth: 80, frameRate: 30) {
      harbour?.sendActions(for: .touchUpInside)
    }
    #expect(home.title == "Orte" && harbour?.accessibilityLabel == "Hafen")
    #expect(recording.findings.isEmpty)
  }

  @Test func theFormSlidesUp() {
    assertTransition(on: stage, cellWidth: 80, frameRate: 30) { home.addPlace() }
    #expect(home.presentedViewController is FormViewController)
  }

  @Test func savingDismissesTheForm() {
    home.addPlace()
    stage.advance(by: 1)
    let form = home.presentedViewController as? FormViewController
    assertTransition(on: stage, cellWidth: 80, frameRate: 30) { form?.save() }
    #expect(home.presentedViewController == nil)
  }

  @Test func aLongDragFromTheEdgeGoesBack() {
    tapPlace(1)
    stage.advance(by: 1)
    assertTransition(on: stage, cellWidth: 80, frameRate: 30) {
      stage.perform(.edgePan(from: .left, distance: .fraction(0.7), duration: 0.6))
    }
    #expect(navigation.topViewController === home)
  }

  @Test func aShortDragStays() {
    tapPlace(1)
    stage.advance(by: 1)
    let recording = stage.record("short drag") {
      stage.perform(.edgePan(from: .left, distance: .fraction(0.15), duration: 0.6))
    }
    #expect(recording.findings.isEmpty)
    #expect(navigation.topViewController is PlaceViewController)
  }
}
