// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation

enum TinyRecording {
  static func make(
    step: Double = 2, frames count: Int = 3, size: CGSize = CGSize(width: 20, height: 30),
    color: Color = Color(red: 1, green: 0, blue: 0)
  ) -> Recording {
    Recording(
      name: "tiny", device: Device(name: "Tiny", identifier: "tiny", size: size, scale: 2),
      frameRate: 60, nanoseconds: Int64(count - 1) * 1_000_000_000 / 60,
      frames: (0..<count).map { index in
        var window = Node(
          id: 1, className: "UIWindow", geometry: Geometry(frame: CGRect(origin: .zero, size: size))
        )
        var square = Node(
          id: 2, className: "UIView", name: "square",
          geometry: Geometry(
            frame: CGRect(x: Double(index) * step, y: 4, width: 8, height: 8)))
        var look = Node.Look()
        look.background = .color(color)
        square.setContent(
          [.fill(Path(rect: square.geometry.bounds), rule: .winding, paint: .color(color))],
          look: look)
        window.children = [square]
        return Frame(
          index: index, nanoseconds: Int64(index) * 1_000_000_000 / 60, size: size, scale: 2,
          background: .white, root: window)
      }, events: [], findings: [])
  }

  /// A folder that is gone when its owner is.
  final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tiny-\(UUID().uuidString)", isDirectory: true)

    deinit { try? FileManager.default.removeItem(at: url) }

    func golden(_ recording: Recording = make(), named name: String = "case") throws -> URL {
      let folder = url.appendingPathComponent(name, isDirectory: true)
      try GoldenCandidate(recording).write(to: folder)
      return folder
    }

    func suite() -> GoldenSuite {
      GoldenSuite(name: "Suite", goldens: url, failures: url.appendingPathComponent("failures"))
    }
  }
}

extension URL {
  func contents() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: appendingPathComponent($0))) })
  }
}
