// SPDX-License-Identifier: MIT
public import UIKit

/// A mail inbox.
public final class InboxViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let head = HeadBar(
      back: "Mailboxes", actions: [StyledLabel(tinted: "Edit", .barButton).named("edit")])
    head.install(in: view)

    let column = ScrollingColumn()
    column.add(StyledLabel("Inbox", .largeTitle).keepsSize().named("title"), top: 3, fills: false)
    column.add(SearchPrompt(), top: 9)
    let mails = UIStackView(
      .vertical, [SeparatorView()] + Mail.samples.map { MailRow($0) }
    ).named("mails")
    column.add(mails, top: 15, margins: 0)
    column.install(in: view, below: head, bottomInset: 83)

    let note = UIStackView(
      .vertical, alignment: .center,
      [
        StyledLabel("Updated Just Now", .barNote),
        StyledLabel("3 Unread", .barNote, .secondaryLabel),
      ]
    ).named("note")
    BottomBar(items: [
      DrawingView("filter").named("item"), note, DrawingView("compose").named("item"),
    ]).install(in: view)
  }
}
