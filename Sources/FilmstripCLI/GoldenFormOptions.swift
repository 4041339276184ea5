// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripWording

/// What goldens have beside their digests, and where pictures come from of those that have none.
struct GoldenFormOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What goldens that are written have beside their digests: pictures, or text, which has the motion alone and a "
        + "tenth of the bytes; else what the scene file says, or the golden has that is there.",
      valueName: "form"))
  var golden: String?

  @OptionGroup var pictures: ExpectedPicturesOptions

  func validate() throws {
    _ = try form
    try pictures.validate()
  }

  /// The form that is asked for; nil for none.
  var form: GoldenForm? {
    get throws {
      guard let golden else { return nil }
      guard let form = GoldenForm(rawValue: golden) else {
        let known = GoldenForm.allCases.map(\.rawValue)
        throw ValidationError(
          "--golden \(golden): there is no such form; \(golden.choice(of: known))")
      }
      return form
    }
  }

}

/// Where pictures come from of goldens that have none.
struct ExpectedPicturesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of goldens that have the pictures of those that are text; else what FILMSTRIP_EXPECTED_PICTURES says.",
      valueName: "dir"))
  var expectedPictures: String?

  func validate() throws {
    if expectedPictures == "" {
      throw ValidationError("--expected-pictures: give the path of a folder")
    }
  }

  /// The folder with pictures; nil where none is given.
  func folder() throws -> String? {
    let variable = ProcessInfo.processInfo.environment["FILMSTRIP_EXPECTED_PICTURES"] ?? ""
    guard let path = expectedPictures ?? (variable.isEmpty ? nil : variable) else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else {
      let name =
        expectedPictures == nil ? "FILMSTRIP_EXPECTED_PICTURES" : "--expected-pictures"
      throw CommandError(
        "\(name) \(path.printable): is no folder; give one with goldens that have pictures")
    }
    return path
  }
}
