// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

struct FigureInk: Sendable, Equatable {
  let light: Color
  let dark: Color

  /// A colour from `0xrrggbb` for each appearance.
  init(light: UInt32, dark: UInt32) {
    (self.light, self.dark) = (FigureInk.color(light), FigureInk.color(dark))
  }

  private init(_ light: Color, _ dark: Color) { (self.light, self.dark) = (light, dark) }

  private static func color(_ hex: UInt32) -> Color {
    Color(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255)
  }

  func color(_ appearance: FigureAppearance) -> Color { appearance == .light ? light : dark }

  func opacity(_ share: Double) -> FigureInk {
    func faded(_ color: Color) -> Color {
      Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * share)
    }
    return FigureInk(faded(light), faded(dark))
  }

  /// What the figure is drawn on.
  static let paper = FigureInk(light: 0xffffff, dark: 0x18181b)
  /// Names and numbers that matter: 16:1 on paper.
  static let text = FigureInk(light: 0x1c1c1e, dark: 0xf2f2f7)
  /// What explains them: 5.9:1 and more.
  static let quiet = FigureInk(light: 0x63636a, dark: 0xa6a6ae)
  /// Lines of axes and around frames.
  static let line = FigureInk(light: 0xc9c9d0, dark: 0x4a4a50)
  /// Grids, and what is behind a drawing.
  static let faint = FigureInk(light: 0xececf0, dark: 0x2c2c31)
  /// The ground of a chart.
  static let panel = FigureInk(light: 0xf7f7f9, dark: 0x1f1f23)

  /// Colours that tell things apart: text in them can be read on paper (4.5:1 and more).
  static let series = [
    FigureInk(light: 0x0a63e8, dark: 0x62abff), FigureInk(light: 0xb8480a, dark: 0xff9d57),
    FigureInk(light: 0x1b7d3c, dark: 0x55d077), FigureInk(light: 0x8537c9, dark: 0xc792ff),
    FigureInk(light: 0x0a7686, dark: 0x50cad8), FigureInk(light: 0xbf2566, dark: 0xff84b5),
  ]

  static func series(_ place: Int) -> FigureInk { series[place % series.count] }

  static let touch = FigureInk(light: 0xbf2566, dark: 0xff84b5)

  static func phase(_ kind: FigureSubject.Phase.Kind) -> FigureInk {
    switch kind {
    case .running: quiet
    case .interactive: series[0]
    case .finishing: series[2]
    case .cancelling: series[1]
    }
  }
}
