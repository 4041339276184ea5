// SPDX-License-Identifier: MIT

@MainActor
extension UIAlertController {
  /// The text fields that were added, in their order; nil without one.
  public var textFields: [UITextField]? {
    fields.isEmpty ? nil : fields.compactMap { $0 as? UITextField }
  }

  /// Adds a text field; reported, as alerts show none here.
  ///
  /// The closure gets the field, whose text can be read.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    UnsupportedFeature.report("UIAlertController.addTextField")
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
  }
}
