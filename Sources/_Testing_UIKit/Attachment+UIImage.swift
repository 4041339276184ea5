// SPDX-License-Identifier: MIT
public import Testing
public import UIKit
internal import _Testing_CoreGraphics

// Swift Testing looks for a module of this name as soon as a file imports both Testing and UIKit;
// without one such a file does not compile.

extension Attachment where AttachableValue == [UInt8] {
  /// Attaches an image to the current test, as a PNG file.
  ///
  /// An image without pixels attaches nothing. The name should end in `.png`.
  public static func record(
    _ image: UIImage, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let pixels = image.cgImage else { return }
    record(pixels, named: preferredName, sourceLocation: sourceLocation)
  }
}
