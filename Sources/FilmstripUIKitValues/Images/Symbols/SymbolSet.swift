// SPDX-License-Identifier: MIT
internal import CFilmstripEmbeddedFiles

/// Drawings of Google's Material Symbols by the names that Apple's symbols have.
///
/// Its bytes are part of the program and are read where a symbol is asked for: a name is found by
/// halves and its outline alone is decoded. `Scripts/make-symbols` writes them and describes them.
package struct SymbolSet {
  /// Which drawing stands in for a name, and how it is changed.
  package struct Entry: Equatable {
    package let drawing: Int
    package let isMirrored: Bool
    /// How far it is turned after that, in radians clockwise.
    package let angle: CGFloat
    /// Its size against that in the set.
    package let size: CGFloat
  }

  private let bytes: UnsafeRawBufferPointer

  package init() {
    let file = filmstrip_symbols()
    bytes = UnsafeRawBufferPointer(start: file.bytes, count: Int(file.count))
  }

  package var byteCount: Int { bytes.count }
  /// How many names the set has, variants apart.
  package var nameCount: Int { Int(number(at: 4, as: UInt16.self)) }
  private var drawingCount: Int { Int(number(at: 6, as: UInt16.self)) }

  private func number<T: FixedWidthInteger>(at offset: Int, as type: T.Type) -> T {
    T(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  package func name(at index: Int) -> String {
    String(decoding: nameBytes(at: index), as: UTF8.self)
  }

  private func nameBytes(at index: Int) -> Slice<UnsafeRawBufferPointer> {
    let start = entryOffset(at: index)
    return bytes[start + 1..<start + 1 + Int(bytes[start])]
  }

  private func entryOffset(at index: Int) -> Int {
    Int(number(at: 8 + 8 * drawingCount + 4 * index, as: UInt32.self))
  }

  package func entry(named name: String) -> Entry? {
    var comparisons = 0
    return entry(named: name, comparisons: &comparisons)
  }

  /// The entry of a name; counts with how many names of the set it was compared.
  package func entry(named name: String, comparisons: inout Int) -> Entry? {
    var (low, high) = (0, nameCount)
    while low < high {
      let middle = (low + high) / 2
      let found = nameBytes(at: middle)
      comparisons += 1
      if found.elementsEqual(name.utf8) {
        let change = number(at: found.endIndex + 2, as: UInt8.self)
        let quarters = CGFloat(change >> 1 & 3)
        return Entry(
          drawing: Int(number(at: found.endIndex, as: UInt16.self)), isMirrored: change & 1 != 0,
          angle: quarters * .pi / 2 + (change & 8 != 0 ? .pi / 4 : 0),
          size: CGFloat(number(at: found.endIndex + 3, as: UInt8.self)) / 100)
      }
      if found.lexicographicallyPrecedes(name.utf8) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  package func outline(of drawing: Int, isFilled: Bool) -> SymbolOutline {
    let empty = Int(number(at: 8 + 8 * drawing, as: UInt32.self))
    let filled = Int(number(at: 12 + 8 * drawing, as: UInt32.self))
    var reader = Reader(bytes: bytes, offset: isFilled ? filled : empty)
    let head = reader.byte()
    let contours = reader.contours(count: Int(head >> 1))
    return SymbolOutline(
      contours: contours, isSeveralSolids: head & 1 != 0,
      byteCount: reader.offset - (isFilled ? filled : empty))
  }

  private struct Reader {
    let bytes: UnsafeRawBufferPointer
    var offset: Int

    mutating func byte() -> UInt8 {
      defer { offset += 1 }
      return bytes[offset]
    }

    /// A number of seven bits in a byte.
    mutating func size() -> Int {
      var (value, shift) = (0, 0)
      while true {
        let byte = Int(byte())
        value |= (byte & 127) << shift
        guard byte & 128 != 0 else { return value }
        shift += 7
      }
    }

    /// A number whose lowest bit says that it is below 0.
    mutating func number() -> Int {
      let value = size()
      return value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
    }

    mutating func contours(count: Int) -> [SymbolOutline.Contour] {
      var (x, y, addedX, addedY) = (0, 0, 0, 0)
      return (0..<count).map { _ in
        let head = size()
        let count = head >> 1
        let curve = (0..<(count + 7) / 8).map { _ in byte() }
        let points = (0..<count).map { index in
          x += number()
          y += number()
          addedX += number()
          addedY += number()
          return SymbolOutline.Point(
            light: CGPoint(x: x, y: y), heavy: CGPoint(x: x + addedX, y: y + addedY),
            isOnCurve: curve[index / 8] >> UInt8(index % 8) & 1 != 0)
        }
        return SymbolOutline.Contour(points: points, isPlain: head & 1 != 0)
      }
    }
  }
}
