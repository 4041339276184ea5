// SPDX-License-Identifier: MIT

/// What a menu is made of: something with a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element looks and behaves.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// What it represents is partly on.
    case mixed = 2
  }

  /// What the element is called.
  open internal(set) var title: String
  /// Beside the title.
  open internal(set) var image: UIImage?

  /// Below the title; nil for nothing.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
