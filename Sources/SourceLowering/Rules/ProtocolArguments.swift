// SPDX-License-Identifier: MIT

/// Parameters of generic types that are classes, and for which a protocol of Objective-C's is an argument.
///
/// There such a protocol is a class like any other, as in `WeakBox<MenuDelegate>` of `WeakBox<Object: AnyObject>`. Swift
/// alone refuses it: the constraint goes, and a `weak` property of the parameter's type becomes one of a wrapper.
struct ProtocolArguments {
  /// A parameter of a generic type, by the names of both.
  struct Parameter: Hashable, Sendable {
    let type: String
    let name: String
  }

  /// The parameters whose constraint goes.
  private(set) var parameters: Set<Parameter> = []

  /// The constraints that every class satisfies.
  static let constraints: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]

  init(index: TargetIndex) {
    let types = index.files.flatMap(\.genericTypes)
    let arguments = index.files.flatMap(\.genericArguments)
    var found: Set<Parameter>
    // A type's own parameter is an argument of others, so that theirs follow.
    repeat {
      found = parameters
      for argument in arguments {
        let isProtocol =
          argument.names.contains { ProtocolArguments.isProtocol($0, index) }
          || argument.scopes.contains { scope in
            argument.names.contains { found.contains(Parameter(type: scope, name: $0)) }
          }
        guard isProtocol else { continue }
        for type in types
        where type.name == argument.type && argument.position < type.parameters.count {
          let name = type.parameters[argument.position]
          if type.classes.contains(name) {
            parameters.insert(Parameter(type: type.name, name: name))
          }
        }
      }
    } while parameters != found
  }

  /// Whether a name is that of a protocol that Objective-C sees: one of the target's with `@objc`, or the SDK's.
  private static func isProtocol(_ name: String, _ index: TargetIndex) -> Bool {
    if let declaration = index.protocolDeclaration(name) { return declaration.isExposed }
    guard index.parts(of: name).isEmpty else { return false }
    return name == "NSObjectProtocol" || SDKOptionalMethods.byProtocol[name] != nil
      || AppleNames.includes(name)
        && ["Delegate", "DataSource", "Transitioning"].contains { name.hasSuffix($0) }
  }
}

/// A generic type's declaration, as far as its parameters are concerned.
struct GenericType: Sendable {
  /// The name, without those of types around it.
  let name: String
  /// The parameters in their order.
  let parameters: [String]
  /// Those that are classes and nothing else.
  let classes: Set<String>
}

/// An argument of a generic type.
struct GenericArgument: Sendable {
  /// The generic type's name.
  let type: String
  /// Which of the arguments it is, from 0.
  let position: Int
  /// The argument's name; those of a composition.
  let names: [String]
  /// The types around it, whose parameters it may be.
  let scopes: [String]
}
