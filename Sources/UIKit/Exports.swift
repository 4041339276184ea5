// SPDX-License-Identifier: MIT
@_exported public import FilmstripUIKitDynamics
@_exported public import FilmstripUIKitControllers
