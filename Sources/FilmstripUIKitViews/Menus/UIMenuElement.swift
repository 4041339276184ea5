// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable { case off, on, mixed }

  open package(set) var title: String
  open package(set) var image: UIImage?

  open var subtitle: String?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
