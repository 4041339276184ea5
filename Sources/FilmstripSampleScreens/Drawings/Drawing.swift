// SPDX-License-Identifier: MIT
import UIKit

/// One of the drawings that the screens show, as an application has them in its asset catalog.
struct Drawing: Sendable {
  private static let all: [String: Drawing] = {
    let text = String(decoding: PackageResources.drawings_svg, as: UTF8.self)
    let drawings = DrawingElement.elements(of: text).map { Drawing($0) }
    return Dictionary(drawings.map { ($0.root.attributes["id"] ?? "", $0) }) { first, _ in first }
  }()

  /// The drawing of a name.
  ///
  /// - Precondition: there is one.
  static func named(_ name: String) -> Drawing {
    guard let drawing = all[name] else { fatalError("no drawing is called \(name)") }
    return drawing
  }

  let root: DrawingElement
  let viewBox: CGRect
  /// Elements that others refer to.
  let definitions: [String: DrawingElement]

  private init(_ root: DrawingElement) {
    self.root = root
    let box = root.numbers("viewBox")
    viewBox = box.count == 4 ? CGRect(x: box[0], y: box[1], width: box[2], height: box[3]) : .zero
    let known = root.children.filter { $0.name == "defs" }.flatMap(\.children)
    definitions = Dictionary(known.map { ($0.attributes["id"] ?? "", $0) }) { first, _ in first }
  }

  /// Whether it is drawn with lines, in the colour of what is around it.
  var isIcon: Bool { root.attributes["class"] == "icon" }

  @MainActor
  func draw(in rect: CGRect, ink: UIColor = .black) {
    guard let context = UIGraphicsGetCurrentContext(), !viewBox.isEmpty else { return }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / viewBox.width, y: rect.height / viewBox.height)
    context.translateBy(x: -viewBox.minX, y: -viewBox.minY)
    DrawingPainter(drawing: self, ink: ink).paint()
    context.restoreGState()
  }

  /// An image of it, as large as it is itself.
  @MainActor
  func image() -> UIImage {
    UIGraphicsImageRenderer(size: viewBox.size).image { _ in
      draw(in: CGRect(origin: .zero, size: viewBox.size))
    }
  }
}
