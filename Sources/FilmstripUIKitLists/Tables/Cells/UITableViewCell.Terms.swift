// SPDX-License-Identifier: MIT

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default` = 0
    /// A title, and a detail at the other side.
    case value1 = 1
    /// A small title in the tint, and a detail after it.
    case value2 = 2
    /// A title, and a small detail below it.
    case subtitle = 3
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    /// Grey; since iOS 7 as `gray` (documented).
    case blue = 1
    case gray = 2
    /// Grey.
    case `default` = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron: a touch leads further.
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    /// Below each row; drawn as a single line since iOS 13 (documented as deprecated).
    case singleLineEtched = 2
  }
}
