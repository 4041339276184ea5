// SPDX-License-Identifier: MIT
// What programs with scenes of their own use of the gallery's module; not its transitions, whose names an app may have.
@_exported public import struct FilmstripTransitions.GalleryDrag
@_exported public import struct FilmstripTransitions.PreparedScene
@_exported public import struct FilmstripTransitions.SceneParameter
@_exported public import struct FilmstripTransitions.SceneSetup
@_exported public import struct FilmstripTransitions.SceneTransition
@_exported public import enum FilmstripTransitions.SceneContainer
