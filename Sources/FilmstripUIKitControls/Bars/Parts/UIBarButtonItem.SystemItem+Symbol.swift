// SPDX-License-Identifier: MIT

extension UIBarButtonItem.SystemItem {
  /// What the item shows; nil for those that have a title, and for spaces.
  ///
  /// Large, as symbols in bars are (approximated).
  var symbol: UIImage? {
    let name: String? =
      switch self {
      case .add: "plus"
      case .stop, .close: "xmark"
      case .search: "magnifyingglass"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .action: "square.and.arrow.up"
      case .trash: "trash"
      case .refresh: "arrow.clockwise"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .organize: "folder"
      case .bookmarks: "book"
      case .camera: "camera"
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      }
    return name.flatMap {
      UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
    }
  }
}
