// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation

struct FirstSceneText {
  let chains: [[FirstSceneFile.Screenshot]]
  /// What is before the names of screenshots, with a slash at its end; empty for none.
  let prefix: String

  var text: String { (head + scenes).joined(separator: "\n") + "\n" }

  private var head: [String] {
    [
      "# Scenes for filmstrip: each is a transition between two screens. All keys: docs/scenes.md",
      "#",
      "#   filmstrip verify scenes.yaml --reference Goldens --record missing   writes the goldens",
      "#   filmstrip verify scenes.yaml --reference Goldens                    compares with them",
      "#   filmstrip verify scenes.yaml --reference Goldens --report report    and writes a page to look at",
      "#   filmstrip render scenes.yaml                                        frames, sheets, timelines",
      "",
      "# Frames in a second.",
      "rate: 60",
      "",
      "# Each scene once for each combination:",
      "# variants:",
      "#   rate: [60, 120]",
      "#   textSize: [large, accessibility3]    # for screens in code; images stay as they are",
      "",
      "scenes:",
    ]
  }

  private var scenes: [String] {
    var names: Set<String> = []
    var isFirst = true
    return chains.flatMap { chain -> [String] in
      zip(chain, chain.dropFirst()).flatMap { from, to -> [String] in
        defer { isFirst = false }
        return scene(from, to, names: &names, isFirst: isFirst)
      }
    }
  }

  private func scene(
    _ from: FirstSceneFile.Screenshot, _ to: FirstSceneFile.Screenshot, names: inout Set<String>,
    isFirst: Bool
  ) -> [String] {
    let base = "\(GoldenName(from.stem))-to-\(GoldenName(to.stem))"
    var (name, number) = (base, 2)
    while !names.insert(GoldenName(name).description.lowercased()).inserted {
      (name, number) = ("\(base)-\(number)", number + 1)
    }
    var lines = [
      "  \(FirstSceneText.scalar(name)):",
      "    transition: push"
        + (isFirst ? "        # UIKit's own; 'filmstrip list' names those of the gallery" : ""),
      "    from: \(FirstSceneText.scalar(prefix + from.name))",
      "    to: \(FirstSceneText.scalar(prefix + to.name))",
    ]
    if Device.withPixelSize(width: from.width, height: from.height) == nil {
      let side = min(from.width, from.height)
      let scale = side >= 1_000 ? 3 : side >= 600 ? 2 : 1
      lines.append(
        "    scale: \(scale)                # \(from.width)×\(from.height) is no known device: "
          + "pixels in a point")
    }
    if isFirst {
      lines += [
        "    # set: { duration: 0.5 }    # parameters, for transitions of the gallery",
        "    # gesture: finish           # drives an interactive one; or cancel, or a file in JSON",
      ]
    }
    return lines + [""]
  }

  /// A text as YAML has it: as it is where that is a text, and else as in JSON, which YAML reads too.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_.\/-]*/) != nil
      && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
    if isPlain { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        result += "\\u" + String(format: "%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
