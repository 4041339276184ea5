import Filmstrip
import FilmstripTesting
import Mail
import Testing
import UIKit

@MainActor @Suite struct PushTests {
  @Test func push() {
    let stage = Stage(device: .iPhone15)
    let navigation = UINavigationController(rootViewController: InboxViewController())
    let pushes = CardPushes()
    navigation.delegate = pushes
    stage.window.rootViewController = navigation
    assertTransition(on: stage) {
      navigation.pushViewController(MessageViewController(Message.samples[0]), animated: true)
    }
  }
}
