// SPDX-License-Identifier: MIT
internal import FilmstripPreview
internal import FilmstripWording

/// Text that is not ours as Markdown shows it: every character as it is, and none as a mark, a mention or a link.
enum MarkdownText {
  /// Text on one line, as code: only there GitHub and GitLab leave `@name` and `#1` alone.
  static func code(_ text: String) -> String {
    let text = text.printable
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let needsSpace =
      text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") && text.hasSuffix(" ")
    let pad = needsSpace || text.isEmpty ? " " : ""
    return fence + pad + text + pad + fence
  }

  /// Lines, each on one line, as a block of code.
  static func block(_ lines: [String]) -> String {
    let lines = lines.map(\.printable)
    let longest = lines.map(longestRun).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n" + lines.map { $0 + "\n" }.joined() + fence
  }

  /// Text on one line as HTML, as code.
  static func codeElement(_ text: String) -> String { "<code>\(text.printable.markup)</code>" }

  private static func longestRun(in text: String) -> Int {
    text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
  }
}
