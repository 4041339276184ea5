// SPDX-License-Identifier: MIT

/// Names that the compiler's own modules have on Linux: Swift, Foundation, Dispatch and their kin.
///
/// Read from the symbol graphs of Swift 6.3's modules: what begins with a capital at the top level. A test
/// compares the types with the compiler's at hand.
enum ToolchainNames {
  /// All of them.
  static let all = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Generic parameters and associated types of the standard library's types, which extensions of them name.
  static let parameters: Set<String> = [
    "ArrayLiteralElement", "Base", "Body", "Bound", "Element", "Failure", "ID", "Index", "Indices",
    "Input", "Iterator", "Key", "Magnitude", "Output", "RawValue", "Root", "Scalar", "Stride",
    "StringLiteralType", "SubSequence", "Success", "Value", "Wrapped",
  ]

  private static let text = """
    Actor AdditiveArithmetic AffineTransform AlignmentOptions AlternationBuilder Anchor Any
    AnyActor AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex AnyIterator
    AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence Array
    ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence
    AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol
    AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
    AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
    AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence
    AsyncThrowingStream Atomic AtomicLazyReference AtomicLoadOrdering AtomicOptionalRepresentable
    AtomicRepresentable AtomicStoreOrdering AtomicUpdateOrdering AttributeContainer
    AttributeDynamicLookup AttributeScope AttributeScopeCodableConfiguration AttributeScopes
    AttributedString AttributedStringAttributeMutation AttributedStringKey
    AttributedStringProtocol AttributedSubstring BidirectionalCollection BidirectionalIndexable
    BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable BlockOperation Bool
    BooleanLiteralConvertible BooleanLiteralType Bundle ByteCountFormatStyle ByteCountFormatter
    CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CGFloat CGPoint CGRect CGRectEdge
    CGSize CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt
    CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar Calendar
    CancellationError Capture CaseIterable Character CharacterClass CharacterSet
    CheckedContinuation ChoiceOf Clock ClosedRange ClosedRangeIndex CocoaError Codable
    CodableAttributedStringKey CodableConfiguration CodableWithConfiguration CodingKey
    CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne
    CommandLine Comparable ComparableComparator Comparator ComparisonResult ConcurrentValue
    ContiguousArray ContiguousBytes ContinuousClock Copyable CountableClosedRange
    CountablePartialRangeFrom CountableRange CurrencyFormatStyleConfiguration
    CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable CustomNSError
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
    CustomStringConvertible Data DataProtocol Date DateComponents DateFormatter DateInterval
    DateIntervalFormatter Decimal Decodable DecodableAttributedStringKey
    DecodableWithConfiguration Decoder DecodingConfigurationProviding DecodingError
    DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices
    DefaultStringInterpolation DescriptiveNumberFormatConfiguration Dictionary DictionaryIndex
    DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible Dimension
    DiscardingTaskGroup DiscontiguousAttributedSubstring DiscontiguousSlice DiscreteFormatStyle
    DispatchData DispatchDataIterator DispatchGroup DispatchIO DispatchObject DispatchPredicate
    DispatchQoS DispatchQueue DispatchSemaphore DispatchSource DispatchSourceHandler
    DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal DispatchSourceTimer
    DispatchSourceUserDataAdd DispatchSourceUserDataOr DispatchSourceUserDataReplace
    DispatchSourceWrite DispatchSpecificKey DispatchTime DispatchTimeInterval
    DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags Double
    DropFirstSequence DropWhileSequence Duration DurationProtocol EmptyCollection EmptyIterator
    Encodable EncodableAttributedStringKey EncodableWithConfiguration Encoder
    EncodingConfigurationProviding EncodingError EnergyFormatter EnumeratedIterator
    EnumeratedSequence Equatable Error Escapable Executor ExecutorJob ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Expression
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FileAttributeKey
    FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType
    FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex
    FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
    FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
    FloatingPointFormatStyle FloatingPointParseStrategy FloatingPointRoundingRule
    FloatingPointSign FormatStyle FormatStyleCapitalizationContext Formatter GlobalActor Hashable
    Hasher Host ISO8601DateFormatter Identifiable IndexPath IndexSet Indexable IndexableBase
    IndexingIterator InflectionRule InlineArray InputStream InstantProtocol Int Int128 Int16 Int32
    Int64 Int8 IntegerFormatStyle IntegerLiteralConvertible IntegerLiteralType
    IntegerParseStrategy IteratorOverOne IteratorProtocol IteratorSequence JSONDecoder JSONEncoder
    JSONSerialization Job JobPriority JoinedIterator JoinedSequence KeyPath KeyPathComparator
    KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer
    KeyedEncodingContainerProtocol LazyBidirectionalCollection LazyCollection
    LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection
    LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
    LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator
    LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
    LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
    LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence
    LazyRandomAccessCollection LazySequence LazySequenceProtocol LengthFormatter ListFormatStyle
    Local Locale LocalizedError Lookahead LosslessStringConvertible MainActor ManagedBuffer
    ManagedBufferPointer MarkdownDecodableAttributedStringKey MassFormatter Measurement
    MemoryLayout Mirror MirrorPath Morphology MutableBidirectionalSlice MutableCollection
    MutableDataProtocol MutableIndexable MutableRandomAccessSlice
    MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
    MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Mutex NSAffineTransform
    NSAffineTransformStruct NSArray NSAttributedString NSBinarySearchingOptions NSCache
    NSCacheDelegate NSCalendar NSCharacterSet NSClassFromString NSCocoaErrorDomain NSCoder
    NSCoderReadCorruptError NSCoderValueNotFoundError NSCoding NSComparisonPredicate
    NSCompoundPredicate NSCondition NSConditionLock NSContainsRect NSCopying NSCountedSet NSData
    NSDate NSDateComponentUndefined NSDateComponents NSDateInterval NSDebugDescriptionErrorKey
    NSDecimalAdd NSDecimalCompact NSDecimalCompare NSDecimalCopy NSDecimalDivide
    NSDecimalIsNotANumber NSDecimalMaxSize NSDecimalMultiply NSDecimalMultiplyByPowerOf10
    NSDecimalNoScale NSDecimalNormalize NSDecimalNumber NSDecimalNumberBehaviors
    NSDecimalNumberHandler NSDecimalPower NSDecimalRound NSDecimalString NSDecimalSubtract
    NSDictionary NSDivideRect NSEdgeInsets NSEdgeInsetsEqual NSEdgeInsetsMake NSEdgeInsetsZero
    NSEnumerationOptions NSEnumerator NSEqualPoints NSEqualRanges NSEqualRects NSEqualSizes
    NSError NSErrorDomain NSExceptionName NSExecutableArchitectureMismatchError
    NSExecutableLinkError NSExecutableLoadError NSExecutableNotLoadableError
    NSExecutableRuntimeMismatchError NSExpression NSFeatureUnsupportedError
    NSFileHandleNotificationDataItem NSFileHandleNotificationFileHandleItem NSFileLockingError
    NSFileManagerUnmountBusyError NSFileManagerUnmountUnknownError NSFileNoSuchFileError
    NSFilePathErrorKey NSFileReadCorruptFileError NSFileReadInapplicableStringEncodingError
    NSFileReadInvalidFileNameError NSFileReadNoPermissionError NSFileReadNoSuchFileError
    NSFileReadTooLargeError NSFileReadUnknownError NSFileReadUnknownStringEncodingError
    NSFileReadUnsupportedSchemeError NSFileWriteFileExistsError
    NSFileWriteInapplicableStringEncodingError NSFileWriteInvalidFileNameError
    NSFileWriteNoPermissionError NSFileWriteOutOfSpaceError NSFileWriteUnknownError
    NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError NSFormattingError
    NSFullUserName NSGetSizeAndAlignment NSHeight NSHelpAnchorErrorKey NSHomeDirectory
    NSHomeDirectoryForUser NSIndexPath NSIndexSet NSIndexSetIterator NSInsetRect NSIntegralRect
    NSIntegralRectWithOptions NSIntersectionRange NSIntersectionRect NSIntersectsRect
    NSIsEmptyRect NSKeyValueValidationError NSKeyedArchiveRootObjectKey NSKeyedArchiver
    NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale
    NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey NSLocalizedRecoveryOptionsErrorKey
    NSLocalizedRecoverySuggestionErrorKey NSLocalizedString NSLocationInRange NSLock NSLocking
    NSLog NSLogv NSMachErrorDomain NSMakePoint NSMakeRange NSMakeRect NSMakeSize NSMaxRange NSMaxX
    NSMaxY NSMeasurement NSMidX NSMidY NSMinX NSMinY NSMouseInRect NSMutableArray
    NSMutableAttributedString NSMutableCharacterSet NSMutableCopying NSMutableData
    NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString
    NSNotFound NSNotification NSNull NSNumber NSOSStatusErrorDomain NSObject NSObjectProtocol
    NSOffsetRect NSOrderedSet NSOrthography NSPOSIXErrorDomain NSPageSize
    NSPersonNameComponentDelimiter NSPersonNameComponentFamilyName NSPersonNameComponentGivenName
    NSPersonNameComponentKey NSPersonNameComponentMiddleName NSPersonNameComponentNickname
    NSPersonNameComponentPrefix NSPersonNameComponentSuffix NSPersonNameComponents NSPoint
    NSPointArray NSPointFromCGPoint NSPointFromString NSPointInRect NSPointPointer
    NSPointToCGPoint NSPredicate NSPropertyListReadCorruptError NSPropertyListReadStreamError
    NSPropertyListReadUnknownVersionError NSPropertyListWriteInvalidError
    NSPropertyListWriteStreamError NSRange NSRangeFromString NSRangePointer
    NSRecoveryAttempterErrorKey NSRect NSRectArray NSRectEdge NSRectFromCGRect NSRectFromString
    NSRectPointer NSRectToCGRect NSRecursiveLock NSRegularExpression
    NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize
    NSSearchPathForDirectoriesInDomains NSSecureCoding NSSet NSSize NSSizeArray NSSizeFromCGSize
    NSSizeFromString NSSizePointer NSSizeToCGSize NSSortDescriptor NSSortOptions
    NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain NSString NSStringEncodingErrorKey
    NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect NSStringFromSize
    NSStringToDecimal NSTemporaryDirectory NSTextCheckingKey NSTextCheckingResult
    NSTimeIntervalSince1970 NSTimeZone NSURL NSURLComponents
    NSURLErrorAppTransportSecurityRequiresSecureConnection
    NSURLErrorBackgroundSessionInUseByAnotherProcess
    NSURLErrorBackgroundSessionRequiresSharedContainer NSURLErrorBackgroundSessionWasDisconnected
    NSURLErrorBackgroundTaskCancelledReasonKey NSURLErrorBadServerResponse NSURLErrorBadURL
    NSURLErrorCallIsActive NSURLErrorCancelled NSURLErrorCancelledReasonBackgroundUpdatesDisabled
    NSURLErrorCancelledReasonInsufficientSystemResources
    NSURLErrorCancelledReasonUserForceQuitApplication NSURLErrorCannotCloseFile
    NSURLErrorCannotConnectToHost NSURLErrorCannotCreateFile NSURLErrorCannotDecodeContentData
    NSURLErrorCannotDecodeRawData NSURLErrorCannotFindHost NSURLErrorCannotLoadFromNetwork
    NSURLErrorCannotMoveFile NSURLErrorCannotOpenFile NSURLErrorCannotParseResponse
    NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile NSURLErrorClientCertificateRejected
    NSURLErrorClientCertificateRequired NSURLErrorDNSLookupFailed
    NSURLErrorDataLengthExceedsMaximum NSURLErrorDataNotAllowed NSURLErrorDomain
    NSURLErrorDownloadDecodingFailedMidStream NSURLErrorDownloadDecodingFailedToComplete
    NSURLErrorFailingURLErrorKey NSURLErrorFailingURLPeerTrustErrorKey
    NSURLErrorFailingURLStringErrorKey NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory
    NSURLErrorHTTPTooManyRedirects NSURLErrorInternationalRoamingOff NSURLErrorKey
    NSURLErrorNetworkConnectionLost NSURLErrorNoPermissionsToReadFile
    NSURLErrorNotConnectedToInternet NSURLErrorRedirectToNonExistentLocation
    NSURLErrorRequestBodyStreamExhausted NSURLErrorResourceUnavailable
    NSURLErrorSecureConnectionFailed NSURLErrorServerCertificateHasBadDate
    NSURLErrorServerCertificateHasUnknownRoot NSURLErrorServerCertificateNotYetValid
    NSURLErrorServerCertificateUntrusted NSURLErrorTimedOut NSURLErrorUnknown
    NSURLErrorUnsupportedURL NSURLErrorUserAuthenticationRequired
    NSURLErrorUserCancelledAuthentication NSURLErrorZeroByteResource NSURLQueryItem NSUUID
    NSUbiquitousFileNotUploadedDueToQuotaError NSUbiquitousFileUbiquityServerNotAvailable
    NSUbiquitousFileUnavailableError NSUnderlyingErrorKey NSUnionRange NSUnionRect
    NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError
    NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError
    NSUserCancelledError NSUserName NSValue NSWidth NSXPCConnectionInterrupted
    NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint NSZeroRect NSZeroSize NSZone
    NegativeLookahead Never NilLiteralConvertible Notification NotificationCenter
    NotificationQueue NumberFormatStyleConfiguration NumberFormatter Numeric ObjCBool
    ObjectIdentifier Observable ObservationRegistrar Observations One OneOrMore OpaquePointer
    OperatingSystemVersion Operation OperationQueue OptionSet Optional Optionally OutputRawSpan
    OutputSpan OutputStream POSIXError ParseStrategy ParseableFormatStyle PartialAsyncTask
    PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo PersonNameComponents
    PersonNameComponentsFormatter Pipe PlaygroundQuickLook Port PortDelegate PortMessage Predicate
    PredicateBindings PredicateError PredicateExpression PredicateExpressions PrefixSequence
    Process ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey
    PropertyListDecoder PropertyListEncoder PropertyListSerialization QualityOfService
    RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range
    RangeExpression RangeReplaceableBidirectionalSlice RangeReplaceableCollection
    RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet
    RawRepresentable RawSpan RecoverableError Reference ReferenceConvertible
    ReferenceWritableKeyPath Regex RegexComponent RegexComponentBuilder RegexRepetitionBehavior
    RegexSemanticLevel RegexWordBoundaryKind Repeat Repeated Result ReversedCollection
    ReversedIndex ReversedRandomAccessCollection RunLoop SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4
    SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Scanner ScopedAttributeContainer Self Sendable
    SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator SignedInteger
    SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice
    SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder Span
    StandardPredicateExpression StaticBigInt StaticString Stream StreamDelegate
    StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
    StreamSocketSecurityLevel StrideThrough StrideThroughIterator StrideTo StrideToIterator
    Strideable String StringInterpolationConvertible StringInterpolationProtocol
    StringLiteralConvertible StringLiteralType StringProtocol StringStyle StringTransform
    Substring SuspendingClock SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal
    TaskPriority TextOutputStream TextOutputStreamable Thread ThrowingDiscardingTaskGroup
    ThrowingTaskGroup TimeInterval TimeZone Timer TryCapture UInt UInt128 UInt16 UInt32 UInt64
    UInt8 URL URLComponents URLError URLFileResourceType URLQueryItem URLResourceKey
    URLResourceValues UTF16 UTF32 UTF8 UTF8Span UUID UnboundedRange UnboundedRange_
    UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar
    UnicodeScalarLiteralConvertible UnicodeScalarType Unit UnitAcceleration UnitAngle UnitArea
    UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration
    UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance
    UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength
    UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UnkeyedDecodingContainer
    UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor
    UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation
    UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer
    UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer
    UnsafeSendable UnsafeThrowingContinuation UnsignedInteger UserDefaults Void WordPair
    WritableKeyPath ZeroOrMore Zip2Iterator Zip2Sequence
    """
}
