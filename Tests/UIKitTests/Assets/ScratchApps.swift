import Filmstrip
import Foundation
import Testing
@testable import UIKit

@MainActor @Suite struct ScratchApps {
  @Test func apps() throws {
    guard let root = ProcessInfo.processInfo.environment["APPS"] else { return }
    for app in try FileManager.default.contentsOfDirectory(atPath: root).sorted()
    where !app.hasSuffix(".list") {
      let stage = Stage(device: .iPhone15)
      var count: [String: (read: Int, all: Int)] = [:]
      var time = 0.0
      let recording = stage.record("x") {
        for case let path as String in FileManager.default.enumerator(atPath: root + "/" + app)!
        where path.hasSuffix(".xcassets") {
          let start = Date()
          let catalog = AssetCatalog(path: root + "/" + app + "/" + path)
          time += Date().timeIntervalSince(start)
          for kind in [AssetCatalog.Kind.image, .symbol, .icon, .color, .data] {
            for name in catalog.names(of: kind) {
              var ok = false
              switch kind {
              case .color: ok = catalog.colorSet(name)?.color(in: .predicted) != nil
              case .data: ok = catalog.data(name, in: .predicted) != nil
              default: ok = catalog.imageSet(name)?.image(in: .predicted) != nil
              }
              count[kind.rawValue, default: (0, 0)].all += 1
              if ok { count[kind.rawValue, default: (0, 0)].read += 1 }
              if !ok { print("  no", kind, name, path) }
            }
          }
        }
      }
      print(
        app, count.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.read)/\($0.value.all)" },
        Int(time * 1000), "ms listing")
      for finding in recording.findings {
        print(
          "   ", finding.message.replacingOccurrences(of: root + "/" + app, with: "").suffix(220))
      }
    }
  }
}
