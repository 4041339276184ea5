// SPDX-License-Identifier: MIT

/// One word for what is rendered: a transition with its screenshots, or a scene file.
enum SceneArguments {
  /// The arguments, where `render` with a scene file is the command for those, which has other options.
  static func resolved(_ arguments: ArraySlice<String>) -> [String] {
    guard arguments.first == "render" else { return Array(arguments) }
    // The first word that belongs to no option: options of either command take one at most.
    var rest = arguments.dropFirst()
    while let word = rest.first, word.hasPrefix("-") {
      rest = rest.dropFirst()
      if !["--quiet", "-q", "--help", "-h", "--chrome", "--all", "--all-frames"].contains(word),
        !word.contains("=")
      {
        rest = rest.dropFirst()
      }
    }
    guard let word = rest.first, isSceneFile(word) else { return Array(arguments) }
    return [RenderScenesCommand.name] + arguments.dropFirst()
  }

  /// Whether a word is the path of a scene file rather than the name of a transition.
  static func isSceneFile(_ word: String) -> Bool {
    word.lowercased().hasSuffix(".yaml") || word.lowercased().hasSuffix(".yml")
  }
}
