// SPDX-License-Identifier: MIT

/// Names that Foundation has on Apple's platforms, and a module of its own has on Linux: FoundationNetworking.
///
/// Read from the symbol graph of Swift 6.3's module. Foundation has some of them there too, as `AnyObject`, so that
/// a file which uses them needs the import. A test compares the types with the compiler's at hand.
enum NetworkingNames {
  /// The module.
  static let module = "FoundationNetworking"

  /// All of them.
  static let all = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let text = """
    CachedURLResponse HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse
    NSMutableURLRequest NSURLAuthenticationMethodDefault NSURLAuthenticationMethodHTMLForm
    NSURLAuthenticationMethodHTTPBasic NSURLAuthenticationMethodHTTPDigest
    NSURLAuthenticationMethodNTLM NSURLAuthenticationMethodNegotiate
    NSURLCredentialStorageRemoveSynchronizableCredentials NSURLProtectionSpaceFTP
    NSURLProtectionSpaceFTPProxy NSURLProtectionSpaceHTTP NSURLProtectionSpaceHTTPProxy
    NSURLProtectionSpaceHTTPS NSURLProtectionSpaceHTTPSProxy NSURLProtectionSpaceSOCKSProxy
    NSURLRequest NSURLSessionTransferSizeUnknown URLAuthenticationChallenge
    URLAuthenticationChallengeSender URLCache URLCredential URLCredentialStorage
    URLProtectionSpace URLProtocol URLProtocolClient URLRequest URLResponse URLSession
    URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate
    URLSessionDownloadDelegate URLSessionDownloadTask URLSessionDownloadTaskResumeData
    URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
    URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
    URLSessionWebSocketDelegate URLSessionWebSocketTask
    """
}
