import Filmstrip
import Mail
import UIKit

let stage = Stage(device: .iPhone15)
let navigation = UINavigationController(rootViewController: InboxViewController())
let pushes = CardPushes()
navigation.delegate = pushes
stage.window.rootViewController = navigation

let recording = stage.record("push") {
  navigation.pushViewController(MessageViewController(Message.samples[0]), animated: true)
}
print(recording.frames.count, "frames,", recording.findings.count, "findings")
try recording.write(
  to: URL(fileURLWithPath: "output/push"), emitting: [.frames, .sheet, .timeline, .animation])
