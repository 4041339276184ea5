// SPDX-License-Identifier: MIT

extension UIButton {
  public enum ButtonType: Int, Sendable {
    /// White titles, and nothing else of its own.
    case custom = 0
    /// Titles in the tint, which fade during a touch.
    case system = 1
    /// An i in a circle, which leads to details.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7
    /// The name that `system` had before iOS 7 (documented: the same value).
    public static let roundedRect = ButtonType.system

    /// What the button shows at first; nil for nothing (approximated: its form alone is documented).
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }
}
