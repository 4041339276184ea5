// SPDX-License-Identifier: MIT
import Filmstrip

/// What `filmstrip list --devices` says of a device.
struct DeviceRow: Encodable {
  private struct Size: Encodable {
    let width: Double
    let height: Double
  }

  private struct Insets: Encodable {
    let top: Double
    let left: Double
    let bottom: Double
    let right: Double
  }

  private struct Known: Encodable {
    let size: String
    let safeArea: String
    let cornerRadius: String
  }

  private let identifier: String
  private let name: String
  private let points: Size
  private let scale: Double
  private let pixels: Size
  /// The panel's own pixels, where the hardware scales what is drawn.
  private let panelPixels: Size?
  private let cornerRadius: Double
  private let safeArea: Insets
  private let evidence: Known

  init(_ device: Device) {
    (identifier, name, scale) = (device.identifier, device.name, device.scale)
    points = Size(width: device.size.width, height: device.size.height)
    let size = device.pixelSize
    pixels = Size(width: Double(size.width), height: Double(size.height))
    panelPixels = device.panelPixelSize.map {
      Size(width: Double($0.width), height: Double($0.height))
    }
    cornerRadius = device.displayCornerRadius
    let insets = device.safeAreaInsets
    safeArea = Insets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    evidence = Known(
      size: device.evidence.size.rawValue, safeArea: device.evidence.safeArea.rawValue,
      cornerRadius: device.evidence.cornerRadius.rawValue)
  }

  /// The rows below their heads, each column as wide as its longest text.
  static func table(of rows: [DeviceRow]) -> [String] {
    let heads = [
      "DEVICE", "NAME", "POINTS", "SCALE", "PIXELS", "CORNERS", "SAFE AREA", "KNOWN FROM",
    ]
    let cells = [heads] + rows.map(\.cells)
    let widths = heads.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      zip(row, widths).dropLast().map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }.joined(separator: "  ") + "  " + row[row.count - 1]
    } + [
      "",
      "documented: by Apple; published: in tables of measurements of others; approximated: from similar devices.",
    ]
  }

  private var cells: [String] {
    let panel = panelPixels.map { " (\(DeviceRow.text($0)))" } ?? ""
    return [
      identifier, name, DeviceRow.text(points), DeviceRow.text(scale),
      DeviceRow.text(pixels) + panel, DeviceRow.text(cornerRadius),
      "top \(DeviceRow.text(safeArea.top)), bottom \(DeviceRow.text(safeArea.bottom))",
      "size \(evidence.size), safe area \(evidence.safeArea), corners \(evidence.cornerRadius)",
    ]
  }

  private static func text(_ size: Size) -> String { "\(text(size.width))×\(text(size.height))" }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
