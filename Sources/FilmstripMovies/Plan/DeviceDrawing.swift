// SPDX-License-Identifier: MIT
internal import FilmstripCairoRaster
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

/// Draws what is around the screen of a picture, once for all frames: backdrop, shadow and device.
struct DeviceDrawing {
  let layout: PictureLayout
  let options: AnimatedPictureOptions

  func makeSurroundings() -> Bitmap {
    var root = DeviceDrawing.node(
      CGRect(x: 0, y: 0, width: Double(layout.width), height: Double(layout.height)))
    root.children = options.bezel.map(deviceNodes) ?? (options.hasShadow ? [shadowNode] : [])
    let background = options.backdropColor.map { Color(hex: $0) } ?? Color(white: 0, alpha: 0)
    return CairoRasterizer().rasterize(
      root, background: background, width: layout.width, height: layout.height,
      transform: .identity)
  }

  /// How far each pixel of the screen is within its rounded corners, from 0 to 255; nil for square ones.
  func makeCoverage() -> [UInt8]? {
    guard layout.cornerRadius > 0 else { return nil }
    let (width, height) = (layout.screen.width, layout.screen.height)
    var node = DeviceDrawing.node(CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))
    node.content = [
      .fill(outline(node.geometry.bounds, around: 0), rule: .winding, paint: .color(.white))
    ]
    let bitmap = CairoRasterizer().rasterize(
      node, background: Color(white: 0, alpha: 0), width: width, height: height,
      transform: .identity)
    return bitmap.withUnsafeBytes { bytes in
      stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
    }
  }

  private var screen: CGRect {
    CGRect(
      x: Double(layout.screen.x), y: Double(layout.screen.y), width: Double(layout.screen.width),
      height: Double(layout.screen.height))
  }

  /// The device's body: a rim that catches light, the body, and a line where the screen begins.
  private func deviceNodes(_ bezel: AnimatedPictureOptions.Bezel) -> [Node] {
    let (rim, body, line): (UInt32, UInt32, UInt32) =
      switch bezel {
      case .light: (0xc9c9ce, 0xf7f7f9, 0xdadade)
      case .dark: (0x4a4a4f, 0x17171a, 0x000000)
      }
    let edge = Double(layout.bezel)
    // No thinner than a pixel, or the rim would be gone in small pictures.
    let rimWidth = max(edge * 0.16, 1)
    let lineWidth = min(max(edge * 0.08, 0.75), edge - rimWidth)
    return [
      node(around: edge, color: rim, shadow: shadow(around: edge)),
      node(around: edge - rimWidth, color: body, shadow: nil),
      node(around: lineWidth, color: line, shadow: nil),
    ]
  }

  private var shadowNode: Node { node(around: 0, color: 0xffffff, shadow: shadow(around: 0)) }

  private func shadow(around edge: Double) -> Shadow? {
    guard options.hasShadow else { return nil }
    // On a dark ground a shadow has to be darker to be seen at all.
    let opacity = options.backdropColor.map { DeviceDrawing.isDark($0) ? 0.7 : 0.3 } ?? 0.35
    let own = CGRect(origin: .zero, size: screen.insetBy(dx: -edge, dy: -edge).size)
    return Shadow(
      color: .black, opacity: opacity, offset: CGSize(width: 0, height: layout.shadowOffset),
      radius: layout.shadowRadius, path: outline(own, around: edge))
  }

  /// A rounded rectangle that is larger than the screen by so many pixels on each side.
  private func node(around edge: Double, color: UInt32, shadow: Shadow?) -> Node {
    var node = DeviceDrawing.node(screen.insetBy(dx: -edge, dy: -edge))
    node.content = [
      .fill(
        outline(node.geometry.bounds, around: edge), rule: .winding,
        paint: .color(Color(hex: color)))
    ]
    if let shadow { node.effects.shadow = shadow }
    return node
  }

  private func outline(_ rect: CGRect, around edge: Double) -> Path {
    let radius = layout.cornerRadius > 0 ? layout.cornerRadius + edge : 0
    return Path(roundedRect: rect, corners: Corners(radius: radius, curve: .continuous))
  }

  private static func node(_ frame: CGRect) -> Node {
    Node(id: 1, className: "Device", geometry: Geometry(frame: frame))
  }

  /// Whether white text would be read on a colour: by its brightness (ITU-R BT.709).
  private static func isDark(_ color: UInt32) -> Bool {
    let (red, green, blue) = (color >> 16 & 0xff, color >> 8 & 0xff, color & 0xff)
    return 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) < 110
  }
}

extension Color {
  fileprivate init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255)
  }
}
