// SPDX-License-Identifier: MIT
package import Filmstrip
internal import Foundation
internal import FilmstripImaging
internal import FilmstripWording

/// A page that lists previews, each with a small picture that leads to it: one HTML file beside their folders.
package struct PreviewIndex: Sendable {
  /// A preview in the list.
  package struct Entry: Sendable {
    let name: String
    let caption: String
    let path: String
    let picture: Data

    /// The preview of a recording, whose middle frame is its picture.
    ///
    /// - Parameters:
    ///   - name: What the list calls it.
    ///   - recording: What it shows.
    ///   - path: The preview, relative to the list.
    package init(_ name: String, of recording: Recording, at path: String) {
      (self.name, self.path) = (name, path)
      let count = recording.frames.count
      caption =
        count.counting("frame") + ", \(Int((recording.duration * 1_000).rounded())) ms, "
        + recording.device.name
      let frame = recording.frames[count / 2]
      let width = min(PreviewIndex.pictureWidth, frame.pixelWidth)
      picture = OrderedPipeline.single {
        PNGFile.data(
          of: FrameDrawer().draw(frame, at: count / 2)
            .scaled(width: width, height: max(frame.pixelHeight * width / frame.pixelWidth, 1)),
          as: .rgb, compression: .level(6))
      }
    }
  }

  private let entries: [Entry]
  /// For a screen with two pixels in a point, twice of what the page shows.
  private static let pictureWidth = 240

  /// A list of previews, in this order.
  package init(_ entries: [Entry]) { self.entries = entries }

  /// Refuses a path at which something else than a page of this program is.
  ///
  /// - Parameter path: Where the list will be.
  /// - Throws: `FilmstripError`.
  package static func checkReplacement(of path: String) throws(FilmstripError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    let start =
      isFolder.boolValue
      ? nil : try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 256)
    guard let start, start.range(of: Data(FileMark.page.utf8)) != nil else {
      let place = URL(fileURLWithPath: path)
      throw .outputHoldsOtherFiles(
        path: (path as NSString).deletingLastPathComponent, example: place.lastPathComponent)
    }
  }

  /// Writes the page, which appears complete or not at all; one that is there is replaced.
  ///
  /// - Parameter path: The file.
  /// - Throws: `FilmstripError`.
  package func write(to path: String) throws(FilmstripError) {
    try PreviewIndex.checkReplacement(of: path)
    try SingleOutput.write(Data(html.utf8), to: path)
  }

  /// The page's text.
  var html: String {
    let items = entries.map { entry in
      """
      <li><a href="\(PreviewIndex.reference(entry.path))">\
      <img alt="" loading="lazy" src="data:image/png;base64,\(entry.picture.base64EncodedString())">\
      <strong>\(entry.name.printable.markup)</strong></a> <span>\(entry.caption.printable.markup)</span></li>
      """
    }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">\(FileMark.page)
      <meta name="viewport" content="width=device-width"><title>Previews – Filmstrip</title>
      <style>
      :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
      body { margin: 2rem }
      ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 2rem 1.5rem; list-style: none; padding: 0 }
      a { display: block; color: inherit; text-decoration: none; overflow-wrap: anywhere }
      a:hover strong, a:focus-visible strong { text-decoration: underline }
      img { display: block; width: 120px; margin-bottom: .5rem; border-radius: 8px; box-shadow: 0 0 0 1px #8886 }
      span { font-size: 13px; opacity: .7 }
      </style></head><body>
      <h1>\(entries.count.counting("preview"))</h1>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>
      </body></html>

      """
  }

  /// A relative path as a reference.
  private static func reference(_ path: String) -> String {
    // A first part with a colon would name a scheme.
    "./"
      + path.split(separator: "/").map {
        String($0).addingPercentEncoding(
          withAllowedCharacters: .alphanumerics.union(["-", ".", "_", "~"])) ?? ""
      }.joined(separator: "/")
  }
}
