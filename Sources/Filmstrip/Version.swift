// SPDX-License-Identifier: MIT

/// The version of Filmstrip, as `filmstrip --version` prints it and files carry it.
public let filmstripVersion = "0.1.0"
