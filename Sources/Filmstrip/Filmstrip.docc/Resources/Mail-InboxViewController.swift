import UIKit

/// The list of messages.
public final class InboxViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    view.backgroundColor = .systemBackground
    let list = UIStackView(arrangedSubviews: Message.samples.map(row(for:)))
    list.axis = .vertical
    list.spacing = 24
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  private func row(for message: Message) -> UIView {
    let badge = UIView()
    badge.backgroundColor = message.color
    badge.layer.cornerRadius = 22
    badge.widthAnchor.constraint(equalToConstant: 44).isActive = true
    badge.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let sender = UILabel()
    sender.text = message.sender
    sender.font = .preferredFont(forTextStyle: .headline)
    let subject = UILabel()
    subject.text = message.subject
    subject.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [sender, subject])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [badge, texts])
    row.spacing = 14
    row.alignment = .center
    return row
  }
}
