// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// Which labels a cell has, and where.
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

  /// What a selected cell looks like.
  public enum SelectionStyle: Int, Sendable {
    /// As any other one.
    case none = 0
    /// Grey; since iOS 7 as `gray` (documented).
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey.
    case `default` = 3
  }

  /// What a cell has at its end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: a touch leads further.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It can be deleted.
    case delete = 1
    /// Another one can be inserted.
    case insert = 2
  }

  /// What a cell shows beside its content.
  public struct StateMask: OptionSet, Sendable {
    /// One bit for each state.
    public let rawValue: UInt

    /// States from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at its beginning.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes it.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Where separators lie.
  public enum SeparatorStyle: Int, Sendable {
    /// There are none.
    case none = 0
    /// Below each row.
    case singleLine = 1
    /// Below each row; drawn as a single line since iOS 13 (documented as deprecated).
    case singleLineEtched = 2
  }
}
