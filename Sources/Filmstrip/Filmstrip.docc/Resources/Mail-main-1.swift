import Filmstrip
import Mail
import UIKit

let stage = Stage(device: .iPhone15)
let navigation = UINavigationController(rootViewController: InboxViewController())
let pushes = CardPushes()
navigation.delegate = pushes
stage.window.rootViewController = navigation
