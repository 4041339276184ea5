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
      let recorded = one.cases.map(\.name) + [one.runError ?? one.obstacle].compactMap { $0 }
      return """
        <tr><td><a href="#\(TrialPage.text(one.name))">\(TrialPage.text(one.type))</a> \(one.way)</td>\
        <td class="\(one.isShown ? "yes" : "no")">\(one.isShown ? "yes" : "no")</td>\
        <td>\(TrialPage.text((one.file as NSString).lastPathComponent)):\(one.line)</td>\
        <td>\(TrialPage.text(one.compileError.map { TrialPage.path($0, in: trial.folder) } ?? "yes"))</td>\
        <td>\(TrialPage.text(one.compileError == nil ? recorded.joined(separator: ", ") : ""))</td>\
        <td class="count">\(one.findingCount)</td></tr>
        """
    }
    html = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(TrialPage.text(app))</title>
      <style>
      body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem; color: #222; background: #fff }
      table { border-collapse: collapse; width: 100% }
      th, td { border-bottom: 1px solid #8884; padding: .4rem .8rem .4rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere }
      th { font-weight: 600; font-size: 13px; overflow-wrap: normal } td { font-size: 14px } td:first-child { min-width: 14em }
      .yes { color: #1a7f37 } .no { color: #cf222e } .count { text-align: right } a { color: #0969da }
      section { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 2rem; border-top: 1px solid #8884; margin-top: 2rem }
      h2, h3 { margin: 1rem 0 .3rem; overflow-wrap: anywhere } .path { font: 12px/1.4 ui-monospace, monospace; margin: 1.6rem 0 .4rem; overflow-wrap: anywhere }
      section > div { min-width: 0 } img { max-width: 100% } pre { overflow: auto; max-height: 90vh; background: #f5f5f5; padding: .6rem; font-size: 12px; margin: 0 }
      @media (prefers-color-scheme: dark) { body { color: #ddd; background: #111 } pre { background: #1c1c1c } .yes { color: #3fb950 } .no { color: #f85149 } a { color: #4493f8 } }
      </style></head><body>
      <h1>\(TrialPage.text(app))</h1>
      <p>\(shown) of \(trial.trials.count) transitions shown, of \(trial.fileCount) files.</p>
      <table><thead><tr><th>transition<th>shown<th>place<th>compiled<th>recorded<th>findings</tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table>
      \(trial.skipped.map { "<p>\(TrialPage.text($0))</p>" }.joined(separator: "\n"))
      \(trial.trials.map { TrialPage.section($0, in: trial.folder) }.joined(separator: "\n"))
      </body></html>

      """
  }

  /// A text with the paths in an app's folder as they are in it.
  private static func path(_ text: String, in folder: String) -> String {
    text.replacing(folder + "/", with: "")
  }

  private static func section(_ one: TransitionTrial, in folder: String) -> String {
    let causes = [one.compileError, one.runError ?? one.obstacle].compactMap { $0 }
    let notes =
      causes.map { path($0, in: folder) } + one.fillIns.map { "fill in \($0)" }
      + one.told + one.leftOut.map { "without \(path($0, in: folder))" }
    let cases = one.cases.map { recorded -> String in
      let picture =
        recorded.error == nil
        ? "<img loading=\"lazy\" alt=\"Frames of \(text(one.type)), \(recorded.name)\" src=\"\(text(one.name))/\(recorded.name)/sheet.png\">"
        : ""
      let findings = recorded.findings.map { "<li>\(text($0.description))</li>" }.joined()
      return
        "<h3>\(recorded.name)</h3><p>\(text(recorded.error ?? "\(recorded.frameCount) frames, \((recorded.duration * 1000).rounded() / 1000) s, \(recorded.changingFrames) of them differ from the one before beside bars"))</p>\(picture)<ul>\(findings)</ul>"
    }
    let source =
      FileManager.default.contents(atPath: one.file).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
    return """
      <section id="\(text(one.name))"><div><h2>\(text(one.type)), \(one.way)</h2>
      <ul>\(notes.map { "<li>\(text($0))</li>" }.joined())</ul>
      \(cases.joined(separator: "\n"))</div>
      <div><p class="path">\(text(path(one.file, in: folder))):\(one.line)</p><pre>\(text(source))</pre></div></section>
      """
  }

  private static func text(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
