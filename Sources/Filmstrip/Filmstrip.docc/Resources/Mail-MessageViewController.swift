import UIKit

/// One message.
public final class MessageViewController: UIViewController {
  private let message: Message

  public init(_ message: Message) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = message.sender
    view.backgroundColor = .secondarySystemBackground
    let subject = UILabel()
    subject.text = message.subject
    subject.font = .preferredFont(forTextStyle: .title2)
    subject.textColor = .white
    subject.textAlignment = .center
    subject.backgroundColor = message.color
    subject.layer.cornerRadius = 16
    subject.clipsToBounds = true
    subject.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subject)
    NSLayoutConstraint.activate([
      subject.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      subject.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      subject.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      subject.heightAnchor.constraint(equalToConstant: 180),
    ])
  }
}
