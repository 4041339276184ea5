// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import Foundation
internal import FilmstripImaging
internal import QuartzCore

/// The texts of a stage's application in the languages that its user prefers, by bundle.
final class ApplicationWords {
  /// The languages of the device, the preferred one first; a change applies to texts that are asked for later.
  var languages = ["en"] { didSet { chosen = [:] } }

  /// Where a bundle's texts are: its folders and files of languages.
  private struct Sources {
    var folders: [(language: String, path: String)] = []
    /// Of each table those that there are, the nearest first: an app and its packages may have one each.
    var catalogs: [String: [(source: String, books: [String: Wordbook])]] = [:]
  }
  private var sources: [String: Sources] = [:]
  private var books: [String: Wordbook] = [:]
  private var chosen: [String: [String]] = [:]

  /// The text of a key; nil without one.
  func entry(_ key: String, table: String, in bundle: Bundle) -> Wordbook.Entry? {
    let sources = sources(of: bundle)
    for language in localizations(of: bundle) {
      for catalog in sources.catalogs[table] ?? [] {
        if let entry = catalog.books[language]?.entries[key] { return entry }
      }
      for folder in sources.folders where folder.language == language {
        if let entry = book("\(folder.path)/\(table).strings").entries[key] { return entry }
      }
    }
    return nil
  }

  private func book(_ path: String) -> Wordbook {
    if let known = books[path] { return known }
    var book: Wordbook?
    if FileManager.default.fileExists(atPath: path) {
      do throws(AssetProblem) {
        book = try Wordbook(strings: path)
      } catch {
        error.report()
      }
    }
    let found = book ?? Wordbook.empty
    books[path] = found
    return found
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
    where !result.contains(language) {
      result.append(language)
    }
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
          result.catalogs[stem, default: []].append(try Wordbook.books(xcstrings: path))
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
  /// The texts of the stage's application.
  var words: ApplicationWords { part { ApplicationWords() } }
}

extension StageEnvironment {
  /// The languages of the device, the preferred one first.
  package var languages: [String] {
    get { scope.words.languages }
    set { scope.words.languages = newValue }
  }
}
