// SPDX-License-Identifier: MIT
internal import Filmstrip
package import FilmstripScenes
internal import Foundation

/// What `filmstrip lint` looks at.
package struct LintJob: Sendable, Codable {
  /// Scene files, and folders of them.
  package let paths: [String]
  /// A transition between two screenshots, in place of files.
  package let screenshots: Screenshots?

  package struct Screenshots: Sendable, Codable {
    package let transition: String
    package let from: String
    package let to: String
    /// The identifier of the device; nil for the one whose screenshots have this size.
    package var device: String?
    /// Pixels in a point, for screenshots of no known device's size.
    package var scale: Double?

    package init(transition: String, from: String, to: String) {
      (self.transition, self.from, self.to) = (transition, from, to)
    }

    fileprivate var sceneCase: SceneCase {
      let plain = SceneCase(of: transition, from: from, to: to)
      var (scene, variant) = (plain.scene, plain.variant)
      (variant.device, scene.scale) = (device, scale)
      return SceneCase(scene: scene, variant: variant, file: plain.file)
    }
  }

  package init(paths: [String]) { (self.paths, screenshots) = (paths, nil) }

  package init(_ screenshots: Screenshots) { (paths, self.screenshots) = ([], screenshots) }

  /// All cases.
  package func selection() throws -> SceneSelection {
    guard let screenshots else {
      return try SceneSelection(of: SceneSelection.files(at: paths))
    }
    return SceneSelection(of: screenshots.sceneCase)
  }
}

/// One piece of work of a process that runs ways; each piece can be the first one of a new process.
struct LintRequest: Codable {
  enum Work: Codable {
    /// Sets the case up, and names its ways.
    case plan
    /// Goes the way of a number, and compares where it ends with where it ends without animation, unless that is left
    /// out.
    case go(way: Int, compares: Bool)
    /// Goes it again, and draws the frames around a finding in one of its recordings.
    case draw(way: Int, recording: Int, finding: Finding)
  }

  /// The case's number among all of the files.
  let index: Int
  /// Its name, so that files that were changed meanwhile are noticed.
  let name: String
  let work: Work
}

/// What came of a piece of work.
enum LintAnswer: Codable {
  case planned(LintPlan)
  case gone(LintedWay)
  /// The bytes of a PNG.
  case drawn(Data)
  /// The case cannot be set up.
  case failed(String)
}

/// The ways of a case.
struct LintPlan: Codable {
  struct Way: Codable {
    /// Follows "when".
    let description: String
    /// What a person does to see it.
    let instruction: String
    /// The script of the touch that drives it, in JSON; nil where none does.
    let gesture: String?
    /// The options of `filmstrip render` that it needs beside a gesture; nil where `render` cannot go it.
    let renderOptions: [String]?
    /// Whether it leads back to where it began.
    let returns: Bool

    /// What is done before there are ways.
    static let setUp = Way(
      description: "it is set up", instruction: "set the transition up", gesture: nil,
      renderOptions: [], returns: false)
    /// What a way is compared with.
    static let withoutAnimation = Way(
      description: "it runs without animation", instruction: "start it with 'animated: false'",
      gesture: nil, renderOptions: nil, returns: false)
  }

  let ways: [Way]
  /// What is left out, a line each.
  let omissions: [String]
}

/// What came of one way.
struct LintedWay: Codable {
  struct Found: Codable {
    let finding: Finding
    /// The recording that shows it.
    let recording: Int?
  }

  /// Why it was left out; nil where it was gone.
  let omission: String?
  let findings: [Found]
  /// What was not compared, as it differs from run to run, a line each.
  let unstable: [String]
  /// Whether the screen from before is still there at the end, as behind a card.
  let keepsScreen: Bool
  /// What ended the process without animation, so that nothing was compared; nil where nothing did.
  var plainEnd: Finding?
}
