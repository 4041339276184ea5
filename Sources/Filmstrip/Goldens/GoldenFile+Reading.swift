// SPDX-License-Identifier: MIT
internal import Foundation

extension GoldenFile {
  /// What the bytes of a `golden.json` say; messages call the file by its path.
  ///
  /// - Throws: ``GoldenError``.
  init(data: Data, path: String) throws(GoldenError) {
    func damaged(_ reason: String) -> GoldenError { .damaged(file: path, reason: reason) }
    let head: Head
    do { head = try JSONDecoder().decode(Head.self, from: data) } catch {
      throw damaged(GoldenFile.reason(error))
    }
    guard head.format == "filmstrip-golden" else {
      throw damaged("its format is \(head.format), not filmstrip-golden")
    }
    guard head.version <= GoldenFile.currentVersion else {
      throw .newerVersion(file: path, version: head.version)
    }
    let content: Content
    do { content = try JSONDecoder().decode(Content.self, from: data) } catch {
      throw damaged(GoldenFile.reason(error))
    }
    guard content.frameCount == content.frames.count, !content.frames.isEmpty else {
      throw damaged("it has \(content.frames.count) frames, and says \(content.frameCount)")
    }
    let (device, sheet) = (content.device, content.sheet)
    guard device.width > 0, device.height > 0, device.scale > 0, content.frameRate > 0 else {
      throw damaged("its device has no size, or its frames no rate")
    }
    let parts = try content.parts(path: path)
    let isText = parts.contains { $0.name == GoldenFile.compressedTimelineName }
    guard sheet.cells.isEmpty == isText, sheet.width > 0, sheet.height > 0,
      sheet.cells.allSatisfy({
        content.frames.indices.contains($0.frame) && (0..<1 << 24).contains($0.x)
          && (0..<1 << 24).contains($0.y)
      })
    else { throw damaged("a cell of its sheet shows no frame") }
    // Last, as it says less than what is wrong with a value.
    if head.version > 1 { try GoldenFile.checkDigest(of: data, path: path) }
    self.init(
      version: head.version, name: content.name,
      screen: TimelineFile.Screen(
        name: device.name, size: CGSize(width: device.width, height: device.height),
        scale: device.scale),
      frameRate: content.frameRate, duration: content.duration, tolerance: content.tolerance,
      environment: content.environment, sheet: sheet, parts: parts,
      frames: content.frames)
  }

  /// Whether the text is as it was written: its last line names the lines before it.
  ///
  /// A digest of pixels that was changed would pass otherwise until a frame is drawn, as would what remains of two
  /// sides of a merge.
  private static func checkDigest(of data: Data, path: String) throws(GoldenError) {
    let text = data.withLineFeeds
    let last = text.dropLast().lastIndex(of: UInt8(ascii: "\n")).map { text.index(after: $0) }
    let content = text.prefix(upTo: last ?? text.startIndex)
    guard text.suffix(from: content.endIndex).elementsEqual(ending(of: content).utf8) else {
      throw .damaged(
        file: path,
        reason: "its text is not the one that was written, by the digest in its last line")
    }
  }

  private struct Head: Decodable {
    let format: String
    let version: Int
  }

  private struct Content: Decodable {
    struct Device: Decodable {
      let name: String
      let width: Double
      let height: Double
      let scale: Double
    }

    let name: String
    let device: Device
    let frameRate: Int
    let frameCount: Int
    let duration: Double
    let tolerance: PixelTolerance?
    let environment: DrawingEnvironment
    let sheet: Sheet
    let files: [String: Mark]?
    let frames: [Frame]

    struct Mark: Decodable {
      let bytes: Int
      let digest: Digest
    }

    /// The files beside it, in an order that does not change.
    func parts(path: String) throws(GoldenError) -> [Part] {
      var parts: [Part] = []
      for (name, mark) in (files ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard GoldenFolder.golden.file(at: name) != nil, name != GoldenFile.fileName else {
          throw .damaged(file: path, reason: "no golden has a file '\(name)'")
        }
        parts.append(Part(name: name, byteCount: mark.bytes, digest: mark.digest))
      }
      return parts
    }
  }

  private static func reason(_ error: any Error) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?:
      return "\(place(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      return "\(place(context.codingPath)) has another form"
    case .dataCorrupted(let context)?:
      let place = place(context.codingPath)
      return place.isEmpty ? "it is not JSON" : "\(place): \(context.debugDescription)"
    default: return "it is not JSON"
    }
  }
}
