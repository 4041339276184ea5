// SPDX-License-Identifier: MIT
internal import Foundation

/// What a golden has beside its digests.
public enum GoldenForm: String, Sendable, Hashable, Codable, CaseIterable {
  /// `motion.txt`, `timeline.json` and `sheet.png`.
  case pictures
  /// `motion.txt` and `timeline.json.gz`; pictures come from elsewhere where they are wanted (``ExpectedPictures``).
  case text

  /// Which files a golden of the form has beside `golden.json`.
  var requiredNames: [String] {
    switch self {
    // Goldens of before have no text of the motion.
    case .pictures: ["sheet.png", GoldenFile.timelineName]
    case .text: [GoldenFile.compressedTimelineName, MotionText.fileName]
    }
  }

  /// The file that has the timeline.
  var timelineName: String {
    self == .text ? GoldenFile.compressedTimelineName : GoldenFile.timelineName
  }

  /// The form of the golden in a folder, by its names; nil where none is to be recognized.
  init?(of folder: URL) {
    let names = GoldenForm.allCases.map(\.timelineName)
    let found = names.map { access(folder.appendingPathComponent($0).path, F_OK) == 0 }
    guard let place = found.firstIndex(of: true) else { return nil }
    self = GoldenForm.allCases[place]
  }
}
