// SPDX-License-Identifier: MIT

/// How text fields and text views measure, as on iOS 13 to 18: points, and the evidence for each.
package struct TextInputBehavior: BehaviorValues {
  /// Height of a field with a round border, and from its sides to the text (measured by others: 34 with the
  /// usual font, and 7).
  package var roundedField = (height: 34.0, padding: 7.0, radius: 5.0)
  /// What a field without a border is higher than its line (approximated: 22 with the font of 17 points).
  package var plainPadding = 1.7
  /// From the sides of a field with a line or a bezel to its text (approximated from screenshots).
  package var borderPadding = 2.0
  /// Side of the button that clears a field, and how far it is from the side (approximated from screenshots).
  package var clearButton = (side: 17.0, margin: 5.0)
  /// Width of the line at which text is inserted (approximated from screenshots).
  package var caretWidth = 2.0
  /// Around the text of a text view (documented: 8 above and below it), and before and after each line
  /// (documented: 5, the padding of line fragments).
  package var textView = (vertical: 8.0, line: 5.0)
  /// Height of a search bar, and of the field in it (measured by others: 56, and 36).
  package var searchBar = (height: 56.0, field: 36.0, margin: 8.0, radius: 10.0)

  /// Seconds in which a search begins and ends, and its button comes and goes (approximated from recordings).
  package var searchDuration = 0.3

  package init() {}
}

extension BehaviorProfile {
  package var textInput: TextInputBehavior {
    get { self[TextInputBehavior.self] }
    set { self[TextInputBehavior.self] = newValue }
  }
}
