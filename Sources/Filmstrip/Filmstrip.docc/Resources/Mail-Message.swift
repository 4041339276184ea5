import UIKit

/// A message as the list and its own screen show it.
public struct Message {
  let sender: String
  let subject: String
  let color: UIColor

  /// Messages to show, newest first.
  @MainActor public static let samples = [
    Message(sender: "Ada", subject: "Notes on the engine", color: .systemIndigo),
    Message(sender: "Grace", subject: "A moth in relay 70", color: .systemTeal),
    Message(sender: "Katherine", subject: "The numbers are good", color: .systemOrange),
    Message(sender: "Margaret", subject: "Priority displays", color: .systemPink),
    Message(sender: "Radia", subject: "A tree without loops", color: .systemGreen),
  ]
}
