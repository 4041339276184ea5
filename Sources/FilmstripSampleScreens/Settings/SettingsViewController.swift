// SPDX-License-Identifier: MIT
public import UIKit

/// A grouped list of settings.
public final class SettingsViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let head = HeadBar(actions: [StyledLabel(tinted: "Done", .doneButton).named("done")])
    head.install(in: view)

    let column = ScrollingColumn()
    column.add(
      StyledLabel("Settings", .largeTitle).keepsSize().named("title"), top: 3, fills: false)
    column.add(SettingsGroup([AccountRow()]), top: 16)
    column.add(
      SettingsGroup([
        SettingsRow("Notifications", tile: "notifications", .systemRed),
        SettingsRow("Sounds", tile: "sounds", .systemPink, value: "Soft Chime"),
        SettingsRow("Appearance", tile: "appearance", .systemIndigo, value: "Automatic"),
        SettingsRow("Composing", tile: "composing", .systemOrange),
      ]), top: 35)
    column.add(
      SettingsGroup([
        SettingsRow("Background Sync", tile: "sync", .systemBlue, isOn: true),
        SettingsRow("Offline Copies", tile: "offline", .systemTeal, isOn: false),
        SettingsRow("Storage", tile: "storage", .systemGray, value: "4.2 GB"),
      ]), top: 35)
    column.add(
      StyledLabel(
        "Offline copies keep the last 30 days on this device.", .footnote, .secondaryLabel,
        lines: 0
      ).named("footer"), top: 7, margins: 32)
    column.add(
      SettingsGroup([
        SettingsRow("Privacy and Security", tile: "privacy", .systemBlue),
        SettingsRow("Language", tile: "language", .systemPurple, value: "English"),
        SettingsRow("Help and Feedback", tile: "help", .systemGreen),
      ]), top: 28)
    column.install(in: view, below: head, bottomInset: 34)
  }
}
