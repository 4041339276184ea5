// SPDX-License-Identifier: MIT
public import Foundation
internal import FilmstripWording

/// A file of a figure, with the name by which DocC and Markdown find it.
public struct FigureFile: Sendable, Equatable {
  /// Such as `push~dark@2x.png`.
  public let name: String
  /// What is in it.
  public let bytes: Data
}

extension Figure {
  /// The figure as SVG, in UTF-8.
  ///
  /// Text is text; pictures are inside of the file. With title and description, `role="img"`, and names that
  /// no other figure has, for pages that have several in them.
  ///
  /// - Parameter appearance: The surroundings that it is for.
  /// - Returns: The bytes of a file.
  /// - Throws: `TextLayoutError` where the font is damaged.
  public func svg(_ appearance: FigureAppearance) throws -> Data { svg(appearance, PictureStore()) }

  /// The figure as PNG with 1, 2 or 3 pixels to a point; transparent outside of its round corners.
  ///
  /// - Parameters:
  ///   - appearance: The surroundings that it is for.
  ///   - scale: Pixels to a point: 1, 2 or 3.
  /// - Returns: The bytes of a file.
  /// - Throws: ``FigureError`` for another scale, or too many pixels.
  public func png(_ appearance: FigureAppearance, scale: Int) throws -> Data {
    try png(appearance, scale: scale, PictureStore())
  }

  /// All files of the figure, in the order of formats, appearances and scales: `name.svg`,
  /// `name~dark.svg`, `name.png`, `name@2x.png`, `name~dark@2x.png`.
  ///
  /// A name is used as it is; ``check(name:)`` says whether it can be one.
  ///
  /// - Parameters:
  ///   - name: What the files are called, without an extension.
  ///   - formats: Which formats there are.
  ///   - appearances: Which surroundings there are files for.
  ///   - scales: Pixels to a point of PNG files.
  /// - Returns: The files with their names.
  /// - Throws: ``FigureError`` for another scale, or too many pixels.
  public func files(
    named name: String, formats: [FigureFormat] = FigureFormat.allCases,
    appearances: [FigureAppearance] = FigureAppearance.allCases, scales: [Int] = [1, 2]
  ) throws -> [FigureFile] {
    let store = PictureStore()
    var files: [FigureFile] = []
    for format in formats {
      for appearance in appearances {
        switch format {
        case .svg:
          files.append(
            FigureFile(
              name: Figure.fileName(name, .svg, appearance), bytes: svg(appearance, store)))
        case .png:
          for scale in scales {
            files.append(
              FigureFile(
                name: Figure.fileName(name, .png, appearance, scale: scale),
                bytes: try png(appearance, scale: scale, store)))
          }
        }
      }
    }
    return files
  }

  /// The name of a file as DocC wants it: `~dark` for dark surroundings, then `@2x` for two pixels to a point.
  ///
  /// - Parameters:
  ///   - name: What the figure's files are called.
  ///   - format: Gives the extension.
  ///   - appearance: The surroundings that the file is for.
  ///   - scale: Pixels to a point.
  /// - Returns: A name with an extension.
  public static func fileName(
    _ name: String, _ format: FigureFormat, _ appearance: FigureAppearance, scale: Int = 1
  ) -> String {
    name + (appearance == .dark ? "~dark" : "")
      + (format == .png && scale != 1 ? "@\(scale)x" : "") + "." + format.rawValue
  }

  /// What Markdown and HTML show the figure with: a `<picture>` that follows the reader's appearance, with
  /// the alternative text.
  ///
  /// `folder` leads from the page to the files, such as `images`; empty where they are beside it. One
  /// appearance gives an `<img>` alone; PNG files name their scales.
  ///
  /// - Parameters:
  ///   - name: What the figure's files are called.
  ///   - folder: The folder of the files, as the page has it.
  ///   - format: Which of the files are shown.
  ///   - appearances: Which surroundings there are files for.
  ///   - scales: Pixels to a point of PNG files.
  /// - Returns: A line of HTML, which Markdown takes as it is.
  public func markdown(
    named name: String, in folder: String = "", format: FigureFormat = .svg,
    appearances: [FigureAppearance] = FigureAppearance.allCases, scales: [Int] = [1, 2]
  ) -> String {
    let head = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    func address(_ appearance: FigureAppearance, _ scale: Int) -> String {
      let path = head + Figure.fileName(name, format, appearance, scale: scale)
      let address = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      return address.markup
    }
    func sources(_ appearance: FigureAppearance) -> String {
      let scales = format == .svg ? [1] : scales
      guard scales.count > 1 else { return address(appearance, scales.first ?? 1) }
      return scales.map { address(appearance, $0) + " \($0)x" }.joined(separator: ", ")
    }
    let plain: FigureAppearance = appearances.contains(.light) ? .light : .dark
    let first = format == .svg ? 1 : scales.first ?? 1
    let set = format == .png && scales.count > 1 ? " srcset=\"\(sources(plain))\"" : ""
    let image =
      "<img src=\"\(address(plain, first))\"\(set) width=\"\(SVGText.number(size.width))\" "
      + "alt=\"\(alternativeText.markup)\">"
    guard appearances.contains(.light), appearances.contains(.dark) else { return image }
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(sources(.dark))">
        \(image)
      </picture>
      """
  }

  /// Whether a text can be the name of files: it is not empty, no path, not hidden, and printable.
  ///
  /// - Parameter name: A text.
  /// - Returns: Whether files can be called so.
  public static func check(name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && name.printable == name
      && name.utf8.count <= 200
  }

  private func svg(_ appearance: FigureAppearance, _ store: PictureStore) -> Data {
    var writer = SVGWriter(self, appearance, store)
    return writer.data()
  }

  private func png(
    _ appearance: FigureAppearance, scale: Int, _ store: PictureStore
  ) throws -> Data {
    try PNGWriter(figure: self, appearance: appearance, scale: scale, pictures: store).data()
  }

  package static func isOwnSVG(_ start: Data) -> Bool { start.starts(with: SVGWriter.mark.utf8) }
}
