// SPDX-License-Identifier: MIT

extension NSMutableString {
  /// Appends what a format makes of its arguments, which Foundation on Linux cannot.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: String(describing: format), arguments: arguments))
  }
}
