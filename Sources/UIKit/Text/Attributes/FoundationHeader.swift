// SPDX-License-Identifier: MIT

/// What classes of attribute values have to hold in their first stored property.
///
/// Foundation on Linux compares attributes by code that reads, of any object, the word behind its
/// class as the header of its own types, and stops the process where that says "no type". Our
/// objects have this there, the header of an object that Foundation knows nothing of, and are then
/// compared by `isEqual`.
struct FoundationHeader: Sendable {
  // Bits 8 and up are the number of a type; 0 is none, 1 the root of all.
  private let bits: UInt64 = 1 << 8
}
