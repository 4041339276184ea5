// SPDX-License-Identifier: MIT
internal import CoreGraphics

/// The first pages of PDF files as SVG, which Poppler's program `pdftocairo` makes of them.
///
/// Poppler is a library under the GPL, so that nothing here links or loads it: a program of the system is started, as
/// for films (docs/decisions/0007). It gets the file on its standard input and writes to a file without a name, and
/// the system bounds what it uses. It is not in the engine: without the program, a finding says what to install.
final class PDFDocuments {
  /// A page as SVG, whose view box is the page in points.
  struct Page {
    let svg: Data
    /// What the program says is wrong with the file; nil for nothing.
    let damage: String?
  }

  /// Pages by the digest of their file, so that a file is converted once for all stages and scales.
  private var known: [Digest: Result<Page, VectorProblem>] = [:]
  private var order: [Digest] = []
  private var byteCount = 0

  /// Bytes of the pages that are kept; an icon has a few thousand.
  private static let keptByteCount = 64 << 20
  /// Icons take 10 ms and 20 MB; an image of 30,000 × 30,000 pixels in a page would take 10 s.
  private static let bounds = ChildProcess.Bounds(seconds: 5, memory: 1 << 30, output: 32 << 20)
  private static let program = "pdftocairo"

  /// The version of Poppler, such as `22.12.0`; nil where its program is not there.
  static let version: String? = {
    guard let process = try? ChildProcess(program, arguments: ["-v"], bounds: bounds) else {
      return nil
    }
    _ = process.finish()
    return process.words.lazy.compactMap { $0.firstMatch(of: /version (\S+)/)?.1 }.first.map(
      String.init)
  }()

  func page(of data: Data) throws(VectorProblem) -> Page {
    let digest = data.withUnsafeBytes { Digest(of: $0) }
    if let known = known[digest] { return try known.get() }
    let result = Result { () throws(VectorProblem) in try PDFDocuments.convert(data) }
    known[digest] = result
    order.append(digest)
    byteCount += result.size
    while byteCount > PDFDocuments.keptByteCount, let oldest = order.first {
      order.removeFirst()
      byteCount -= known.removeValue(forKey: oldest)?.size ?? 0
    }
    return try result.get()
  }

  private static func convert(_ data: Data) throws(VectorProblem) -> Page {
    // Readers find the mark anywhere in the first kilobyte (a note in Adobe's PDF Reference).
    guard data.prefix(1_024).range(of: Data("%PDF-".utf8)) != nil else {
      throw VectorProblem("is no PDF; export it again")
    }
    let process: ChildProcess
    do throws(SystemError) {
      // The page's own size: by default it would be scaled to whole points. The crop box counts, as for viewers.
      process = try ChildProcess(
        program, arguments: ["-svg", "-f", "1", "-l", "1", "-noshrink", "-nocenter", "-", "-"],
        bounds: bounds)
    } catch {
      guard error.code == ENOENT else {
        throw VectorProblem("cannot be drawn, as \(program) does not start (\(error.reason))")
      }
      throw VectorProblem(
        "is a PDF, which \(program) turns into vectors, and that is missing; install it (apt install poppler-utils)"
      )
    }
    // A program that has ended reads no more, and its status says why.
    data.withUnsafeBytes { bytes in try? process.write(bytes) }
    let status = process.finish()
    let words = process.words
    switch status {
    case 0:
      let damage = words.first { $0.contains("Error") }
      return Page(
        svg: process.written,
        damage: damage.map {
          "is damaged (\($0)), and is shown as far as it can be read; export it again"
        })
    case 128 + SIGXCPU, 128 + SIGKILL:
      throw VectorProblem("takes more than \(bounds.seconds) s to be read; make it simpler")
    case 128 + SIGXFSZ:
      throw VectorProblem(
        "is more than \(bounds.output >> 20) MB of vectors; make it simpler, or export it as a PNG")
    case _ where words.contains { $0.contains("Incorrect password") }:
      throw VectorProblem("is encrypted; export it without a password")
    default:
      let reason = words.last { !$0.hasPrefix("Error opening") } ?? "status \(status)"
      throw VectorProblem("cannot be read (\(reason)); export it again")
    }
  }
}

extension Result<PDFDocuments.Page, VectorProblem> {
  fileprivate var size: Int { (try? get().svg.count) ?? 0 }
}
