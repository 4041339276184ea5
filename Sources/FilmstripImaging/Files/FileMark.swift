// SPDX-License-Identifier: MIT
package import Foundation

/// What says in files that Filmstrip made them, so that an output with them may be replaced by code that does not
/// write such files itself.
package enum FileMark {
  /// Who made the file: in a comment of GIF and MP4.
  package static let name = "Filmstrip"

  /// XMP, as image editors write it: in the last chunk of WebP.
  package static let xmp = """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
    <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Filmstrip"/>\
    </rdf:RDF></x:xmpmeta>
    """

  /// What stands within the first 256 bytes of a page of a recording.
  package static let page = "<meta name=\"generator\" content=\"filmstrip-preview\">"

  package static func isInGIF(_ file: FileHandle) -> Bool {
    // Header, palette and extensions come before.
    guard let start = try? file.read(upToCount: 1_024) else { return false }
    let comment = [0x21, 0xfe, UInt8(name.utf8.count)] + Array(name.utf8) + [0]
    return start.starts(with: Array("GIF89a".utf8)) && start.range(of: Data(comment)) != nil
  }

  package static func isInWebP(_ file: FileHandle) -> Bool {
    guard let length = try? file.seekToEnd() else { return false }
    try? file.seek(toOffset: length > 1_024 ? length - 1_024 : 0)
    return (try? file.readToEnd())?.range(of: Data(xmp.utf8)) != nil
  }

  /// Whether a file is an MP4 with our name in its comment.
  package static func isInMP4(_ file: FileHandle) -> Bool {
    // The description of the movie comes first, at the end of which comments are; of ten thousand frames it has
    // 200 kB.
    guard let start = try? file.read(upToCount: 1 << 20),
      start.dropFirst(4).starts(with: Data("ftyp".utf8))
    else { return false }
    return start.range(of: Data(name.utf8)) != nil
  }
}
