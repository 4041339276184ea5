// SPDX-License-Identifier: MIT
import Foundation
import SwiftParser
import Testing

@testable import SourceLowering

/// The list of optional methods, compared with what UIKit and QuartzCore declare.
@Suite struct SDKOptionalMethodTests {
  /// Protocols whose methods with defaults are no optional ones in the SDK: they have default arguments.
  private static let complete: Set<String> = ["UIViewControllerTransitionCoordinator"]

  /// Methods of public protocols that an extension of the protocol declares too, by protocol.
  private static func declared() throws -> [String: Set<String>] {
    let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    var types: [TypeDeclaration] = []
    // UIKit re-exports modules of its own.
    let parts = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter {
      $0.hasPrefix("FilmstripUIKit")
    }
    #expect(parts.count > 1)
    for module in ["QuartzCore", "UIKit"] + parts {
      let folder = sources.appendingPathComponent(module)
      let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      for case let path as String in files where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        // What neither declares nor extends a protocol takes time to read.
        guard text.contains("protocol ") || text.contains("extension ") else { continue }
        types += DeclarationReader.read(Parser.parse(source: text), file: 0).types
      }
    }
    var result: [String: Set<String>] = [:]
    for type in types where type.kind == .protocolType && !complete.contains(type.name) {
      let required = signatures(of: type)
      let defaults = types.filter {
        $0.kind == .extensionOfType && $0.name == type.name && !$0.isGeneric
      }.flatMap(\.members).filter { $0.modifiers.contains("public") }.map(\.signature)
      let optional = required.intersection(defaults)
      if !optional.isEmpty { result[type.name] = optional }
    }
    return result
  }

  private static func signatures(of type: TypeDeclaration) -> Set<String> {
    Set(
      type.members.compactMap { member in
        if case .method = member.kind { member.signature } else { nil }
      })
  }

  @Test func theListIsWhatUIKitHasDefaultsFor() throws {
    let declared = try SDKOptionalMethodTests.declared()
    let listed = SDKOptionalMethods.byProtocol.mapValues(Set.init)
    #expect(declared.count > 15)
    for name in Set(declared.keys).union(listed.keys).sorted() {
      #expect(listed[name] ?? [] == declared[name] ?? [], "\(name)")
    }
  }
}
