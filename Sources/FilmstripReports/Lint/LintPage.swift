// SPDX-License-Identifier: MIT
internal import Filmstrip
package import FilmstripVerification
internal import FilmstripWording

/// The page of a lint: each finding with its frames, what to do, and how to see it again.
package struct LintPage: Sendable {
  static let mark = "<meta name=\"generator\" content=\"Filmstrip lint\">"

  /// The page.
  package let html: String

  package init(_ result: LintResult) {
    let found = result.cases.filter { !$0.findings.isEmpty || $0.error != nil }
    let clean = result.cases.filter { $0.findings.isEmpty && $0.error == nil }
    let omissions = result.cases.filter { !$0.omissions.isEmpty }
    html = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">\(LintPage.mark)
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Lint: \(LintPage.text(result.summary))</title>
      <style>\(LintPage.style)</style></head><body>
      <header><h1>Lint</h1><p>\(LintPage.text(result.summary))</p></header>
      \(found.map(LintPage.section).joined(separator: "\n"))
      \(LintPage.list("Nothing found", clean.map { "\($0.fullName), \($0.wayCount.counting("way"))" }))
      \(LintPage.list("Left out", omissions.flatMap { linted in linted.omissions.map { "\(linted.fullName): \($0)" } }))
      </body></html>

      """
  }

  private static func section(_ linted: LintedCase) -> String {
    let place = linted.place.isEmpty ? "" : " <small>\(text(linted.place))</small>"
    let error = linted.error.map { "<p class=\"error\">Not looked at: \(text($0))</p>" } ?? ""
    return """
      <section><h2>\(text(linted.fullName))\(place)</h2>\(error)
      \(linted.findings.map(article).joined(separator: "\n"))</section>
      """
  }

  private static func article(_ found: LintFinding) -> String {
    let finding = found.finding
    let again =
      found.commandLine.map { "<pre>\(text($0))</pre>" }
      ?? "\(text(found.instruction.sentence))"
    let picture =
      found.picture.map {
        """
        <figure><img loading="lazy" src="\(text($0))" alt="Frames: \(text(finding.message))">\
        \(finding.object.map { "<figcaption>Outlined: \(text($0))</figcaption>" } ?? "")</figure>
        """
      } ?? ""
    return """
      <article id="finding-\(found.number)"><h3><span class="\(found.severity.rawValue)">\
      \(found.isKnown ? "known" : found.severity.rawValue)</span> \(text(finding.message))</h3>
      <p>\(text(found.circumstances.sentence)) <code>\(text(finding.rule.id))</code></p>
      \(picture)
      <dl><dt>What to do</dt><dd>\(text(finding.rule.remedy.sentence))</dd>
      <dt>See it again</dt><dd>\(again)</dd></dl></article>
      """
  }

  private static func list(_ title: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "<details><summary>\(title): \(lines.count)</summary><ul>"
      + lines.map { "<li>\(text($0))</li>" }.joined() + "</ul></details>"
  }

  private static func text(_ text: String) -> String { text.printable.markup }

  private static let style = """
    :root { color-scheme: light dark; --line: #d8d8dc; --quiet: #6b6b70; --fill: #f4f4f6 }
    @media (prefers-color-scheme: dark) { :root { --line: #3a3a3e; --quiet: #a0a0a6; --fill: #1e1e20 } }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1.25rem }
    header p, small, figcaption, dt { color: var(--quiet) }
    h1 { margin: 0; font-size: 1.7rem } header p { margin: .2rem 0 2rem }
    h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; overflow-wrap: anywhere } small { font-weight: normal; margin-left: .5rem }
    article { border-top: 1px solid var(--line); padding: 1rem 0 1.5rem }
    h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere } p { margin: .3rem 0 }
    h3 span { font-size: .75rem; padding: .1rem .5rem; border-radius: 1rem; margin-right: .3rem; background: var(--fill) }
    .error { color: #c00028 } .warning { color: #9a5b00 }
    @media (prefers-color-scheme: dark) { .error { color: #ff7088 } .warning { color: #f0b45a } }
    code, pre { font: .85rem/1.5 ui-monospace, monospace } code { color: var(--quiet) }
    figure { margin: .8rem 0 } img { max-width: 100%; height: auto; border-radius: 6px } figcaption { font-size: .85rem }
    dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .3rem 1rem; margin: .8rem 0 0 } dd { margin: 0 }
    pre { background: var(--fill); padding: .5rem .7rem; border-radius: 6px; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
    details { margin: 1rem 0; color: var(--quiet) } summary { cursor: pointer }
    @media (max-width: 40rem) { dl { grid-template-columns: 1fr } }
    """
}

extension String {
  /// A phrase as a sentence.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
