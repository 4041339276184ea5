// SPDX-License-Identifier: MIT
internal import Foundation

struct AnimatedPNGContents {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var playCount = 0
  private(set) var frames: [AnimatedPNG.Frame] = []
  private(set) var header: [UInt8] = []
  private(set) var shared: [PNGChunk] = []

  private let file: FileBlocks
  private let limits: ImageLimits
  private var promisedCount: Int?
  private var hasData = false
  private var isBehindData = false
  private var nextNumber: UInt32 = 0
  private var ancillaryCount = 0
  private var partCount = 0

  /// More than libpng writes for a file as large as they may be: it cuts data into chunks of 8 KiB.
  private static let maximumPartCount = 1 << 20

  /// Reads where the frames are; nil for a PNG file without an animation.
  init?(of file: FileBlocks, limits: ImageLimits) throws(ImagingError) {
    (self.file, self.limits) = (file, limits)
    var fileLimits = limits
    fileLimits.byteCount = limits.animationByteCount
    try fileLimits.check(byteCount: file.byteCount, file: file.path)
    try checkStart()
    var offset = PNGReader.signature.count
    while offset < file.byteCount {
      let start = [UInt8](try file.read(at: offset, count: 8))
      let count = start.count < 8 ? 0 : Int(AnimatedPNGContents.number(start, at: 0))
      // Length, type and checksum take 12 bytes.
      guard start.count == 8, offset + 12 + count <= file.byteCount else {
        throw damaged("the file ends too early")
      }
      let type = String(decoding: start[4...], as: UTF8.self)
      if type == "IEND" { break }
      try take(type, at: offset + 8, count: count)
      // Most PNG files are no animations: that is known where the pixels begin.
      if isBehindData, promisedCount == nil { return nil }
      offset += 12 + count
    }
    guard let promisedCount else { return nil }
    guard hasData else { throw damaged("it has no pixels") }
    guard frames.count == promisedCount else {
      throw damaged("it promises \(promisedCount) frames and has \(frames.count)")
    }
    if let empty = frames.firstIndex(where: { $0.parts.isEmpty }) {
      throw damaged("frame \(empty) has no pixels")
    }
  }

  private func checkStart() throws(ImagingError) {
    let start = try file.read(at: 0, count: 64)
    let signature = PNGReader.signature
    guard start.starts(with: signature) else {
      // The reader of still images knows what else a file can be, and says so.
      _ = try PNGReader.decode(start, name: file.path, limits: limits)
      throw .notPNG(file: file.path, kind: nil)
    }
    let first = start.dropFirst(signature.count + 4).prefix(4)
    if first.elementsEqual("CgBI".utf8) { throw .appleCrushedPNG(file: file.path) }
    guard first.elementsEqual("IHDR".utf8) else { throw damaged("its first chunk is not IHDR") }
  }

  private mutating func take(_ type: String, at offset: Int, count: Int) throws(ImagingError) {
    switch type {
    case "IHDR":
      guard header.isEmpty else { throw damaged("it has two headers") }
      header = try contents(of: type, at: offset, count: count, expected: 13)
      (width, height) = (number(header, 0), number(header, 4))
      guard width > 0, height > 0 else { throw damaged("it has no size") }
      try limits.check(width: width, height: height, file: file.path)
    case "PLTE", "tRNS":
      guard !isBehindData else { return }
      // 256 entries of three bytes.
      guard count <= 768 else { throw damaged("its palette is too long") }
      shared.append(PNGChunk(type, try contents(of: type, at: offset, count: count)))
    case "acTL":
      guard !isBehindData, promisedCount == nil else { return }
      let control = try contents(of: type, at: offset, count: count, expected: 8)
      let promised = number(control, 0)
      guard promised > 0 else { throw damaged("it promises no frames") }
      guard promised <= limits.frameCount else {
        throw .tooManyFrames(file: file.path, count: promised, limit: limits.frameCount)
      }
      (promisedCount, playCount) = (promised, number(control, 4))
    case "fcTL":
      guard promisedCount != nil else { return }
      try takeFrame(try contents(of: type, at: offset, count: count, expected: 26))
    case "IDAT":
      (hasData, isBehindData) = (true, true)
      // Without a frame before it, it is the picture for those who do not know of animations.
      guard promisedCount != nil, !frames.isEmpty else { return }
      guard frames.count == 1, !frames[0].isNumbered else { return }
      try addPart(at: offset, count: count, isNumbered: false)
    case "fdAT":
      guard promisedCount != nil else { return }
      guard !frames.isEmpty, isBehindData, count >= 4 else {
        throw damaged("pixels of a frame come before the frame")
      }
      try checkNumber(in: [UInt8](try file.read(at: offset, count: 4)))
      try addPart(at: offset, count: count, isNumbered: true)
    default:
      // A small first letter says that a chunk can be done without.
      guard type.utf8.first.map({ $0 & 0x20 != 0 }) ?? false else {
        throw damaged("it has an unknown chunk \(type)")
      }
      ancillaryCount += 12 + count
      guard ancillaryCount <= limits.ancillaryByteCount else {
        throw .tooMuchBesidePixels(
          file: file.path, count: ancillaryCount, limit: limits.ancillaryByteCount)
      }
    }
  }

  private mutating func takeFrame(_ control: [UInt8]) throws(ImagingError) {
    try checkNumber(in: control)
    let index = frames.count
    guard index < promisedCount ?? 0 else {
      throw damaged("it has more than the \(promisedCount ?? 0) frames it promises")
    }
    if let last = frames.last, last.parts.isEmpty {
      throw damaged("frame \(index - 1) has no pixels")
    }
    var frame = AnimatedPNG.Frame()
    (frame.width, frame.height) = (number(control, 4), number(control, 8))
    (frame.x, frame.y) = (number(control, 12), number(control, 16))
    guard frame.width > 0, frame.height > 0, frame.x + frame.width <= width,
      frame.y + frame.height <= height
    else { throw damaged("frame \(index) lies outside of the canvas") }
    if index == 0, !isBehindData, (frame.width, frame.height) != (width, height) {
      throw damaged("its first frame is not as large as the canvas")
    }
    let numerator = UInt16(control[20]) << 8 | UInt16(control[21])
    let denominator = UInt16(control[22]) << 8 | UInt16(control[23])
    // The specification: 0 stands for 100.
    frame.delay = FrameDelay(numerator, over: denominator == 0 ? 100 : denominator)
    guard let disposal = AnimatedPNG.Disposal(rawValue: control[24]),
      let blending = AnimatedPNG.Blending(rawValue: control[25])
    else { throw damaged("frame \(index) is drawn in an unknown way") }
    // The specification: there is nothing before the first one to return to.
    frame.disposal = index == 0 && disposal == .returns ? .becomesTransparent : disposal
    frame.blending = blending
    frames.append(frame)
  }

  private mutating func addPart(at offset: Int, count: Int, isNumbered: Bool) throws(ImagingError) {
    guard count > (isNumbered ? 4 : 0) else { return }
    partCount += 1
    guard partCount <= AnimatedPNGContents.maximumPartCount else {
      throw damaged("it is cut into more than \(AnimatedPNGContents.maximumPartCount) parts")
    }
    let last = frames.count - 1
    guard frames[last].parts.isEmpty || frames[last].isNumbered == isNumbered else {
      throw damaged("frame \(last) has pixels of two kinds")
    }
    frames[last].isNumbered = isNumbered
    frames[last].parts.append((offset, count))
  }

  private mutating func checkNumber(in bytes: [UInt8]) throws(ImagingError) {
    guard bytes.count >= 4, AnimatedPNGContents.number(bytes, at: 0) == nextNumber else {
      throw damaged("its frames are out of order")
    }
    nextNumber += 1
  }

  private func contents(
    of type: String, at offset: Int, count: Int, expected: Int? = nil
  ) throws(ImagingError) -> [UInt8] {
    guard expected ?? count == count else { throw damaged("\(type) has \(count) bytes") }
    let chunk = [UInt8](try file.read(at: offset - 4, count: count + 8))
    guard chunk.count == count + 8, PNGChunks.hasRightChecksum(chunk) else {
      throw damaged("the checksum of \(type) is wrong")
    }
    return Array(chunk[4..<4 + count])
  }

  private func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    Int(AnimatedPNGContents.number(bytes, at: offset))
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private func damaged(_ reason: String) -> ImagingError {
    .damagedPNG(file: file.path, reason: reason)
  }
}
