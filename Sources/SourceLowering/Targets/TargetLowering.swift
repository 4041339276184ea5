// SPDX-License-Identifier: MIT
#if IOSSources
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

    /// Lowers files; `modules` may be imported beside UIKit, others are left out.
    ///
    /// With `allowsRuntimeChanges` swizzling and forwarding are warnings in the place of errors.
    public init(
      _ files: [SourceFile], modules: Set<String> = [], allowsRuntimeChanges: Bool = false
    ) {
      let trees = files.map { file in
        file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      }
      let index = TargetIndex(
        trees.enumerated().map { DeclarationReader.read($0.element, file: $0.offset) })
      let optional = OptionalMembers(index: index)
      var changes = files.map { _ in FileChanges() }
      ExtensionOverrides(index: index).apply(to: &changes, files: files)
      SubclassWitnesses(index: index).apply(to: &changes)
      optional.apply(to: &changes)
      SelectorTables(index: index).apply(to: &changes)

      var outputs: [Output] = []
      var problems: [LoweringProblem] = []
      for (place, file) in files.enumerated() {
        let lowering = FileLowering(
          file, index, optional, modules: modules, allowsRuntimeChanges: allowsRuntimeChanges,
          changes: changes[place])
        lowering.walk(trees[place])
        outputs.append(TargetLowering.output(file, lowering.changes))
        problems += lowering.changes.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      }
      self.outputs = outputs
      self.problems = problems
    }

    private static func output(_ file: SourceFile, _ changes: FileChanges) -> Output {
      let path = file.path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined()
      var bytes = Array(
        "import UIKit; import IOSRuntime\n#sourceLocation(file: \"\(path)\", line: 1)\n".utf8)
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
#endif
