// SPDX-License-Identifier: MIT

// Reports distinguish instances of one class, and are the same in every run: without addresses.
extension UIView {
  /// The view's name in reports: its class and identifier; without one its place below the nearest
  /// view that has one or that belongs to a controller.
  package var reportName: String {
    if let ownReportName { return ownReportName }
    guard let superview, let index = superview.subviews.firstIndex(where: { $0 === self }) else {
      return "\(type(of: self))"
    }
    var place = "subview \(index) of \(superview.ownReportName ?? "\(type(of: superview))")"
    if superview.ownReportName == nil {
      let named = superview.lineage.dropFirst().first { $0.ownReportName != nil }
      if let name = named?.ownReportName { place += " in \(name)" }
    }
    return "\(type(of: self)) (\(place))"
  }

  /// The name of a view that needs no place to be distinguished from others.
  private var ownReportName: String? {
    if let owner { return "the view of \(owner.reportName)" }
    guard let label = accessibilityIdentifier, !label.isEmpty else { return nil }
    return "\(type(of: self)) \"\(label)\""
  }
}
