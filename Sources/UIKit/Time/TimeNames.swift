// SPDX-License-Identifier: MIT

// Foundation and Dispatch have these names, too: what UIKit itself declares stands before what it re-exports.

public typealias BlockOperation = FilmstripUIKitValues.BlockOperation
public typealias DispatchGroup = FilmstripUIKitValues.DispatchGroup
public typealias DispatchQueue = FilmstripUIKitValues.DispatchQueue
public typealias DispatchSource = FilmstripUIKitValues.DispatchSource
public typealias DispatchTime = FilmstripUIKitValues.DispatchTime
public typealias DispatchWorkItem = FilmstripUIKitValues.DispatchWorkItem
public typealias Operation = FilmstripUIKitValues.Operation
public typealias OperationQueue = FilmstripUIKitValues.OperationQueue
public typealias RunLoop = FilmstripUIKitValues.RunLoop
public typealias Timer = FilmstripUIKitValues.Timer
