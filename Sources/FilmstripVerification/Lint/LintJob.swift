// SPDX-License-Identifier: MIT
package import FilmstripScenes

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
