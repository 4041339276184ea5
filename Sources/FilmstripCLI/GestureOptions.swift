// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation

struct GestureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Makes the transition interactive: a gesture in JSON, or finish, cancel, interrupt.",
      valueName: "file"))
  var gesture: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Shows the interactive transition at a progress from 0 to 1; may be repeated.",
      valueName: "p"))
  var progress: [Double] = []

  func validate() throws {
    if gesture != nil && !progress.isEmpty {
      throw ValidationError("--gesture and --progress exclude each other; give one of them")
    }
    for share in progress where !(0...1).contains(share) {
      throw ValidationError("--progress \(share): must be from 0 to 1")
    }
  }

  var isGiven: Bool { gesture != nil || !progress.isEmpty }

  /// What drives the transition; nil where nothing is given.
  func touch() throws -> Scene.Touch? {
    if !progress.isEmpty { return .held(HeldProgress(progress)) }
    guard let gesture else { return nil }
    if let preset = GesturePreset(rawValue: gesture) { return .preset(preset) }
    let data = try GestureOptions.bytes(ofFile: gesture)
    do { return .gesture(try Gesture(json: data)) } catch {
      throw CommandError("\(gesture): \(error)")
    }
  }

  /// The bytes of a script; a file that is larger than any script is not read.
  private static func bytes(ofFile path: String) throws -> Data {
    var limits = ImageLimits()
    limits.byteCount = Gesture.scriptByteCount
    do throws(ImagingError) {
      return try FileBytes.read(path: path, limits: limits)
    } catch .tooManyBytes {
      throw CommandError(
        "--gesture \(path): is larger than \(Gesture.scriptByteCount >> 20) MiB, more than any script of "
          + "touches; give a file in JSON")
    } catch {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw CommandError(
        "--gesture \(path): \(isThere ? "cannot be read" : "no such file"); give a file, "
          + "or one of: \(GesturePreset.allCases.map(\.rawValue).joined(separator: ", "))")
    }
  }
}
