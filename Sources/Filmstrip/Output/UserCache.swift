// SPDX-License-Identifier: MIT
package import Foundation

/// Where programs keep what can be made again: `filmstrip` in the user's folder for caches.
package enum UserCache {
  package static var folder: URL {
    let variables = ProcessInfo.processInfo.environment
    if let cache = variables["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return URL(fileURLWithPath: cache).appending(path: "filmstrip")
    }
    let home =
      variables["HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser
    return home.appending(path: ".cache/filmstrip")
  }
}
