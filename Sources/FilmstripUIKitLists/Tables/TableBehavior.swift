// SPDX-License-Identifier: MIT

/// How tables measure, as on iOS 13 to 18: points, seconds, and the evidence for each.
package struct TableBehavior: BehaviorValues {
  // MARK: Rows

  /// Height of a row that says nothing of its own (documented: 44).
  package var rowHeight = 44.0
  /// From a cell's side to its content, up to 413 points of a table's width and from there on (measured by
  /// others: 16 and 20, the margins of a screen).
  package var margins = (compact: 16.0, wide: 20.0, wideFrom: 414.0)
  /// Above and below the text of a cell whose height follows from it (measured by others: 11, which makes 44
  /// around a line of 17 points with the separator).
  package var textPadding = 11.0
  /// Between image, text and detail (approximated from screenshots).
  package var contentSpacing = 16.0
  package var detailSpacing = 6.0
  /// Width of the title of a cell of the style `value2` (approximated from screenshots).
  package var value2TitleWidth = 91.0
  /// Sizes of accessories: the disclosure chevron, the check mark, the button for details (approximated from
  /// screenshots).
  package var accessories = (disclosure: 12.0, checkmark: 14.0, detail: 22.0)
  /// Seconds in which a selection fades that is taken back with an animation (approximated).
  package var deselectionDuration = 0.3

  // MARK: Sections

  /// Height of the header with a title in a plain table, and the room above it since iOS 15 (measured by
  /// others: 28, and 22).
  package var plainHeader = (height: 28.0, topPadding: 22.0)
  /// Heights in grouped tables: of the room above the first section, of headers and footers without text
  /// (measured by others: 35, 17.5), and what surrounds their text (approximated from screenshots).
  package var grouped = (first: 35.0, gap: 17.5, above: 22.0, below: 7.0)
  /// Radius of the corners of sections of inset grouped tables (measured by others: 10).
  package var insetRadius = 10.0

  // MARK: Editing

  /// How far cells are moved in while they are edited, and the diameter of the control there (measured by
  /// others on iOS 7 to 12: 38; approximated from screenshots).
  package var editing = (indent: 38.0, control: 22.0)
  /// Width of what moves a row, with the room beside it, and of its lines (approximated from screenshots).
  package var reorder = (width: 44.0, lines: 22.0)
  /// Seconds in which the controls come and go, and rows give way (approximated from recordings).
  package var editingDuration = 0.3
  /// Shadow of a row that is moved: opacity and Gaussian sigma (approximated from screenshots).
  package var reorderShadow = (opacity: 0.2, radius: 8.0)

  // MARK: Updates

  /// Seconds of inserted, deleted and moved rows (approximated from recordings).
  package var updateDuration = 0.3

  package init() {}
}

extension BehaviorProfile {
  package var tables: TableBehavior {
    get { self[TableBehavior.self] }
    set { self[TableBehavior.self] = newValue }
  }
}
