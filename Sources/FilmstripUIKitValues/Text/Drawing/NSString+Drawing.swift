// SPDX-License-Identifier: MIT

// In the SDK these belong to `NSString`, which a `String` becomes by itself there.
extension String {
  /// The size of the text with attributes, in points, without a limit of its width.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attrs).size
  }

  /// Draws the text with attributes into the current context, its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(at: point)
  }

  /// Draws the lines of the text that have room in a rectangle into the current context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(in: rect, .usesLineFragmentOrigin, nil)
  }

  /// What the text takes of a room, in points; sides of 0 are no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes).boundingRect(size, options, context)
  }

  /// Draws the text in a rectangle into the current context; the rectangle's origin is the start of
  /// the baseline, unless options say otherwise.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawing(self, attributes).draw(in: rect, options, context)
  }
}

extension NSString {
  /// The size of the text with attributes, in points, without a limit of its width.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(String(describing: self), attrs).size
  }

  /// Draws the text with attributes into the current context, its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(String(describing: self), attrs).draw(at: point)
  }

  /// Draws the lines of the text that have room in a rectangle into the current context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(String(describing: self), attrs).draw(in: rect, .usesLineFragmentOrigin, nil)
  }

  /// What the text takes of a room, in points; sides of 0 are no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(String(describing: self), attributes).boundingRect(size, options, context)
  }

  /// Draws the text in a rectangle into the current context; the rectangle's origin is the start of
  /// the baseline, unless options say otherwise.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawing(String(describing: self), attributes).draw(in: rect, options, context)
  }
}

extension NSAttributedString {
  /// The size of the text in points, without a limit of its width.
  public func size() -> CGSize { StringDrawing(self).size }

  /// Draws the text into the current context, its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  /// Draws the lines of the text that have room in a rectangle into the current context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    StringDrawing(self).draw(in: rect, .usesLineFragmentOrigin, nil)
  }

  /// Draws the text in a rectangle into the current context; the rectangle's origin is the start of
  /// the baseline, unless options say otherwise.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(in: rect, options, context)
  }

  /// What the text takes of a room, in points; sides of 0 are no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(size, options, context)
  }
}
