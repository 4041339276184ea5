// SPDX-License-Identifier: MIT
internal import Foundation

/// A page with the table of an app's transitions, their sheets, and their sources beside them.
package struct TrialPage {
  /// The page.
  package let html: String

  /// - Parameters:
  ///   - app: What the page is called.
  ///   - trial: What became of the app's transitions.
  package init(_ app: String, _ trial: AppTrial) {
    let shown = trial.trials.filter(\.isShown).count
    let rows = trial.trials.map { one in
      """
      <tr><td><a href="#\(TrialPage.text(one.name))">\(TrialPage.text(one.type))</a> \(one.way)</td>\
      <td>\(TrialPage.text((one.file as NSString).lastPathComponent)):\(one.line)</td>\
      <td>\(TrialPage.text(one.compileError ?? "yes"))</td>\
      <td>\(TrialPage.text(one.compileError == nil ? (one.cases.map(\.name) + [one.runError].compactMap { $0 }).joined(separator: ", ") : ""))</td>\
      <td>\(one.findingCount)</td><td>\(one.isShown ? "yes" : "no")</td></tr>
      """
    }
    html = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(TrialPage.text(app))</title>
      <style>
      body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem; color: #222; background: #fff }
      table { border-collapse: collapse } th, td { border: 1px solid #ccc; padding: .3rem .6rem; text-align: left; vertical-align: top }
      section { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 1rem; border-top: 1px solid #ccc; margin-top: 2rem }
      h2, h3 { margin: 1rem 0 .3rem; overflow-wrap: anywhere } section > div { min-width: 0 } img { max-width: 100% } pre { overflow: auto; max-height: 90vh; background: #f5f5f5; padding: .6rem; font-size: 12px }
      @media (prefers-color-scheme: dark) { body { color: #ddd; background: #111 } pre { background: #1c1c1c } }
      </style></head><body>
      <h1>\(TrialPage.text(app))</h1>
      <p>\(shown) of \(trial.trials.count) transitions shown, of \(trial.fileCount) files.</p>
      <table><thead><tr><th>transition<th>place<th>compiled<th>recorded<th>findings<th>shown</tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table>
      \(trial.skipped.map { "<p>\(TrialPage.text($0))</p>" }.joined(separator: "\n"))
      \(trial.trials.map(TrialPage.section).joined(separator: "\n"))
      </body></html>

      """
  }

  private static func section(_ one: TransitionTrial) -> String {
    let notes =
      [one.compileError, one.runError].compactMap { $0 } + one.fillIns.map { "fill in \($0)" }
      + one.told + one.leftOut.map { "without \($0)" }
    let cases = one.cases.map { recorded -> String in
      let picture =
        recorded.error == nil
        ? "<img loading=\"lazy\" alt=\"Frames of \(text(one.type)), \(recorded.name)\" src=\"\(text(one.name))/\(recorded.name)/sheet.png\">"
        : ""
      let findings = recorded.findings.map { "<li>\(text($0.description))</li>" }.joined()
      return
        "<h3>\(recorded.name)</h3><p>\(text(recorded.error ?? "\(recorded.frameCount) frames, \(recorded.duration) s, \(recorded.changingFrames) of them differ from the one before"))</p>\(picture)<ul>\(findings)</ul>"
    }
    let source =
      FileManager.default.contents(atPath: one.file).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
    return """
      <section id="\(text(one.name))"><div><h2>\(text(one.type)), \(one.way)</h2>
      <ul>\(notes.map { "<li>\(text($0))</li>" }.joined())</ul>
      \(cases.joined(separator: "\n"))</div>
      <div><h3>\(text(one.file)):\(one.line)</h3><pre>\(text(source))</pre></div></section>
      """
  }

  private static func text(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
