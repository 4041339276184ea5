// SPDX-License-Identifier: MIT
internal import Foundation
internal import SourceLowering

// lower-ios-sources [--allow-runtime-changes] LIST [MODULE…]
//
// LIST has a line for each file, the path of a source, a tab, and the path of what becomes of it. The
// modules are those that the files may import beside UIKit. All files are one target: they are lowered
// together. A file whose text stays the same is not written, so that it is not compiled again.
//
// Exit status: 0 lowered, 1 something cannot be lowered, 2 usage, input or output.

/// Writes a line where a compiler writes its messages.
func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

/// Ends with one line that says why.
func fail(_ message: String) -> Never {
  say("error: \(message)")
  exit(2)
}

#if IOSSources
  var arguments = Array(CommandLine.arguments.dropFirst())
  let allowsRuntimeChanges = arguments.first == "--allow-runtime-changes"
  if allowsRuntimeChanges { arguments.removeFirst() }
  guard let list = arguments.first else {
    fail("usage: lower-ios-sources [--allow-runtime-changes] LIST [MODULE…]")
  }
  guard let listed = FileManager.default.contents(atPath: list) else {
    fail("\(list): cannot be read")
  }

  var files: [SourceFile] = []
  var destinations: [String] = []
  for (number, line) in String(decoding: listed, as: UTF8.self).split(separator: "\n").enumerated()
  {
    let paths = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard paths.count == 2 else {
      fail("\(list):\(number + 1): expected a source and a destination with a tab between them")
    }
    guard let data = FileManager.default.contents(atPath: String(paths[0])) else {
      fail("\(paths[0]): cannot be read; is it a file, and may you read it?")
    }
    files.append(SourceFile(path: String(paths[0]), bytes: [UInt8](data)))
    destinations.append(String(paths[1]))
  }

  let lowering = TargetLowering(
    files, modules: Set(arguments.dropFirst()), allowsRuntimeChanges: allowsRuntimeChanges)
  for (output, destination) in zip(lowering.outputs, destinations) {
    let data = Data(output.bytes)
    if FileManager.default.contents(atPath: destination) == data { continue }
    do {
      try data.write(to: URL(fileURLWithPath: destination), options: .atomic)
    } catch {
      fail("\(destination): cannot be written: \(error.localizedDescription)")
    }
  }
  for problem in lowering.problems { say(problem.description) }
  exit(lowering.problems.contains { $0.severity == .error } ? 1 : 0)
#else
  fail("built without the trait IOSSources; see docs/ios-sources.md")
#endif
