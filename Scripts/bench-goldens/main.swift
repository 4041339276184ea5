// SPDX-License-Identifier: MIT
// Verifies transitions of the gallery against goldens, and does what is saved by that: Scripts/bench.
import FilmstripCairoRaster
import Filmstrip
import FilmstripTransitions
import UIKit

/// What is done for each transition; all begin with two decoded screenshots.
enum Task: CaseIterable { case verify, rasterize, write }

@MainActor
struct Bench {
  let folder: URL
  let from: CGImage
  let to: CGImage

  func record(_ entry: SceneTransition) throws -> Recording {
    let stage = Stage()
    let scene = try entry.makeScene(
      SceneSetup(
        from: ScreenshotViewController(image: UIImage(cgImage: from, scale: 3, orientation: .up)),
        to: ScreenshotViewController(image: UIImage(cgImage: to, scale: 3, orientation: .up))))
    scene.install(in: stage.window)
    stage.advance(by: 0)
    return stage.record(entry.name) { scene.start() }
  }

  func golden(_ entry: SceneTransition) -> URL {
    folder.appendingPathComponent(entry.name, isDirectory: true)
  }

  /// Does a task for a transition; returns the number of its frames.
  func run(_ task: Task, _ entry: SceneTransition) throws -> Int {
    let recording = try record(entry)
    switch task {
    case .verify:
      guard let golden = try Golden(contentsOf: golden(entry)) else { fatalError("no golden") }
      let comparison = try GoldenCandidate(recording).compare(with: golden)
      precondition(comparison.outcome == .unchanged && !comparison.isDrawn, "\(comparison)")
    case .rasterize:
      let frames = recording.frames
      try OrderedPipeline.run(
        count: frames.count, jobs: 2,
        makeWorker: {
          var canvas: Bitmap?
          return { index in
            canvas = CairoRasterizer().rasterize(frames[index], recycling: canvas.take())
            return index
          }
        }, consume: { _, _ in })
    case .write:
      try recording.write(
        to: folder.appendingPathComponent("frames", isDirectory: true), emitting: [.frames])
    }
    return recording.frames.count
  }

  /// The most memory that the process has had so far.
  static func peakMebibytes() -> Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_maxrss >> 10
  }
}

func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  let time = (ContinuousClock.now - start).components
  return Double(time.seconds) + Double(time.attoseconds) * 1e-18
}

func text(_ milliseconds: Double) -> String { String(format: "%9.2f ms", milliseconds) }

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 3
let cases = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1_000
let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("bench-goldens-\(ProcessInfo.processInfo.processIdentifier)")
atexit { try? FileManager.default.removeItem(at: folder) }
let screens = try ["inbox", "message"].map { name in
  CGImage(bitmap: try PNGReader.read(path: "Fixtures/screens/\(name).png").bitmap)
}
let bench = Bench(folder: folder, from: screens[0], to: screens[1])
let entries = Gallery.entries
var sizes: [Int] = []
for entry in entries {
  let golden = bench.golden(entry)
  try GoldenCandidate(try bench.record(entry)).write(to: golden)
  let files = try FileManager.default.contentsOfDirectory(
    at: golden, includingPropertiesForKeys: [.fileSizeKey])
  sizes.append(
    try files.reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) })
}

print("verifying an unchanged transition of the gallery at 1179x2556, screenshots decoded")
var medians: [Task: Double] = [:]
var frames = 0
for task in Task.allCases { for entry in entries { _ = try bench.run(task, entry) } }
var times: [Task: [Double]] = [:]
for _ in 0..<rounds {
  for task in Task.allCases {
    frames = 0
    times[task, default: []].append(
      try seconds { for entry in entries { frames += try bench.run(task, entry) } })
  }
}
for task in Task.allCases {
  let sorted = times[task]!.sorted()
  medians[task] = sorted[sorted.count / 2] * 1000 / Double(entries.count)
}
@MainActor func ratio(_ task: Task) -> String {
  String(format: "%.3f", medians[.verify]! / medians[task]!)
}
print(
  "  verify                           \(text(medians[.verify]!))  \(frames / entries.count) frames each"
)
print(
  "  record and rasterize, 2 threads  \(text(medians[.rasterize]!))  ratio \(ratio(.rasterize)) (bound: 0.2)"
)
print(
  "  record and write PNG files       \(text(medians[.write]!))  ratio \(ratio(.write)) (bound: 0.05)"
)
// What being sure that a golden is complete adds: its files are read, and their digests compared.
let checks = 20
let checked = try seconds {
  for _ in 0..<checks {
    for entry in entries { try Golden(contentsOf: bench.golden(entry))?.checkParts() }
  }
}
let opened = try seconds {
  for _ in 0..<checks { for entry in entries { _ = try Golden(contentsOf: bench.golden(entry)) } }
}
let check = max(0, checked - opened) * 1000 / Double(checks * entries.count)
print(
  "  of it checking a golden's files  \(text(check))  share "
    + String(format: "%.3f", check / medians[.verify]!) + " (bound: 0.05)")
print("  a golden has \(sizes.min()! / 1000) to \(sizes.max()! / 1000) kB (bound for a push: 120)")

let before = Bench.peakMebibytes()
frames = 0
var half = 0
let all = try seconds {
  for index in 0..<cases {
    frames += try bench.run(.verify, entries[index % entries.count])
    if index == cases / 2 { half = Bench.peakMebibytes() }
  }
}
print(
  "\(cases) cases, \(frames) frames: \(String(format: "%.1f", all)) s (bound: 60), peak memory "
    + "\(before) MB before, \(half) MB halfway, \(Bench.peakMebibytes()) MB after")
