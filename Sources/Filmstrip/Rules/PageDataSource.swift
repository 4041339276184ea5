// SPDX-License-Identifier: MIT

extension Rule {
  /// Pages that cannot be shown as they are given.
  public static let pageDataSource = Rule(
    id: "page-data-source", severity: .warning,
    sentence: "the data source of a UIPageViewController returns a page that is shown "
      + "already, or too few",
    remedy: "return a different controller for each page, and two for an open book")
}

extension Finding {
  /// A data source, by its class, that gave one page for an open book.
  static func noSecondPage(dataSource: String) -> Finding {
    pageDataSource(dataSource, "has no second page for an open book")
  }

  /// A data source, by its class, that gave one controller for both pages.
  static func pageGivenTwice(dataSource: String) -> Finding {
    pageDataSource(dataSource, "returned the same controller for both pages of an open book")
  }

  static func pageShownAlready(dataSource: String) -> Finding {
    pageDataSource(dataSource, "returned a controller that is shown already as its own neighbour")
  }

  private static func pageDataSource(_ object: String, _ fault: String) -> Finding {
    Finding(
      rule: .pageDataSource, message: "the data source of a UIPageViewController \(fault)",
      object: object)
  }
}
