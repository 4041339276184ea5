// SPDX-License-Identifier: MIT
@testable import App
import Filmstrip
import Foundation
import UIKit

// Records the app's five transitions, a folder for each.

@MainActor func makeStage() -> (Stage, UINavigationController, HomeViewController) {
  let stage = Stage(device: .iPhone15)
  let home = HomeViewController()
  let navigation = UINavigationController(rootViewController: home)
  stage.window.rootViewController = navigation
  stage.advance(by: 0.1)
  return (stage, navigation, home)
}

@MainActor func write(_ recording: Recording, _ name: String) throws {
  let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "output")
  try recording.write(to: folder.appendingPathComponent(name))
  print("\(name): \(recording.frames.count) frames, \(recording.findings.count) findings")
}

@MainActor func showAll() throws {
  let (stage, navigation, home) = makeStage()
  let buttons = home.stack.arrangedSubviews.compactMap { $0 as? UIButton }
  try write(stage.record("push") { buttons[0].sendActions(for: .touchUpInside) }, "push")
  try write(stage.record("pop") { navigation.popViewController(animated: true) }, "pop")
  try write(stage.record("present") { home.addPlace() }, "present")
  try write(
    stage.record("dismiss") { (home.presentedViewController as? FormViewController)?.save() },
    "dismiss")
  buttons[1].sendActions(for: .touchUpInside)
  stage.advance(by: 1)
  try write(
    stage.record("drag") {
      stage.perform(.edgePan(from: .left, distance: .fraction(0.7), duration: 0.6))
    }, "drag")
}

try MainActor.assumeIsolated { try showAll() }
