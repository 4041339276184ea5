// SPDX-License-Identifier: MIT
import Bombs
import Foundation
import FilmstripImaging
import Requirements
import Testing

/// Files that are broken, missing or something else.
@Suite struct PNGReaderRefusalTests {
  /// The error for a file, which has to be there and to be one line that names the file.
  private func refusal(of path: String) throws -> ImagingError {
    let error = try #require(throws: ImagingError.self) { try PNGReader.read(path: path) }
    #expect(error.description.hasPrefix("\(path): "))
    #expect(!error.description.contains { $0.isNewline })
    #expect(!error.description.unicodeScalars.contains { $0.value < 32 || $0.value == 127 })
    return error
  }

  @Test func theManifestNamesEveryBadFileOfTheCorpus() throws {
    #expect(try Corpus.pngFiles(in: "bad") == Corpus.badFiles.map(\.file).sorted())
    #expect(Corpus.badFiles.count > 100)
  }

  @Test(arguments: Corpus.badFiles.filter(\.mustBeRefused))
  func refusesABrokenFileAndNamesIt(bad: Corpus.BadFile) throws {
    _ = try refusal(of: bad.path)
  }

  @Test(arguments: Corpus.badFiles.filter { !$0.mustBeRefused })
  func readsOrRefusesAFileWithAFlaw(bad: Corpus.BadFile) throws {
    do {
      let bitmap = try PNGReader.read(path: bad.path).bitmap
      let alphas = stride(from: 3, to: bitmap.width * bitmap.height * 4, by: 4)
      let bytes = TestPictures.bytes(of: bitmap)
      if bitmap.isOpaque { #expect(alphas.allSatisfy { bytes[$0] == 255 }) }
    } catch {
      #expect(error.description.hasPrefix("\(bad.path): "))
      #expect(!error.description.contains { $0.isNewline })
    }
  }

  @Test func refusesEveryTruncationOfAFile() throws {
    let file = try Data(contentsOf: URL(filePath: Corpus.path("raw-1x1-rgba8.png")))
    for count in 0..<file.count {
      #expect(throws: ImagingError.self, "\(count) bytes") {
        try PNGReader.decode(file.prefix(count), name: "cut.png")
      }
    }
  }

  @Test func saysThatAFileIsMissing() throws {
    let path = try TemporaryFolder().path("none.png")
    guard case .unreadable(path, let reason) = try refusal(of: path) else {
      Issue.record("not reported as unreadable")
      return
    }
    #expect(reason == "No such file or directory")
  }

  @Test func saysThatAPathIsAFolder() throws {
    let folder = try TemporaryFolder()
    #expect(try refusal(of: folder.url.path) == .directory(file: folder.url.path))
  }

  @Test func saysThatAFileIsEmpty() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(), to: "empty.png")
    #expect(try refusal(of: path) == .empty(file: path))
  }

  @Test func refusesADevice() throws {
    #expect(
      try refusal(of: "/dev/null")
        == .unreadable(file: "/dev/null", reason: "it is not a regular file"))
  }

  @Test(.not(.asRoot, "root may read every file"))
  func saysThatAFileMayNotBeRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Data(contentsOf: URL(filePath: Corpus.path("im-rgb8.png"))), to: "private.png")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(try refusal(of: path) == .unreadable(file: path, reason: "Permission denied"))
  }

  @Test(
    arguments: [
      ([0xff, 0xd8, 0xff, 0xe0, 0, 16] + Array("JFIF".utf8), "a JPEG"),
      (Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0], "a GIF"),
      (Array("Not a picture.\n".utf8), "text"),
      (Array("%PDF-1.7\n".utf8), "a PDF"),
      (Array("RIFF".utf8) + [4, 0, 0, 0] + Array("WEBPVP8 ".utf8), "a WebP"),
      ([0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0], "a HEIC"),
      ([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0], "a TIFF"),
      ([UInt8](repeating: 0, count: 64), nil),
    ] as [([UInt8], String?)])
  func saysWhatAFileThatIsNoPNGLooksLike(bytes: [UInt8], kind: String?) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(bytes), to: "picture.png")
    let error = try refusal(of: path)
    #expect(error == .notPNG(file: path, kind: kind))
    #expect(error.description.contains("looks like \(kind ?? "")") == (kind != nil))
  }

  @Test func saysThatAPointerOfGitLFSHasToBeFetched() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Data("version https://git-lfs.github.com/spec/v1\n".utf8), to: "picture.png")
    let error = try refusal(of: path)
    #expect(error == .lfsPointer(file: path))
    #expect(error.description.contains("git lfs pull"))
  }

  /// A pipe that no one writes to: waiting for it would hang.
  @Test func doesNotWaitForAPipe() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("pipe.png").path
    #expect(mkfifo(path, 0o600) == 0)
    #expect(try refusal(of: path) == .unreadable(file: path, reason: "it is not a regular file"))
  }

  @Test func saysThatAnAppleCrushedFileHasToBeUndone() throws {
    let path = Corpus.path("bad/cgbi.png")
    let error = try refusal(of: path)
    #expect(error == .appleCrushedPNG(file: path))
    #expect(error.description.contains("CgBI"))
  }

  @Test(arguments: [
    ("size-100000.png", 100_000, 100_000), ("size-65535.png", 65_535, 65_535),
    ("size-max.png", 2_147_483_647, 2_147_483_647), ("size-overflow.png", 65_536, 65_536),
    ("width-max.png", 2_147_483_647, 1), ("height-max.png", 1, 2_147_483_647),
  ])
  func saysHowLargeATooLargePictureIs(file: String, width: Int, height: Int) throws {
    let path = Corpus.path("bad/\(file)")
    #expect(
      try refusal(of: path)
        == .tooLarge(file: path, width: width, height: height, limit: 64_000_000))
  }

  /// 63 megapixels are allowed, but 250 MB are not set aside for a file of some 70 bytes.
  @Test func refusesAHeaderThatPromisesMoreThanTheFileCanHold() throws {
    let file = PNGChunks.file([
      PNGChunks.header(width: 7_936, height: 7_936, depth: 8, colorType: 6),
      ("IDAT", StoredZlib.stream([0, 1, 2, 3, 4])), ("IEND", []),
    ])
    let folder = try TemporaryFolder()
    let path = try folder.write(file, to: "promise.png")
    #expect(
      try refusal(of: path)
        == .damagedPNG(
          file: path, reason: "\(file.count) bytes cannot hold 7936×7936 pixels"))
  }
}
