import Filmstrip
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ZZLook {
  final class Page: UIViewController {
    let image: UIImage?
    init(_ name: String, _ title: String) {
      image = UIImage(contentsOfFile: "/work/main/Fixtures/screens/\(name).png")
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = UIImageView(image: image); view.isUserInteractionEnabled = true }
  }
  func write(_ name: String, _ recording: Recording) throws {
    print(name, recording.frames.count, recording.findings)
    try recording.write(to: URL(fileURLWithPath: "/work/main/output/look/\(name)"), emitting: [.sheet, .timeline])
  }
  let stage = Stage(device: Device(name: "L", identifier: "l", size: CGSize(width: 393, height: 852), scale: 1, safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)))
  @Test func look() throws {
    let home = Page("inbox", "Inbox"), detail = Page("message", "Message")
    let nav = UINavigationController(rootViewController: home)
    let tabs = UITabBarController()
    let other = Page("settings", "Settings")
    tabs.viewControllers = [nav, other]
    stage.window.backgroundColor = .white
    stage.window.rootViewController = tabs
    detail.hidesBottomBarWhenPushed = true
    try write("push", stage.record("push") { nav.pushViewController(detail, animated: true) })
    try write("swipe-cancel", stage.record("swipe") { stage.perform(.edgePan(from: .left, distance: .fraction(0.4), duration: 0.4)) })
    try write("pop", stage.record("pop") { nav.popViewController(animated: true) })
    try write("tab", stage.record("tab") { stage.perform(.tap(at: .point(300, 790))) })
    for (n, style) in [("cover", UIModalTransitionStyle.coverVertical), ("dissolve", .crossDissolve), ("flip", .flipHorizontal), ("curl", .partialCurl)] {
      let p = Page("photos", "Photos")
      p.modalPresentationStyle = .fullScreen
      p.modalTransitionStyle = style
      try write(n, stage.record(n) { tabs.present(p, animated: true) })
      try write(n + "-back", stage.record(n) { p.dismiss(animated: true) })
    }
  }
}
