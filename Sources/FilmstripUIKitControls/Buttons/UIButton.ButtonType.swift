// SPDX-License-Identifier: MIT

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
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
