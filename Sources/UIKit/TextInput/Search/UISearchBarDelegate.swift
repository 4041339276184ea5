// SPDX-License-Identifier: MIT
public import Foundation

/// Is asked and notified as a search bar is edited; all methods may be left out.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether the text may be edited; yes by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end; yes by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of the text may be replaced; yes by default.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The bookmark button was touched.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was touched.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button for the list of results was touched.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Yes.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
