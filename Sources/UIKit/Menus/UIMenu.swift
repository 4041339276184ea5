// SPDX-License-Identifier: MIT

/// Elements that are shown together: as a menu, or as a part of one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Identifies menus.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in another one.
  public struct Options: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements are a section of the other menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is ticked at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements are a palette: shown as others here.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large elements are; raw values are those of the SDK.
  public enum ElementSize: Int, Sendable {
    /// An icon, several beside each other: shown as large here.
    case small = 0
    /// An icon and a title, several beside each other: shown as large here.
    case medium = 1
    /// A row.
    case large = 2
    /// As suits the place.
    case automatic = -1
  }

  /// Identifies the menu; a unique one unless given.
  public let identifier: Identifier
  /// How it is shown in another menu.
  public let options: Options
  /// What it has, from the top.
  public let children: [UIMenuElement]
  /// How large the elements are: those that are not large are reported.
  open var preferredElementSize = ElementSize.automatic {
    didSet {
      if preferredElementSize == .small || preferredElementSize == .medium {
        UnsupportedFeature.report("UIMenu.preferredElementSize")
      }
    }
  }

  /// A menu of elements.
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

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are ticked.
  open var selectedElements: [UIMenuElement] { children.filter { $0.isTicked } }
}

extension UIMenuElement {
  /// Whether the element has a tick: actions say it.
  var isTicked: Bool { (self as? any TickedElement)?.isOn ?? false }
}

/// An element that can be ticked.
@MainActor
protocol TickedElement {
  var isOn: Bool { get }
}

/// An element whose elements are asked for when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Gives the elements, by way of a closure that may be called later.
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

  /// The elements that are given at once.
  var elements: [UIMenuElement] {
    var result: [UIMenuElement] = []
    provider { result = $0 }
    return result
  }
}
