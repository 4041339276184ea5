// SPDX-License-Identifier: MIT
internal import Diff
internal import Foundation
internal import Timelines

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
    guard !sheet.cells.isEmpty, sheet.width > 0, sheet.height > 0,
      sheet.cells.allSatisfy({
        content.frames.indices.contains($0.frame) && (0..<1 << 24).contains($0.x)
          && (0..<1 << 24).contains($0.y)
      })
    else { throw damaged("a cell of its sheet shows no frame") }
    self.init(
      name: content.name,
      screen: TimelineFile.Screen(
        name: device.name, size: CGSize(width: device.width, height: device.height),
        scale: device.scale),
      frameRate: content.frameRate, duration: content.duration, tolerance: content.tolerance,
      environment: content.environment, sheet: sheet, frames: content.frames)
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
    let frames: [Frame]
  }

  /// What a decoder objects to, and where.
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
