// SPDX-License-Identifier: MIT
package import FilmstripTextLayout

extension TypesetText {
  /// Lays text out; a font of the program that is damaged is reported, and the text left out.
  package static func reporting(_ content: TextContent, in box: TextBox) -> TypesetText {
    do throws(TextLayoutError) {
      let laid = try Typesetter.layout(content, in: box)
      for remark in laid.remarks { ContentFact.text(remark).report() }
      for file in laid.systemFonts { ContentFact.systemFont(file).report() }
      return laid
    } catch {
      ContentFact.text(error.description).report()
      return .empty
    }
  }
}

extension TextFont {
  /// The font that a name asks for, which only determines its design, weight and whether it leans.
  ///
  /// `Courier-Bold` is bold and has a fixed pitch, regardless of what else such a font looks like.
  package init(named name: String, size: Double) {
    let name = name.lowercased()
    func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    let weight: FontWeight =
      if has("ultralight", "ultra-light", "hairline") {
        .thin
      } else if has("extralight", "thin") {
        .extraLight
      } else if has("light") {
        .light
      } else if has("medium") {
        .medium
      } else if has("semibold", "demibold", "demi") {
        .semibold
      } else if has("heavy", "extrabold") {
        .extraBold
      } else if has("black") {
        .black
      } else if has("bold") {
        .bold
      } else {
        .regular
      }
    let isSerif = has(
      "georgia", "times", "palatino", "baskerville", "didot", "hoefler", "serif", "newyork",
      "cochin", "bodoni", "charter")
    self.init(
      size: size, weight: weight, isItalic: has("italic", "oblique"),
      design: has("mono", "courier", "menlo", "typewriter")
        ? .monospaced : isSerif && !has("sansserif", "sans-serif") ? .serif : .standard)
  }
}
