// SPDX-License-Identifier: MIT

extension UIButton {
  /// The kind of a button; raw values are those of the SDK.
  public enum ButtonType: Int, Sendable {
    /// White titles, and nothing else of its own.
    case custom = 0
    /// Titles in the tint, which fade during a touch.
    case system = 1
    /// A sign that leads to details; its sign is reported.
    case detailDisclosure = 2
    /// An i in a circle; its sign is reported.
    case infoLight = 3
    /// An i in a circle; its sign is reported.
    case infoDark = 4
    /// A plus in a circle; its sign is reported.
    case contactAdd = 5
    /// A cross in a circle; its sign is reported.
    case close = 7
  }
}
