// SPDX-License-Identifier: MIT

struct SheetInk {
  /// Behind everything; nil for none.
  let background: Pixel?
  /// Behind labels, where nothing is behind everything.
  let plate: Color?
  let text: Color
  let quietText: Color
  let line: Color
  /// Behind the bars of change.
  let track: Color
  /// Bars of frames that have a cell, and of those that have none.
  let bar: Color
  let quietBar: Color
  private let isDark: Bool

  init(_ backdrop: SheetOptions.Backdrop) {
    isDark = backdrop == .dark
    if isDark {
      background = Pixel(red: 0x1c, green: 0x1c, blue: 0x1e)
      plate = nil
      (text, quietText) = (Color(0xf2f2f7), Color(0xa1a1a8))
      (line, track) = (Color(0x48484b), Color(0x2a2a2d))
      (bar, quietBar) = (Color(0xd1d1d6), Color(0x77777d))
      return
    }
    let isPlain = backdrop == .light
    background = isPlain ? Pixel(red: 0xe4, green: 0xe4, blue: 0xe9) : nil
    plate = isPlain ? nil : Color(0xececf0)
    (text, quietText) = (Color(0x1c1c1e), Color(0x616166))
    (line, track) = (Color(0xc4c4cb), Color(0xd7d7dd))
    (bar, quietBar) = (Color(0x48484d), Color(0xa2a2aa))
  }

  var fill: Pixel { background ?? Pixel(bgra: 0) }

  var canvas: Color {
    guard let background else { return Color(white: 0, alpha: 0) }
    return Color(
      UInt32(background.red) << 16 | UInt32(background.green) << 8 | UInt32(background.blue))
  }

  func fill(_ phase: SheetPhase) -> Color {
    switch phase {
    case .begin: Color(0x6b6b72)
    case .run: Color(0x7a4fd0)
    case .interactive: Color(0x0a6cff)
    case .settle: Color(0x1e8742)
    case .cancel: Color(0xc2500c)
    }
  }

  func text(_ phase: SheetPhase) -> Color {
    guard isDark else {
      return switch phase {
      case .begin: Color(0x616166)
      case .run: Color(0x6236b8)
      case .interactive: Color(0x0056d6)
      case .settle: Color(0x17692f)
      case .cancel: Color(0xa8410a)
      }
    }
    return switch phase {
    case .begin: Color(0xa1a1a8)
    case .run: Color(0xb79bff)
    case .interactive: Color(0x5aa7ff)
    case .settle: Color(0x4fd070)
    case .cancel: Color(0xff9a4d)
    }
  }

  func symbol(_ kind: EventMarker.Kind) -> Color {
    switch kind {
    case .touchDown, .release, .touchCancelled: text(.interactive)
    case .complete: text(.settle)
    case .cancelled: text(.cancel)
    case .willAppear, .didAppear, .willDisappear, .didDisappear: quietText
    }
  }
}

extension Color {
  /// An opaque colour from `0xrrggbb`.
  init(_ hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255)
  }
}

extension Pixel {
  init(_ color: Color) {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }
}
