// SPDX-License-Identifier: MIT

/// The file that Xcode generates of asset catalogs: `ImageResource.logo`, `UIColor.brand`.
public struct AssetSymbols {
  /// What an asset is.
  public enum Kind: String, Sendable {
    /// An image or a symbol.
    case image
    /// A color.
    case color
  }

  /// Swift that declares the names.
  public let text: String

  /// Declares names for assets, the first of those that make the same name.
  ///
  /// - Parameter assets: Their kinds and their names with namespaces, such as `Tabs/Home`.
  public init(_ assets: [(kind: Kind, name: String)]) {
    var text = "// Names of the assets in the app's catalogs.\nimport UIKit\n"
    for kind in [Kind.color, .image] {
      var root = Group()
      for asset in assets where asset.kind == kind { root.add(asset.name) }
      text += root.text(kind)
    }
    self.text = text
  }

  /// The assets of one namespace.
  private struct Group {
    private var members: [String: String] = [:]
    private var groups: [String: Group] = [:]

    mutating func add(_ name: String) {
      let parts = name.split(separator: "/").map(String.init)
      guard let last = parts.last.flatMap(AssetSymbol.member) else { return }
      add(last, name, in: parts.dropLast().compactMap(AssetSymbol.namespace)[...])
    }

    private mutating func add(_ member: String, _ name: String, in path: ArraySlice<String>) {
      guard let first = path.first else {
        if members[member] == nil { members[member] = name }
        return
      }
      groups[first, default: Group()].add(member, name, in: path.dropFirst())
    }

    /// Members of a type win over those of the extension of a protocol: names that the app, or UIKit, declares
    /// stay what they are.
    func text(_ kind: Kind) -> String {
      guard !members.isEmpty || !groups.isEmpty else { return "" }
      let (resource, type) =
        kind == .color ? ("ColorResource", "UIColor") : ("ImageResource", "UIImage")
      var text = "\nextension \(resource) {\n" + resources(resource, indent: "  ") + "}\n"
      if !groups.isEmpty {
        text += "\nextension \(type) {\n" + types(type, path: resource, indent: "  ") + "}\n"
      }
      guard !members.isEmpty else { return text }
      text += "\nprotocol \(resource)Names {}\nextension \(type): \(resource)Names {}\n"
      text += "extension \(resource)Names where Self == \(type) {\n"
      text += names(type, path: resource, indent: "  ") + "}\n"
      return text
    }

    private func resources(_ type: String, indent: String) -> String {
      var text = ""
      for (member, name) in members.sorted(by: { $0.key < $1.key }) {
        text +=
          "\(indent)static let \(member) = \(type)(name: \(name.debugDescription), bundle: .main)\n"
      }
      for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
        text +=
          "\(indent)enum \(name) {\n" + group.resources(type, indent: indent + "  ")
          + "\(indent)}\n"
      }
      return text
    }

    private func types(_ type: String, path: String, indent: String) -> String {
      var text = ""
      for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
        let inside = (path: "\(path).\(name)", indent: indent + "  ")
        text +=
          "\(indent)enum \(name) {\n" + group.names(type, path: inside.path, indent: inside.indent)
        text += group.types(type, path: inside.path, indent: inside.indent) + "\(indent)}\n"
      }
      return text
    }

    private func names(_ type: String, path: String, indent: String) -> String {
      members.keys.sorted().map {
        "\(indent)static var \($0): \(type) { \(type)(resource: \(path).\($0)) }\n"
      }.joined()
    }
  }
}
