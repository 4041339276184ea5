// SPDX-License-Identifier: MIT
import CIndexStore
import Foundation
import Requirements

/// What the compiler noted of the symbols in this package's sources while it built the tests: where
/// properties are declared, and whether their values are read.
struct SymbolIndex {
  struct Property {
    let name: String
    /// Below the package's folder.
    let file: String
    let line: Int
    /// Whether anything in the sources reads it: a property that is overridden counts by itself.
    let isRead: Bool
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  let properties: [Property]

  /// Where the build that the running tests are of has left it.
  private static let path = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("index/store").path

  /// The index of the sources.
  ///
  /// A debug build makes it each time. Scripts/test says whether its build has; one that an earlier build has left would
  /// tell of other sources.
  static let requirement = Requirement(
    "an index of the sources", remedy: "run FILMSTRIP_STRICT=1 Scripts/test, or swift test"
  ) {
    let isDebug = path.contains("/debug/")
    guard isDebug || ProcessInfo.processInfo.environment["FILMSTRIP_INDEXED_BUILD"] == "1" else {
      return false
    }
    let units = try? FileManager.default.contentsOfDirectory(atPath: path + "/v5/units")
    return units?.contains { $0.hasPrefix("UIView.swift.o-") } == true
  }

  /// Reads the index of the build that the running tests are of.
  init(sources folder: URL) throws {
    let reader = try Reader()
    var (declared, read): ([String: (String, String, Int)], Set<String>) = ([:], [])
    for (file, record) in reader.records(of: folder.path + "/Sources/") {
      reader.occurrences(in: record) { symbol, roles, line in
        if roles & Reader.definition != 0, reader.isInstanceProperty(symbol) {
          declared[reader.identifier(of: symbol)] = (reader.name(of: symbol), file, line)
        }
        if roles & Reader.reading != 0 { read.insert(reader.identifier(of: symbol)) }
      }
    }
    properties = declared.map { identifier, place in
      Property(
        name: place.0, file: String(place.1.dropFirst(folder.path.count + 1)), line: place.2,
        isRead: read.contains(identifier))
    }
  }

  /// The functions of libIndexStore that are needed, and the store of the running tests.
  private struct Reader {
    private let library: UnsafeMutableRawPointer
    private let store: UnsafeMutableRawPointer

    // Numbers of indexstore_symbol_role_t, indexstore_symbol_kind_t and indexstore_unit_dependency_t.
    static let definition: UInt64 = 1 << 1
    static let reading: UInt64 = 1 << 3
    private static let instanceProperty: Int32 = 19
    private static let record: Int32 = 2

    init() throws {
      // Beside the standard library that runs: usr/lib/swift/linux below the same folder.
      // A file without a size, which has to be read to its end.
      let loaded = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps"))
        .readToEnd()
      let maps = String(decoding: loaded ?? Data(), as: UTF8.self)
      guard
        let runtime = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }
        )?
        .drop(while: { $0 != "/" })
      else {
        throw Failure(
          description: "the Swift runtime is not loaded from a library: \(CommandLine.arguments[0])"
        )
      }
      let indexing = URL(fileURLWithPath: String(runtime)).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("libIndexStore.so").path
      guard let library = dlopen(indexing, RTLD_NOW) else {
        throw Failure(description: "\(indexing): not there; it is part of the Swift toolchain")
      }
      self.library = library
      guard
        let store = Reader.function(library, "store_create", indexstore_open.self)(
          SymbolIndex.path, nil)
      else { throw Failure(description: "\(SymbolIndex.path): cannot be read as an index") }
      self.store = store
    }

    private static func function<Function>(
      _ library: UnsafeMutableRawPointer, _ name: String, _: Function.Type
    ) -> Function {
      unsafeBitCast(dlsym(library, "indexstore_" + name), to: Function.self)
    }

    private func function<Function>(_ name: String, _ type: Function.Type) -> Function {
      Reader.function(library, name, type)
    }

    private func text(_ name: String, of object: UnsafeMutableRawPointer?) -> String {
      let text = function(name, indexstore_get_text.self)(object)
      return String(
        decoding: UnsafeRawBufferPointer(start: text.data, count: text.length), as: UTF8.self)
    }

    func identifier(of symbol: UnsafeMutableRawPointer?) -> String {
      text("symbol_get_usr", of: symbol)
    }
    func name(of symbol: UnsafeMutableRawPointer?) -> String { text("symbol_get_name", of: symbol) }
    func isInstanceProperty(_ symbol: UnsafeMutableRawPointer?) -> Bool {
      function("symbol_get_kind", indexstore_get_number.self)(symbol) == Reader.instanceProperty
    }

    /// The files below a folder, each with the names of its records; what was built once and is
    /// there no more is left out.
    func records(of folder: String) -> [(file: String, record: String)] {
      var units: [String] = []
      withUnsafeMutablePointer(to: &units) { units in
        _ = function("store_units_apply_f", indexstore_each_text.self)(store, 1, units) {
          $0?.assumingMemoryBound(to: [String].self).pointee.append(
            String(
              decoding: UnsafeRawBufferPointer(start: $1.data, count: $1.length), as: UTF8.self))
          return true
        }
      }
      let dispose = function("unit_reader_dispose", indexstore_close.self)
      return units.flatMap { unit -> [(file: String, record: String)] in
        let reader = function("unit_reader_create", indexstore_open_part.self)(store, unit, nil)
        guard let reader else { return [] }
        defer { dispose(reader) }
        let file = text("unit_reader_get_main_file", of: reader)
        guard file.hasPrefix(folder), FileManager.default.fileExists(atPath: file) else {
          return []
        }
        return each("unit_reader_dependencies_apply_f", of: reader) { dependency in
          function("unit_dependency_get_kind", indexstore_get_number.self)(dependency)
            == Reader.record ? (file, text("unit_dependency_get_name", of: dependency)) : nil
        }
      }
    }

    /// Calls `body` for each occurrence of a symbol in a record, with its roles and its line.
    func occurrences(in record: String, _ body: (UnsafeMutableRawPointer?, UInt64, Int) -> Void) {
      let reader = function("record_reader_create", indexstore_open_part.self)(store, record, nil)
      guard let reader else { return }
      defer { function("record_reader_dispose", indexstore_close.self)(reader) }
      let symbol = function("occurrence_get_symbol", indexstore_get_object.self)
      let roles = function("occurrence_get_roles", indexstore_get_roles.self)
      let place = function("occurrence_get_line_col", indexstore_get_place.self)
      let _: [Never] = each("record_reader_occurrences_apply_f", of: reader) { occurrence in
        var (line, column): (UInt32, UInt32) = (0, 0)
        place(occurrence, &line, &column)
        body(symbol(occurrence), roles(occurrence), Int(line))
        return nil
      }
    }

    /// What `body` makes of each part of an object.
    private func each<Result>(
      _ name: String, of object: UnsafeMutableRawPointer,
      _ body: (UnsafeMutableRawPointer?) -> Result?
    ) -> [Result] {
      var results: [Result] = []
      withoutActuallyEscaping(body) { body in
        var take: (UnsafeMutableRawPointer?) -> Void = {
          if let made = body($0) { results.append(made) }
        }
        withUnsafeMutablePointer(to: &take) { take in
          _ = function(name, indexstore_each_object.self)(object, take) {
            $0?.assumingMemoryBound(to: ((UnsafeMutableRawPointer?) -> Void).self).pointee($1)
            return true
          }
        }
      }
      return results
    }
  }
}
