extension ByteSlice {
  /// The bytes as UTF-16 text up to its first NUL; what is no UTF-16 becomes U+FFFD.
  package func utf16(_ order: ByteOrder) -> String {
    String(decoding: UTF16Text(elements, order, isGuess: false).utf8, as: UTF8.self)
  }
}
