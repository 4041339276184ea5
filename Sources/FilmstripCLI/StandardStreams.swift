// SPDX-License-Identifier: MIT
import Foundation

enum StandardStreams {
  /// Takes the numbers of those that were closed, or else files of ours get them, and messages would
  /// end up in pictures.
  ///
  /// Opened for the opposite direction, so that what is written there fails as it would have.
  static func reserveClosed() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
