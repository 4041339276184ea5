// SPDX-License-Identifier: MIT

/// The required first stored property of classes of attribute values.
///
/// Foundation on Linux compares attributes by code that reads, of any object, the word behind its
/// class as the header of its own types, and stops the process where that says "no type". Our
/// objects have this there, the header of an object that is unknown to Foundation, and are then
/// compared by `isEqual`.
struct FoundationHeader: Sendable {
  // Bits 8 and up are the number of a type; 0 is none, 1 the root of all.
  private let bits: UInt64 = 1 << 8
}
