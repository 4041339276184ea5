// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip

struct ImageLimitOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Millions of pixels that an image may have, up to 269; larger ones need more memory.",
      valueName: "n"))
  var maxMegapixels = 64.0

  func validate() throws {
    // No bitmap has more.
    guard maxMegapixels > 0, maxMegapixels <= 269 else {
      throw ValidationError("--max-megapixels \(maxMegapixels): must be more than 0, up to 269")
    }
  }

  var limits: ImageLimits { ImageLimits(megapixels: maxMegapixels) }
}
