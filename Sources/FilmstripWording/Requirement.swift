// SPDX-License-Identifier: MIT

/// Ends the program with a message where a condition does not hold, in every build.
///
/// `precondition` says its message in debug builds alone: a release build stops without a word. The
/// message is made only where the condition fails; while it holds this costs what `precondition`
/// costs.
@inlinable @inline(__always)
package func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  if _fastPath(condition()) { return }
  refuse(message(), file: file, line: line)
}

/// Ends the program with a message, which a line feed in foreign text does not break in two.
@inline(never) @usableFromInline
package func refuse(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message.printable, file: file, line: line)
}
