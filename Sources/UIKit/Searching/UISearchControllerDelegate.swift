// SPDX-License-Identifier: MIT

/// Is notified as a search begins and ends; all methods may be left out.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// A search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// A search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// A search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// A search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Shows the search in a way of one's own, where it was not shown yet.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// Shows what is found for the text of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text, the scope, or whether the search is active has changed.
  func updateSearchResults(for searchController: UISearchController)
}
