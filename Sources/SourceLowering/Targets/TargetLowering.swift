// SPDX-License-Identifier: MIT
internal import SwiftParser
internal import SwiftSyntax

/// Lowers the files of one target together.
///
/// Line *n* of a file is line *n* of what it becomes, as the compiler counts after the directive at the
/// top; what is added stands below the file's own lines, or at the end of one of them.
public struct TargetLowering: Sendable {
  /// A file as Linux compiles it.
  public struct Output: Sendable, Equatable {
    /// The file it was made of.
    public let path: String
    /// What it says, in UTF-8.
    public let bytes: [UInt8]

    /// What it says.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The files, in the order in which they were given.
  public let outputs: [Output]
  /// What the authors have to know, by file and place.
  public let problems: [LoweringProblem]

  /// Names that the files use and that are nowhere; none if they were not asked for.
  public let missing: MissingNames?

  /// Lowers files; `modules` may be imported beside UIKit, others are left out.
  ///
  /// With `allowsRuntimeChanges` swizzling and forwarding are warnings in the place of errors. `information` is the
  /// text of the app's `Info.plist`, in XML. With
  /// `others` names are looked for that neither the files nor those modules declare; stubs of them look like what
  /// `declared`, files that are not compiled, say of them.
  public init(
    _ files: [SourceFile], modules: Set<String> = [], allowsRuntimeChanges: Bool = false,
    information: String? = nil, others: OtherModules? = nil, declared: [SourceFile] = []
  ) {
    // Most of the time is the parser's, and files do not concern each other until they are indexed.
    let read = FileWork.map(count: files.count) { place in
      let tree = files[place].bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      return (tree: tree, declarations: DeclarationReader.read(tree, file: place))
    }
    let index = TargetIndex(read.map(\.declarations))
    let optional = OptionalMembers(index: index)
    let protocols = ProtocolArguments(index: index)
    var changes = files.map { _ in FileChanges() }
    let missingOverrides = others.map {
      MissingOverrides(index: index, declared: $0.declared).apply(to: &changes, files: files)
    }
    ExtensionOverrides(index: index, missing: missingOverrides ?? files.map { _ in [] })
      .apply(to: &changes, files: files)
    PrivateTypes(index: index).apply(to: &changes)
    SubclassWitnesses(index: index).apply(to: &changes)
    optional.apply(to: &changes)
    if let others {
      StubInitializers(index: index, declared: others.declared).apply(to: &changes)
    }
    SelectorTables(index: index).apply(to: &changes)
    let imported = index.files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let types = others?.declared(imported.subtracting(modules).subtracting(ImportRule.shown)) ?? []

    let access = ImportAccess(read.map(\.tree)).prefixes
    let lowered = FileWork.map(count: files.count) { [changes] place in
      let lowering = FileLowering(
        files[place], imports: index.files[place].imports, index, optional, protocols,
        modules: modules, typesNamedAsModules: types, allowsRuntimeChanges: allowsRuntimeChanges,
        information: information,
        changes: changes[place])
      lowering.walk(read[place].tree)
      return (
        output: TargetLowering.output(files[place], lowering.changes, access: access[place]),
        problems: lowering.changes.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      )
    }
    missing = others.map {
      MissingNames(
        files, read.map(\.tree), modules: modules, others: $0,
        namesAccess: access.contains { !$0.isEmpty }, declared: declared, in: index)
    }
    outputs = lowered.map(\.output)
    problems = lowered.flatMap(\.problems)
  }

  private static func output(_ file: SourceFile, _ changes: FileChanges, access: String) -> Output {
    // A line that names a control character, which a file's name may have by mistake, is none of Swift's.
    let path = file.path.unicodeScalars.map { scalar in
      scalar == "\\" || scalar == "\"" ? "\\\(scalar)" : scalar.value < 32 ? "_" : "\(scalar)"
    }.joined()
    // Of the runtime's names a public declaration uses only what an exposed class conforms to.
    let showsRuntime = changes.appended.contains { $0.hasSuffix(": SelectorTable {}") }
    let runtime = access == "public " && !showsRuntime ? "internal " : access
    let imports =
      ([access + "import UIKit", runtime + "import FilmstripIOSRuntime"]
      + changes.imports.sorted().map { access + "import " + $0 }).joined(separator: "; ")
    var bytes = Array("\(imports)\n#sourceLocation(file: \"\(path)\", line: 1)\n".utf8)
    var own = changes.edits.applied(to: file.bytes)
    // A script's first line is no Swift below another line.
    if own.starts(with: "#!".utf8) { own.replaceSubrange(0..<2, with: "//".utf8) }
    bytes += own
    if !changes.appended.isEmpty {
      bytes += Array("\n#sourceLocation()\n".utf8)
      for line in changes.appended { bytes += Array((line + "\n").utf8) }
    }
    return Output(path: file.path, bytes: bytes)
  }
}
