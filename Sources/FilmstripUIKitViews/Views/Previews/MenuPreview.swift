// SPDX-License-Identifier: MIT

@MainActor
package protocol MenuPreview: AnyObject {
  var view: UIView! { get }
  var preferredContentSize: CGSize { get }
}
