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
  @Test func look2() throws {
    let home = Page("inbox", "Inbox"), detail = Page("message", "Message")
    let nav = UINavigationController(rootViewController: home)
    stage.window.backgroundColor = .white
    stage.window.rootViewController = nav
    let thumb = UIView(frame: CGRect(x: 40, y: 300, width: 90, height: 90))
    thumb.backgroundColor = .orange
    thumb.layer.cornerRadius = 12
    home.view.addSubview(thumb)
    detail.preferredTransition = .zoom { _ in thumb }
    try write("zoom", stage.record("zoom") { nav.pushViewController(detail, animated: true) })
    try write("zoom-back", stage.record("zoomb") { nav.popViewController(animated: true) })
    let sheet = Page("settings", "Settings")
    if let s = sheet.sheetPresentationController { s.detents = [.medium(), .large()]; s.prefersGrabberVisible = true }
    try write("sheet", stage.record("sheet") { nav.present(sheet, animated: true) })
    try write("sheet-drag", stage.record("drag") { stage.perform(.pan(from: .point(200, 480), to: .point(200, 60), duration: 0.4)) })
    try write("sheet-dismiss", stage.record("dis") { stage.perform(.pan(from: .point(200, 100), to: .point(200, 830), duration: 0.5)) })
    let alert = UIAlertController(title: "Delete message?", message: "It will be removed from all devices.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    try write("alert", stage.record("alert") { nav.present(alert, animated: true) })
    alert.dismiss(animated: false)
    let p = Page("photos", "Photos")
    p.modalPresentationStyle = .fullScreen
    p.modalTransitionStyle = .partialCurl
    try write("curl", stage.record("curl") { nav.present(p, animated: true) })
    try write("curl-back", stage.record("curlb") { p.dismiss(animated: true) })
    try write("turn", stage.record("turn") { stage.rotate(to: .landscapeRight) })
  }
}
