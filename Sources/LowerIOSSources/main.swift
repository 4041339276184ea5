// SPDX-License-Identifier: MIT
internal import Foundation

// lower-ios-sources [--planned FILE COPY MARK] [--assets NAMES SYMBOLS] [--allow-runtime-changes]
//   [--information PLIST] [--declared FILES] [--left-out PLACES] LIST [MODULE[=FOLDER]…]
// lower-ios-sources --transitions FILES MODULES PLAN FOLDER MODULE=FOLDER…
//
// FILE named the app's folders when the build was planned, and said then what COPY says. If it says something else
// now, MARK is made, which has the next build planned again, and nothing is lowered.
// NAMES has a line for each asset of the app's catalogs, its kind, a tab, and its name, and for each string catalog
// `texts`, a tab, and its path; SYMBOLS becomes the Swift file with the names that Xcode makes of them.
// PLIST is the app's Info.plist, which its bundle has.
// FILES has the paths of files, a line each, that are not lowered: stubs of what they declare look like it.
// PLACES has a line for each error of the compiler's, the number of the attempt to compile, the path of a source, the
// line and the column, with tabs between them: the statements or functions around them are left out, and said.
// LIST has a line for each file, the path of a source, a tab, and the path of what becomes of it. The
// modules are those that the files may import beside UIKit, with the folders of their sources; the folder of a
// module without a name has the target's own files, which are compiled beside the app's. All files are one
// target: they are lowered together. A file whose text stays the same is not written, so that it is not
// compiled again. Names that are nowhere are said, and stubs of them are written beside LIST, into
// MissingNames.swift.
//
// With --transitions nothing is lowered: FILES has the paths of an app's files, a line each; a line that begins with a tab
// names a file of a dependency. MODULES has the names of modules whose sources they are, and FOLDER is the app's. PLAN becomes what TransitionPlan says of them, in JSON.
//
// Exit status: 0 lowered, 1 something cannot be lowered, 2 usage, input or output.

func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

func fail(_ message: String) -> Never {
  say("error: \(message)")
  exit(2)
}

/// Writes a file, if it does not say that already.
func write(_ data: Data, to path: String) {
  if FileManager.default.contents(atPath: path) == data { return }
  do {
    // What is cut short by an end of the build is written again by the next one.
    try data.write(to: URL(fileURLWithPath: path))
  } catch {
    fail("\(path): cannot be written: \(error.localizedDescription)")
  }
}

/// Modules with the folders of their sources, as MODULE=FOLDER.
func moduleFolders(_ arguments: some Sequence<String>) -> [String: String] {
  arguments.reduce(into: [:]) { folders, argument in
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    folders[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
  }
}

func lines(_ path: String) -> [String] {
  guard let data = FileManager.default.contents(atPath: path) else {
    fail("\(path): cannot be read")
  }
  return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
}

var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--transitions", arguments.count > 4 {
  // What cannot be read is none of the app's sources any more.
  func files(_ paths: some Sequence<String>) -> [SourceFile] {
    paths.compactMap { path in
      FileManager.default.contents(atPath: path).map { SourceFile(path: path, bytes: [UInt8]($0)) }
    }
  }
  let paths = lines(arguments[1])
  let others = ModuleFolders(moduleFolders(arguments.dropFirst(5)))
  let plan = TransitionPlan(
    files(paths.filter { !$0.hasPrefix("\t") }),
    dependencies: files(paths.filter { $0.hasPrefix("\t") }.map { String($0.dropFirst()) }),
    folder: arguments[4], modules: Set(lines(arguments[2])),
    others: OtherModules(
      declared: others.declared, outer: others.outer, members: others.members))
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do { write(try encoder.encode(plan), to: arguments[3]) } catch {
    fail("\(arguments[3]): \(error)")
  }
  exit(0)
}
if arguments.first == "--planned", arguments.count > 4 {
  let texts = arguments[1...2].map { FileManager.default.contents(atPath: $0) }
  if texts[0] != texts[1] {
    write(Data(), to: arguments[3])
    fail("\(arguments[1]): changed after the build was planned; build again")
  }
  arguments.removeFirst(4)
}
if arguments.first == "--assets", arguments.count > 3 {
  guard let names = FileManager.default.contents(atPath: arguments[1]) else {
    fail("\(arguments[1]): cannot be read")
  }
  var assets: [(AssetSymbols.Kind, String)] = []
  var tables: [TextSymbols.Table] = []
  for line in String(decoding: names, as: UTF8.self).split(separator: "\n") {
    let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { continue }
    if let kind = AssetSymbols.Kind(rawValue: parts[0]) {
      assets.append((kind, parts[1]))
    } else if let table = TextSymbols.Table(stringCatalog: parts[1]) {
      tables.append(table)
    }
  }
  write(Data((AssetSymbols(assets).text + TextSymbols(tables).text).utf8), to: arguments[2])
  arguments.removeFirst(3)
}
let allowsRuntimeChanges = arguments.first == "--allow-runtime-changes"
if allowsRuntimeChanges { arguments.removeFirst() }
var information: ApplicationInformation?
if arguments.first == "--information", arguments.count > 1 {
  guard let read = ApplicationInformation(path: arguments[1]) else {
    fail("\(arguments[1]): is no property list")
  }
  information = read
  arguments.removeFirst(2)
}
var declared: [SourceFile] = []
if arguments.first == "--declared", arguments.count > 1 {
  declared = lines(arguments[1]).compactMap { path in
    FileManager.default.contents(atPath: path).map { SourceFile(path: path, bytes: [UInt8]($0)) }
  }
  arguments.removeFirst(2)
}
var leftOut: [Substring: [[(line: Int, column: Int)]]] = [:]
var lacks: [Substring: [(line: Int, lack: LeftOutBodies.Lack)]] = [:]
if arguments.first == "--left-out", arguments.count > 1 {
  let places = lines(arguments[1])
  for place in places {
    let parts = place.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 5, let attempt = Int(parts[0]), let line = Int(parts[2]),
      let column = Int(parts[3])
    else {
      fail(
        "\(arguments[1]): expected an attempt, a source, a line, a column and what a type lacks with tabs between them"
      )
    }
    if let lack = LeftOutBodies.Lack(parts[4]) {
      lacks[parts[1], default: []].append((line, lack))
    }
    var attempts = leftOut[parts[1]] ?? []
    while attempts.count <= attempt { attempts.append([]) }
    attempts[attempt].append((line, column))
    leftOut[parts[1]] = attempts
  }
  arguments.removeFirst(2)
}
guard let list = arguments.first else {
  fail(
    "usage: lower-ios-sources [--planned FILE COPY MARK] [--assets NAMES SYMBOLS] "
      + "[--allow-runtime-changes] [--information PLIST] [--declared FILES] [--left-out PLACES] LIST "
      + "[MODULE[=FOLDER]…]"
  )
}
guard let listed = FileManager.default.contents(atPath: list) else {
  fail("\(list): cannot be read")
}

var files: [SourceFile] = []
var destinations: [String] = []
for (number, line) in String(decoding: listed, as: UTF8.self).split(separator: "\n").enumerated() {
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
let refined = lacks.isEmpty ? [:] : LeftOutBodies.refined(in: files)
for (place, file) in files.enumerated() {
  guard let attempts = leftOut[file.path[...]] else { continue }
  let bodies = LeftOutBodies(
    file, at: attempts, lacking: lacks[file.path[...]] ?? [], refined: refined)
  for (name, line, column) in bodies.names {
    say("left out: \(name)\t\(file.path):\(line):\(column)")
  }
  files[place] = bodies.file
}

let folders = moduleFolders(arguments.dropFirst())

let others = ModuleFolders(folders.filter { !$0.value.isEmpty })

let lowering = TargetLowering(
  files, modules: Set(folders.keys).subtracting([""]), allowsRuntimeChanges: allowsRuntimeChanges,
  information: information?.text,
  others: OtherModules(
    declared: others.declared, outer: others.outer, members: others.members), declared: declared)
for (output, destination) in zip(lowering.outputs, destinations) {
  write(Data(output.bytes), to: destination)
}
for problem in lowering.problems { say(problem.description) }
let stubs = URL(fileURLWithPath: list).deletingLastPathComponent().path + "/MissingNames.swift"
if let missing = lowering.missing, !missing.stubs.isEmpty {
  write(Data(missing.stubs.utf8), to: stubs)
  for line in missing.report(stubs: stubs) { say(line) }
} else {
  try? FileManager.default.removeItem(atPath: stubs)
}
exit(lowering.problems.contains { $0.severity == .error } ? 1 : 0)
