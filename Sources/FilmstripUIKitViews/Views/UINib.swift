// SPDX-License-Identifier: MIT

/// A file of views, which is not read here.
@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The objects that the scene gives for the file, or else reported, and none.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    if let given = StageEnvironment.current.nibs.given?(name, ownerOrNil) { return given }
    UnsupportedFeature.report("UINib(nibName: \"\(name)\").instantiate(withOwner:)")
    return []
  }
}

extension Bundle {
  /// The objects that the scene gives for a file of views, or else reported, and none.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    if let given = StageEnvironment.current.nibs.given?(name, owner) { return given }
    UnsupportedFeature.report("Bundle.loadNibNamed(\"\(name)\", owner:options:)")
    return nil
  }
}
