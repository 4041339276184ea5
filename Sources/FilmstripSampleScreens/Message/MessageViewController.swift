// SPDX-License-Identifier: MIT
public import UIKit

/// A mail, opened.
public final class MessageViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let head = HeadBar(
      back: "Inbox",
      actions: [DrawingView("up").named("step"), DrawingView("down").named("step")])
    head.install(in: view)

    let column = ScrollingColumn()
    column.add(MessageHead())
    column.add(SeparatorView(), margins: 0)
    column.add(
      StyledLabel("Cabin weekend: the final plan", .subject, lines: 0).named("subject"), top: 14)
    column.add(paragraph("Hi Ines,"), top: 10)
    column.add(
      paragraph(
        "The keys are sorted and the lake is warm enough for a swim before breakfast. "
          + "Here is how it looks:"), top: 14)
    column.add(
      PlanList([
        ("Friday", "Train at 4:10 PM, soup at mine"),
        ("Saturday", "Canoes, then the north trail"),
        ("Sunday", "Slow morning, home by six"),
      ]), top: 14)
    column.add(AttachmentView(picture: "cabin", file: "lake-cabin.jpg", size: "1.8 MB"), top: 14)
    column.add(
      paragraph("Bring a warm jumper and that card game. See you on the platform!"), top: 16)
    column.add(paragraph("Mara"), top: 14)
    column.install(in: view, below: head, bottomInset: 83)

    BottomBar(
      items: ["trash", "folder", "reply", "compose"].map { DrawingView($0).named("item") }
    ).install(in: view)
  }

  private func paragraph(_ text: String) -> UIView {
    StyledLabel(text, .letter, lines: 0).named("paragraph")
  }
}
