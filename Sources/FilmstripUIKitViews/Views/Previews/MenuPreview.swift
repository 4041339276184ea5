// SPDX-License-Identifier: MIT

/// What shows the preview of a menu: a view controller.
@MainActor
package protocol MenuPreview: AnyObject {
  var view: UIView! { get }
  var preferredContentSize: CGSize { get }
}
