/// A value of a form that nests: JSON (RFC 8259), CBOR (RFC 8949).
indirect enum StructuredValue {
  case text([UInt8])
  case integer(Int)
  case number(Double)
  case bytes(ByteSlice)
  case list([StructuredValue])
  /// Keys and values in the order of the file.
  case map([(key: [UInt8], value: StructuredValue)])
  case null
}
