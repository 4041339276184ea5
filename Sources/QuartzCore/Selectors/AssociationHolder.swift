// SPDX-License-Identifier: MIT

/// An object that has a place for what is associated with it, so that it is released with the object.
package protocol AssociationHolder: AnyObject {
  /// What is associated, as one object; nil without any.
  var associations: AnyObject? { get set }
}
