// SPDX-License-Identifier: MIT

#if !CommandLine
  #error(
    "FilmstripCLI needs Filmstrip's trait CommandLine: name it in the dependency, or leave out traits there"
  )
#endif
