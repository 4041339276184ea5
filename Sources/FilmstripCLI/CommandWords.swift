// SPDX-License-Identifier: MIT
import ArgumentParser
import FilmstripWording

/// The words of a command line that could not be parsed, of which the first that nothing is called by is named.
///
/// The parser looks for options that it does not know last, after it has complained of what is missing for them.
struct CommandWords {
  let words: [String]

  /// What is wrong with the first word that is no command, or no option of its command; nil where all are known.
  var complaint: String? {
    guard let first = words.first else { return nil }
    guard !first.hasPrefix("-") else {
      return unknownOption(among: words[...], in: FilmstripCommand.helpMessage())
    }
    guard let command = FilmstripCommand.command(named: first) else {
      guard first != "help" else { return nil }
      return
        "\(first): there is no such command; \(first.choice(of: FilmstripCommand.commandNames))"
    }
    return unknownOption(
      among: words.dropFirst(),
      in: FilmstripCommand.helpMessage(for: command, includeHidden: true))
  }

  private func unknownOption(among words: ArraySlice<String>, in help: String) -> String? {
    let options = CommandWords.options(in: help)
    let names = options.map(\.name)
    var isValue = false
    for word in words {
      if word == "--" { return nil }
      let name = String(word.prefix { $0 != "=" })
      defer { isValue = options.contains { $0.name == word && $0.takesValue } }
      guard !isValue, word.hasPrefix("--"), !names.contains(name) else { continue }
      let hint = name.nearest(in: names).map { "; did you mean '\($0)'?" } ?? ""
      return "\(name): there is no such option\(hint)"
    }
    return nil
  }

  /// The options that a help lists, each at the beginning of a line.
  private static func options(in help: String) -> [(name: String, takesValue: Bool)] {
    help.split(separator: "\n").flatMap { line -> [(name: String, takesValue: Bool)] in
      guard let match = line.prefixMatch(of: #/ +(-\S.*?)(  |$)/#) else { return [] }
      let takesValue = match.1.contains("<")
      return match.1.matches(of: #/--[a-z][a-z-]*/#).map {
        (name: String($0.output), takesValue: takesValue)
      }
    } + [
      (name: "--generate-completion-script", takesValue: true),
      (name: "--experimental-dump-help", takesValue: false),
    ]
  }
}
