// SPDX-License-Identifier: MIT
internal import Synchronization

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    public let identifier: Identifier
    private let resolver: Resolver

    private static let customCount = Atomic(0)

    init(identifier: Identifier, resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    open class func medium() -> Detent {
      Detent(identifier: .medium) {
        guard $0.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return ($0 as? DetentResolution)?.mediumValue ?? $0.maximumDetentValue / 2
      }
    }

    open class func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }

    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(
        identifier: identifier
          ?? Identifier("custom-\(customCount.add(1, ordering: .relaxed).newValue)"),
        resolver: resolver)
    }

    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

final class DetentResolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumValue: CGFloat

  init(_ geometry: SheetGeometry, traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = geometry.maximumValue
    mediumValue = geometry.mediumValue
    super.init()
  }
}

struct ResolvedDetent: Equatable {
  let identifier: UISheetPresentationController.Detent.Identifier
  /// Points, from 0 to the largest height, without what the safe area covers below.
  let value: CGFloat
}
