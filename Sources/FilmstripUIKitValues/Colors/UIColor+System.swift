// SPDX-License-Identifier: MIT

// Components of 255. Light and dark: iOS 13 to 18 (published by several ports, which agree); those of
// higher contrast are Apple's published tables, as remembered (approximated), and so are brown, mint
// and cyan. iOS 26 has others: its blue is (0, 136, 255) in light appearance (measured).
extension UIColor {
  public static let systemRed = system(
    .init(255, 59, 48), .init(255, 69, 58),
    contrast: (.init(215, 0, 21), .init(255, 105, 97)))
  public static let systemGreen = system(
    .init(52, 199, 89), .init(48, 209, 88),
    contrast: (.init(36, 138, 61), .init(48, 219, 91)))
  public static let systemBlue = system(
    .init(0, 122, 255), .init(10, 132, 255),
    contrast: (.init(0, 64, 221), .init(64, 156, 255)))
  public static let systemOrange = system(
    .init(255, 149, 0), .init(255, 159, 10),
    contrast: (.init(201, 52, 0), .init(255, 179, 64)))
  public static let systemYellow = system(
    .init(255, 204, 0), .init(255, 214, 10),
    contrast: (.init(178, 80, 0), .init(255, 212, 38)))
  public static let systemPink = system(
    .init(255, 45, 85), .init(255, 55, 95),
    contrast: (.init(211, 15, 69), .init(255, 100, 130)))
  public static let systemPurple = system(
    .init(175, 82, 222), .init(191, 90, 242),
    contrast: (.init(137, 68, 171), .init(218, 143, 255)))
  public static let systemIndigo = system(
    .init(88, 86, 214), .init(94, 92, 230),
    contrast: (.init(54, 52, 163), .init(125, 122, 255)))
  public static let systemBrown = system(
    .init(162, 132, 94), .init(172, 142, 104),
    contrast: (.init(127, 101, 69), .init(181, 148, 105)))
  public static let systemMint = system(
    .init(0, 199, 190), .init(99, 230, 226),
    contrast: (.init(12, 129, 123), .init(102, 212, 207)))
  public static let systemCyan = system(
    .init(50, 173, 230), .init(100, 210, 255),
    contrast: (.init(0, 113, 164), .init(112, 215, 255)))
  /// Teal: (48, 176, 199) in light appearance, (64, 200, 224) in dark, as since iOS 15; up to iOS 14 it
  /// was what cyan became, but for light appearance.
  public static let systemTeal = UIColor { traits in
    switch BehaviorProfile.current.colors.palette {
    case .iOS13: tealUpToIOS14.color(in: traits)
    case .iOS15: tealSinceIOS15.color(in: traits)
    }
  }

  private static let tealUpToIOS14 = SystemColor(
    light: .init(90, 200, 250), dark: .init(100, 210, 255),
    contrast: (.init(0, 113, 164), .init(112, 215, 255)))
  // Apple's published table, as remembered (approximated).
  private static let tealSinceIOS15 = SystemColor(
    light: .init(48, 176, 199), dark: .init(64, 200, 224),
    contrast: (.init(0, 130, 153), .init(93, 230, 255)))

  public static let systemGray = system(
    .init(142, 142, 147), .init(142, 142, 147),
    contrast: (.init(108, 108, 112), .init(174, 174, 178)))

  public static let systemGray2 = system(
    .init(174, 174, 178), .init(99, 99, 102),
    contrast: (.init(142, 142, 147), .init(124, 124, 128)))

  public static let systemGray3 = system(
    .init(199, 199, 204), .init(72, 72, 74),
    contrast: (.init(174, 174, 178), .init(84, 84, 86)))

  public static let systemGray4 = system(
    .init(209, 209, 214), .init(58, 58, 60),
    contrast: (.init(188, 188, 192), .init(68, 68, 70)))

  public static let systemGray5 = system(
    .init(229, 229, 234), .init(44, 44, 46),
    contrast: (.init(216, 216, 220), .init(54, 54, 56)))

  public static let systemGray6 = system(
    .init(242, 242, 247), .init(28, 28, 30),
    contrast: (.init(235, 235, 240), .init(36, 36, 38)))

  /// The tint of the view that shows the colour; where no view does, system blue.
  public static let tintColor = UIColor { _ in StageScope.current.tint.inForce ?? systemBlue }

  package func fixed(in traits: UITraitCollection, tint: @autoclosure () -> UIColor) -> CGColor {
    guard isDynamic else { return cgColor }
    let state = StageScope.current.tint
    let outer = state.inForce
    // A tint that is said to be the tint is the system's.
    state.inForce = tint() === UIColor.tintColor ? nil : tint()
    defer { state.inForce = outer }
    return resolvedColor(with: traits).cgColor
  }
}

/// The tint of the view that resolves a colour now.
private final class TintInForce { var inForce: UIColor? }

extension StageScope {
  fileprivate var tint: TintInForce { part { TintInForce() } }
}
