// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements are a palette: shown as others here.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  public enum ElementSize: Int, Sendable {
    /// An icon, several beside each other: shown as large here.
    case small = 0
    /// An icon and a title, several beside each other: shown as large here.
    case medium = 1
    case large = 2
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  /// How large the elements are: those that are not large are reported.
  open var preferredElementSize = ElementSize.automatic {
    didSet {
      if preferredElementSize == .small || preferredElementSize == .medium {
        UnsupportedFeature.report("UIMenu.preferredElementSize")
      }
    }
  }

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("unnamed")
    (self.options, self.children) = (options, children)
    super.init(title: title, image: image)
    self.subtitle = subtitle
    if preferredElementSize != .automatic { self.preferredElementSize = preferredElementSize }
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  open var selectedElements: [UIMenuElement] { children.filter { $0.isTicked } }
}

extension UIMenuElement {
  package var isTicked: Bool { (self as? any TickedElement)?.isOn ?? false }
}

@MainActor
package protocol TickedElement {
  var isOn: Bool { get }
}

@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  public typealias ElementProvider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  let provider: ElementProvider

  /// An element that asks each time the menu is shown; what is given later than at once is left out.
  public init(_ elementProvider: @escaping ElementProvider) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// An element that asks each time the menu is shown, as all do here.
  open class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }

  package var elements: [UIMenuElement] {
    var result: [UIMenuElement] = []
    provider { result = $0 }
    return result
  }
}
