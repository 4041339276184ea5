// SPDX-License-Identifier: MIT
import Foundation
@testable import SourceLowering
import Testing

@Suite struct ToolchainNameTests {
  /// The names of types at a module's top level, as the compiler tells them.
  private func types(of module: String) throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "symbolgraph-extract", "-module-name", module, "-target",
      "x86_64-unknown-linux-gnu", "-output-dir", folder.path,
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "swift symbolgraph-extract of \(module)")
    let data = try Data(contentsOf: folder.appendingPathComponent("\(module).symbols.json"))
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
    return Set(graph.symbols.filter(\.isType).map { $0.pathComponents[0] })
  }

  @Test(arguments: ["FoundationEssentials", "Dispatch", "Observation", "Synchronization"])
  func theTypesAreTheCompilers(module: String) throws {
    let types = try types(of: module)
    #expect(types.count > 1)
    let names = types.filter { $0.first?.isUppercase == true }
    #expect(names.subtracting(ToolchainNames.all).isEmpty)
  }

  @Test func theTypesOfNetworkingAreTheCompilers() throws {
    let types = try types(of: NetworkingNames.module)
    #expect(types.count > 1)
    let names = types.filter { $0.first?.isUppercase == true }
    #expect(names.subtracting(NetworkingNames.all).isEmpty)
    #expect(NetworkingNames.all.isDisjoint(with: ToolchainNames.all))
  }

  @Test func theNamesAreWords() {
    #expect(ToolchainNames.all.count > 800)
    #expect(
      ToolchainNames.all.allSatisfy {
        $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      })
    #expect(ToolchainNames.all.isDisjoint(with: ["UIView", "PassthroughSubject"]))
  }
}

private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    let kind: Kind
    let pathComponents: [String]
    var isType: Bool {
      let kinds: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
      return pathComponents.count == 1 && kinds.contains(String(kind.identifier.dropFirst(6)))
    }
  }
  let symbols: [Symbol]
}
