// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  public enum SystemItem: Int, Sendable {
    /// "Done", bold.
    case done
    /// "Cancel".
    case cancel
    /// "Edit".
    case edit
    /// "Save", bold.
    case save
    /// A plus.
    case add
    /// Takes what the others leave.
    case flexibleSpace
    /// As wide as `width` says.
    case fixedSpace
    /// A sheet and a pencil.
    case compose
    /// An arrow that turns back.
    case reply
    /// A box with an arrow out of it.
    case action
    /// A folder.
    case organize
    /// An open book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// "Undo".
    case undo
    /// "Redo".
    case redo
    /// A cross.
    case close = 24

    /// The English title; nil for what has a glyph, and for spaces.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }
}
