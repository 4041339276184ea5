// SPDX-License-Identifier: MIT
import FilmstripSampleScreens
import Testing
import UIKit

/// Where the blocks of a screen are, by their paths: names of views and of the named views around them, numbered
/// where several have one name.
struct ScreenBlocks {
  private(set) var frames: [String: CGRect] = [:]

  /// Those of a view's tree, in the view's coordinates.
  @MainActor
  init(of root: UIView) { collect(in: root, path: "", root: root) }

  @MainActor
  private mutating func collect(in view: UIView, path: String, root: UIView) {
    let inside = Self.named(in: view)
    for (index, child) in inside.enumerated() {
      let name = child.accessibilityIdentifier ?? ""
      let twins = inside.filter { $0.accessibilityIdentifier == name }
      let number = inside[..<index].filter { $0.accessibilityIdentifier == name }.count
      let whole = path + name + (twins.count > 1 ? "[\(number)]" : "")
      frames[whole] = child.convert(child.bounds, to: root)
      collect(in: child, path: whole + ".", root: root)
    }
  }

  @MainActor
  private static func named(in view: UIView) -> [UIView] {
    view.subviews.flatMap { $0.accessibilityIdentifier == nil ? named(in: $0) : [$0] }
  }

  private struct File: Decodable { let layouts: [String: [String: [CGFloat]]] }

  /// Those that a browser laid out, from the file beside the drawn screen.
  static func drawn(_ screen: SampleScreen) throws -> [String: [String: CGRect]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Fixtures/screens")
    let data = try Data(contentsOf: folder.appending(path: "\(screen.rawValue).json"))
    return try JSONDecoder().decode(File.self, from: data).layouts.mapValues {
      $0.mapValues { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
  }
}
