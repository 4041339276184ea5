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
    let clean = result.cases.filter {
      $0.findings.isEmpty && $0.error == nil && $0.joinedCount == 0
    }
    let omissions = result.cases.filter { !$0.omissions.isEmpty }
    html = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">\(LintPage.mark)
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Lint: \(LintPage.text(result.summary))</title>
      <style>\(LintPage.style)</style></head><body>
      <header><h1>Lint</h1><p>\(LintPage.text(result.summary))</p></header>
      \(LintPage.overview(result))
      \(found.map(LintPage.section).joined(separator: "\n"))
      \(LintPage.list("Nothing found", clean.map { "\($0.fullName), \($0.wayCount.counting("way"))" }))
      \(LintPage.list("Left out", omissions.flatMap { linted in linted.omissions.map { "\(linted.fullName): \($0)" } }))
      </body></html>

      """
  }

  /// A table of the rules of which there are findings, the most severe first, with links to the cases; nothing for a
  /// few findings, which are seen at once.
  private static func overview(_ result: LintResult) -> String {
    let all = result.cases.flatMap { linted in linted.findings.map { (linted, $0) } }
    guard all.count > 3 else { return "" }
    let severities: [Rule.Severity] = [.error, .warning, .note]
    let groups = Dictionary(grouping: all) { "\($1.severity.rawValue) \($1.finding.rule.id)" }
      .values
      .sorted { one, other in
        let (first, second) = (one[0].1, other[0].1)
        let ranks = [first, second].map { severities.firstIndex(of: $0.severity) ?? 0 }
        return (ranks[0], -one.count, first.number) < (ranks[1], -other.count, second.number)
      }
    let rows = groups.map { group in
      let finding = group[0].1
      var names: [(name: String, number: Int)] = []
      for (linted, finding) in group where names.last?.name != linted.fullName {
        names.append((linted.fullName, finding.number))
      }
      let links = names.prefix(6).map { "<a href=\"#finding-\($0.number)\">\(text($0.name))</a>" }
      let more = names.count > 6 ? ["and \(names.count - 6) more"] : []
      return """
        <tr><td><span class="\(finding.severity.rawValue)">\(finding.severity.rawValue)</span></td>\
        <td><code>\(text(finding.finding.rule.id))</code></td><td class="count">\(group.count)</td>\
        <td>\((links + more).joined(separator: ", "))</td></tr>
        """
    }
    return """
      <table><thead><tr><th></th><th>Rule</th><th class="count">Findings</th><th>Cases</th></tr></thead>\
      <tbody>\(rows.joined(separator: "\n"))</tbody></table>
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
      <p\(found.otherCases.isEmpty ? "" : " title=\"\(text(found.otherCases.joined(separator: ", ")))\"")>\
      \(text(found.circumstances.sentence)) <code>\(text(finding.rule.id))</code></p>
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
    table { border-collapse: collapse; width: 100%; font-size: .9rem } th { font-weight: normal; color: var(--quiet) }
    th, td { text-align: left; vertical-align: baseline; padding: .35rem .8rem .35rem 0; border-bottom: 1px solid var(--line) }
    th:not(:last-child), td:not(:last-child) { width: 1% } td { overflow-wrap: anywhere } td:first-child, td:nth-child(2) { white-space: nowrap; overflow-wrap: normal }
    .count { text-align: right; padding-right: 1.6rem } a { color: inherit; text-underline-offset: .2em }
    h3 span, td span { font-size: .75rem; padding: .1rem .5rem; border-radius: 1rem; margin-right: .3rem; background: var(--fill) }
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
