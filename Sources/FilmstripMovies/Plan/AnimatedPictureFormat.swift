// SPDX-License-Identifier: MIT
public import Foundation

/// The files of moving pictures that other tools take.
public enum AnimatedPictureFormat: String, Sendable, Hashable, CaseIterable {
  /// GIF: 255 colours, and time in hundredths of a second; shown everywhere.
  case gif
  /// Animated WebP: every pixel as it is, or smaller with losses; shown by browsers.
  case webp
  /// H.264 in MP4, made by `ffmpeg`: smallest; what social networks, slides and chats take.
  case mp4
  /// Animated PNG: every pixel as it is; shown by browsers, and by the others as a still picture.
  case png

  /// The format that a file's extension names, as in `push.gif`, in capitals or not; `apng` is ``png``.
  ///
  /// - Parameter url: A file, which need not be there.
  /// - Throws: ``AnimatedPictureError/unknownFormat(path:)``.
  public init(for url: URL) throws(AnimatedPictureError) {
    let name = url.pathExtension.lowercased()
    guard let format = AnimatedPictureFormat(rawValue: name == "apng" ? "png" : name) else {
      throw .unknownFormat(path: url.relativePath)
    }
    self = format
  }

  package var title: String {
    switch self {
    case .gif: "GIF"
    case .webp: "WebP"
    case .mp4: "MP4"
    case .png: "animated PNG"
    }
  }

  /// Width of a picture for which no other is given; nil for that of the frames.
  ///
  /// 400 pixels are what a column of text on the web shows of a phone, and files grow with every pixel; in MP4, which
  /// social networks and slides take, by the least.
  public var standardWidth: Int? {
    switch self {
    case .gif, .webp, .png: 400
    case .mp4: nil
    }
  }

  /// The shortest time in seconds for which it shows a frame.
  ///
  /// Browsers show a frame of 10 ms or less for 100 ms: so do WebKit (bug 36082: "for any frames that specify a
  /// duration of <= 10 ms"), Gecko and Blink, for GIF, WebP and animated PNG. A GIF counts hundredths of a second.
  package var shortestFrame: Double {
    switch self {
    case .gif: 0.02
    case .webp, .png: 0.011
    case .mp4: 1.0 / 240
    }
  }

  /// The longest side of a picture in pixels.
  ///
  /// GIF stores 16 bits and WebP 14; H.264 has no level for more than 8,192 (ITU-T H.264, table A-1, level 6.2:
  /// 139,264 macroblocks in all); PNG has as many as can be drawn.
  package var longestSide: Int {
    switch self {
    case .gif: GIFWriter.longestSide
    case .webp: WebPWriter.longestSide
    case .mp4: 8_192
    case .png: 32_767
    }
  }

  /// Whether pixels may be transparent; GIF's are so wholly or not at all.
  package var hasTransparency: Bool { self != .mp4 }
}
