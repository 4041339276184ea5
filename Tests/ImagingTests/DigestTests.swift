// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

/// Digests are those of other programs, and are written and read as digits.
@Suite struct DigestTests {
  /// As `xxh128sum` of xxHash 0.8.1 prints them.
  @Test(arguments: [
    ("", "99aa06d3014798d86001c324468d497f"),
    ("a", "a96faf705af16834e6c632b61e964e1f"),
    ("filmstrip", "2d6a0720dcd1e6e6986a8bc7cb8e0cc3"),
    (String(repeating: "0123456789", count: 100), "c9df19c4eccbf540dbdf770360da5ac5"),
  ])
  func isThatOfXXHash(text: String, digits: String) {
    #expect(Digest(of: text.utf8).description == digits)
    #expect(Digest(digits) == Digest(of: text.utf8))
  }

  @Test func whatIsNoDigestIsRefused() throws {
    for text in ["", "12", String(repeating: "g", count: 32), String(repeating: "0", count: 33)] {
      #expect(Digest(text) == nil)
    }
    #expect(Digest("+" + String(repeating: "0", count: 31)) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Digest].self, from: Data(#"["12"]"#.utf8))
    }
  }

  @Test func partsOfVariableLengthDoNotRunTogether() {
    func digest(_ body: (inout DigestBuilder) -> Void) -> Digest {
      var builder = DigestBuilder()
      body(&builder)
      return builder.digest
    }
    let digests = [
      digest {
        $0.add("ab"); $0.add("c")
      },
      digest {
        $0.add("a"); $0.add("bc")
      },
      digest {
        $0.add("abc"); $0.add("")
      },
      digest {
        $0.add([1, 2]) { $0.add($1) }; $0.add(3)
      },
      digest {
        $0.add([1]) { $0.add($1) }; $0.add(2); $0.add(3)
      },
      digest { $0.add(Int?.none) { $0.add($1) } }, digest { $0.add(Int?.some(0)) { $0.add($1) } },
    ]
    #expect(Set(digests).count == digests.count)
  }

  @Test func theLastBitsOfNumbersDoNotCountInNames() {
    func digest(_ value: Double, _ precision: DigestBuilder.Precision) -> Digest {
      var builder = DigestBuilder(precision)
      builder.add(value)
      return builder.digest
    }
    #expect(digest(0.1 + 0.2, .rounded) == digest(0.3, .rounded))
    #expect(digest(0.1 + 0.2, .exact) != digest(0.3, .exact))
    #expect(digest(0.002, .rounded) != digest(0.002_004, .rounded))
    #expect(digest(.infinity, .rounded) != digest(.nan, .rounded))
    #expect(digest(1e300, .rounded) != digest(2e300, .rounded))
  }
}
