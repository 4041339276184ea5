// SPDX-License-Identifier: MIT
internal import Foundation

struct FigureLegend {
  struct Entry {
    var title: String
    var lines: [String]
    var ink: FigureInk
  }

  private let entries: [(title: [FigureText], lines: [FigureText], ink: FigureInk)]
  private static let indent = 16.0

  /// A legend of a width in points; long names and lines are wrapped to two lines, then cut.
  init(_ entries: [Entry], width: Double) throws {
    let room = max(width - FigureLegend.indent, 40)
    self.entries = try entries.map { entry in
      let title = try FigureText(entry.title, .heading, within: room)
      let lines = try entry.lines.flatMap {
        try FigureText.paragraph($0, .detail, within: room).prefix(2)
      }
      return ([title], lines, entry.ink)
    }
  }

  var height: Double {
    entries.reduce(-14) { $0 + Double($1.title.count + $1.lines.count) * 16 + 14 }
  }

  func draw(into canvas: inout FigureCanvas, x: Double, y: Double) {
    var y = y
    for entry in entries {
      canvas.dot(CGPoint(x: x + 4, y: y + 6), radius: 4, entry.ink)
      for line in entry.title {
        canvas.text(line, at: CGPoint(x: x + FigureLegend.indent, y: y + 10.5), .text)
        y += 16
      }
      for line in entry.lines {
        canvas.text(line, at: CGPoint(x: x + FigureLegend.indent, y: y + 10.5), .quiet)
        y += 16
      }
      y += 14
    }
  }
}
