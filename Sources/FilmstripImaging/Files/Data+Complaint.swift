// SPDX-License-Identifier: MIT
internal import Foundation

extension Data {
  /// Lends the bytes to a C library for one pass over them: what it complains of, in at most `capacity` bytes
  /// with the zero at their end; nil where it returns 0, for all well.
  func complaint(
    ofUpTo capacity: Int32,
    _ pass: (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<CChar>) -> Int32
  ) -> String? {
    var message = [CChar](repeating: 0, count: Int(capacity))
    let failed = withUnsafeBytes { source in
      message.withUnsafeMutableBufferPointer { message in
        pass(source.bindMemory(to: UInt8.self).baseAddress, source.count, message.baseAddress!)
      }
    }
    return failed == 0 ? nil : String(message: message)
  }
}

extension String {
  init(message: [CChar]) {
    self.init(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
