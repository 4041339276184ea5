// SPDX-License-Identifier: MIT

final class ApplicationWords {
  /// The languages of the device, the preferred one first; a change applies to texts that are asked for later.
  var languages = ["en"] { didSet { chosen = [:] } }

  private struct Sources {
    var folders: [(language: String, path: String)] = []
    /// Of each table those that there are, the nearest first: an app and its packages may have one each.
    var catalogs: [String: [(path: String, source: String, books: [String: Wordbook])]] = [:]
  }
  private var sources: [String: Sources] = [:]
  private var books: [String: Wordbook] = [:]
  private var chosen: [String: [String]] = [:]

  struct Found {
    let entry: Wordbook.Entry
    let path: String
    let language: String
  }

  /// Texts with plurals that were handed out as formats, by the numbers of their variables.
  private var handed: [Found] = []
  private var numbers: [String: Int] = [:]

  func entry(_ key: String, table: String, in bundle: Bundle) -> Found? {
    let sources = sources(of: bundle)
    for language in localizations(of: bundle) {
      for catalog in sources.catalogs[table] ?? [] {
        if let entry = catalog.books[language]?.entries[key] {
          return Found(entry: entry, path: catalog.path, language: language)
        }
      }
      for folder in sources.folders where folder.language == language {
        for ending in ["stringsdict", "strings"] {
          let path = "\(folder.path)/\(table).\(ending)"
          if let entry = book(path).entries[key] {
            return Found(entry: entry, path: path, language: language)
          }
        }
      }
    }
    return nil
  }

  private func book(_ path: String) -> Wordbook {
    if let known = books[path] { return known }
    var book: Wordbook?
    if FileManager.default.fileExists(atPath: path) {
      do throws(AssetProblem) {
        book =
          path.hasSuffix("dict") ? try Wordbook(stringsdict: path) : try Wordbook(strings: path)
      } catch {
        error.report()
      }
    }
    let found = book ?? Wordbook.empty
    books[path] = found
    return found
  }

  // MARK: Formats

  var locale: Locale { Locale(identifier: languages.first ?? "en") }

  /// A text for code that formats it later: its variables have a number, by which the format finds them again.
  ///
  /// On iOS the string itself remembers its variables, which a string of Swift cannot.
  func format(_ found: Found, key: String) -> String {
    let text: String
    switch found.entry {
    case .text(let text): return text
    case .format(let format, _): text = format
    }
    let name = "\(found.path)\0\(found.language)\0\(key)"
    let number = numbers[name] ?? handed.count
    if number == handed.count {
      handed.append(found)
      numbers[name] = number
    }
    return text.replacing(/(#@[^@]*)@/) { "\($0.1)#\(number)@" }
  }

  /// A format with values, if it has variables of texts that were handed out; nil for any other.
  ///
  /// Places for other values than there are remain, and are reported.
  func text(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String? {
    guard let match = format.firstMatch(of: /#@[^@]*#(\d+)@/), let number = Int(match.1),
      handed.indices.contains(number)
    else { return nil }
    let own = format.replacing(/(#@[^@]*)#\d+@/) { "\($0.1)@" }
    return text(
      handed[number], format: own, arguments.map(TextFormat.Argument.init), locale: locale) ?? own
  }

  /// A text with values; nil, and reported, where it has places for others.
  func text(
    _ found: Found, format: String? = nil, _ arguments: [TextFormat.Argument], locale: Locale?
  ) -> String? {
    var surroundings = TextFormat.Surroundings(language: found.language, locale: locale)
    var text: String?
    switch found.entry {
    case .text(let own): text = own
    case .format(let own, let variables):
      text = format ?? own
      surroundings.variables = variables
      // A key without values may have plurals.
      if arguments.isEmpty, let plural = variables["plural"], plural.isWhole {
        text = plural.texts["other"]
      }
    }
    if let result = text.flatMap({ TextFormat.text($0, arguments, in: surroundings) }) {
      return result
    }
    AssetProblem(
      path: found.path,
      reason: "the text \"\(text ?? "")\" has places for other values than it is given"
    ).report()
    return nil
  }

  /// The languages of a bundle that are looked through: the best one for the user, then that of development and the
  /// base, as bundles do (documented for `preferredLocalizations(from:)`).
  private func localizations(of bundle: Bundle) -> [String] {
    if let known = chosen[bundle.bundlePath] { return known }
    let sources = sources(of: bundle)
    let catalogs = sources.catalogs.values.joined()
    let present = Set(sources.folders.map(\.language)).union(catalogs.flatMap(\.books.keys))
    let best = languages.lazy.compactMap { language in
      ApplicationWords.ancestors(of: language).first { present.contains($0) }
    }.first
    let own = catalogs.map(\.source).sorted()
    var result: [String] = []
    for language in [best].compactMap({ $0 }) + own + ["Base", "en"]
    where !result.contains(language) { result.append(language) }
    chosen[bundle.bundlePath] = result
    return result
  }

  /// A language, and what it is a variant of: `pt-BR`, `pt`.
  private static func ancestors(of language: String) -> [String] {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
    return (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }

  private func sources(of bundle: Bundle) -> Sources {
    if let known = sources[bundle.bundlePath] { return known }
    var result = Sources()
    for path in StageScope.current.assets.files(of: bundle) {
      let name = (path as NSString).lastPathComponent
      let stem = (name as NSString).deletingPathExtension
      if name.hasSuffix(".lproj") {
        result.folders.append((stem, path))
      } else if name.hasSuffix(".xcstrings") {
        do throws(AssetProblem) {
          let (source, books) = try Wordbook.books(xcstrings: path)
          result.catalogs[stem, default: []].append((path, source, books))
        } catch {
          error.report()
        }
      }
    }
    sources[bundle.bundlePath] = result
    return result
  }
}

extension StageScope {
  var words: ApplicationWords { part { ApplicationWords() } }
}

extension StageEnvironment {
  /// The languages of the device, the preferred one first.
  package var languages: [String] {
    get { scope.words.languages }
    set { scope.words.languages = newValue }
  }
}
